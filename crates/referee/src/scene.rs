use arbitrary::{Result, Unstructured};
use komadai::Position;

use crate::Subject;

/// A position of some game, reached from its start by mutations: what a fuzzer's bytes mean.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The game.
    pub subject: &'static Subject,
    /// The position.
    pub position: Position,
}

impl Scene {
    /// The most mutations that one scene takes.
    pub const MUTATIONS: usize = 64;

    /// The scene that the bytes describe, leaving those it does not need: a game, a number of mutations, and these.
    ///
    /// # Errors
    /// Too few bytes.
    pub fn read(bytes: &mut Unstructured<'_>) -> Result<Self> {
        let subject = Subject::chosen(bytes.arbitrary()?);
        let position = Position::arbitrary(subject.tables(), bytes, Self::MUTATIONS)?;
        Ok(Self { subject, position })
    }
}
