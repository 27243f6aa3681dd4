//! What costs no memory: looking, counting and playing allocate nothing, and what is kept is small.

// The one way to see every allocation is to be the allocator.
#![allow(unsafe_code)]
#![allow(clippy::unwrap_used)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;
use std::ops::ControlFlow::Continue;

use komadai::{Move, Position, Setup, Variant};

mod common;

/// The system's allocator, counting what each thread asks for.
struct Counting;

thread_local! {
    static ASKED: Cell<usize> = const { Cell::new(0) };
    /// How many bytes it holds; less than none where another thread's are given back.
    static HELD: Cell<isize> = const { Cell::new(0) };
}

/// Counts bytes that are asked for, or given back where that is negative.
fn hold(bytes: isize) {
    HELD.set(HELD.get().wrapping_add(bytes));
}

// SAFETY: every call goes to the system's allocator as it is. The counter allocates nothing: it is built in place and
// has no destructor.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.set(ASKED.get() + 1);
        hold(layout.size() as isize);
        // SAFETY: the caller keeps the promises that `System` asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        hold(-(layout.size() as isize));
        // SAFETY: the block came from `System`, with that layout.
        unsafe { System.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ASKED.set(ASKED.get() + 1);
        hold(size as isize - layout.size() as isize);
        // SAFETY: the block came from `System`, with that layout.
        unsafe { System.realloc(block, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How often `work` asks for memory.
fn allocations(work: impl FnOnce()) -> usize {
    let before = ASKED.get();
    work();
    ASKED.get() - before
}

/// Asserts that `work` allocates nothing in any case position of any game.
fn allocates_nothing(work: impl Fn(&Position)) {
    for &game in Variant::ALL {
        for position in common::positions(game) {
            assert_eq!(allocations(|| work(&position)), 0, "{game} {position}");
        }
    }
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(black_box(Box::new(1)))), 1);
    assert_eq!(allocations(|| drop(black_box(Variant::ALL[0].start().legal_moves()))), 1);
}

#[test]
fn looking_at_every_set_of_moves_allocates_nothing() {
    allocates_nothing(|position| {
        let mut count = 0;
        let _ = position.for_each_set(|set| {
            count += set.len();
            Continue(())
        });
        black_box(count);
    });
}

#[test]
fn counting_allocates_nothing() {
    allocates_nothing(|position| {
        black_box(position.count_moves());
        black_box(position.has_legal_move());
        black_box(position.perft(2));
    });
}

#[test]
fn asking_for_check_allocates_nothing() {
    allocates_nothing(|position| {
        black_box((position.is_check(), position.checkers(), position.petrified()));
    });
}

#[test]
fn playing_allocates_nothing() {
    for &game in Variant::ALL {
        for position in common::positions(game) {
            for chosen in position.legal_moves() {
                let played = allocations(|| {
                    let mut after = position.clone();
                    after.play_unchecked(chosen);
                    black_box(after.hash());
                });
                assert_eq!(played, 0, "{game} {position} {}", position.text(chosen));
            }
        }
    }
}

#[test]
fn what_is_kept_is_small() {
    assert!(size_of::<Option<Move>>() <= 8, "{}", size_of::<Option<Move>>());
    assert!(size_of::<Position>() < 512, "{}", size_of::<Position>());
    assert!(size_of::<Setup>() < 512, "{}", size_of::<Setup>());
    for &game in Variant::ALL {
        let size = game.tables().size();
        assert!(size < 512 * 1024, "{game}: {size}");
    }
}

/// Lists that grew may have twice the room they use.
#[test]
fn tables_take_the_memory_they_say() {
    for &game in Variant::ALL {
        let rules = game.rules().clone();
        let before = HELD.get();
        let tables = komadai::Tables::new(rules);
        let held = HELD.get() - before;
        let said = tables.size() as isize;
        assert!(said <= held && held <= 2 * said, "{game}: {said} said, {held} held");
    }
}
