//! How squares and kinds are made from bytes: every byte gives one.

use arbitrary::{Arbitrary, Result, Unstructured};

use crate::{Kind, MAX_KINDS, MAX_SQUARES, Square};

impl Arbitrary<'_> for Square {
    fn arbitrary(bytes: &mut Unstructured<'_>) -> Result<Self> {
        let number = usize::from(u8::arbitrary(bytes)?) % MAX_SQUARES;
        Self::new(number).ok_or(arbitrary::Error::IncorrectFormat)
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (1, Some(1))
    }
}

impl Arbitrary<'_> for Kind {
    fn arbitrary(bytes: &mut Unstructured<'_>) -> Result<Self> {
        let number = usize::from(u8::arbitrary(bytes)?) % MAX_KINDS;
        Self::new(number).ok_or(arbitrary::Error::IncorrectFormat)
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (1, Some(1))
    }
}
