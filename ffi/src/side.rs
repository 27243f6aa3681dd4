use komadai::Side;

use crate::failure::Failure;

/// The sides, as they stand in fields and arguments of type `uint8_t`.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum komadai_side {
    /// The side that moves first and starts at the bottom.
    First = 0,
    /// The other side.
    Second = 1,
}

const _: () = {
    assert!(Side::First as u8 == komadai_side::First as u8);
    assert!(Side::Second as u8 == komadai_side::Second as u8);
};

/// The side of that number.
#[inline]
pub(crate) fn side(number: u8) -> Result<Side, Failure> {
    match number {
        0 => Ok(Side::First),
        1 => Ok(Side::Second),
        _ => Err(Failure::invalid(format!("no side has the number {number}"))),
    }
}

/// A C boolean.
pub(crate) fn flag(number: u8, name: &str) -> Result<bool, Failure> {
    match number {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(Failure::invalid(format!("{name} is {number}, neither 0 nor 1"))),
    }
}
