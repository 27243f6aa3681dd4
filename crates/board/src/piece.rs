use crate::Side;

/// The largest number of kinds a game can have.
pub const MAX_KINDS: usize = 127;

/// A row of a game's piece table: all that tells pieces of one side apart, promoted or not, is their kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(transparent)]
pub struct Kind(u8);

impl Kind {
    /// The kind of this row, or `None` from [`MAX_KINDS`] up.
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_KINDS { Some(Self(index as u8)) } else { None }
    }

    /// Its row, always below 128.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 127) as usize
    }
}

/// A piece: a kind and the side it fights for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Piece {
    /// Its row in the piece table.
    pub kind: Kind,
    /// Whose it is.
    pub side: Side,
}

impl Piece {
    /// A piece of that kind and side.
    #[inline]
    #[must_use]
    pub const fn new(kind: Kind, side: Side) -> Self {
        Self { kind, side }
    }

    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.kind.0 << 1 | self.side as u8
    }

    #[inline]
    pub(crate) const fn from_code(code: u8) -> Self {
        Self { kind: Kind(code >> 1), side: if code & 1 == 0 { Side::First } else { Side::Second } }
    }
}
