use core::ffi::c_char;

use komadai::Side;

use crate::buffer::{buffer, output, text};
use crate::failure::Failure;
use crate::guard::guard;
use crate::handle::shared;
use crate::square::{square, square_number};
use crate::{komadai_rules, komadai_status};

/// A set of squares of a game's board, as an argument of type `uint8_t`.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum komadai_squares {
    /// All squares.
    All = 0,
    /// The places of the rectangle that are no square.
    Holes = 1,
    /// The squares that vanish once they are empty.
    Vanishing = 2,
    /// First's promotion zone.
    FirstZone = 3,
    /// Second's promotion zone.
    SecondZone = 4,
}

/// A set of squares of the board.
///
/// - `rules`: the rules.
/// - `set`: which one, a `komadai_squares`.
/// - `squares`, `capacity`, `needed`: where their numbers go, in order; there are at most `KOMADAI_MAX_SQUARES`.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a set that there is not.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_rules_squares(
    rules: *const komadai_rules,
    set: u8,
    squares: *mut u8,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (tables, squares) = unsafe { (shared(rules)?, buffer(squares, capacity, needed)?) };
        let (rules, shape) = (tables.rules(), tables.rules().shape());
        squares.fill_squares(match set {
            0 => shape.squares(),
            1 => shape.holes(),
            2 => shape.vanishing(),
            3 => rules.promotion_zone(Side::First),
            4 => rules.promotion_zone(Side::Second),
            _ => return Err(Failure::invalid(format!("no set of squares has the number {set}"))),
        })
    })
}

/// What a square is called, such as `7g`.
///
/// - `rules`: the rules.
/// - `square`: its number.
/// - `text`, `capacity`, `needed`: where the name goes.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a number beyond the board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_rules_square_name(
    rules: *const komadai_rules,
    square: u8,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (tables, text) = unsafe { (shared(rules)?, buffer(text, capacity, needed)?) };
        let rules = tables.rules();
        text.fill_text(&rules.shape().square_name(self::square(rules, square)?))
    })
}

/// The square of a name.
///
/// - `rules`: the rules.
/// - `name`, `length`: what it is called.
/// - `square`: gets its number.
///
/// Errors: `KOMADAI_STATUS_NO_SUCH_NAME`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_rules_find_square(
    rules: *const komadai_rules,
    name: *const c_char,
    length: usize,
    square: *mut u8,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (tables, name, square) =
            unsafe { (shared(rules)?, text(name, length)?, output(square, "`square`")?) };
        let found = tables.rules().shape().parse_square(name);
        let found = found.map_err(|error| Failure::new(komadai_status::NoSuchName, error.to_string()))?;
        square.put(square_number(Some(found)));
        Ok(())
    })
}
