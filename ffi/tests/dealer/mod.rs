//! Deals arguments to the functions of the C ABI: good ones, or one that is spoiled.

mod arguments;
mod calls;
#[path = "../../script/src/declared.rs"]
mod declared;
mod fixture;
#[path = "../../script/src/functions.rs"]
mod functions;

pub(crate) use arguments::Argument;
pub(crate) use calls::{CALLS, Call};
pub(crate) use declared::{Declared, declared};
pub(crate) use fixture::Fixture;

/// What is wrong with an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spoil {
    /// A pointer is NULL.
    Null,
    /// A pointer is one byte off.
    Misaligned,
    /// A handle is one of another type.
    Foreign,
    /// A handle points to zeros.
    Zeros,
    /// A number or struct means nothing.
    Beyond,
    /// A text is not UTF-8.
    NotUtf8,
    /// The buffer has no room at all.
    Small,
}

/// How many items every buffer holds.
pub(crate) const CAPACITY: usize = 600;
/// The bytes of each output.
const REGION: usize = 16 * 1024;
/// What outputs hold before a call.
const UNTOUCHED: u64 = 0xa5a5_a5a5_a5a5_a5a5;

/// Deals the arguments of one call.
pub(crate) struct Dealer<'a> {
    pub(crate) function: &'a Declared,
    pub(crate) fixture: &'a Fixture,
    /// The argument to spoil, and how.
    pub(crate) spoil: Option<(usize, Spoil)>,
    at: usize,
    /// One output after another.
    outputs: Vec<u64>,
}

impl<'a> Dealer<'a> {
    pub(crate) fn new(function: &'a Declared, fixture: &'a Fixture, spoil: Option<(usize, Spoil)>) -> Self {
        let outputs = vec![UNTOUCHED; function.arguments.len() * REGION / 8];
        Self { function, fixture, spoil, at: 0, outputs }
    }

    /// The next argument, which must be the one of that name.
    pub(crate) fn deal<T: Argument>(&mut self, name: &str) -> T {
        let (at, declared) = (self.at, &self.function.arguments[self.at]);
        assert_eq!(declared.name, name, "{}", self.function.name);
        self.at += 1;
        let spoil = self.spoil.filter(|(spoiled, _)| *spoiled == at).map(|(_, spoil)| spoil);
        T::deal(self, at, name, spoil)
    }

    /// Where the output of an argument goes.
    pub(crate) fn region(&mut self, at: usize) -> *mut u64 {
        // SAFETY: the region lies within the vector, which is not resized.
        unsafe { self.outputs.as_mut_ptr().add(at * REGION / 8) }
    }

    /// Whether nothing was written, but for what `except` gets.
    pub(crate) fn is_untouched(&self, except: Option<usize>) -> bool {
        let regions = self.outputs.chunks(REGION / 8).enumerate();
        regions.filter(|(at, _)| Some(*at) != except).all(|(_, region)| region.iter().all(|&word| word == UNTOUCHED))
    }

    /// Frees the handles that a call that succeeded has made.
    pub(crate) fn free_made(&mut self) {
        for at in 0..self.function.arguments.len() {
            let handle = self.region(at);
            let kind = self.function.arguments[at].kind.clone();
            // SAFETY: the call wrote a handle of that type there.
            unsafe {
                match kind.as_str() {
                    "struct komadai_rules **" => komadai_ffi::komadai_rules_free(*handle.cast()),
                    "struct komadai_setup **" => komadai_ffi::komadai_setup_free(*handle.cast()),
                    "struct komadai_position **" => komadai_ffi::komadai_position_free(*handle.cast()),
                    "struct komadai_game **" => komadai_ffi::komadai_game_free(*handle.cast()),
                    "struct komadai_match **" => komadai_ffi::komadai_match_free(*handle.cast()),
                    "struct komadai_record **" => komadai_ffi::komadai_record_free(*handle.cast()),
                    _ => {}
                }
            }
        }
    }
}
