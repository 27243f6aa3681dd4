//! A game as a file: lines of `name: value`, then a line a move.

use std::fmt::Write;

use komadai::{Game, Reason};

use crate::args::{self, Choice};

/// The game's text.
pub(crate) fn write(choice: &Choice, game: &Game) -> String {
    let mut text = format!("game: {}\n", choice.game);
    for setting in &choice.settings {
        let _ = writeln!(text, "option: {setting}");
    }
    let _ = writeln!(text, "start: {}", game.start_position());
    for chosen in game.move_texts() {
        let _ = writeln!(text, "{chosen}");
    }
    match game.outcome() {
        Some(outcome) if outcome.reason == Reason::Agreement => text += "drawn: agreement\n",
        Some(outcome) if outcome.reason == Reason::Resignation => {
            let resigned = outcome.winner.map_or("", |winner| (!winner).name());
            let _ = writeln!(text, "resigned: {resigned}");
        }
        _ => {}
    }
    text
}

/// The game of that text; empty lines and such that begin with `#` say nothing.
///
/// # Errors
/// What is wrong in which line.
pub(crate) fn read(text: &str) -> Result<(Choice, Game), String> {
    let mut choice = None;
    let mut game = None;
    for (number, line) in text.lines().map(str::trim).enumerate() {
        if !line.is_empty() && !line.starts_with('#') {
            read_line(line, &mut choice, &mut game).map_err(|error| format!("line {}: {error}", number + 1))?;
        }
    }
    let choice = choice.ok_or("no line `game: …`")?;
    match game {
        Some(game) => Ok((choice, game)),
        None => Err("no line `start: …`".to_string()),
    }
}

fn read_line(line: &str, choice: &mut Option<Choice>, game: &mut Option<Game>) -> Result<(), String> {
    let value = |name: &str| line.strip_prefix(name)?.strip_prefix(':').map(str::trim);
    match (&mut *choice, &mut *game) {
        (None, _) => {
            let id = value("game").ok_or("expected `game: …`")?;
            *choice = Some(Choice { game: id.parse()?, settings: Vec::new() });
        }
        (Some(choice), None) => {
            if let Some(setting) = value("option") {
                choice.settings.push(setting.parse()?);
            } else {
                let start = value("start").ok_or("expected `option: …` or `start: …`")?;
                let tables = choice.tables().map_err(|failure| failure.to_string())?;
                let start = args::position(&tables, start).map_err(|failure| failure.to_string())?;
                *game = Some(Game::new(start));
            }
        }
        (Some(_), Some(game)) => {
            let done = match (value("resigned"), value("drawn")) {
                (Some("first"), _) => game.resign(komadai::Side::First),
                (Some("second"), _) => game.resign(komadai::Side::Second),
                (Some(_), _) => return Err("expected `resigned: first` or `resigned: second`".to_string()),
                (None, Some("agreement")) => game.agree_draw(),
                (None, _) => game.play_text(line).map(|_| ()),
            };
            done.map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}
