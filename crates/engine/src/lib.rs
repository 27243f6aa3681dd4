//! One engine that plays every game from its [`Rules`](komadai_rules::Rules).
//!
//! Rules are compiled once into [`Tables`], which all positions of the game share. A [`Position`] obeys the rules of
//! its game; it lists moves, explains why a move is not legal, plays, hashes, reads and writes text and counts.
//!
//! ```
//! use komadai_engine::{Position, Tables};
//! use komadai_rules::{Description, PieceDescription};
//!
//! let mut game = Description::new("mini", "Mini", 3, 4);
//! game.pieces = vec![
//!     PieceDescription::new("K", "king", "K").royal(),
//!     PieceDescription::new("R", "rook", "R"),
//! ];
//! game.start = "1kr/3/3/RK1 w - 1".into();
//! let tables = Tables::new(game.build()?);
//!
//! let mut position = Position::start(&tables);
//! assert_eq!(position.count_moves(), 5);
//! let chosen = position.parse_move("a1a4")?;
//! position.play(chosen)?;
//! assert!(position.is_check());
//! assert_eq!(position.to_string(), "Rkr/3/3/1K1 b - 2");
//! assert_eq!(
//!     position.parse_move("c4c3").unwrap_err().to_string(),
//!     "it does not answer the check by the rook on a4 to the king on b4"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod attack;
mod check;
mod compile;
mod danger;
mod drops;
mod ending;
mod explain;
mod generate;
mod kind_table;
mod move_text;
mod moves;
#[cfg(feature = "arbitrary")]
mod mutation;
mod obstacle;
mod perft;
mod position;
mod reach;
mod special;
mod tables;
mod turn;
#[cfg(feature = "serde")]
mod written;

pub use check::{PositionError, SetupError, SetupFault};
pub use ending::{Outcome, Reason};
pub use move_text::MoveTextError;
pub use moves::{Move, MoveSet};
#[cfg(feature = "arbitrary")]
pub use mutation::Mutation;
pub use obstacle::{IllegalMove, Obstacle};
pub use position::Position;
pub use tables::Tables;
#[cfg(feature = "serde")]
pub use written::InGame;
