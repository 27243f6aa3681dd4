//! A panic at a chosen place, so that tests can see what a caller sees when the library has a fault.

#[cfg(feature = "test-hooks")]
use std::cell::Cell;

#[cfg(feature = "test-hooks")]
thread_local! {
    static LEFT: Cell<u64> = const { Cell::new(0) };
}

/// A place where a test can make the library panic.
#[inline]
pub(crate) fn point() {
    #[cfg(feature = "test-hooks")]
    LEFT.with(|left| match left.get() {
        0 => {}
        1 => {
            left.set(0);
            panic!("a test asked for this panic");
        }
        n => left.set(n - 1),
    });
}

/// Makes the `n`-th place from now on that can panic on this thread do so; 0 for none.
#[cfg(feature = "test-hooks")]
#[unsafe(no_mangle)]
pub extern "C" fn komadai_test_panic_at(n: u64) {
    LEFT.set(n);
}
