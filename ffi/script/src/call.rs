//! One call: what is passed, and the memory that it may write to.

use komadai_ffi::{komadai_move, komadai_option, komadai_status};

use crate::declared::Declared;
use crate::script::Script;

/// What memory holds before a call.
const UNTOUCHED: u64 = 0xa5a5_a5a5_a5a5_a5a5;

/// Memory for an output, with a little more behind it.
pub(crate) struct Region {
    words: Vec<u64>,
    /// The bytes of one item.
    item: usize,
    /// What a script does with so many items that were written.
    keep: fn(&mut Script<'_>, &Region, usize),
}

impl Region {
    pub(crate) fn pointer<T>(&mut self) -> *mut T {
        self.words.as_mut_ptr().cast()
    }

    /// The items of a list.
    ///
    /// # Safety
    /// A call has written so many items of that type there.
    pub(crate) unsafe fn items<T: Copy>(&self, count: usize) -> &[T] {
        assert!(count * size_of::<T>() <= self.words.len() * 8);
        // SAFETY: the caller says that they were written; there are so many bytes, and words are aligned for any item.
        unsafe { std::slice::from_raw_parts(self.words.as_ptr().cast(), count) }
    }

    /// Whether nothing was written but so many items at the start.
    pub(crate) fn is_untouched_after(&self, count: usize) -> bool {
        let length = self.words.len() * 8;
        // SAFETY: words are bytes as well.
        let bytes: &[u8] = unsafe { std::slice::from_raw_parts(self.words.as_ptr().cast(), length) };
        let behind = &bytes[count * self.item..];
        *behind == vec![UNTOUCHED as u8; behind.len()]
    }
}

/// A list that is to be filled.
pub(crate) struct List {
    /// Which of the regions; nowhere if the buffer is NULL.
    pub(crate) region: Option<usize>,
    pub(crate) capacity: usize,
}

/// How to see what a handle is.
pub(crate) type Look = Box<dyn Fn() -> Vec<u8>>;

/// A call while its arguments are dealt.
#[derive(Default)]
pub(crate) struct Call {
    /// How many arguments have been dealt.
    pub(crate) at: usize,
    /// The arguments to spoil, a bit each.
    pub(crate) spoiled: u8,
    /// What the library must find wrong with the arguments, if anything.
    pub(crate) wrong: Vec<komadai_status>,
    pub(crate) regions: Vec<Region>,
    pub(crate) list: Option<List>,
    /// Which of the regions gets the count of a list.
    pub(crate) needed: Option<usize>,
    /// The texts that are passed; some are longer than what is passed of them.
    pub(crate) texts: Vec<Vec<u8>>,
    /// How much of the last text is passed.
    pub(crate) length: usize,
    pub(crate) options: Vec<komadai_option>,
    pub(crate) option_count: usize,
    /// What a handle was before that the call changes, and how to see what it is now.
    pub(crate) before: Option<(Vec<u8>, Look)>,
    /// The legal moves where the call plays or asks.
    pub(crate) legal: Vec<komadai_move>,
    /// Whether the call succeeded.
    pub(crate) succeeded: bool,
    /// Whether the call told how many items a list has.
    pub(crate) counted: bool,
}

impl Call {
    /// Memory for so many items.
    pub(crate) fn region<T>(&mut self, count: usize, keep: fn(&mut Script<'_>, &Region, usize)) -> *mut T {
        let words = vec![UNTOUCHED; (count * size_of::<T>()).div_ceil(8) + 2];
        self.regions.push(Region { words, item: size_of::<T>(), keep });
        self.regions.last_mut().map_or(std::ptr::null_mut(), Region::pointer)
    }

    /// The count that a list needs, if the call wrote it.
    pub(crate) fn needed(&self) -> usize {
        // SAFETY: memory for a count is filled with something from the start.
        self.needed.map_or(0, |at| unsafe { self.regions[at].items::<usize>(1)[0] })
    }

    /// What the region of that number holds after a success.
    pub(crate) fn written(&self, region: usize) -> usize {
        match &self.list {
            Some(list) if list.region == Some(region) => self.needed(),
            _ => 1,
        }
    }

    /// Takes into a script what the call wrote.
    pub(crate) fn keep(&self, script: &mut Script<'_>) {
        for (number, region) in self.regions.iter().enumerate() {
            (region.keep)(script, region, self.written(number));
        }
    }
}

/// Whether a function is declared to change the handle that is its argument of that number.
pub(crate) fn changes(function: &Declared, at: usize) -> bool {
    function.returns == "komadai_status" && function.arguments[at].is_changed()
}
