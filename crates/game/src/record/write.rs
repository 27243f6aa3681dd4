use alloc::string::String;
use alloc::sync::Arc;
use core::fmt;
use core::fmt::Write;

use komadai_engine::{Position, Tables};

use crate::record::{Line, Record, Turn, clock};

/// The longest line that is not one word.
const WIDTH: usize = 80;

impl fmt::Display for Record {
    /// The text with moves in the plain form, for which no game is needed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.write(None))
    }
}

impl Record {
    /// The text with moves in the notation for people. A move that is not legal stands as it is, and so do those that
    /// follow it.
    #[must_use]
    pub fn text(&self, tables: &Arc<Tables>) -> String {
        self.write(match &self.start {
            Some(text) => Position::parse(tables, text).ok(),
            None => Some(Position::start(tables)),
        })
    }

    fn write(&self, position: Option<Position>) -> String {
        let mut out = Out::default();
        out.tag("Variant", &self.variant);
        self.tags.iter().for_each(|(name, value)| out.tag(name, value));
        if let Some(start) = &self.start {
            out.tag("Position", start);
        }
        let score = self.result.map_or("*", |result| result.score());
        out.tag("Result", score);
        if let Some(reason) = self.result.and_then(|result| result.reason) {
            out.tag("Reason", reason.name());
        }
        out.text.push('\n');
        out.line(&self.moves, position, self.first_ply());
        out.word(score);
        out.text.push('\n');
        out.text
    }

    /// The number of the first move, as the start position says.
    fn first_ply(&self) -> u32 {
        let start = self.start.as_deref().unwrap_or("");
        start.split(' ').skip(2).find_map(|field| field.parse().ok()).unwrap_or(1)
    }
}

/// Text in lines that are not too long.
#[derive(Default)]
struct Out {
    text: String,
    column: usize,
    /// Whether the next word follows without a space.
    glued: bool,
}

impl Out {
    fn tag(&mut self, name: &str, value: &str) {
        // Writing to a string cannot fail.
        let _ = write!(self.text, "[{name} \"");
        for c in value.chars() {
            match c {
                '"' | '\\' => self.text.extend(['\\', c]),
                '\n' => self.text.push_str("\\n"),
                '\r' => self.text.push_str("\\r"),
                _ => self.text.push(c),
            }
        }
        self.text.push_str("\"]\n");
    }

    fn word(&mut self, word: &str) {
        let len = word.chars().count();
        if self.column > 0 && !self.glued {
            let fits = self.column + 1 + len <= WIDTH;
            self.text.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.glued = false;
        self.text.push_str(word);
        self.column += len;
    }

    /// Adds to the last word.
    fn glue(&mut self, mark: char) {
        self.text.push(mark);
        self.column += 1;
    }

    fn line(&mut self, line: &Line, mut position: Option<Position>, first_ply: u32) {
        self.comment(&line.comment, "");
        let mut said = true;
        let plies = (0..).map(|turns| first_ply.saturating_add(turns));
        for (turn, ply) in line.turns.iter().zip(plies) {
            let number = ply.div_ceil(2);
            let mut label = String::new();
            let _ = match ply % 2 == 1 {
                true => write!(label, "{number}."),
                false if said => write!(label, "{number}..."),
                false => Ok(()),
            };
            if !label.is_empty() {
                self.word(&label);
            }
            let chosen = position.as_ref().and_then(|now| now.parse_move(&turn.text).ok());
            let before = match (&mut position, chosen) {
                (Some(now), Some(chosen)) => {
                    self.word(&komadai_notation::write(now, chosen));
                    let before = now.clone();
                    now.play_unchecked(chosen);
                    Some(before)
                }
                _ => {
                    self.word(&turn.text);
                    position.take()
                }
            };
            said = self.about(turn, before, ply);
        }
    }

    /// What is said about a move, and whether anything is.
    fn about(&mut self, turn: &Turn, before: Option<Position>, ply: u32) -> bool {
        for glyph in &turn.glyphs {
            let mut word = String::new();
            let _ = write!(word, "${glyph}");
            self.word(&word);
        }
        let mut times = String::new();
        for (name, time) in [("emt", turn.spent), ("clk", turn.clock)] {
            if let Some(time) = time {
                let _ = write!(times, "[%{name} {}]", clock::write(time));
            }
        }
        self.comment(&turn.comment, &times);
        for variation in &turn.variations {
            self.word("(");
            self.glued = true;
            self.line(variation, before.clone(), ply);
            self.glue(')');
            self.glued = false;
        }
        !(turn.comment.is_empty() && times.is_empty() && turn.variations.is_empty())
    }

    fn comment(&mut self, comment: &str, times: &str) {
        if comment.is_empty() && times.is_empty() {
            return;
        }
        self.word("{");
        self.glued = true;
        if !times.is_empty() {
            self.word(times);
        }
        if !comment.is_empty() {
            let escaped = escape(comment);
            escaped.split(' ').for_each(|word| self.word(word));
        }
        self.glue('}');
    }
}

/// The comment in one line, with single spaces only where it can be broken, and no word that could be taken for
/// something else at the start of a line.
fn escape(comment: &str) -> String {
    let mut escaped = String::new();
    let mut chars = comment.chars().peekable();
    let mut word_starts = true;
    while let Some(c) = chars.next() {
        let breakable = c == ' ' && !word_starts && chars.peek().is_some_and(|next| !next.is_whitespace());
        match c {
            ' ' if breakable => escaped.push(' '),
            ' ' => escaped.push_str("\\s"),
            '\n' => escaped.push_str("\\n"),
            '\r' => escaped.push_str("\\r"),
            '\t' => escaped.push_str("\\t"),
            '\\' | '{' | '}' => escaped.extend(['\\', c]),
            '[' | '%' if word_starts => escaped.extend(['\\', c]),
            // Other space would be read as a plain one.
            c if c.is_whitespace() => escaped.extend(['\\', c]),
            c => escaped.push(c),
        }
        word_starts = breakable;
    }
    escaped
}
