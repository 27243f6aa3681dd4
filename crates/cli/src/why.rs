use std::fmt::Write as _;
use std::io::Write;

use komadai::{MoveTextError, Position};

use crate::args::Choice;
use crate::failure::Failure;
use crate::json::ChangeJson;

/// Tells whether a move is legal. That it is not is an answer too; only a text that is no move is refused.
pub(crate) fn run(choice: &Choice, position: &str, text: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let position = choice.position(position)?;
    out.write_all(explain(&position, text).map_err(Failure::refused)?.as_bytes())?;
    Ok(())
}

/// What the move does, a line each thing, or why it is not legal.
pub(crate) fn explain(position: &Position, text: &str) -> Result<String, MoveTextError> {
    let chosen = position.read_move(text)?;
    let changes = match position.changes(chosen) {
        Ok(changes) => changes,
        Err(illegal) => return Ok(format!("{text} is not legal: {illegal}\n")),
    };
    let mut answer = format!("{text} is legal:\n");
    for change in &changes {
        let ChangeJson { at, was, now, why } = ChangeJson::new(position.rules(), change);
        let token = |piece: Option<String>| piece.unwrap_or_else(|| ".".to_string());
        let _ = writeln!(answer, "  {why:9} {at:11} {} -> {}", token(was), token(now));
    }
    Ok(answer)
}
