use komadai_board::{Offset, Shape, Square, SquareSet};

/// Whether a way of moving captures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum When {
    /// To an empty square or onto an enemy.
    #[default]
    Any,
    /// To an empty square only.
    MoveOnly,
    /// Onto an enemy only.
    CaptureOnly,
}

/// To the square at an exact offset, whatever stands between. A step is a leap to an adjacent square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Leap {
    /// Where to, as First sees it.
    pub offset: Offset,
    /// Whether it captures.
    pub when: When,
}

impl Leap {
    /// The square it goes to, as a set: empty where that is off the board or a hole.
    #[must_use]
    pub fn target(self, shape: &Shape, from: Square) -> SquareSet {
        shape.step(from, self.offset).map_or(SquareSet::EMPTY, SquareSet::of)
    }
}
