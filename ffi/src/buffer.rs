//! Memory of the caller: outputs, lists and texts.

use core::ffi::{CStr, c_char};

use crate::failure::Failure;
use crate::komadai_status;

/// In place of a text's length: it ends at its first NUL.
pub const KOMADAI_NUL_TERMINATED: usize = usize::MAX;

/// The longest text that is read, in bytes.
pub const KOMADAI_MAX_TEXT: usize = 1_048_576;

#[cold]
fn null(what: &str) -> Failure {
    Failure::new(komadai_status::NullPointer, [what, " is NULL"].concat())
}

#[cold]
fn misaligned(what: &str) -> Failure {
    Failure::invalid([what, " is not aligned"].concat())
}

/// Where one value goes.
pub(crate) struct Output<T>(*mut T);

/// Takes a pointer for one value.
///
/// # Safety
/// `pointer` is NULL or can be written to until the [`Output`] is gone.
#[inline]
pub(crate) unsafe fn output<T: Copy>(pointer: *mut T, name: &str) -> Result<Output<T>, Failure> {
    if pointer.is_null() {
        return Err(null(name));
    }
    if pointer.is_aligned() { Ok(Output(pointer)) } else { Err(misaligned(name)) }
}

impl<T: Copy> Output<T> {
    /// Writes the value.
    #[inline]
    pub(crate) fn put(self, value: T) {
        // SAFETY: `output` checked the pointer, and its caller answers for the memory.
        unsafe { self.0.write(value) }
    }
}

/// Where a list goes, and the count of what it needs.
pub(crate) struct Buffer<T> {
    items: *mut T,
    capacity: usize,
    needed: Output<usize>,
}

/// Takes a buffer of `capacity` items.
///
/// # Safety
/// `items` is NULL, or `capacity` items can be written there until the [`Buffer`] is gone; `needed` as in [`output`].
#[inline]
pub(crate) unsafe fn buffer<T: Copy>(
    items: *mut T,
    capacity: usize,
    needed: *mut usize,
) -> Result<Buffer<T>, Failure> {
    // SAFETY: the contracts are the same.
    let needed = unsafe { output(needed, "`needed`")? };
    if items.is_null() && capacity != 0 {
        return Err(null("the buffer, whose capacity is not 0,"));
    }
    if !items.is_null() && !items.is_aligned() {
        return Err(misaligned("the buffer"));
    }
    if capacity > isize::MAX as usize / size_of::<T>() {
        return Err(Failure::invalid("the capacity is larger than any memory"));
    }
    Ok(Buffer { items, capacity, needed })
}

impl<T: Copy> Buffer<T> {
    /// Writes as many items as the iterator gives. It is asked once for their count and once for the items.
    pub(crate) fn fill(self, items: impl Iterator<Item = T> + Clone) -> Result<(), Failure> {
        let count = items.clone().count();
        self.fill_with(count, |write| items.for_each(write))
    }

    /// Writes those items.
    #[inline]
    pub(crate) fn fill_slice(self, items: &[T]) -> Result<(), Failure> {
        self.room_for(items.len())?;
        if !self.items.is_null() {
            // SAFETY: there is room, and no slice of this library's lies in memory that the caller gave to be written.
            unsafe { self.items.copy_from_nonoverlapping(items.as_ptr(), items.len()) }
        }
        self.needed.put(items.len());
        Ok(())
    }

    /// Writes what `items` writes, `count` items; whatever is more is left out.
    pub(crate) fn fill_with(
        self,
        count: usize,
        items: impl FnOnce(&mut dyn FnMut(T)),
    ) -> Result<(), Failure> {
        self.room_for(count)?;
        if !self.items.is_null() {
            let mut at = 0;
            items(&mut |item| {
                if at < count {
                    // SAFETY: `at` is below `count`, for which there is room.
                    unsafe { self.items.add(at).write(item) }
                    at += 1;
                }
            });
        }
        self.needed.put(count);
        Ok(())
    }

    /// Whether `count` items fit; asking with no buffer at all is fine.
    fn room_for(&self, count: usize) -> Result<(), Failure> {
        if self.items.is_null() || count <= self.capacity {
            return Ok(());
        }
        // SAFETY: `output` checked the pointer, and its caller answers for the memory.
        unsafe { self.needed.0.write(count) }
        let message = format!("the buffer has room for {} of {count}", self.capacity);
        Err(Failure::new(komadai_status::BufferTooSmall, message))
    }
}

impl Buffer<c_char> {
    /// Writes the text and a NUL.
    pub(crate) fn fill_text(self, text: &str) -> Result<(), Failure> {
        let bytes = text.bytes().chain([0]);
        self.fill_with(text.len() + 1, |write| bytes.for_each(|byte| write(byte as c_char)))
    }
}

/// Reads a text of the caller.
///
/// # Safety
/// `text` is NULL, or `length` bytes can be read there during `'a`, or, if that is [`KOMADAI_NUL_TERMINATED`], bytes
/// up to a NUL.
pub(crate) unsafe fn text<'a>(text: *const c_char, length: usize) -> Result<&'a str, Failure> {
    if text.is_null() {
        return Err(null("the text"));
    }
    let bytes = if length == KOMADAI_NUL_TERMINATED {
        // SAFETY: the caller says that it ends in NUL.
        unsafe { CStr::from_ptr(text) }.to_bytes()
    } else if length > KOMADAI_MAX_TEXT {
        return Err(too_long());
    } else {
        // SAFETY: the caller says that so many bytes can be read; u8 needs no alignment.
        unsafe { core::slice::from_raw_parts(text.cast(), length) }
    };
    if bytes.len() > KOMADAI_MAX_TEXT {
        return Err(too_long());
    }
    core::str::from_utf8(bytes).map_err(|error| Failure {
        offset: Some(error.valid_up_to()),
        ..Failure::new(komadai_status::NotUtf8, format!("the text is not UTF-8: {error}"))
    })
}

#[cold]
fn too_long() -> Failure {
    Failure::invalid(format!("the text is longer than {KOMADAI_MAX_TEXT} bytes"))
}
