use std::io::Write;

use crate::failure::Failure;
use crate::source;

/// Tells in one line what game the file describes, or all that is wrong with it.
pub(crate) fn run(file: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let tables = source::load(file)?;
    let rules = tables.rules();
    let (shape, pieces) = (rules.shape(), rules.kinds().count());
    writeln!(
        out,
        "{file}: {} ({}), {} squares on {} files and {} ranks, {pieces} kinds of pieces",
        rules.title(),
        rules.id(),
        shape.squares().len(),
        shape.files(),
        shape.ranks()
    )?;
    Ok(())
}
