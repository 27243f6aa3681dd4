//! Pointers that C holds and cannot look into.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use crate::failure::Failure;
use crate::{hooks, komadai_status};

/// A type that C knows by name only, and what is behind it.
pub(crate) trait Opaque: Sized {
    /// What is behind the pointer.
    type Value;
    /// What the handle is called in messages.
    const NAME: &'static str;
    /// A number that no other type of handle has.
    const TAG: u64;
}

/// What a freed handle's memory is marked with.
const FREED: u64 = 0x6465_6565_7266_6b21;

/// What a pointer given to C points to. The tag comes first, where a handle of any type has it.
#[repr(C)]
struct Handle<T> {
    tag: u64,
    poisoned: AtomicBool,
    value: T,
}

/// A new handle, owned by whoever gets it.
pub(crate) fn create<O: Opaque>(value: O::Value) -> *mut O {
    let handle = Handle { tag: O::TAG, poisoned: AtomicBool::new(false), value };
    Box::into_raw(Box::new(handle)).cast()
}

/// Checks a pointer as far as one can.
///
/// # Safety
/// `pointer` is NULL or points to readable memory of the size of a handle.
#[inline]
unsafe fn check<O: Opaque>(pointer: *const O) -> Result<*const Handle<O::Value>, Failure> {
    let handle: *const Handle<O::Value> = pointer.cast();
    if handle.is_null() {
        return Err(Failure::new(komadai_status::NullPointer, [O::NAME, " is NULL"].concat()));
    }
    // SAFETY: it is not NULL, so by this function's contract it can be read; alignment is checked first.
    if !handle.is_aligned() || unsafe { (&raw const (*handle).tag).read() } != O::TAG {
        return Err(Failure::new(komadai_status::BadHandle, ["this is no handle of a ", O::NAME].concat()));
    }
    Ok(handle)
}

/// The value behind a handle, to look at.
///
/// # Safety
/// `pointer` is NULL or came from [`create`], is not freed during `'a`, and nobody changes its value during `'a`.
#[inline]
pub(crate) unsafe fn shared<'a, O: Opaque>(pointer: *const O) -> Result<&'a O::Value, Failure> {
    // SAFETY: this function's contract covers that of `check`, and a handle that passes is a live `Handle`.
    let handle = unsafe { &*check(pointer)? };
    if handle.poisoned.load(Relaxed) {
        return Err(poisoned(O::NAME));
    }
    Ok(&handle.value)
}

/// The value behind a handle, to change.
///
/// # Safety
/// As [`shared`], and nobody else looks at the value during `'a`.
#[inline]
pub(crate) unsafe fn changing<'a, O: Opaque>(pointer: *mut O) -> Result<Changing<'a, O::Value>, Failure> {
    // SAFETY: this function's contract covers that of `check`; nobody else uses the handle, so it may be `&mut`.
    let handle = unsafe { &mut *check(pointer)?.cast_mut() };
    if *handle.poisoned.get_mut() {
        return Err(poisoned(O::NAME));
    }
    Ok(Changing(handle))
}

#[cold]
fn poisoned(name: &str) -> Failure {
    Failure::new(komadai_status::Poisoned, [name, " was being changed when the library panicked"].concat())
}

/// A value that is about to change.
pub(crate) struct Changing<'a, T>(&'a mut Handle<T>);

impl<T> Changing<'_, T> {
    /// Changes it. If that panics the handle is poisoned.
    #[inline]
    pub(crate) fn change<R>(self, body: impl FnOnce(&mut T) -> Result<R, Failure>) -> Result<R, Failure> {
        *self.0.poisoned.get_mut() = true;
        hooks::point();
        let result = body(&mut self.0.value);
        hooks::point();
        *self.0.poisoned.get_mut() = false;
        result
    }
}

/// Frees a handle; NULL and what is no handle of the type are left alone.
///
/// # Safety
/// As [`shared`], and nobody uses the pointer afterwards.
pub(crate) unsafe fn free<O: Opaque>(pointer: *mut O) {
    let body = || {
        // SAFETY: this function's contract covers that of `check`.
        let Ok(handle) = (unsafe { check(pointer) }) else { return };
        let handle = handle.cast_mut();
        // SAFETY: it is a live handle that came from a box. The write is volatile so that it is not optimised away:
        // it lets a later use of the pointer be noticed while the memory is not in use again.
        unsafe {
            (&raw mut (*handle).tag).write_volatile(FREED);
            drop(Box::from_raw(handle));
        }
    };
    // There is no one to tell of a panic while freeing.
    let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(body));
}
