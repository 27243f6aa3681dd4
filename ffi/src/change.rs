use komadai::{Change, Place, Why};

use crate::{KOMADAI_NONE, komadai_piece};

/// Why something changed, as it stands in `komadai_change.why`.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum komadai_why {
    /// A piece leaves its square to move.
    Lift = 0,
    /// A piece comes to stand on a square, by a move or a drop.
    Land = 1,
    /// A piece is captured: displaced, hopped onto, taken on the way or without moving.
    Take = 2,
    /// A piece is burned.
    Burn = 3,
    /// A piece promotes where it stands.
    Promote = 4,
    /// A Morph takes another form where it stands.
    Morph = 5,
    /// A piece that stands becomes a fused one.
    Fuse = 6,
    /// A fused piece loses the component that leaves.
    Split = 7,
    /// A captured piece joins a hand.
    ToHand = 8,
    /// A piece leaves a hand to be dropped.
    FromHand = 9,
}

/// One thing that a move alters. On a square, `was` gives way to `now`. In a hand, the piece `now` is added or the
/// piece `was` is taken out.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct komadai_change {
    /// The square; `KOMADAI_NONE` for a change in a hand.
    pub square: u8,
    /// The side whose hand changes; `KOMADAI_NONE` for a change on a square.
    pub hand: u8,
    /// What was there before, or leaves the hand.
    pub was: komadai_piece,
    /// What is there now, or joins the hand.
    pub now: komadai_piece,
    /// Why, a `komadai_why`.
    pub why: u8,
    /// 0.
    pub reserved: u8,
}

const _: () = assert!(size_of::<komadai_change>() == 8 && align_of::<komadai_change>() == 1);

impl From<Change> for komadai_change {
    fn from(change: Change) -> Self {
        let (square, hand) = match change.place {
            Place::Board(square) => (square.index() as u8, KOMADAI_NONE),
            Place::Hand(side) => (KOMADAI_NONE, side as u8),
        };
        let why = match change.why {
            Why::Lift => komadai_why::Lift,
            Why::Land => komadai_why::Land,
            Why::Take => komadai_why::Take,
            Why::Burn => komadai_why::Burn,
            Why::Promote => komadai_why::Promote,
            Why::Morph => komadai_why::Morph,
            Why::Fuse => komadai_why::Fuse,
            Why::Split => komadai_why::Split,
            Why::ToHand => komadai_why::ToHand,
            Why::FromHand => komadai_why::FromHand,
        };
        Self { square, hand, was: change.was.into(), now: change.now.into(), why: why as u8, reserved: 0 }
    }
}
