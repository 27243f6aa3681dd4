//! A legal move needs no explanation, and every other move has one.

use std::collections::BTreeSet;

use komadai::{Kind, Move, Position, Square};

use super::Verdict;
use crate::{Random, Subject};

/// No legal move is explained away.
pub(super) fn legal_moves_have_none(_: &Subject, position: &Position) -> Verdict {
    for chosen in position.legal_moves() {
        if let Err(error) = position.explain(chosen) {
            return Err(format!("{} is legal, but: {error}", position.text(chosen)));
        }
    }
    Ok(())
}

/// Of some dozens of well-formed moves, those that are not legal have a reason that is a sentence.
pub(super) fn other_moves_have_one(_: &Subject, position: &Position) -> Verdict {
    let legal: BTreeSet<Move> = position.legal_moves().into_iter().collect();
    let mut random = Random::new(position.hash());
    let squares: Vec<Square> = position.rules().shape().squares().iter().collect();
    let kinds: Vec<Kind> = position.rules().kinds().collect();
    let own: Vec<Square> = position.board().side(position.side()).iter().collect();
    for _ in 0..32 {
        let any = |random: &mut Random| random.choose(&squares);
        let from = if random.below(4) > 0 { random.choose(&own) } else { any(&mut random) };
        let (Some(from), Some(to), Some(at)) = (from, any(&mut random), any(&mut random)) else { continue };
        let Some(kind) = random.choose(&kinds) else { continue };
        let promote = random.below(2) == 0;
        let second = random.choose(&squares).filter(|_| promote);
        let chosen = match random.below(10) {
            0 | 1 => Move::Step { from, to },
            2 => Move::Promote { from, to },
            3 | 4 => Move::Drop { kind, to },
            5 => Move::Path { from, first: at, second, to },
            6 => Move::Igui { from, at, promote },
            7 => Move::Morph { from, to, into: kind },
            8 => Move::Fuse { from, to },
            _ if promote => Move::Split { from, to, part: kind },
            _ => Move::Castle { king: from, king_to: to, rook: at, rook_to: second.unwrap_or(at) },
        };
        has_reason(position, &legal, chosen)?;
    }
    Ok(())
}

/// The same of every pair of squares, promoting or not, and of every drop: thousands of moves.
///
/// # Errors
/// A move without a reason.
pub fn explained_everywhere(_: &Subject, position: &Position) -> Verdict {
    let legal: BTreeSet<Move> = position.legal_moves().into_iter().collect();
    for to in position.rules().shape().squares() {
        for from in position.rules().shape().squares() {
            has_reason(position, &legal, Move::Step { from, to })?;
            has_reason(position, &legal, Move::Promote { from, to })?;
        }
        for kind in position.rules().kinds() {
            has_reason(position, &legal, Move::Drop { kind, to })?;
        }
    }
    Ok(())
}

fn has_reason(position: &Position, legal: &BTreeSet<Move>, chosen: Move) -> Verdict {
    let text = || format!("{} ({chosen:?})", position.text(chosen));
    match (position.explain(chosen), legal.contains(&chosen)) {
        (Ok(()), true) => Ok(()),
        (Ok(()), false) => Err(format!("{} is not listed, but has no reason", text())),
        (Err(error), true) => Err(format!("{} is legal, but: {error}", text())),
        (Err(error), false) if error.to_string().trim().is_empty() => Err(format!("{} has an empty reason", text())),
        (Err(error), false) if error.to_string().ends_with('.') => {
            Err(format!("{} has a reason with a full stop: {error}", text()))
        }
        (Err(_), false) => Ok(()),
    }
}
