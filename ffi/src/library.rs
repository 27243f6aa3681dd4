use core::ffi::c_char;

use crate::komadai_status;

/// The version of the interface that this header describes. It goes up when a program that was built with an older
/// header would no longer work with the library; new functions and numbers do not count.
pub const KOMADAI_ABI_VERSION: u32 = 0;

/// The version of the interface that the library has: compare it with `KOMADAI_ABI_VERSION` where the library is
/// loaded when the program runs.
#[unsafe(no_mangle)]
pub extern "C" fn komadai_abi_version() -> u32 {
    KOMADAI_ABI_VERSION
}

/// The version of the library, such as `0.1.0`: a text that stays for good and must not be freed.
#[unsafe(no_mangle)]
pub extern "C" fn komadai_version() -> *const c_char {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    VERSION.as_ptr().cast()
}

/// What a status means in a few words: a text that stays for good and must not be freed.
///
/// - `status`: any number; one that is no status is called `unknown status`.
#[unsafe(no_mangle)]
pub extern "C" fn komadai_status_text(status: i32) -> *const c_char {
    let found = komadai_status::ALL.into_iter().find(|known| *known as i32 == status);
    found.map_or(c"unknown status", komadai_status::words).as_ptr()
}
