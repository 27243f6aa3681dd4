//! Where a game comes from.

use std::fmt;
use std::fs;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use komadai::{Tables, Variant, load_game};

use crate::failure::Failure;

/// A built-in game, or the path of a file with the rules of one.
#[derive(Clone)]
pub(crate) enum Source {
    BuiltIn(Variant),
    File(String),
}

impl FromStr for Source {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let extension = Path::new(text).extension().unwrap_or_default();
        let is_file = ["toml", "json"].iter().any(|known| extension.eq_ignore_ascii_case(known));
        match text.parse() {
            Ok(game) => Ok(Self::BuiltIn(game)),
            Err(_) if is_file => Ok(Self::File(text.to_string())),
            Err(error) => Err(format!("{error}, or a file, *.toml or *.json")),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BuiltIn(game) => game.fmt(f),
            Self::File(path) => f.write_str(path),
        }
    }
}

impl Source {
    /// The rules with these options, ready to play.
    pub(crate) fn tables(&self, settings: &[(&str, bool)]) -> Result<Arc<Tables>, Failure> {
        match (self, settings) {
            (Self::BuiltIn(game), []) => Ok(game.tables()),
            (Self::BuiltIn(game), _) => {
                let rules = game.rules_with(settings).map_err(|error| Failure::Usage(error.to_string()))?;
                Ok(Tables::new(rules))
            }
            (Self::File(path), []) => load(path),
            (Self::File(path), [(name, _), ..]) => {
                Err(Failure::Usage(format!("{path} is a file and has no options, so none is called {name:?}")))
            }
        }
    }
}

/// The game of the file at that path; else all that is wrong with it, a line each.
pub(crate) fn load(path: &str) -> Result<Arc<Tables>, Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::Refused(format!("{path}: {error}")))?;
    load_game(&text).map_err(|error| {
        let faults: Vec<_> = error.faults.iter().map(|fault| format!("{path}: {fault}")).collect();
        Failure::Refused(faults.join("\n"))
    })
}
