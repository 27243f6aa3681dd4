//! Threads count what one thread counts, and tell how far they are.
#![cfg(feature = "std")]

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use komadai::Variant;

#[path = "common/mod.rs"]
mod common;

#[test]
fn threads_count_what_one_counts() {
    for &game in Variant::ALL {
        // From the start, and from one of the positions where much goes on.
        for position in [game.start()].into_iter().chain(common::positions(game).into_iter().take(1)) {
            for depth in 0..=3 {
                let alone = position.divide(depth);
                for threads in [0, 1, 2, 7] {
                    let told = AtomicUsize::new(0);
                    let shared = position.divide_on(depth, threads, |_, of| told.store(of, Relaxed));
                    assert_eq!(shared, alone, "{position}, {depth} plies, {threads} threads");
                    let pairs = if depth < 3 { 0 } else { position.perft(2) };
                    assert_eq!(told.into_inner() as u64, pairs);
                }
            }
        }
    }
}
