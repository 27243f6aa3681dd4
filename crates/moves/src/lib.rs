//! How a piece reaches a square, one file a way of moving.
//!
//! Each file holds the description of a way of moving, as First sees it, and the set functions that answer what it
//! reaches on a board. None of them knows moves, turns or legality.
//!
//! | way | type | example |
//! |---|---|---|
//! | to an exact offset, whatever stands between | [`Leap`] | a knight, a king's step |
//! | any distance along a line of empty squares | [`Ride`] | a rook, a tycoon (at most 3), a nightrider |
//! | capturing beyond weaker pieces | [`Hop`] | a jumping general |
//! | a slide that ignores the adjacent square | [`Ski`] | a ninja |
//! | a step, then on from there | [`Legs`] | an area move, a Blue Whale |
//! | lion power along a line | [`Line`] | a Killer Whale |
//! | capturing a neighbour without moving | [`Igui`] | a Beluga Whale |
//!
//! [`Simple`] is a piece that only leaps and rides; it is written in Betza's notation and can describe itself in words:
//!
//! ```
//! use komadai_moves::Simple;
//!
//! let silver: Simple = "FfW".parse()?;
//! assert_eq!(silver.to_string(), "FfW");
//! assert_eq!(silver.words(), "steps one square diagonally or straight forward");
//! let error = "FxW".parse::<Simple>().unwrap_err();
//! assert_eq!(error.offset, 1);
//! # Ok::<(), komadai_moves::BetzaError>(())
//! ```
#![no_std]

extern crate alloc;

mod betza;
mod hop;
mod igui;
mod leap;
mod legs;
mod line;
mod ride;
mod ski;
mod words;
#[cfg(feature = "serde")]
mod written;

pub use betza::{BetzaError, Simple};
pub use hop::Hop;
pub use igui::Igui;
pub use leap::{Leap, When};
pub use legs::Legs;
pub use line::{Line, Path};
pub use ride::Ride;
pub use ski::Ski;
