//! No panic crosses into C: it ends here and becomes a status.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::failure::Failure;
use crate::{hooks, komadai_status};

/// Runs the body of a function that C calls, and keeps what went wrong for `komadai_error_message`.
///
/// A value that a panic may have left half changed is behind a poisoned handle, which is why unwinding is safe: see
/// [`Changing`](crate::handle::Changing).
#[inline]
pub(crate) fn guard(body: impl FnOnce() -> Result<(), Failure>) -> komadai_status {
    let guarded = || {
        hooks::point();
        body()
    };
    match catch_unwind(AssertUnwindSafe(guarded)) {
        Ok(Ok(())) => komadai_status::Ok,
        Ok(Err(failure)) => failure.keep(),
        Err(payload) => panicked(payload),
    }
}

#[cold]
fn panicked(payload: Box<dyn Any + Send>) -> komadai_status {
    let said = payload.downcast_ref::<&str>().copied();
    let said = said.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message");
    Failure::new(komadai_status::Panic, format!("the library panicked: {said}")).keep()
}
