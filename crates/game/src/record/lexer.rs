use alloc::string::String;
use alloc::vec::Vec;

use crate::record::fault::{Problem, RecordFault};

/// A piece of a record's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Token<'a> {
    /// A move, a result, or anything else between spaces, without the number of the move.
    Word(&'a str),
    /// A comment as it stands in braces, or after `;`.
    Comment(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// A brace that closes nothing.
    Stray,
}

/// Where a token begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

impl Spot {
    pub(crate) fn fault(self, problem: Problem) -> RecordFault {
        RecordFault { line: self.line, column: self.column, problem }
    }
}

/// Reads tags and tokens, and knows where it is.
pub(crate) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// Up to where lines and columns have been counted.
    counted: usize,
    spot: Spot,
    pub(crate) faults: Vec<RecordFault>,
}

impl<'a> Lexer<'a> {
    pub(crate) fn new(text: &'a str, first_line: usize) -> Self {
        let spot = Spot { line: first_line, column: 1 };
        Self { text, at: 0, counted: 0, spot, faults: Vec::new() }
    }

    pub(crate) fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    /// Where it is. Every character is counted once.
    pub(crate) fn spot(&mut self) -> Spot {
        for c in self.text.get(self.counted..self.at).unwrap_or("").chars() {
            if c == '\n' {
                self.spot = Spot { line: self.spot.line + 1, column: 1 };
            } else {
                self.spot.column += 1;
            }
        }
        self.counted = self.at;
        self.spot
    }

    /// The next tag line: its name and value, or what it is instead.
    pub(crate) fn tag(&mut self) -> Option<(Spot, Option<(&'a str, String)>)> {
        self.skip_space();
        if !self.rest().starts_with('[') {
            return None;
        }
        let spot = self.spot();
        let line = self.rest().split('\n').next().unwrap_or("");
        self.at += line.len();
        Some((spot, tag_of(line)))
    }

    fn skip_space(&mut self) {
        loop {
            self.at += self.rest().len() - self.rest().trim_start().len();
            // PGN's way of hiding a line.
            let hidden = self.rest().starts_with('%') && self.text[..self.at].ends_with('\n');
            if !hidden {
                return;
            }
            self.at += self.rest().find('\n').unwrap_or(self.rest().len());
        }
    }

    pub(crate) fn token(&mut self) -> Option<(Spot, Token<'a>)> {
        loop {
            self.skip_space();
            let spot = self.spot();
            let rest = self.rest();
            let (token, len) = match *rest.as_bytes().first()? {
                b'{' => {
                    let len = comment_len(rest).unwrap_or_else(|| {
                        self.faults.push(spot.fault(Problem::OpenComment));
                        rest.len()
                    });
                    let inner = &rest[1..len];
                    (Token::Comment(inner.strip_suffix('}').unwrap_or(inner)), len)
                }
                b';' => {
                    let len = rest.find('\n').unwrap_or(rest.len());
                    (Token::Comment(&rest[1..len]), len)
                }
                b'(' if !is_pair(rest) => (Token::Open, 1),
                b')' => (Token::Close, 1),
                b'}' => (Token::Stray, 1),
                _ => {
                    let len = word_len(rest);
                    let word = &rest[..len];
                    let bare = without_number(word);
                    // The column is that of the move, not of its number.
                    self.at += len - bare.len();
                    if bare.is_empty() {
                        continue;
                    }
                    let spot = self.spot();
                    self.at += bare.len();
                    return Some((spot, Token::Word(bare)));
                }
            };
            self.at += len;
            return Some((spot, token));
        }
    }
}

/// The name and value of a line that is a tag.
pub(crate) fn tag_of(line: &str) -> Option<(&str, String)> {
    let inner = line.trim_end().strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inner.trim().split_once(char::is_whitespace)?;
    let value = value.trim_start().strip_prefix('"')?.strip_suffix('"')?;
    let mut unescaped = String::new();
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        match c {
            '"' => return None,
            '\\' => unescaped.push(unescape(chars.next()?)),
            _ => unescaped.push(c),
        }
    }
    super::tags::is_name(name).then_some((name, unescaped))
}

/// What a letter after a backslash means.
pub(crate) fn unescape(letter: char) -> char {
    match letter {
        'n' => '\n',
        'r' => '\r',
        's' => ' ',
        't' => '\t',
        other => other,
    }
}

/// The length of a comment with its braces.
fn comment_len(text: &str) -> Option<usize> {
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'}' if !escaped => return Some(at + 1),
            b'\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    None
}

/// Whether the text begins with two letters in brackets: a fused piece, not a variation.
fn is_pair(text: &str) -> bool {
    matches!(text.as_bytes(), [b'(', a, b, b')', ..] if a.is_ascii_uppercase() && b.is_ascii_uppercase())
}

fn word_len(text: &str) -> usize {
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        match c {
            '(' if is_pair(&text[at..]) => at += 4,
            '{' | '}' | ';' | '(' | ')' => break,
            c if c.is_whitespace() => break,
            c => at += c.len_utf8(),
        }
    }
    at
}

/// The word without the number of the move and the dots before it.
fn without_number(word: &str) -> &str {
    let after = word.trim_start_matches(|c: char| c.is_ascii_digit());
    match after.strip_prefix('.') {
        Some(rest) => rest.trim_start_matches('.'),
        None => word,
    }
}
