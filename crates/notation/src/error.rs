use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use komadai_engine::{IllegalMove, MoveTextError};

/// Why a text names no move of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotationError {
    /// It is not the text of any move.
    Malformed {
        /// The byte at which reading stopped.
        offset: usize,
        /// What could have stood there.
        expected: &'static str,
    },
    /// It names a move that is not legal.
    Illegal(IllegalMove),
    /// It is wrong as a plain text in yet another way.
    Text(MoveTextError),
    /// None of several pieces of that kind, or no piece at all, can do that.
    NoSuchMove {
        /// What the piece is called, with its side.
        piece: String,
    },
    /// Several pieces can do that.
    Ambiguous {
        /// The names of the squares on which they stand.
        from: Vec<String>,
    },
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed { offset, expected } => {
                write!(f, "move, at byte {offset}: expected {expected}")
            }
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::Text(error) => error.fmt(f),
            Self::NoSuchMove { piece } => write!(f, "no {piece} can do that"),
            Self::Ambiguous { from } => {
                write!(f, "several pieces can do that: say whether from {}", from.join(" or "))
            }
        }
    }
}

impl core::error::Error for NotationError {}

impl From<IllegalMove> for NotationError {
    fn from(illegal: IllegalMove) -> Self {
        Self::Illegal(illegal)
    }
}

impl From<MoveTextError> for NotationError {
    fn from(error: MoveTextError) -> Self {
        match error {
            MoveTextError::Malformed { offset, expected } => Self::Malformed { offset, expected },
            MoveTextError::Illegal(illegal) => Self::Illegal(illegal),
            other => Self::Text(other),
        }
    }
}
