//! The referee: what the engine is checked against.
//!
//! [`naive`] is a second implementation of all games, written from the rules and sharing nothing with the engine.

pub mod naive;
