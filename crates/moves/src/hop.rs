use komadai_board::{Offset, Square, SquareSet};

/// A capture along a line over any number of pieces, of either side and at any distances, each of which must be
/// weaker than the hopper (Minjiku Shogi, rule 3.1). It never moves without capturing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Hop {
    /// The direction, as First sees it.
    pub step: Offset,
}

impl Hop {
    /// The enemies it can capture: all on its `lines`, but for those beyond a piece that is not weaker. `stops` are these
    /// pieces, on its lines or not; `beyond` tells what lies on the line behind one.
    #[inline]
    pub fn targets(
        lines: SquareSet,
        enemy: SquareSet,
        stops: impl Iterator<Item = Square>,
        beyond: impl Fn(Square) -> SquareSet,
    ) -> SquareSet {
        stops.fold(lines & enemy, |targets, stop| targets - beyond(stop))
    }
}
