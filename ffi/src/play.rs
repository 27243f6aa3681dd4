use core::ffi::c_char;

use crate::buffer::{buffer, output, text};
use crate::guard::guard;
use crate::handle::{changing, shared};
use crate::{komadai_change, komadai_move, komadai_outcome, komadai_position, komadai_status};

/// Plays a move.
///
/// - `position`: the position; it changes only if the move is legal.
/// - `chosen`: the move.
///
/// Errors: `KOMADAI_STATUS_ILLEGAL_MOVE`, with the reason in `komadai_error_explanation`;
/// `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_play(
    position: *mut komadai_position,
    chosen: komadai_move,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointer is as the header asks.
        let position = unsafe { changing(position)? };
        let chosen = chosen.read()?;
        position.change(|position| Ok(position.play(chosen)?))
    })
}

/// Plays the move of a text.
///
/// - `position`: the position; it changes only if the move is legal.
/// - `text`, `length`: the text, such as `7g7f`.
///
/// Errors: `KOMADAI_STATUS_MALFORMED_MOVE` with the place; `KOMADAI_STATUS_ILLEGAL_MOVE` with the reason in
/// `komadai_error_explanation`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_play_text(
    position: *mut komadai_position,
    text: *const c_char,
    length: usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, text) = unsafe { (changing(position)?, self::text(text, length)?) };
        position.change(|position| {
            let chosen = position.parse_move(text)?;
            position.play_unchecked(chosen);
            Ok(())
        })
    })
}

/// All that a move alters on the board and in the hands, in order: enough to animate it. The position stays.
///
/// - `position`: the position before the move.
/// - `chosen`: the move.
/// - `changes`, `capacity`, `needed`: where the changes go.
///
/// Errors: `KOMADAI_STATUS_ILLEGAL_MOVE`, with the reason in `komadai_error_explanation`;
/// `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_changes(
    position: *const komadai_position,
    chosen: komadai_move,
    changes: *mut komadai_change,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, changes) = unsafe { (shared(position)?, buffer(changes, capacity, needed)?) };
        changes.fill(position.changes(chosen.read()?)?.into_iter().map(komadai_change::from))
    })
}

/// Makes one position equal to another, without allocating: the way to take a move back in a search.
///
/// - `position`: what changes.
/// - `from`: what it becomes equal to; another handle than `position`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_assign(
    position: *mut komadai_position,
    from: *const komadai_position,
) -> komadai_status {
    guard(|| {
        if core::ptr::eq(position, from) {
            // SAFETY: the caller's pointer is as the header asks.
            return unsafe { shared(from) }.map(|_| ());
        }
        // SAFETY: the caller's pointers are as the header asks, and they are two.
        let (position, from) = unsafe { (changing(position)?, shared(from)?) };
        position.change(|position| {
            position.clone_from(from);
            Ok(())
        })
    })
}

/// How the game ended, as far as the position alone tells: mate, no legal move, or too many quiet plies.
///
/// - `position`: the position.
/// - `outcome`: gets it; repetition is a matter of `komadai_game_outcome`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_outcome(
    position: *const komadai_position,
    outcome: *mut komadai_outcome,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, outcome) = unsafe { (shared(position)?, output(outcome, "`outcome`")?) };
        outcome.put(position.outcome().into());
        Ok(())
    })
}
