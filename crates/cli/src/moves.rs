use std::io::{self, Write};

use komadai::Position;
use serde::Serialize;

use crate::args::{self, Choice};
use crate::failure::Failure;
use crate::input::next_line;
use crate::json::{ErrorJson, OutcomeJson, line, sorted_moves};

#[derive(Serialize)]
struct MovesJson {
    position: String,
    side: &'static str,
    in_check: bool,
    moves: Vec<String>,
    outcome: Option<OutcomeJson>,
}

impl MovesJson {
    fn new(position: &Position) -> Self {
        Self {
            position: position.to_string(),
            side: position.side().name(),
            in_check: position.is_check(),
            moves: sorted_moves(position),
            outcome: position.outcome().map(OutcomeJson::new),
        }
    }
}

/// Lists the legal moves of one position, or of each that a line of standard input holds.
pub(crate) fn run(choice: &Choice, position: &str, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    if position == "-" {
        return batch(choice, out);
    }
    let position = choice.position(position)?;
    if json {
        writeln!(out, "{}", line(&MovesJson::new(&position))?)?;
        return Ok(());
    }
    for text in sorted_moves(&position) {
        writeln!(out, "{text}")?;
    }
    if let Some(outcome) = position.outcome() {
        // Not among the moves: whoever counts lines counts moves.
        let _ = writeln!(io::stderr(), "The game is over: {}", outcome.sentence(position.rules()));
    }
    Ok(())
}

fn batch(choice: &Choice, out: &mut dyn Write) -> Result<(), Failure> {
    let tables = choice.tables()?;
    let mut input = io::stdin().lock();
    while let Some(text) = next_line(&mut input)? {
        let answer = match args::position(&tables, &text) {
            Ok(position) => line(&MovesJson::new(&position))?,
            Err(failure) => line(&ErrorJson { error: failure.to_string() })?,
        };
        writeln!(out, "{answer}")?;
        // Whoever writes a line at a time waits for this answer.
        out.flush()?;
    }
    Ok(())
}
