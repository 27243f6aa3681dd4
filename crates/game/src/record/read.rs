use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use komadai_engine::{Position, Reason, Tables};

use crate::record::clock;
use crate::record::lexer::{Lexer, Spot, Token, unescape};
use crate::record::{Line, Problem, Record, RecordFault, RecordResult, Tags, Turn};

/// How deep variations may lie within each other.
const MAX_DEPTH: usize = 64;

/// A record, and what was wrong with its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// All that could be read.
    pub record: Record,
    /// What was wrong, in the order of the text.
    pub faults: Vec<RecordFault>,
}

/// Reads one record.
///
/// # Text
/// Tags, `[Name "value"]`, a line each: `Variant` tells which game it is, `Position` the start where it is not the
/// standard one, `Result` and `Reason` how it ended; others are free. Then moves, with numbers or without, in the
/// notation for people or the plain one; `{comments}`, in which `[%emt 0:00:05]` is the time spent and `[%clk 0:10:00]`
/// the time left; `$1` for PGN's signs; `(variations)` after the move that they replace; and the result, `1-0`, `0-1`,
/// `1/2-1/2` or `*`. In comments and values a backslash makes the next character stand for itself, except that `\n` is
/// a new line, `\t` a tab, `\r` a return and `\s` a space.
///
/// `tables` finds the game, given the record's variant and tags. Without one, the moves are kept as they stand.
///
/// A move that cannot be read or is not legal ends its line, for what follows can have no meaning; what else is wrong
/// is left out. All of it is told.
pub fn read_record(text: &str, tables: impl FnOnce(&Record) -> Option<Arc<Tables>>) -> Reading {
    read_from(text, 1, tables)
}

pub(crate) fn read_from(text: &str, first_line: usize, tables: impl FnOnce(&Record) -> Option<Arc<Tables>>) -> Reading {
    let mut reader = Reader { lexer: Lexer::new(text, first_line), record: Record::default(), end: None, reason: None };
    let position = reader.tags(tables);
    let start = reader.lexer.spot();
    reader.record.moves = reader.line(position, start, 0);
    reader.finish();
    Reading { record: reader.record, faults: reader.lexer.faults }
}

struct Reader<'a> {
    lexer: Lexer<'a>,
    record: Record,
    /// The result at the end of the moves, and where it stands.
    end: Option<(Spot, &'a str)>,
    /// The reason of the end, as the tag says.
    reason: Option<(Spot, String)>,
}

impl Reader<'_> {
    fn fault(&mut self, spot: Spot, problem: Problem) {
        self.lexer.faults.push(spot.fault(problem));
    }

    /// Reads all tags, and tells where the game starts.
    fn tags(&mut self, tables: impl FnOnce(&Record) -> Option<Arc<Tables>>) -> Option<Position> {
        let start = self.lexer.spot();
        let mut reserved: [Option<(Spot, String)>; 4] = [None, None, None, None];
        while let Some((spot, tag)) = self.lexer.tag() {
            let Some((name, value)) = tag else {
                self.fault(spot, Problem::Tag);
                continue;
            };
            let twice = match Tags::RESERVED.iter().position(|known| *known == name) {
                Some(at) => reserved[at].replace((spot, value)).is_some(),
                None => self.record.tags.get(name).is_some() | !self.record.tags.set(name, &value),
            };
            if twice {
                self.fault(spot, Problem::TagTwice(name.into()));
            }
        }
        let [variant, position, result, reason] = reserved;
        self.reason = reason;
        if let Some((spot, text)) = result.filter(|(_, text)| text != "*") {
            self.record.result = RecordResult::of_score(&text);
            if self.record.result.is_none() {
                self.fault(spot, Problem::Result(text));
            }
        }
        let (spot, variant) = variant.unwrap_or_else(|| (start, String::new()));
        self.record.variant = variant;
        self.record.start = position.as_ref().map(|(_, text)| text.clone());
        let Some(tables) = tables(&self.record) else {
            let problem = match self.record.variant.as_str() {
                "" => Problem::NoVariant,
                name => Problem::UnknownGame(name.into()),
            };
            self.fault(spot, problem);
            return None;
        };
        let Some((spot, text)) = position else { return Some(Position::start(&tables)) };
        Position::parse(&tables, &text).map_err(|error| self.fault(spot, Problem::Position(error))).ok()
    }

    /// Reads moves up to the end of the game or of the variation that began at `start`. Without a position, the moves
    /// are kept as they stand.
    fn line(&mut self, position: Option<Position>, start: Spot, depth: usize) -> Line {
        let mut line = Line::default();
        let mut at = At { known: position.is_some(), broken: false, before: None, now: position };
        while let Some((spot, token)) = self.lexer.token() {
            match token {
                Token::Close if depth > 0 => return line,
                Token::Close | Token::Stray => self.fault(spot, Problem::NothingToClose),
                Token::Comment(text) => self.comment(spot, text, &mut line),
                Token::Open if depth >= MAX_DEPTH => {
                    self.fault(spot, Problem::TooDeep);
                    self.skip_variation();
                }
                Token::Open => {
                    let fits = !at.broken && !line.turns.is_empty();
                    let variation = self.line(at.before.clone().filter(|_| fits), spot, depth + 1);
                    match line.turns.last_mut() {
                        Some(turn) if !at.broken => turn.variations.push(variation),
                        Some(_) => {}
                        None => self.fault(spot, Problem::NoMove),
                    }
                }
                Token::Word(word) if self.end.is_some() && depth == 0 => {
                    self.fault(spot, Problem::AfterEnd);
                    let _ = word;
                }
                Token::Word(word) if word == "*" || RecordResult::of_score(word).is_some() => {
                    if depth == 0 {
                        self.end = Some((spot, word));
                    }
                }
                Token::Word(word) => match word.strip_prefix('$') {
                    Some(number) => self.glyph(spot, number, &mut line),
                    None => self.turn(spot, word, &mut line, &mut at),
                },
            }
        }
        if depth > 0 {
            self.fault(start, Problem::OpenVariation);
        }
        line
    }

    fn skip_variation(&mut self) {
        let mut open = 1;
        while open > 0 {
            match self.lexer.token() {
                Some((_, Token::Open)) => open += 1,
                Some((_, Token::Close)) => open -= 1,
                Some(_) => {}
                None => return,
            }
        }
    }

    fn turn(&mut self, spot: Spot, word: &str, line: &mut Line, at: &mut At) {
        if at.broken {
            return;
        }
        let Some(now) = &at.now else {
            // A variation of an unknown game, or of a game whose position is unknown: nothing can be said.
            if !at.known {
                line.turns.push(Turn::new(word));
            }
            return;
        };
        match komadai_notation::read(now, word) {
            Ok(chosen) => {
                line.turns.push(Turn::new(&now.text(chosen)));
                let mut after = now.clone();
                after.play_unchecked(chosen);
                at.before = at.now.replace(after);
            }
            Err(error) => {
                at.broken = true;
                self.fault(spot, Problem::Move { text: word.into(), error });
            }
        }
    }

    fn glyph(&mut self, spot: Spot, number: &str, line: &mut Line) {
        match (number.parse(), line.turns.last_mut()) {
            (Ok(glyph), Some(turn)) => turn.glyphs.push(glyph),
            (Ok(_), None) => self.fault(spot, Problem::NoMove),
            (Err(_), _) => self.fault(spot, Problem::Glyph),
        }
    }

    /// A comment with the times in it. Space is written as one space, and several comments become one.
    fn comment(&mut self, spot: Spot, text: &str, line: &mut Line) {
        let mut rest = text.trim_start();
        while let Some((command, after)) = rest.strip_prefix("[%").and_then(|rest| rest.split_once(']')) {
            let (name, value) = command.split_once(' ').unwrap_or((command, ""));
            match (name, clock::read(value.trim()), line.turns.last_mut()) {
                ("emt", Some(time), Some(turn)) => turn.spent = Some(time),
                ("clk", Some(time), Some(turn)) => turn.clock = Some(time),
                ("emt" | "clk", None, _) => self.fault(spot, Problem::Time(value.into())),
                ("emt" | "clk", Some(_), None) => self.fault(spot, Problem::NoMove),
                _ => break,
            }
            rest = after.trim_start();
        }
        let comment = match line.turns.last_mut() {
            Some(turn) => &mut turn.comment,
            None => &mut line.comment,
        };
        let mut chars = rest.chars();
        let mut space = !comment.is_empty();
        while let Some(c) = chars.next() {
            if c.is_whitespace() {
                space = true;
                continue;
            }
            // Space at the start is not told from none.
            if core::mem::take(&mut space) && !comment.is_empty() {
                comment.push(' ');
            }
            comment.push(if c == '\\' { chars.next().map_or(c, unescape) } else { c });
        }
    }

    /// Compares the results at both ends, and adds the reason.
    fn finish(&mut self) {
        if let Some((spot, text)) = self.end {
            let end = RecordResult::of_score(text);
            match (self.record.result, end) {
                (Some(tag), Some(end)) if tag.winner != end.winner => {
                    self.fault(spot, Problem::TwoResults { tag: tag.score().into(), end: end.score().into() })
                }
                (None, end) => self.record.result = end,
                _ => {}
            }
        }
        if let Some((spot, word)) = self.reason.take() {
            let reason = Reason::ALL.into_iter().find(|reason| reason.name() == word);
            match &mut self.record.result {
                Some(result) if reason.is_some() => result.reason = reason,
                _ => self.fault(spot, Problem::Reason(word)),
            }
        }
        self.lexer.faults.sort_by_key(|fault| (fault.line, fault.column));
    }
}

/// Where the reading of a line stands.
struct At {
    /// Whether the line began at a known position.
    known: bool,
    /// Whether a move could not be read.
    broken: bool,
    /// The position before the last move.
    before: Option<Position>,
    now: Option<Position>,
}
