/// The largest number of squares a board can have, holes included.
pub const MAX_SQUARES: usize = 128;

/// A place on a board's plan, numbered rank by rank from First's left corner.
///
/// Whether the place exists, and what it is called, is a matter of the [`Shape`](crate::Shape).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(transparent)]
pub struct Square(u8);

impl Square {
    /// The square with this number, or `None` from [`MAX_SQUARES`] up.
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SQUARES { Some(Self(index as u8)) } else { None }
    }

    /// The square whose number is the low seven bits of `bits`.
    #[inline]
    #[must_use]
    pub const fn from_low_bits(bits: u32) -> Self {
        Self((bits & 127) as u8)
    }

    /// Its number, always below [`MAX_SQUARES`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        // The mask tells the optimiser what the constructors guarantee: no bounds check in a table of 128.
        (self.0 & 127) as usize
    }
}
