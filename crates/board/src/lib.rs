//! Board geometry for shogi-like games, and what stands on the board.
//!
//! Squares are numbered rank by rank from First's left corner, so turning the board by 180 degrees turns
//! square `i` of `n` into `n - 1 - i`. Boards hold up to [`MAX_SQUARES`] squares, holes included.
//!
//! | noun | type |
//! |---|---|
//! | the two players | [`Side`] |
//! | a place, a set of places | [`Square`], [`SquareSet`] |
//! | the board's plan | [`Shape`], with [`Coordinates`] for names |
//! | an exact step | [`Offset`] |
//! | lines | [`Ray`] |
//! | pieces on squares | [`Kind`], [`Piece`], [`Board`] |
//! | what a move altered | [`Change`] |
//!
//! ```
//! use komadai_board::{Coordinates, Shape, squares};
//!
//! let shape = Shape::new(9, 9, Coordinates::SHOGI)?;
//! let corner = shape.parse_square("9i")?;
//! assert_eq!(shape.square_name(corner), "9i");
//! assert_eq!(shape.square_name(shape.rotate(corner)), "1a");
//!
//! let cross = squares! { 3;
//!     . X .
//!     X X X
//!     . X .
//! };
//! assert_eq!(cross.len(), 5);
//! # Ok::<(), komadai_board::ShapeError>(())
//! ```
#![no_std]

extern crate alloc;
#[cfg(feature = "arbitrary")]
extern crate std;

mod board;
#[cfg(feature = "arbitrary")]
mod bytes;
mod change;
mod hash;
mod offset;
mod piece;
mod ray;
mod set;
mod shape;
mod side;
mod square;
#[cfg(feature = "serde")]
mod written;

pub use board::{Board, MARKS, Mark, Marks};
pub use change::{Change, Place, Why};
pub use hash::mix;
pub use offset::Offset;
pub use piece::{Kind, MAX_KINDS, Piece};
pub use ray::Ray;
pub use set::{Iter, SquareSet};
pub use shape::{Coordinates, Shape, ShapeError};
pub use side::Side;
pub use square::{MAX_SQUARES, Square};
