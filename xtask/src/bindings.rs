//! `cargo xtask bindings [--check]`
use std::error::Error;
pub(crate) fn run(_: &[String]) -> Result<(), Box<dyn Error>> {
    Ok(())
}
