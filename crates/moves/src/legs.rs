use alloc::vec::Vec;

use komadai_board::{Offset, Square, SquareSet};

use crate::Ride;

/// One step, and where that step reached an empty square, optionally a ride on from there. A capture ends the move;
/// the ride passes over the square the piece came from but never ends on it.
///
/// Minjiku Shogi's area move (rule 5.1) is a king step, then a ride of range 1; Great Whale Shogi's Blue Whale
/// (rule 3.4) is a diagonal step, then a queen's slide. Routes to one square are one move.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Legs {
    /// The first steps, as First sees them.
    pub first: Vec<Offset>,
    /// The rides that may follow.
    pub then: Vec<Ride>,
}

impl Legs {
    /// The squares it reaches from `from`, own pieces' squares included: `first` are its first steps from there,
    /// `vacant` the squares that can be stepped on and left again, `then` tells where the ride goes on to.
    #[inline]
    pub fn reach(
        first: SquareSet,
        from: Square,
        vacant: SquareSet,
        mut then: impl FnMut(Square) -> SquareSet,
    ) -> SquareSet {
        let reached = (first & vacant).iter().fold(first, |reached, middle| reached | then(middle));
        reached - from.into()
    }
}
