use komadai_board::{Offset, Ray, Square, SquareSet};

/// A capture along a line over any number of pieces, of either side and at any distances, each of which must be
/// weaker than the hopper (Minjiku Shogi, rule 3.1). It never moves without capturing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Hop {
    /// The direction, as First sees it.
    pub step: Offset,
}

impl Hop {
    /// The enemies it can capture from `from`: along the ray, up to and including the first piece of `stops`, those that
    /// are not weaker.
    #[inline]
    #[must_use]
    pub fn targets(ray: &Ray, from: Square, stops: SquareSet, enemy: SquareSet) -> SquareSet {
        ray.reach(from, stops) & enemy
    }

    /// Whether a hop crosses the squares `between`: every piece on them is weaker.
    #[inline]
    pub fn crosses(between: SquareSet, occupied: SquareSet, mut weaker: impl FnMut(Square) -> bool) -> bool {
        (between & occupied).iter().all(&mut weaker)
    }
}
