use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::Write;

use komadai_board::{Side, Square};
use komadai_effects::Castling;

use crate::{Rules, Setup};

/// A field of a position's text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Field {
    /// The pieces, rank by rank.
    Board,
    /// The side to move.
    Side,
    /// The pieces in hand.
    Hands,
    /// The number of the move.
    Ply,
    /// The castling rights.
    Castling,
    /// Plies since the last capture or promotion.
    Quiet,
    /// After the last field.
    End,
}

impl core::fmt::Display for Field {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::Board => "board",
            Self::Side => "side",
            Self::Hands => "hands",
            Self::Ply => "ply",
            Self::Castling => "castling",
            Self::Quiet => "quiet",
            Self::End => "end",
        })
    }
}

/// Where the text of a position cannot be read, and what could have stood there.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field}, at byte {offset}: expected {expected}")]
pub struct ParseError {
    /// The field.
    pub field: Field,
    /// The byte in the whole text.
    pub offset: usize,
    /// What could have stood there.
    pub expected: String,
}

/// A reader that knows where it is.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    /// A decimal number without leading zeros and at least `least`, if digits stand here.
    fn number(&mut self, field: Field, least: u32, most: u32) -> Result<Option<u32>, ParseError> {
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            return Ok(None);
        }
        let word = &self.rest()[..digits];
        let value = word.parse().ok().filter(|n| (least..=most).contains(n));
        match value.filter(|_| digits == 1 || !word.starts_with('0')) {
            Some(value) => {
                self.at += digits;
                Ok(Some(value))
            }
            None => self.fail(field, format!("a number from {least} to {most}")),
        }
    }

    fn fail<T>(&self, field: Field, expected: impl ToString) -> Result<T, ParseError> {
        Err(ParseError { field, offset: self.at, expected: expected.to_string() })
    }
}

impl Rules {
    /// Reads a position's text. What it says need not obey the rules of the game, but it must fit the board.
    ///
    /// # Errors
    /// The field and byte at which reading stopped, and what was expected there.
    pub fn parse(&self, text: &str) -> Result<Setup, ParseError> {
        let mut reader = Reader { text, at: 0 };
        let mut setup = Setup::EMPTY;
        self.parse_board(&mut reader, &mut setup)?;
        if !reader.eat(b' ') {
            return reader.fail(Field::Board, "a space and the side to move");
        }
        let letters = Side::BOTH.map(|side| self.side_letter(side));
        match Side::BOTH.into_iter().find(|&side| reader.rest().starts_with(self.side_letter(side))) {
            Some(side) => setup.side = side,
            None => return reader.fail(Field::Side, format!("`{}` or `{}`", letters[0], letters[1])),
        }
        reader.at += 1;
        let named = |reader: &Reader<'_>| reader.rest().split(' ').next().is_some_and(|field| field.contains('='));
        let mut more = next_field(&mut reader, Field::Side)?;
        // A lone number cannot be hands: hands may be left out before it.
        let is_ply = |c: &str| !c.is_empty() && c.bytes().all(|b| b.is_ascii_digit());
        if more && !named(&reader) && !is_ply(reader.rest().split(' ').next().unwrap_or("")) {
            self.parse_hands(&mut reader, &mut setup)?;
            more = next_field(&mut reader, Field::Hands)?;
        }
        if more && !named(&reader) {
            setup.ply = match reader.number(Field::Ply, 1, u32::MAX)? {
                Some(ply) => ply,
                None => return reader.fail(Field::Ply, "the number of the move, from 1"),
            };
            more = next_field(&mut reader, Field::Ply)?;
        }
        if let Some(castling) = self.castling().filter(|_| more && reader.rest().starts_with("castling=")) {
            reader.at += "castling=".len();
            setup.rights = parse_rights(castling, &mut reader)?;
            more = next_field(&mut reader, Field::Castling)?;
        }
        if more && self.ending().quiet_plies.is_some() && reader.rest().starts_with("quiet=") {
            reader.at += "quiet=".len();
            setup.quiet = match reader.number(Field::Quiet, 0, u32::from(u16::MAX))? {
                Some(quiet) => quiet as u16,
                None => return reader.fail(Field::Quiet, "a number of plies"),
            };
            more = next_field(&mut reader, Field::Quiet)?;
        }
        if more { reader.fail(Field::End, "the end of the text") } else { Ok(setup) }
    }

    fn parse_board(&self, reader: &mut Reader<'_>, setup: &mut Setup) -> Result<(), ParseError> {
        let (files, ranks) = (self.shape.files(), self.shape.ranks());
        for rank in (0..ranks).rev() {
            let mut file = 0;
            while file < files {
                let Some(square) = self.shape.square(file, rank) else {
                    if !reader.eat(b'*') {
                        return reader.fail(Field::Board, "`*`: this place is no square");
                    }
                    file += 1;
                    continue;
                };
                let room = (file..files).take_while(|&f| self.shape.square(f, rank).is_some()).count() as u8;
                if let Some(empty) = reader.number(Field::Board, 1, u32::from(room))? {
                    file += empty as u8;
                    continue;
                }
                let Some((piece, len)) = self.scan_piece(reader.rest()) else {
                    let name = self.shape.square_name(square);
                    return reader.fail(Field::Board, format!("a piece or a number of empty squares, at {name}"));
                };
                reader.at += len;
                setup.put(self, square, Some(piece));
                file += 1;
            }
            if rank > 0 && !reader.eat(b'/') {
                return reader.fail(Field::Board, format!("`/`: a rank has {files} squares, a board {ranks} ranks"));
            }
        }
        Ok(())
    }

    fn parse_hands(&self, reader: &mut Reader<'_>, setup: &mut Setup) -> Result<(), ParseError> {
        if reader.eat(b'-') {
            return Ok(());
        }
        while !matches!(reader.peek(), None | Some(b' ')) {
            let start = reader.at;
            let count = reader.number(Field::Hands, 2, u32::from(u16::MAX))?.unwrap_or(1);
            let held = self.scan_piece(reader.rest());
            let Some((piece, len, slot)) = held.and_then(|(piece, len)| Some((piece, len, self.slot(piece.kind)?)))
            else {
                let order: String = self.hand.iter().map(|kind| self.pieces[kind.index()].token.as_str()).collect();
                return match order.is_empty() {
                    true => reader.fail(Field::Hands, "`-`: this game has no pieces in hand"),
                    false => reader.fail(Field::Hands, format!("`-`, or counts and pieces of {order}")),
                };
            };
            let total = u32::from(setup.hands.count(piece.side, slot)) + count;
            let Ok(total) = u16::try_from(total) else {
                reader.at = start;
                return reader.fail(Field::Hands, format!("at most {} of a piece", u16::MAX));
            };
            reader.at += len;
            setup.hands.set(piece.side, slot, total);
        }
        if setup.hands == komadai_hand::Hands::EMPTY {
            return reader.fail(Field::Hands, "`-` or pieces in hand");
        }
        Ok(())
    }
}

/// The letter of a castling right: the file of its rook, in the side's case.
fn right_letter(side: Side, file: u8) -> u8 {
    match side {
        Side::First => b'A' + file,
        Side::Second => b'a' + file,
    }
}

fn parse_rights(castling: &Castling, reader: &mut Reader<'_>) -> Result<u8, ParseError> {
    if reader.eat(b'-') {
        return Ok(0);
    }
    let all = castling.files();
    let mut rights = 0;
    while let Some(letter) = reader.peek().filter(|&letter| letter != b' ') {
        let right = all.iter().find(|&&(side, file, _)| right_letter(side, file) == letter);
        match right.filter(|(.., right)| rights & right == 0) {
            Some((.., right)) => rights |= right,
            None => return reader.fail(Field::Castling, "the file of a rook that can castle, each once"),
        }
        reader.at += 1;
    }
    if rights == 0 { reader.fail(Field::Castling, "`-` or files of rooks") } else { Ok(rights) }
}

/// Steps over the space before the next field; `false` at the end of the text.
fn next_field(reader: &mut Reader<'_>, after: Field) -> Result<bool, ParseError> {
    if reader.rest().is_empty() {
        return Ok(false);
    }
    if reader.eat(b' ') { Ok(true) } else { reader.fail(after, "a space or the end of the text") }
}

impl Setup {
    /// The position's text in its canonical form.
    #[must_use]
    pub fn text(&self, rules: &Rules) -> String {
        let shape = rules.shape();
        let mut text = String::new();
        for rank in (0..shape.ranks()).rev() {
            let mut empty = 0;
            for file in 0..shape.files() {
                let square = shape.square(file, rank);
                let piece = square.and_then(|square: Square| self.board.get(square));
                if square.is_some() && piece.is_none() {
                    empty += 1;
                    continue;
                }
                push_count(&mut text, &mut empty, 1);
                text.push_str(piece.map_or("*", |piece| rules.token(piece)));
            }
            push_count(&mut text, &mut empty, 1);
            if rank > 0 {
                text.push('/');
            }
        }
        text.push(' ');
        text.push(rules.side_letter(self.side));
        text.push(' ');
        if Side::BOTH.iter().all(|&side| self.hands.is_empty(side)) {
            text.push('-');
        }
        for side in Side::BOTH {
            for slot in self.hands.held(side) {
                push_count(&mut text, &mut u32::from(self.hands.count(side, slot)), 2);
                let kind = rules.hand().get(slot.index());
                text.push_str(kind.map_or("?", |&kind| rules.token(komadai_board::Piece::new(kind, side))));
            }
        }
        // Writing to a string cannot fail.
        let _ = write!(text, " {}", self.ply);
        if let Some(castling) = rules.castling() {
            text.push_str(" castling=");
            for (side, file, right) in castling.files() {
                if self.rights & right != 0 {
                    text.push(char::from(right_letter(side, file)));
                }
            }
            if self.rights == 0 {
                text.push('-');
            }
        }
        if rules.ending().quiet_plies.is_some() {
            let _ = write!(text, " quiet={}", self.quiet);
        }
        text
    }
}

/// Writes the count when it is at least `least`, and makes it 0.
fn push_count(text: &mut String, count: &mut u32, least: u32) {
    if *count >= least {
        let _ = write!(text, "{count}");
    }
    *count = 0;
}
