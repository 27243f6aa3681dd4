//! The engine and the naive implementation say the same.

use komadai::{Outcome, Position, Reason, Side};

use super::{Verdict, legal_texts, same, same_list};
use crate::{Subject, naive};

/// Both list the same legal moves, as text.
pub(super) fn legal_moves(subject: &Subject, position: &Position) -> Verdict {
    let Some(twin) = subject.twin(position)? else { return Ok(()) };
    same_list("legal moves", &legal_texts(position), &twin.legal_moves())
}

/// Both reach the same position by each legal move, and agree whether it is check.
pub(super) fn positions_after(subject: &Subject, position: &Position) -> Verdict {
    let Some(twin) = subject.twin(position)? else { return Ok(()) };
    for (text, expected) in twin.successors() {
        let chosen = position.parse_move(&text).map_err(|error| format!("{text}: {error}"))?;
        let after = position.after(chosen).map_err(|error| format!("{text}: {error}"))?;
        same(&format!("after {text}"), &after.to_string(), &expected.to_text())?;
        same(&format!("check after {text}"), &after.is_check(), &expected.in_check())?;
    }
    Ok(())
}

/// Both agree whether the side to move is in check.
pub(super) fn check(subject: &Subject, position: &Position) -> Verdict {
    let Some(twin) = subject.twin(position)? else { return Ok(()) };
    same("check", &position.is_check(), &twin.in_check())
}

/// Both agree how the game ended.
pub(super) fn outcome(subject: &Subject, position: &Position) -> Verdict {
    let Some(twin) = subject.twin(position)? else { return Ok(()) };
    let side = |side| match side {
        naive::Side::First => Side::First,
        naive::Side::Second => Side::Second,
    };
    let expected = twin.outcome().map(|outcome| match outcome {
        naive::Outcome::Checkmate { winner } => Outcome::win(side(winner), Reason::Checkmate),
        naive::Outcome::NoMove { winner: Some(winner) } => Outcome::win(side(winner), Reason::NoMove),
        naive::Outcome::NoMove { winner: None } => Outcome::draw(Reason::NoMove),
        naive::Outcome::Quiet => Outcome::draw(Reason::Quiet),
    });
    same("outcome", &position.outcome(), &expected)
}

/// Both agree which squares either side attacks, where no piece of its own stands.
pub(super) fn attacked(subject: &Subject, position: &Position) -> Verdict {
    let Some(twin) = subject.twin(position)? else { return Ok(()) };
    let shape = position.rules().shape();
    for (side, other) in [(Side::First, naive::Side::First), (Side::Second, naive::Side::Second)] {
        for square in shape.squares() - position.board().side(side) {
            if shape.vanishing().has(square) && position.piece_at(square).is_none() {
                continue;
            }
            let name = shape.square_name(square);
            let attacked = position.attackers(square, side).any();
            same(&format!("{name} attacked by {side:?}"), &attacked, &twin.attacked(other, &name))?;
        }
    }
    Ok(())
}
