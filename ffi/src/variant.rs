use core::ffi::c_char;

use komadai::Variant;

use crate::buffer::{buffer, output};
use crate::failure::Failure;
use crate::guard::guard;
use crate::komadai_status;

fn variant(index: usize) -> Result<Variant, Failure> {
    let found = Variant::ALL.get(index).copied();
    found.ok_or_else(|| Failure::invalid(format!("there are {} games, so none {index}", Variant::ALL.len())))
}

/// How many games are built in.
///
/// - `count`: gets the number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_variant_count(count: *mut usize) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointer is as the header asks.
        let count = unsafe { output(count, "`count`")? };
        count.put(Variant::ALL.len());
        Ok(())
    })
}

/// The short name of a built-in game, such as `hand-shogi`: what `komadai_rules_new` takes.
///
/// - `index`: from 0 to `komadai_variant_count` - 1, in alphabetical order.
/// - `text`, `capacity`, `needed`: where the name goes.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for an index beyond the last game.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_variant_id(
    index: usize,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let text = unsafe { buffer(text, capacity, needed)? };
        text.fill_text(variant(index)?.id())
    })
}

/// The name of a built-in game for people, such as `Hand Shogi`.
///
/// - `index`: from 0 to `komadai_variant_count` - 1.
/// - `text`, `capacity`, `needed`: where the name goes.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for an index beyond the last game.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_variant_title(
    index: usize,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let text = unsafe { buffer(text, capacity, needed)? };
        text.fill_text(variant(index)?.tables().rules().title())
    })
}

/// How many options a built-in game has. Each is on or off.
///
/// - `index`: from 0 to `komadai_variant_count` - 1.
/// - `count`: gets the number.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for an index beyond the last game.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_variant_option_count(index: usize, count: *mut usize) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointer is as the header asks.
        let count = unsafe { output(count, "`count`")? };
        count.put(variant(index)?.options().len());
        Ok(())
    })
}

/// The name of an option of a built-in game, such as `wide_half_knight`: what `komadai_option` takes.
///
/// - `index`: from 0 to `komadai_variant_count` - 1.
/// - `option`: from 0 to `komadai_variant_option_count` - 1.
/// - `text`, `capacity`, `needed`: where the name goes.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for an index beyond the last game or option.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_variant_option_name(
    index: usize,
    option: usize,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let text = unsafe { buffer(text, capacity, needed)? };
        let options = variant(index)?.options();
        let name = options.get(option).ok_or_else(|| {
            Failure::invalid(format!("the game has {} options, so none {option}", options.len()))
        })?;
        text.fill_text(name)
    })
}
