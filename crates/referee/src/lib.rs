//! The referee: what the engine is checked against.
//!
//! | noun | what it is |
//! |---|---|
//! | [`naive`] | a second implementation of all games, written from the rules and sharing nothing with the engine |
//! | [`Subject`] | a game under test: its rules, and the naive game that must agree with them |
//! | [`properties`] | what must hold in every position of every game, one function each |
//! | [`Mutation`] | one alteration of a position: lists of them reach positions that play does not |
//! | [`fuzz`] | bodies of fuzz targets, which also run as ordinary tests |
//!
//! ```
//! use komadai_referee::{Subject, properties};
//!
//! let shogi = Subject::named("shogi").unwrap();
//! properties::check(shogi, &shogi.start(), "")?;
//! # Ok::<(), properties::Failure>(())
//! ```

pub mod fuzz;
pub mod naive;
pub mod properties;
mod random;
mod scene;
mod subject;

pub use komadai::Mutation;
pub use random::Random;
pub use scene::Scene;
pub use subject::Subject;

/// The book's examples run as tests: here, since this crate is never packaged, and sees all others.
#[cfg(doctest)]
mod book {
    #[doc = include_str!("../../../docs/start.md")]
    struct Start;
    #[doc = include_str!("../../../docs/adding-a-game.md")]
    struct AddingAGame;
    #[doc = include_str!("../../../docs/engine.md")]
    struct Engine;
    #[doc = include_str!("../../../docs/decisions.md")]
    struct Decisions;
    #[doc = include_str!("../../../docs/fuzzing.md")]
    struct Fuzzing;
}
