use std::io::Write;

use komadai::Variant;

use crate::failure::Failure;

/// One line a game: its short name, its name, and its options.
pub(crate) fn run(out: &mut dyn Write) -> Result<(), Failure> {
    let width = Variant::ALL.iter().map(|game| game.id().len()).max().unwrap_or(0);
    for game in Variant::ALL {
        write!(out, "{:width$}  {}", game.id(), game.tables().rules().title())?;
        if !game.options().is_empty() {
            write!(out, "  (options: {})", game.options().join(", "))?;
        }
        writeln!(out)?;
    }
    Ok(())
}
