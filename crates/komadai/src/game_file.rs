use alloc::format;
use alloc::sync::Arc;

use komadai_engine::{SetupFault, Tables};
use komadai_rules::{FileError, FileFault, load_rules};

/// The game that a TOML or a JSON file describes, ready to be played from its start: see [`load_rules`].
///
/// ```
/// use komadai::{Position, Variant, load_game};
///
/// let file = Variant::Shogi.rules().to_toml();
/// assert_eq!(Position::start(&load_game(&file)?).count_moves(), 30);
///
/// let error = load_game(&file.replace("LNSGKGSNL b", "LNSG1GSNL b")).unwrap_err();
/// assert_eq!(error.to_string(), "line 8, column 9: start: Black has 0 royal pieces instead of one");
/// # Ok::<(), komadai::FileError>(())
/// ```
///
/// # Errors
/// All that is wrong with the file or the rules, or else all that keeps the start from being a position of the game.
pub fn load_game(text: &str) -> Result<Arc<Tables>, FileError> {
    let tables = Tables::new(load_rules(text)?);
    let faults = tables.faults(tables.rules().start());
    if faults.is_empty() {
        return Ok(tables);
    }
    let fault = |found: &SetupFault| FileFault::of_key(text, "start", format!("start: {found}"));
    Err(FileError { faults: faults.iter().map(fault).collect() })
}
