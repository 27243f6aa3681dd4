//! The hash kept up to date is the hash of the position.

use std::collections::HashMap;

use komadai::{Position, Setup};

use super::{Failure, Verdict, same};
use crate::Subject;

/// The hash is that of the position read anew from its text.
pub(super) fn fresh(_: &Subject, position: &Position) -> Verdict {
    let read = Position::new_waiving(
        position.tables(),
        position.rules().parse(&position.to_string()).map_err(|error| error.to_string())?,
        |_| true,
    );
    let read = read.map_err(|error| error.to_string())?;
    same("hash", &position.hash(), &read.hash())
}

/// The counters do not change the hash.
pub(super) fn ignores_counters(_: &Subject, position: &Position) -> Verdict {
    let setup = Setup { ply: 77, quiet: 7, ..*position.setup() };
    same("hash with other counters", &setup.hash(), &position.hash())
}

/// The same of the position after each legal move, and no two of them share a hash.
pub(super) fn of_positions_after(subject: &Subject, position: &Position) -> Verdict {
    let mut identities = Identities::default();
    for chosen in position.legal_moves() {
        let mut after = position.clone();
        after.play_unchecked(chosen);
        fresh(subject, &after).map_err(|details| format!("after {}: {details}", position.text(chosen)))?;
        identities.meet(subject, &after).map_err(|failure| failure.details)?;
    }
    Ok(())
}

/// The positions met so far, by hash: finds two that share one.
#[derive(Clone, Debug, Default)]
pub struct Identities(HashMap<u64, String>);

impl Identities {
    /// Takes note of the position.
    ///
    /// # Errors
    /// Another position had the same hash.
    pub fn meet(&mut self, subject: &Subject, position: &Position) -> Result<(), Failure> {
        let identity = Setup { ply: 1, quiet: 0, ..*position.setup() }.text(position.rules());
        let identity = format!("{} {identity}", subject.name());
        let met = self.0.entry(position.hash()).or_insert_with(|| identity.clone());
        if *met == identity || other_game(met, subject.name()) {
            return Ok(());
        }
        Err(Failure::new("hash/collision", subject, position, format!("same hash as {met}")))
    }

    /// How many positions were met.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether none was met.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Whether the identity is one of another game: hashes tell the positions of one game apart.
fn other_game(identity: &str, game: &str) -> bool {
    identity.strip_prefix(game).is_none_or(|rest| !rest.starts_with(' '))
}
