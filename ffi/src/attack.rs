use crate::buffer::{buffer, output};
use crate::guard::guard;
use crate::handle::shared;
use crate::side::side;
use crate::{komadai_move, komadai_position, komadai_status};

/// Whether the side to move is in check.
///
/// - `position`: the position.
/// - `check`: gets 1 or 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_is_check(
    position: *const komadai_position,
    check: *mut u8,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, check) = unsafe { (shared(position)?, output(check, "`check`")?) };
        check.put(position.is_check().into());
        Ok(())
    })
}

/// Whether a move gives check. The move need not be legal.
///
/// - `position`: the position.
/// - `chosen`: the move.
/// - `check`: gets 1 or 0.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_gives_check(
    position: *const komadai_position,
    chosen: komadai_move,
    check: *mut u8,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, check) = unsafe { (shared(position)?, output(check, "`check`")?) };
        check.put(position.gives_check(chosen.read()?).into());
        Ok(())
    })
}

/// The enemy pieces that a move removes: displaced, hopped onto, taken on the way, by igui or by burning. The move need
/// not be legal.
///
/// - `position`: the position.
/// - `chosen`: the move.
/// - `squares`, `capacity`, `needed`: where their squares go, in order; there are at most `KOMADAI_MAX_SQUARES`.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_captured(
    position: *const komadai_position,
    chosen: komadai_move,
    squares: *mut u8,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, squares) = unsafe { (shared(position)?, buffer(squares, capacity, needed)?) };
        squares.fill_squares(position.captured(chosen.read()?))
    })
}

/// The pieces that give check.
///
/// - `position`: the position.
/// - `squares`, `capacity`, `needed`: where their squares go, in order; there are at most `KOMADAI_MAX_SQUARES`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_checkers(
    position: *const komadai_position,
    squares: *mut u8,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, squares) = unsafe { (shared(position)?, buffer(squares, capacity, needed)?) };
        squares.fill_squares(position.checkers())
    })
}

/// The pieces of a side that attack a square: were it their turn, they could capture an enemy there.
///
/// - `position`: the position.
/// - `square`: the square; if it is empty, the enemy king is thought to stand there, lifted from its place.
/// - `side`: whose pieces.
/// - `squares`, `capacity`, `needed`: where their squares go, in order; there are at most `KOMADAI_MAX_SQUARES`.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a square beyond the board or a side that there is not.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_attackers(
    position: *const komadai_position,
    square: u8,
    side: u8,
    squares: *mut u8,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, squares) = unsafe { (shared(position)?, buffer(squares, capacity, needed)?) };
        let square = crate::square::square(position.rules(), square)?;
        squares.fill_squares(position.attackers(square, self::side(side)?))
    })
}

/// The pieces of both sides that are petrified (Medusa Shogi); none in games that know nothing of the kind.
///
/// - `position`: the position.
/// - `squares`, `capacity`, `needed`: where their squares go, in order; there are at most `KOMADAI_MAX_SQUARES`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_petrified(
    position: *const komadai_position,
    squares: *mut u8,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, squares) = unsafe { (shared(position)?, buffer(squares, capacity, needed)?) };
        squares.fill_squares(position.petrified())
    })
}
