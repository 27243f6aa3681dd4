//! Bodies of fuzz targets. Each takes any bytes, and panics with a readable [`Failure`](crate::properties::Failure) when
//! a property does not hold.
//!
//! A new target is one function, one line of [`TARGETS`], one binary in `fuzz/` and one folder of `fuzz/corpus/`.

mod build;
mod edit;
mod play;
mod record;
mod texts;

use std::fmt::Display;

pub use edit::Edit;

/// A fuzz target.
pub type Target = fn(&[u8]);

/// All targets by name.
pub const TARGETS: &[(&str, Target)] = &[
    ("attacked", play::attacked),
    ("betza", texts::betza),
    ("hash", play::hash),
    ("move_text", texts::move_text),
    ("play", play::play),
    ("position_text", texts::position_text),
    ("record", record::record),
    ("rules_builder", build::rules_builder),
    ("setup", play::setup),
    ("versus_referee", play::versus_referee),
];

/// Runs the target of that name.
///
/// # Panics
/// When a property does not hold, or there is no such target.
pub fn run(name: &str, bytes: &[u8]) {
    let target = TARGETS.iter().find(|(target, _)| *target == name);
    assert!(target.is_some(), "no target is called {name}");
    target.into_iter().for_each(|(_, body)| body(bytes));
}

/// Ends a run at the first failure, which is what a fuzzer looks for.
fn hold<T, E: Display>(result: Result<T, E>) -> T {
    match result {
        Ok(value) => value,
        Err(failure) => panic!("{failure}"),
    }
}
