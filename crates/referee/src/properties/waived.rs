//! Setups that break the rules.

use komadai::{Position, Setup, Side};

use super::{Failure, check};
use crate::Subject;

/// A setup is refused with reasons, or gives a position in which every question has an answer: nothing panics, also
/// where all faults are waived that can be, and what is written still reads back.
///
/// # Errors
/// A refusal without reasons, or a property that must hold in any position at all and does not.
pub fn nothing_panics(subject: &Subject, setup: &Setup) -> Result<(), Failure> {
    let start = subject.start();
    let faults = subject.tables().faults(setup);
    let refused = |details: String| Failure::new("setup/refused-with-reasons", subject, &start, details);
    match Position::new(subject.tables(), *setup) {
        Ok(_) if !faults.is_empty() => return Err(refused(format!("accepted with {faults:?}"))),
        Err(error) if error.faults != faults || error.to_string().is_empty() => {
            return Err(refused(format!("refused for {error}, not {faults:?}")));
        }
        Ok(_) | Err(_) => {}
    }
    let Ok(position) = Position::new_waiving(subject.tables(), *setup, |_| true) else {
        let waived = faults.iter().all(komadai::SetupFault::is_waivable);
        return if waived { Err(refused(format!("all waived: {faults:?}"))) } else { Ok(()) };
    };
    for group in ["legality/no", "legality/sets", "legality/parts", "hash/fresh", "text/position"] {
        check(subject, &position, group)?;
    }
    for group in ["explanation/", "history/changes", "rotation/"] {
        check(subject, &position, group)?;
    }
    let _ = (position.outcome(), position.petrified(), position.legal_moves_replayed());
    for side in Side::BOTH {
        for square in position.rules().shape().plan() {
            let _ = position.attackers(square, side);
        }
    }
    for chosen in position.pseudo_legal_moves() {
        let mut after = position.clone();
        after.play_unchecked(chosen);
        let _ = (after.is_check(), after.count_moves());
    }
    Ok(())
}
