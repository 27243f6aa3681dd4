//! All ways of asking for the legal moves agree.

use std::ops::ControlFlow::Continue;

use komadai::{Board, Change, Move, Place, Position, SquareSet};

use super::{Verdict, royals, same};
use crate::Subject;

fn sorted(mut moves: Vec<Move>) -> Vec<Move> {
    moves.sort_unstable();
    moves
}

fn same_moves(position: &Position, what: &str, ours: Vec<Move>, expected: Vec<Move>) -> Verdict {
    let texts =
        |moves: Vec<Move>| -> Vec<String> { sorted(moves).into_iter().map(|chosen| position.text(chosen)).collect() };
    super::same_list(what, &texts(ours), &texts(expected))
}

/// Legality by checkers, pins and danger is legality by playing every move.
pub(super) fn skipping_is_replaying(_: &Subject, position: &Position) -> Verdict {
    same_moves(position, "legal moves", position.legal_moves(), position.legal_moves_replayed())
}

/// No list holds a move twice.
pub(super) fn no_move_twice(_: &Subject, position: &Position) -> Verdict {
    for (what, moves) in [("legal", position.legal_moves()), ("pseudo-legal", position.pseudo_legal_moves())] {
        let moves = sorted(moves);
        if let Some(twice) = moves.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(format!("{what} move {} is listed twice", position.text(twice[0])));
        }
    }
    Ok(())
}

/// Counting is listing, and the sets hold exactly the listed moves.
pub(super) fn sets_are_moves(_: &Subject, position: &Position) -> Verdict {
    let moves = position.legal_moves();
    let (mut count, mut listed) = (0, Vec::new());
    let _ = position.for_each_set(|set| {
        count += u64::from(set.len());
        set.for_each(|chosen| listed.push(chosen));
        Continue(())
    });
    same("sum of the sets", &count, &(moves.len() as u64))?;
    same("count of moves", &position.count_moves(), &count)?;
    same("whether there is a legal move", &position.has_legal_move(), &(count > 0))?;
    same_moves(position, "moves of the sets", listed, moves)
}

/// The moves of all squares and the drops of all kinds are all moves.
pub(super) fn parts_are_the_whole(_: &Subject, position: &Position) -> Verdict {
    let mut parts = Vec::new();
    for square in position.rules().shape().squares() {
        if position.piece_at(square).is_some() {
            parts.extend(position.moves_from(square));
        }
    }
    for &kind in position.rules().hand() {
        parts.extend(position.drops(kind));
    }
    same_moves(position, "moves by square and kind", parts, position.legal_moves())
}

/// What a move captures and whether it gives check is what playing it shows.
pub(super) fn captures_and_checks_are_what_play_shows(_: &Subject, position: &Position) -> Verdict {
    let (mut captures, enemy) = (Vec::new(), !position.side());
    for chosen in position.legal_moves() {
        let mut after = position.clone();
        let changes = after.play_with_changes(chosen).map_err(|error| error.to_string())?;
        let lost = |change: &Change| match (change.place, change.was, change.now) {
            (Place::Board(square), Some(was), None) if was.side == enemy => Some(square),
            _ => None,
        };
        let lost: SquareSet = changes.iter().filter_map(lost).collect();
        let text = position.text(chosen);
        same(&format!("captured by {text}"), &position.captured(chosen), &lost)?;
        same(&format!("check by {text}"), &position.gives_check(chosen), &after.is_check())?;
        if lost.any() {
            captures.push(chosen);
        }
    }
    same_moves(position, "captures", position.capture_moves(), captures)
}

/// A legal move is a pseudo-legal one after which the opponent could not take the mover's royal piece.
pub(super) fn legal_is_pseudo_legal_and_safe(_: &Subject, position: &Position) -> Verdict {
    let side = position.side();
    let royals = |board: &Board| royals(position.rules(), board, side).len();
    let safe = |chosen: &Move| {
        let mut after = position.clone();
        after.play_unchecked(*chosen);
        let mut setup = *after.setup();
        setup.side = side;
        // A side that has no royal piece, as only a setup can tell, loses none.
        let alive = royals(&setup.board) == royals(position.board());
        // Seen with the mover to move again, an attacked royal piece is in check.
        let turned = Position::new_waiving(position.tables(), setup, |_| true);
        alive && turned.is_ok_and(|turned| !turned.is_check())
    };
    let expected = position.pseudo_legal_moves().into_iter().filter(safe).collect();
    same_moves(position, "legal moves", position.legal_moves(), expected)
}
