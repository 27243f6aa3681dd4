//! The `position` line of USI, the protocol of Shogi engines: `position startpos moves 7g7f 3c3d`.

use alloc::string::String;

use crate::Record;
use crate::record::{Line, Turn};

/// Why a text is no `position` line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("at byte {offset}: expected {expected}")]
pub struct UsiError {
    /// Where reading stopped.
    pub offset: usize,
    /// What could have stood there.
    pub expected: &'static str,
}

/// The line for the main line of a record.
///
/// ```
/// use komadai_game::usi;
///
/// let record = usi::read("position startpos moves 7g7f 3c3d", "shogi")?;
/// assert_eq!(record.moves.turns.len(), 2);
/// assert_eq!(usi::write(&record), "position startpos moves 7g7f 3c3d");
/// # Ok::<(), usi::UsiError>(())
/// ```
#[must_use]
pub fn write(record: &Record) -> String {
    let mut line = String::from("position ");
    match &record.start {
        Some(start) => {
            line.push_str("sfen ");
            line.push_str(start);
        }
        None => line.push_str("startpos"),
    }
    if !record.moves.turns.is_empty() {
        line.push_str(" moves");
    }
    for turn in &record.moves.turns {
        line.push(' ');
        line.push_str(&turn.text);
    }
    line
}

/// The record of a line, of that game; `position` itself can be left out. Whether the moves are legal shows when it is
/// played, see [`Record::game`].
///
/// # Errors
/// Where the line goes wrong.
pub fn read(line: &str, variant: &str) -> Result<Record, UsiError> {
    let end = line.trim_end().len();
    let mut words = line.split_whitespace().peekable();
    // Words are parts of the line, so their places in it are known.
    let offset = |word: Option<&&str>| word.map_or(end, |word| word.as_ptr() as usize - line.as_ptr() as usize);
    if words.peek() == Some(&"position") {
        words.next();
    }
    let mut record = Record { variant: variant.into(), ..Record::default() };
    let at = offset(words.peek());
    match words.next() {
        Some("startpos") => {}
        Some("sfen") => {
            let mut start = String::new();
            while let Some(word) = words.next_if(|word| *word != "moves") {
                if !start.is_empty() {
                    start.push(' ');
                }
                start.push_str(word);
            }
            if start.is_empty() {
                return Err(UsiError { offset: offset(words.peek()), expected: "a position" });
            }
            record.start = Some(start);
        }
        _ => return Err(UsiError { offset: at, expected: "`startpos` or `sfen`" }),
    }
    let at = offset(words.peek());
    if words.next().is_some_and(|word| word != "moves") {
        return Err(UsiError { offset: at, expected: "`moves` or the end of the line" });
    }
    record.moves = Line { turns: words.map(Turn::new).collect(), ..Line::default() };
    Ok(record)
}
