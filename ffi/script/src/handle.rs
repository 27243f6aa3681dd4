//! Handles that a script owns.

use std::ffi::c_char;
use std::ptr::null_mut;

use komadai_ffi::*;

use crate::names;
use crate::script::Script;

/// How many handles of a type a script keeps: it frees the oldest for one more.
const KEPT: usize = 4;

/// A type of handles.
pub(crate) trait Handle: Sized + 'static {
    /// One to begin with.
    fn make(script: &mut Script<'_>) -> *mut Self;
    fn free(handle: *mut Self);
    /// Something that changes when the value behind the handle does.
    fn fingerprint(handle: *const Self) -> Vec<u8>;
    fn owned<'a>(script: &'a mut Script<'_>) -> &'a mut Owned<Self>;
}

/// The handles of one type that a script owns.
pub(crate) struct Owned<T: Handle>(Vec<*mut T>);

impl<T: Handle> Default for Owned<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Handle> Owned<T> {
    pub(crate) fn add(&mut self, handle: *mut T) {
        assert!(!handle.is_null(), "a call succeeded and made no handle");
        if self.0.len() == KEPT {
            T::free(self.0.remove(0));
        }
        self.0.push(handle);
    }

    /// One of them, or NULL where there are none.
    pub(crate) fn get(&self, number: u8) -> *mut T {
        let newest_first = self.0.iter().rev().nth(usize::from(number) % self.0.len().max(1));
        newest_first.copied().unwrap_or(null_mut())
    }

    /// As [`get`](Self::get); the script owns it no longer.
    pub(crate) fn take(&mut self, number: u8) -> *mut T {
        let handle = self.get(number);
        self.0.retain(|&owned| owned != handle);
        handle
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = *mut T> {
        self.0.iter().copied()
    }
}

impl<T: Handle> Drop for Owned<T> {
    fn drop(&mut self) {
        self.iter().for_each(T::free);
    }
}

/// The items of a list of the C ABI.
pub(crate) fn list<T: Copy>(mut call: impl FnMut(*mut T, usize, *mut usize) -> komadai_status) -> Vec<T> {
    let (mut items, mut needed): (Vec<T>, usize) = (Vec::new(), 0);
    assert_eq!(call(null_mut(), 0, &mut needed), komadai_status::Ok);
    items.reserve_exact(needed);
    assert_eq!(call(items.as_mut_ptr(), needed, &mut needed), komadai_status::Ok);
    assert!(needed <= items.capacity());
    // SAFETY: a call that succeeded has written so many items, for which there is room.
    unsafe { items.set_len(needed) };
    items
}

/// A text of the C ABI.
pub(crate) fn text(call: impl FnMut(*mut c_char, usize, *mut usize) -> komadai_status) -> String {
    let mut bytes: Vec<u8> = list(call).into_iter().map(|byte| byte as u8).collect();
    assert_eq!(bytes.pop(), Some(0), "a text ends in NUL");
    String::from_utf8(bytes).unwrap_or_else(|error| panic!("a text is not UTF-8: {error}"))
}

/// One of the handles of a type that a script owns; the first is made.
pub(crate) fn any<T: Handle>(script: &mut Script<'_>, number: u8) -> *mut T {
    if T::owned(script).0.is_empty() {
        let made = T::make(script);
        T::owned(script).add(made);
    }
    T::owned(script).get(number)
}

macro_rules! handles {
    ($($type:ident: $field:ident, $free:ident, $text:ident, |$script:ident, $made:ident| $make:expr;)*) => { $(
        impl Handle for $type {
            fn make($script: &mut Script<'_>) -> *mut Self {
                let mut made = null_mut();
                let $made = &mut made;
                // SAFETY: what is passed are handles that the script owns, a text with its length, and a local variable.
                assert_eq!(unsafe { $make }, komadai_status::Ok);
                made
            }

            fn free(handle: *mut Self) {
                // SAFETY: only a handle that a script owns comes here, and is then forgotten.
                unsafe { $free(handle) }
            }

            fn fingerprint(handle: *const Self) -> Vec<u8> {
                // SAFETY: the script owns the handle, and the buffers are as large as is said.
                let items = list(|to, room, needed| unsafe { $text(handle, to, room, needed) });
                format!("{items:?}").into_bytes()
            }

            fn owned<'a>(script: &'a mut Script<'_>) -> &'a mut Owned<Self> {
                &mut script.$field
            }
        }
    )* };
}

/// # Safety
/// As for any function of the C ABI.
unsafe fn id(rules: *const komadai_rules, to: *mut c_char, room: usize, needed: *mut usize) -> komadai_status {
    // SAFETY: the caller answers for it.
    unsafe { komadai_rules_text(rules, 0, to, room, needed) }
}

handles! {
    komadai_rules: rules, komadai_rules_free, id, |script, made| {
        let game = names::games().nth(usize::from(script.first) % names::games().count()).unwrap_or_default();
        komadai_rules_new(game.as_ptr().cast(), game.len(), std::ptr::null(), 0, made)
    };
    komadai_setup: setups, komadai_setup_free, komadai_setup_text, |script, made| {
        komadai_setup_from_position(any(script, 0), made)
    };
    komadai_position: positions, komadai_position_free, komadai_position_text, |script, made| {
        komadai_position_start(any(script, 0), made)
    };
    komadai_game: games, komadai_game_free, komadai_game_moves, |script, made| komadai_game_new(any(script, 0), made);
    komadai_match: matches, komadai_match_free, komadai_match_hands, |_script, made| komadai_match_new(2, 1, made);
    komadai_record: records, komadai_record_free, komadai_record_text, |script, made| {
        komadai_record_from_game(any(script, 0), made)
    };
}
