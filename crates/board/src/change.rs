use crate::{Piece, Side, Square};

/// Where a [`Change`] happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Place {
    /// A square of the board.
    Board(Square),
    /// The hand of a side.
    Hand(Side),
}

/// Why a [`Change`] happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Why {
    /// A piece leaves its square to move.
    Lift,
    /// A piece comes to stand on a square, by a move or a drop.
    Land,
    /// A piece is captured: displaced, hopped onto, taken on the way or by igui.
    Take,
    /// A piece is burned by a fire dragon.
    Burn,
    /// A piece promotes where it stands.
    Promote,
    /// A Morph takes another form where it stands.
    Morph,
    /// A piece that stands becomes a fused one.
    Fuse,
    /// A fused piece loses the component that leaves.
    Split,
    /// A captured piece joins a hand.
    ToHand,
    /// A piece leaves a hand to be dropped.
    FromHand,
}

impl Why {
    /// All reasons, in order.
    pub const ALL: [Self; 10] = [
        Self::Lift,
        Self::Land,
        Self::Take,
        Self::Burn,
        Self::Promote,
        Self::Morph,
        Self::Fuse,
        Self::Split,
        Self::ToHand,
        Self::FromHand,
    ];

    /// The reason as one lower-case word, such as `to-hand`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lift => "lift",
            Self::Land => "land",
            Self::Take => "take",
            Self::Burn => "burn",
            Self::Promote => "promote",
            Self::Morph => "morph",
            Self::Fuse => "fuse",
            Self::Split => "split",
            Self::ToHand => "to-hand",
            Self::FromHand => "from-hand",
        }
    }
}

/// One thing a move did, in the order in which it happened. On a square, `was` gave way to `now`. In a hand, a piece
/// was added (`now`) or taken out (`was`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Change {
    /// Where.
    pub place: Place,
    /// What was there before, or left the hand.
    pub was: Option<Piece>,
    /// What is there now, or joined the hand.
    pub now: Option<Piece>,
    /// Why.
    pub why: Why,
}
