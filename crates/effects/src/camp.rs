use komadai_board::{Shape, Side, SquareSet};

/// Each side's camp, the ranks of its array. In the enemy's camp a fused piece that cannot move backward may not end a
/// move of its own, and two pieces fuse only if one of them can move backward (Fusion Mitregi, rules 3.4 and 4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Camp {
    camps: [SquareSet; 2],
}

impl Camp {
    /// Camps of that many ranks.
    #[must_use]
    pub fn new(shape: &Shape, ranks: u8) -> Self {
        let second = shape.far_ranks(ranks);
        Self { camps: [shape.rotate_set(second), second] }
    }

    /// The squares of a side's camp.
    #[inline]
    #[must_use]
    pub const fn of(self, side: Side) -> SquareSet {
        self.camps[side.index()]
    }
}
