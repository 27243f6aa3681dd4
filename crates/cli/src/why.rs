use std::fmt::Write as _;
use std::io::Write;

use komadai::{MoveTextError, Position, SquareSet};

use crate::args::Choice;
use crate::board::View;
use crate::failure::Failure;
use crate::json::ChangeJson;

/// Tells whether a move is legal. That it is not is an answer too; only a text that is no move is refused.
pub(crate) fn run(choice: &Choice, position: &str, text: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let position = choice.position(position)?;
    out.write_all(explain(&position, text, false).map_err(Failure::refused)?.as_bytes())?;
    Ok(())
}

/// What the move does, a line each thing, or why it is not legal, with the board on which the squares concerned are marked.
pub(crate) fn explain(position: &Position, text: &str, flip: bool) -> Result<String, MoveTextError> {
    let chosen = position.read_move(text)?;
    let changes = match position.changes(chosen) {
        Ok(changes) => changes,
        Err(illegal) => {
            let marked: SquareSet = illegal.obstacle.squares().collect();
            let board = if marked.is_empty() { String::new() } else { View { flip, marked }.board(position) };
            return Ok(format!("{text} is not legal: {illegal}\n{board}"));
        }
    };
    let mut answer = format!("{text} is legal:\n");
    for change in &changes {
        let ChangeJson { at, was, now, why } = ChangeJson::new(position.rules(), change);
        let token = |piece: Option<String>| piece.unwrap_or_else(|| ".".to_string());
        let _ = writeln!(answer, "  {why:9} {at:11} {} -> {}", token(was), token(now));
    }
    Ok(answer)
}
