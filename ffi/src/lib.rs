#![doc = include_str!("../README.md")]
// The one crate that must: it takes pointers from C. Each block says why it is sound.
#![allow(unsafe_code)]
// What C passes must be as the header's first comment says; saying so again on each function would bury the rest.
#![allow(clippy::missing_safety_doc)]
// These are C's names.
#![allow(non_camel_case_types)]

// The mechanism.
mod buffer;
mod failure;
mod guard;
mod handle;
mod hooks;

// The interface, in the order in which the header tells it: the library,
mod error;
mod library;
mod status;

// the games,
mod piece;
mod rules;
mod shape;
mod side;
mod square;
mod variant;

// what is said about moves,
mod change;
mod explain;
mod moves;
mod outcome;

// setups and positions,
mod setup;

mod fault;

mod position;

mod attack;
mod legal;
mod perft;
mod play;

// games, matches and records.
mod game;
mod matches;

mod record;

pub use attack::*;
pub use buffer::{KOMADAI_MAX_TEXT, KOMADAI_NUL_TERMINATED};
pub use change::*;
pub use error::*;
pub use explain::*;
pub use fault::*;
pub use game::*;
#[cfg(feature = "test-hooks")]
pub use hooks::*;

pub use legal::*;
pub use library::*;
pub use matches::*;
pub use moves::*;
pub use outcome::*;
pub use perft::*;
pub use piece::*;
pub use play::*;
pub use position::*;
pub use record::*;
pub use rules::*;
pub use setup::*;
pub use shape::*;
pub use side::*;
pub use square::*;
pub use status::*;
pub use variant::*;
