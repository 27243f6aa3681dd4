//! A list of calls, read from bytes.

use std::collections::VecDeque;
use std::ffi::{CStr, c_char};
use std::sync::OnceLock;

use arbitrary::Unstructured;
use komadai_ffi::*;

use crate::agree::agree;
use crate::arguments::Argument;
use crate::call::Call;
use crate::check::{Last, check};
use crate::declared::{Declared, declared};
use crate::functions::status_functions;
use crate::handle::Owned;

/// How many texts of the library a script remembers.
const REMEMBERED: usize = 8;

/// The state of a script.
pub(crate) struct Script<'a> {
    input: &'a [u8],
    pub(crate) bytes: Unstructured<'a>,
    /// Which game the first rules are of, unless a call makes them.
    pub(crate) first: u8,
    /// The function that is being called.
    pub(crate) function: &'static Declared,
    pub(crate) call: Call,
    /// The capacity of the buffer, instead of any.
    pub(crate) exactly: Option<usize>,
    pub(crate) rules: Owned<komadai_rules>,
    pub(crate) setups: Owned<komadai_setup>,
    pub(crate) positions: Owned<komadai_position>,
    pub(crate) games: Owned<komadai_game>,
    pub(crate) matches: Owned<komadai_match>,
    pub(crate) records: Owned<komadai_record>,
    /// What the library has written.
    pub(crate) texts: VecDeque<Vec<u8>>,
}

/// A function, called with whatever the script deals. Not all say how it went.
type Function = fn(&mut Script<'_>) -> Option<komadai_status>;

trait Answer {
    fn status(self) -> Option<komadai_status>;
}

impl Answer for komadai_status {
    fn status(self) -> Option<komadai_status> {
        Some(self)
    }
}

impl Answer for () {
    fn status(self) -> Option<komadai_status> {
        None
    }
}

impl Answer for u32 {
    fn status(self) -> Option<komadai_status> {
        assert_eq!(self, KOMADAI_ABI_VERSION);
        None
    }
}

impl Answer for *const c_char {
    fn status(self) -> Option<komadai_status> {
        // SAFETY: the functions that return a text return one that stays for good and ends in NUL.
        assert!(!unsafe { CStr::from_ptr(self) }.is_empty());
        None
    }
}

macro_rules! calls {
    ($($name:ident($($argument:ident),*),)*) => {
        &[$((stringify!($name), |_script| {
            // SAFETY: what the script deals is what the header asks for, or is spoiled in a way the library must notice.
            #[allow(unused_unsafe, reason = "some functions are safe")]
            let answer = unsafe { $name($(_script.deal(stringify!($argument))),*) };
            answer.status()
        })),*]
    };
}

const WITH_STATUS: &[(&str, Function)] = status_functions!(calls);
const WITHOUT: &[(&str, Function)] = calls! {
    komadai_rules_free(rules),
    komadai_setup_free(setup),
    komadai_position_free(position),
    komadai_game_free(game),
    komadai_match_free(contest),
    komadai_record_free(record),
    komadai_abi_version(),
    komadai_version(),
    komadai_status_text(status),
};

/// The names of the functions that scripts call.
pub fn called() -> impl Iterator<Item = &'static str> {
    WITHOUT.iter().chain(WITH_STATUS).map(|(name, _)| *name)
}

/// The functions in the order of the bytes that call them, with what the header says.
fn functions() -> &'static [(Declared, Function)] {
    static FUNCTIONS: OnceLock<Vec<(Declared, Function)>> = OnceLock::new();
    FUNCTIONS.get_or_init(|| {
        let mut declared = declared();
        let mut find = |name: &str| {
            let at = declared.iter().position(|function| function.name == name);
            at.map(|at| declared.swap_remove(at))
        };
        let all = WITHOUT.iter().chain(WITH_STATUS);
        let all = all.map(|&(name, function)| Some((find(name)?, function)));
        all.map(|found| found.unwrap_or_else(|| panic!("a function is not in the header"))).collect()
    })
}

/// Runs a script: what it does is said where this crate is.
///
/// # Panics
/// When something that the header promises does not hold.
pub fn c_abi(bytes: &[u8]) {
    let mut script = Script::new(bytes);
    while !script.bytes.is_empty() {
        let number: u8 = script.draw();
        if let Some((function, run)) = functions().get(usize::from(number % 128)) {
            script.step(function, *run);
        }
    }
    script.positions.iter().for_each(|position| agree(position));
}

impl<'a> Script<'a> {
    fn new(input: &'a [u8]) -> Self {
        // The same failure is the last one at the start of every script.
        // SAFETY: nothing is read or written.
        unsafe { komadai_game_undo(std::ptr::null_mut()) };
        let mut bytes = Unstructured::new(input);
        Self {
            input,
            first: bytes.arbitrary().unwrap_or(0),
            bytes,
            function: &functions()[0].0,
            call: Call::default(),
            exactly: None,
            rules: Owned::default(),
            setups: Owned::default(),
            positions: Owned::default(),
            games: Owned::default(),
            matches: Owned::default(),
            records: Owned::default(),
            texts: VecDeque::new(),
        }
    }

    /// The next value; zeros behind the last byte.
    pub(crate) fn draw<T: arbitrary::Arbitrary<'a> + Default>(&mut self) -> T {
        self.bytes.arbitrary().unwrap_or_default()
    }

    pub(crate) fn deal<T: Argument>(&mut self, name: &'static str) -> T {
        debug_assert_eq!(self.function.arguments[self.call.at].name, name, "{}", self.function.name);
        let spoiled = self.call.spoiled >> self.call.at & 1 == 1;
        let dealt = T::deal(self, name, spoiled);
        self.call.at += 1;
        dealt
    }

    pub(crate) fn remember(&mut self, text: &[u8]) {
        if self.texts.len() == REMEMBERED {
            self.texts.pop_front();
        }
        self.texts.push_back(text.to_vec());
    }

    /// Calls a function; a list that was not written is asked for again, with just as much room as it needs.
    fn step(&mut self, function: &'static Declared, run: Function) {
        self.function = function;
        let left = self.bytes.len();
        let mut call = self.run(run);
        let asked = call.list.as_ref().is_some_and(|list| list.region.is_none_or(|_| call.needed() > list.capacity));
        if call.wrong.is_empty() && asked && call.counted {
            let needed = call.needed();
            self.bytes = Unstructured::new(&self.input[self.input.len() - left..]);
            self.exactly = Some(needed);
            call = self.run(run);
            self.exactly = None;
            assert!(call.needed() == needed, "{}: {needed}, then {}", function.name, call.needed());
            assert!(call.succeeded, "{}: {needed} are needed and do not suffice", function.name);
        }
        if call.succeeded {
            call.keep(self);
        }
    }

    /// Calls the function with arguments as the bytes say, and checks what it did.
    fn run(&mut self, run: Function) -> Call {
        self.call = Call::default();
        if self.draw::<u8>() >= 0xc0 {
            self.call.spoiled = self.draw();
        }
        let last = Last::failure();
        let status = run(self);
        let mut call = std::mem::take(&mut self.call);
        check(self.function, &call, status, &last);
        call.succeeded = status == Some(komadai_status::Ok);
        call.counted = call.succeeded || status == Some(komadai_status::BufferTooSmall);
        call
    }
}
