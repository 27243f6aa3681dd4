use core::ops::Not;

/// One of the two players. First moves first, starts at the bottom and moves up the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Side {
    /// The side that moves first, written in upper case.
    First = 0,
    /// The other side, written in lower case.
    Second = 1,
}

impl Side {
    /// Both sides, in order.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// `first` or `second`, as scripts write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }

    /// 0 for First, 1 for Second.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Side {
    type Output = Self;

    /// The opponent.
    #[inline]
    fn not(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}
