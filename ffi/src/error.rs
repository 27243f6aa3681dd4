use core::ffi::c_char;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::buffer::{buffer, output};
use crate::failure::Failure;
use crate::{komadai_explanation, komadai_status};

/// In place of an offset into a text: there is none.
pub const KOMADAI_NO_OFFSET: i64 = -1;

/// As the guard, but the last failure stays the last one.
fn quietly(body: impl FnOnce() -> Result<(), Failure>) -> komadai_status {
    match catch_unwind(AssertUnwindSafe(|| {
        crate::hooks::point();
        body()
    })) {
        Ok(Ok(())) => komadai_status::Ok,
        Ok(Err(failure)) => failure.status,
        Err(_) => komadai_status::Panic,
    }
}

/// What the last failure on this thread was, as a sentence; an empty text if nothing has failed yet.
///
/// Successes do not clear it, and neither does this function. Only look at it after a call that failed.
///
/// - `text`, `capacity`, `needed`: where the text goes, see the top of this file.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_error_message(
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    quietly(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let text = unsafe { buffer(text, capacity, needed)? };
        text.fill_text(Failure::last().as_ref().map_or("", |failure| &failure.message))
    })
}

/// At which byte of the text that was passed the last failure on this thread was found.
///
/// - `offset`: gets the byte, counted from 0, or `KOMADAI_NO_OFFSET` where the failure has no place in a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_error_offset(offset: *mut i64) -> komadai_status {
    quietly(|| {
        // SAFETY: the caller's pointer is as the header asks.
        let offset = unsafe { output(offset, "`offset`")? };
        let found = Failure::last().and_then(|failure| failure.offset);
        offset.put(found.and_then(|at| i64::try_from(at).ok()).unwrap_or(KOMADAI_NO_OFFSET));
        Ok(())
    })
}

/// At which line and column of the text that was passed the last failure on this thread was found, where the text is
/// one of several lines: a record or the description of a game.
///
/// - `line`: gets the line, counted from 1, or 0 where the failure has no such place.
/// - `column`: gets the column in characters, counted from 1, or 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_error_place(line: *mut usize, column: *mut usize) -> komadai_status {
    quietly(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (line, column) = unsafe { (output(line, "`line`")?, output(column, "`column`")?) };
        let found = Failure::last().and_then(|failure| failure.place).unwrap_or((0, 0));
        line.put(found.0);
        column.put(found.1);
        Ok(())
    })
}

/// Why the move was not legal, if the last failure on this thread was `KOMADAI_STATUS_ILLEGAL_MOVE`.
///
/// - `explanation`: gets the reason; `KOMADAI_OBSTACLE_NONE` after any other failure.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_error_explanation(explanation: *mut komadai_explanation) -> komadai_status {
    quietly(|| {
        // SAFETY: the caller's pointer is as the header asks.
        let explanation = unsafe { output(explanation, "`explanation`")? };
        let found = Failure::last().and_then(|failure| failure.explanation);
        explanation.put(found.unwrap_or(komadai_explanation::NONE));
        Ok(())
    })
}
