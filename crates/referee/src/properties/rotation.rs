//! A game looks the same to both sides.

use komadai::{Move, Outcome, Position, Shape, Square};

use super::{Verdict, same};
use crate::Subject;

/// Turning the board and swapping the sides, then moving, is moving, then turning: the legal moves, check, the outcome
/// and the positions after each move.
///
/// It holds on boards that are the same from both sides.
pub(super) fn commutes_with_moves(_: &Subject, position: &Position) -> Verdict {
    let shape = position.rules().shape();
    if !is_even(shape) {
        return Ok(());
    }
    let rotated = position.rotated();
    let mut moves = position.legal_moves();
    let mut expected: Vec<Move> = moves.iter().map(|&chosen| turned(shape, chosen)).collect();
    let mut ours = rotated.legal_moves();
    expected.sort_unstable();
    ours.sort_unstable();
    let texts = |moves: &[Move]| moves.iter().map(|&m| rotated.text(m)).collect::<Vec<_>>();
    super::same_list("legal moves of the turned board", &texts(&ours), &texts(&expected))?;
    same("check", &rotated.is_check(), &position.is_check())?;
    let outcome =
        position.outcome().map(|Outcome { winner, reason }| Outcome { winner: winner.map(|side| !side), reason });
    same("outcome", &rotated.outcome(), &outcome)?;
    moves.truncate(64);
    for chosen in moves {
        let (mut after, mut other) = (position.clone(), rotated.clone());
        after.play_unchecked(chosen);
        other.play_unchecked(turned(shape, chosen));
        same(&format!("after {}, turned", position.text(chosen)), &other, &after.rotated())?;
    }
    Ok(())
}

/// Turning the board twice gives the position back.
pub(super) fn twice_is_nothing(_: &Subject, position: &Position) -> Verdict {
    if !is_even(position.rules().shape()) {
        return Ok(());
    }
    same("turned twice", &position.rotated().rotated(), position)
}

/// Whether the plan is the same from both sides.
fn is_even(shape: &Shape) -> bool {
    [shape.squares(), shape.vanishing()].into_iter().all(|set| shape.rotate_set(set) == set)
}

/// The same move on the turned board.
fn turned(shape: &Shape, chosen: Move) -> Move {
    let turn = |square: Square| shape.rotate(square);
    match chosen {
        Move::Step { from, to } => Move::Step { from: turn(from), to: turn(to) },
        Move::Promote { from, to } => Move::Promote { from: turn(from), to: turn(to) },
        Move::Drop { kind, to } => Move::Drop { kind, to: turn(to) },
        Move::Path { from, first, second, to } => {
            Move::Path { from: turn(from), first: turn(first), second: second.map(turn), to: turn(to) }
        }
        Move::Igui { from, at, promote } => Move::Igui { from: turn(from), at: turn(at), promote },
        Move::Morph { from, to, into } => Move::Morph { from: turn(from), to: turn(to), into },
        Move::Fuse { from, to } => Move::Fuse { from: turn(from), to: turn(to) },
        Move::Split { from, to, part } => Move::Split { from: turn(from), to: turn(to), part },
        Move::Castle { king, king_to, rook, rook_to } => {
            Move::Castle { king: turn(king), king_to: turn(king_to), rook: turn(rook), rook_to: turn(rook_to) }
        }
    }
}
