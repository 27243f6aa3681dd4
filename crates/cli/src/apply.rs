use std::io::{self, Write};

use komadai::{Game, Position};
use serde::Serialize;

use crate::args::{self, Choice};
use crate::board::View;
use crate::failure::Failure;
use crate::input::next_line;
use crate::json::{ChangeJson, ErrorJson, OutcomeJson, line};

#[derive(Serialize)]
struct ApplyJson {
    position: String,
    in_check: bool,
    outcome: Option<OutcomeJson>,
    changes: Vec<ChangeJson>,
}

impl ApplyJson {
    fn new(game: &Game, changes: Vec<ChangeJson>) -> Self {
        Self {
            position: game.position().to_string(),
            in_check: game.position().is_check(),
            outcome: game.outcome().map(OutcomeJson::new),
            changes,
        }
    }
}

/// Plays the moves from the position on; from each line of standard input for `-`.
pub(crate) fn run(
    choice: &Choice,
    position: &str,
    moves: &[String],
    json: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    match (position, moves.is_empty()) {
        ("-", true) => return batch(choice, out),
        ("-", false) => {
            return Err(Failure::Usage("with `-`, the moves stand on the lines that are read".into()));
        }
        (_, true) => return Err(Failure::Usage("no move to play".into())),
        (_, false) => {}
    }
    let (game, changes) = play(choice.position(position)?, moves.iter().map(String::as_str))?;
    if json {
        writeln!(out, "{}", line(&ApplyJson::new(&game, changes))?)?;
    } else {
        out.write_all(View::default().picture(game.position(), game.outcome()).as_bytes())?;
        writeln!(out, "{}", game.position())?;
    }
    Ok(())
}

/// The game of these moves, and all that they changed.
fn play<'a>(start: Position, moves: impl Iterator<Item = &'a str>) -> Result<(Game, Vec<ChangeJson>), Failure> {
    let mut game = Game::new(start);
    let mut changes = Vec::new();
    for (number, text) in moves.enumerate() {
        let before = game.position().clone();
        let played = game.play_text(text);
        let chosen = played.map_err(|error| Failure::Refused(format!("move {}, {text}: {error}", number + 1)))?;
        let done = before.changes(chosen).map_err(Failure::refused)?;
        changes.extend(done.iter().map(|change| ChangeJson::new(before.rules(), change)));
    }
    Ok((game, changes))
}

fn batch(choice: &Choice, out: &mut dyn Write) -> Result<(), Failure> {
    let tables = choice.tables()?;
    let mut input = io::stdin().lock();
    while let Some(text) = next_line(&mut input)? {
        let (position, moves) = text.split_once('\t').unwrap_or((&text, ""));
        let played = args::position(&tables, position).and_then(|start| play(start, moves.split_whitespace()));
        let answer = match played {
            Ok((game, changes)) => line(&ApplyJson::new(&game, changes))?,
            Err(failure) => line(&ErrorJson { error: failure.to_string() })?,
        };
        writeln!(out, "{answer}")?;
        // Whoever writes a line at a time waits for this answer.
        out.flush()?;
    }
    Ok(())
}
