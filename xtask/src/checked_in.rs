//! Generated files that are checked in.

use std::error::Error;
use std::path::{Path, PathBuf};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// What to do with a generated file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Write it.
    Write,
    /// Fail if it is not what it should be.
    Check,
}

impl Mode {
    /// Reads the arguments of a chore that generates files.
    pub(crate) fn of(arguments: &[String]) -> Result<Self, Box<dyn Error>> {
        match arguments {
            [] => Ok(Self::Write),
            [flag] if flag == "--check" => Ok(Self::Check),
            _ => Err("the only argument there is is --check".into()),
        }
    }
}

/// Writes or checks the file of that path from the root.
pub(crate) fn settle(mode: Mode, path: &str, text: &str, chore: &str) -> Result<(), Box<dyn Error>> {
    let file = root().join(path);
    if std::fs::read_to_string(&file).is_ok_and(|now| now == text) {
        return Ok(());
    }
    if mode == Mode::Check {
        return Err(format!("{path} is out of date: run `cargo xtask {chore}`").into());
    }
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    Ok(std::fs::write(file, text)?)
}
