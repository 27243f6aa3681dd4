use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

use crate::Square;

/// A set of squares, one bit a square.
///
/// `&`, `|`, `^`, `-` and `!` are the set operators; `!` is taken within all 128 numbers, so intersect it with the
/// squares that a board has.
///
/// ```
/// use komadai_board::{Square, SquareSet};
/// let a = Square::new(3).unwrap();
/// let b = Square::new(100).unwrap();
/// let both = SquareSet::from(a) | b.into();
/// assert_eq!(both.iter().collect::<Vec<_>>(), [a, b]);
/// assert!((both - a.into()).has(b));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct SquareSet(u128);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All 128 numbers.
    pub const FULL: Self = Self(u128::MAX);

    /// The set whose bits are given: bit `i` is square `i`.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// The set as bits: bit `i` is square `i`.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set with one square.
    #[inline]
    #[must_use]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// Whether the square is in it.
    #[inline]
    #[must_use]
    pub const fn has(self, square: Square) -> bool {
        // One half, then one bit: cheaper than shifting all 128.
        let half = if square.index() < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        half >> (square.index() & 63) & 1 != 0
    }

    /// Whether no square is in it.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether at least one square is in it.
    #[inline]
    #[must_use]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// Whether two or more squares are in it.
    #[inline]
    #[must_use]
    pub const fn many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// How many squares are in it.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the two sets share a square.
    #[inline]
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The square with the lowest number.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_low_bits(self.0.trailing_zeros())) }
    }

    /// The square with the highest number.
    #[inline]
    #[must_use]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_low_bits(127 - self.0.leading_zeros())) }
    }

    /// The set with every number larger by `by`, or smaller where that is negative. Numbers that leave 0 to 127 are lost.
    #[inline]
    #[must_use]
    pub const fn shifted(self, by: i8) -> Self {
        match by {
            0.. => Self(self.0 << (by as u32)),
            -127..0 => Self(self.0 >> (-by) as u32),
            i8::MIN => Self::EMPTY,
        }
    }

    /// Adds the square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    /// Takes the square out.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.index());
    }

    /// The squares from the lowest number to the highest.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> Iter {
        Iter { low: self.0 as u64, high: (self.0 >> 64) as u64 }
    }

    /// What [`squares!`](crate::squares) calls; meant for constants.
    ///
    /// # Panics
    /// If the picture has a mark other than `.`, `X` and white space, a rank that is not full, or over 128 squares.
    #[doc(hidden)]
    #[must_use]
    pub const fn from_picture(files: usize, picture: &str) -> Self {
        let bytes = picture.as_bytes();
        let (mut cells, mut i) = (0, 0);
        while i < bytes.len() {
            match bytes[i] {
                b'.' | b'X' => cells += 1,
                b' ' | b'\n' | b'\t' | b'\r' => {}
                _ => panic!("a picture is drawn with `.` and `X`"),
            }
            i += 1;
        }
        assert!(files > 0 && cells % files == 0, "every rank of a picture is full");
        assert!(cells <= crate::MAX_SQUARES, "a board has at most 128 squares");
        let (mut bits, mut cell) = (0, 0);
        i = 0;
        while i < bytes.len() {
            if matches!(bytes[i], b'.' | b'X') {
                let rank = cells / files - 1 - cell / files;
                if bytes[i] == b'X' {
                    bits |= 1 << (rank * files + cell % files);
                }
                cell += 1;
            }
            i += 1;
        }
        Self(bits)
    }
}

/// A set drawn as a picture: the number of files, then the ranks from the far one down, `X` for a square in the set
/// and `.` for one that is not. A wrong picture does not compile.
///
/// ```
/// use komadai_board::{SquareSet, squares};
/// const DIAGONAL: SquareSet = squares! { 3;
///     . . X
///     . X .
///     X . .
/// };
/// assert_eq!(DIAGONAL.bits(), 0b100_010_001);
/// ```
#[macro_export]
macro_rules! squares {
    ($files:literal; $($picture:tt)*) => {
        const { $crate::SquareSet::from_picture($files, stringify!($($picture)*)) }
    };
}

macro_rules! operator {
    ($($trait:ident $method:ident $assign:ident $assign_method:ident |$a:ident, $b:ident| $e:expr;)*) => {$(
        impl $trait for SquareSet {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($e)
            }
        }
        impl $assign for SquareSet {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                let ($a, $b) = (self.0, other.0);
                self.0 = $e;
            }
        }
    )*};
}

operator! {
    BitAnd bitand BitAndAssign bitand_assign |a, b| a & b;
    BitOr bitor BitOrAssign bitor_assign |a, b| a | b;
    BitXor bitxor BitXorAssign bitxor_assign |a, b| a ^ b;
    Sub sub SubAssign sub_assign |a, b| a & !b;
}

impl Not for SquareSet {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl From<Square> for SquareSet {
    #[inline]
    fn from(square: Square) -> Self {
        Self::of(square)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(squares);
        set
    }
}

impl Extend<Square> for SquareSet {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        squares.into_iter().for_each(|square| self.insert(square));
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Square::index)).finish()
    }
}

/// The squares of a set, from the lowest number to the highest.
#[derive(Clone, Debug)]
pub struct Iter {
    low: u64,
    high: u64,
}

impl Iterator for Iter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        // Half by half: cheaper than looking at all 128 bits each time.
        if self.low != 0 {
            let square = Square::from_low_bits(self.low.trailing_zeros());
            self.low &= self.low - 1;
            Some(square)
        } else if self.high != 0 {
            let square = Square::from_low_bits(self.high.trailing_zeros() + 64);
            self.high &= self.high - 1;
            Some(square)
        } else {
            None
        }
    }

    #[inline]
    fn fold<B, F: FnMut(B, Square) -> B>(self, init: B, mut each: F) -> B {
        // Two plain loops, without the question which half is next.
        let mut all = init;
        let (mut low, mut high) = (self.low, self.high);
        while low != 0 {
            all = each(all, Square::from_low_bits(low.trailing_zeros()));
            low &= low - 1;
        }
        while high != 0 {
            all = each(all, Square::from_low_bits(high.trailing_zeros() + 64));
            high &= high - 1;
        }
        all
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = (self.low.count_ones() + self.high.count_ones()) as usize;
        (len, Some(len))
    }
}

impl DoubleEndedIterator for Iter {
    fn next_back(&mut self) -> Option<Square> {
        let left = SquareSet(u128::from(self.high) << 64 | u128::from(self.low));
        let square = left.last()?;
        *self = (left - square.into()).iter();
        Some(square)
    }
}

impl ExactSizeIterator for Iter {}
impl FusedIterator for Iter {}
