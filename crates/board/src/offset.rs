/// An exact step: files to the right and ranks forward, as First sees it.
///
/// Second's steps are First's turned by 180 degrees, see [`Offset::for_side`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Offset {
    /// Files to First's right; negative to the left.
    pub file: i8,
    /// Ranks forward; negative backward.
    pub rank: i8,
}

impl Offset {
    /// The eight steps of a king, clockwise from straight forward.
    pub const KING: [Self; 8] = [
        Self::new(0, 1),
        Self::new(1, 1),
        Self::new(1, 0),
        Self::new(1, -1),
        Self::new(0, -1),
        Self::new(-1, -1),
        Self::new(-1, 0),
        Self::new(-1, 1),
    ];

    /// The four orthogonal steps.
    pub const ORTHOGONAL: [Self; 4] = [Self::new(0, 1), Self::new(1, 0), Self::new(0, -1), Self::new(-1, 0)];

    /// The four diagonal steps.
    pub const DIAGONAL: [Self; 4] = [Self::new(1, 1), Self::new(1, -1), Self::new(-1, -1), Self::new(-1, 1)];

    /// `file` files to the right and `rank` ranks forward.
    #[must_use]
    pub const fn new(file: i8, rank: i8) -> Self {
        Self { file, rank }
    }

    /// The same step from the other side of the board.
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self::new(self.file.wrapping_neg(), self.rank.wrapping_neg())
    }

    /// The step as `side` makes it: First's as written, Second's turned by 180 degrees.
    #[must_use]
    pub const fn for_side(self, side: crate::Side) -> Self {
        match side {
            crate::Side::First => self,
            crate::Side::Second => self.rotated(),
        }
    }

    /// `n` such steps in one, saturating at the ends of `i8`.
    #[must_use]
    pub const fn times(self, n: i8) -> Self {
        Self::new(self.file.saturating_mul(n), self.rank.saturating_mul(n))
    }

    /// Whether the step stays where it is.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.file == 0 && self.rank == 0
    }
}
