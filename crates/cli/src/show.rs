use std::io::Write;

use crate::args::Choice;
use crate::board::View;
use crate::failure::Failure;

/// Draws a position.
pub(crate) fn run(choice: &Choice, position: &str, flip: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let position = choice.position(position)?;
    let view = View { flip, ..View::default() };
    out.write_all(view.picture(&position, position.outcome()).as_bytes())?;
    Ok(())
}
