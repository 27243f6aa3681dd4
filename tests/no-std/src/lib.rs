//! Uses every game where there is no operating system. It is only built, never run.
#![no_std]

use core::alloc::{GlobalAlloc, Layout};
use core::panic::PanicInfo;

use komadai::{Game, Variant};

/// An allocator that has nothing to give.
struct Empty;

// SAFETY: no block is ever handed out.
unsafe impl GlobalAlloc for Empty {
    unsafe fn alloc(&self, _: Layout) -> *mut u8 {
        core::ptr::null_mut()
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

#[global_allocator]
static ALLOCATOR: Empty = Empty;

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    loop {}
}

/// The legal moves after the first legal move of every game, added up.
#[unsafe(no_mangle)]
pub extern "C" fn moves_of_all_games() -> u64 {
    let mut moves = 0;
    for variant in Variant::ALL {
        let mut game = Game::new(variant.start());
        if let Some(&first) = game.position().legal_moves().first()
            && game.play(first).is_ok()
        {
            moves += game.position().count_moves();
        }
    }
    moves
}
