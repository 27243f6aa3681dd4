//! Pieces in hand, and what limits where they may be dropped.
//!
//! [`Hands`] counts what both sides hold. The limits, one file each, are set functions over squares:
//!
//! | limit | file | example |
//! |---|---|---|
//! | not on a file that holds such a piece already | `file` | nifu; Hand Shogi's soldiers |
//! | not where the piece could never move | `stuck` | a lance on the last rank |
//! | only with check, or not with mate | [`Condition`] | Hand Shogi's onager; a pawn in Shogi |
#![no_std]

mod file;
mod hands;
mod stuck;
#[cfg(feature = "serde")]
mod written;

pub use file::{FileScope, free_files};
pub use hands::{Hands, MAX_HAND_KINDS, Slot};
pub use stuck::stuck_squares;

/// What a drop must do besides obeying the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Condition {
    /// Nothing.
    #[default]
    None,
    /// Give check (Hand Shogi, rule 5.4).
    MustCheck,
    /// Not give mate (Shogi, rule 2; Great Whale Shogi, rule 5.3).
    MustNotMate,
}
