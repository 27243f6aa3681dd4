use core::ops::ControlFlow;

use komadai_board::{Piece, Side, Square};
use komadai_engine::{Move, Position};

use crate::NotationError;
use crate::word::{Form, Word};

/// The legal move of that text, which is in the notation for people or the plain one.
///
/// Marks that only tell what happens can be left out or be wrong: `x`, `-`, the check marks, and `=` for a promotion
/// declined.
///
/// # Errors
/// [`NotationError`].
pub fn read(position: &Position, text: &str) -> Result<Move, NotationError> {
    // Plain texts begin with a square or are drops, which both notations write alike.
    if text.starts_with(|first: char| first.is_ascii_lowercase() || first.is_ascii_digit()) {
        return Ok(position.parse_move(text)?);
    }
    let word = Reader { position, text, at: 0 }.word()?;
    let (mut found, mut others) = (None, alloc::vec::Vec::new());
    let same = |other: Word| if word.from.is_some() { other == word } else { other.without_from() == word };
    let _ = position.for_each_set(|set| {
        set.for_each(|chosen| {
            // Most moves go elsewhere, which is quickly seen.
            let near = chosen.to() == word.to || matches!(chosen, Move::Igui { .. });
            if near && Word::of(position, chosen).is_some_and(same) && found.replace(chosen).is_some() {
                others.push(chosen);
            }
        });
        ControlFlow::Continue(())
    });
    match (found, &others[..]) {
        (Some(chosen), []) => Ok(chosen),
        (Some(_), _) => Err(ambiguous(position, word)),
        (None, _) => Err(no_such_move(position, word)),
    }
}

fn ambiguous(position: &Position, word: Word) -> NotationError {
    let shape = position.rules().shape();
    let fits = |chosen: &Move| Word::of(position, *chosen).is_some_and(|other| other.without_from() == word);
    let mut from: alloc::vec::Vec<_> = position.legal_moves().into_iter().filter(fits).filter_map(Move::from).collect();
    from.sort_unstable();
    NotationError::Ambiguous { from: from.into_iter().rev().map(|square| shape.square_name(square)).collect() }
}

/// Why the word names no legal move: the reason of the one piece that could be meant, if there is one.
fn no_such_move(position: &Position, word: Word) -> NotationError {
    let piece = Piece::new(word.kind, position.side());
    let mut standing = position.board().pieces().filter(|(_, other)| *other == piece).map(|(square, _)| square);
    let only = standing.next().filter(|_| standing.next().is_none());
    let from = word.from.or(only).or((word.form == Form::Drop).then_some(word.to));
    let chosen = from.and_then(|from| word.move_from(position, from));
    match chosen.map(|chosen| position.explain(chosen)) {
        Some(Err(illegal)) => NotationError::Illegal(illegal),
        _ => NotationError::NoSuchMove { piece: position.rules().name(piece) },
    }
}

struct Reader<'a> {
    position: &'a Position,
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn word(mut self) -> Result<Word, NotationError> {
        let kind = self.kind("a piece, in upper case")?;
        if self.eat("*") {
            let to = self.landing()?;
            self.end()?;
            return Ok(Word { kind, from: None, on_the_way: [None; 2], to, form: Form::Drop });
        }
        // A square without a mark is where the piece comes from, if more squares follow.
        let marked = self.mark();
        let mut squares = alloc::vec![self.landing()?];
        while squares.len() < 4 && !self.rest().is_empty() {
            let before = self.at;
            self.mark();
            match self.square() {
                Some(square) => squares.push(square),
                None => {
                    self.at = before;
                    break;
                }
            }
        }
        let (from, landings) = match (&squares[..], marked) {
            ([from, landings @ ..], false) if !landings.is_empty() => (Some(*from), landings),
            (landings, _) => (None, landings),
        };
        let (on_the_way, to) = match *landings {
            [to] => ([None; 2], to),
            [first, to] => ([Some(first), None], to),
            [first, second, to] => ([Some(first), Some(second)], to),
            _ => return Err(self.expected("the end of the move")),
        };
        let form = self.form()?;
        if on_the_way != [None; 2] && form != Form::Plain {
            return Err(self.expected("the end of the move"));
        }
        self.end()?;
        Ok(Word { kind, from, on_the_way, to, form })
    }

    fn form(&mut self) -> Result<Form, NotationError> {
        if self.eat("+") {
            return Ok(Form::Promotion);
        }
        if self.eat("!") {
            return Ok(Form::Igui { promote: self.eat("+") });
        }
        if self.eat(":") {
            return Ok(Form::Part(self.kind("the component that goes")?));
        }
        if self.eat(",") {
            self.kind("the rook that castles")?;
            self.mark();
            return Ok(Form::Castle(self.landing()?));
        }
        if self.eat("=") {
            if matches!(self.rest(), "" | "'" | "#") {
                return Ok(Form::Plain);
            }
            if self.rest().starts_with('(') {
                return Ok(Form::Becomes(self.kind("what the two become")?));
            }
            // A Morph's form is written without its prefix.
            let len = self.rest().trim_end_matches(['\'', '#']).len();
            let token = ["~", &self.rest()[..len]].concat();
            let Some(kind) = self.position.rules().kind(&token) else {
                return Err(self.expected("the form that a Morph takes, or two letters in brackets"));
            };
            self.at += len;
            return Ok(Form::Becomes(kind));
        }
        Ok(Form::Plain)
    }

    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or("")
    }

    fn eat(&mut self, mark: &str) -> bool {
        let found = self.rest().starts_with(mark);
        self.at += if found { mark.len() } else { 0 };
        found
    }

    /// Steps over `x` or `-` before a square. A file can be called `x` too.
    fn mark(&mut self) -> bool {
        let shape = self.position.rules().shape();
        let found = self.rest().strip_prefix(['x', '-']).is_some_and(|rest| shape.scan_square(rest).is_some());
        self.at += usize::from(found);
        found
    }

    fn square(&mut self) -> Option<Square> {
        let (square, len) = self.position.rules().shape().scan_square(self.rest())?;
        self.at += len;
        Some(square)
    }

    fn landing(&mut self) -> Result<Square, NotationError> {
        self.square().ok_or_else(|| self.expected("a square"))
    }

    fn kind(&mut self, expected: &'static str) -> Result<komadai_board::Kind, NotationError> {
        match self.position.rules().scan_piece(self.rest()) {
            Some((piece, len)) if piece.side == Side::First => {
                self.at += len;
                Ok(piece.kind)
            }
            _ => Err(self.expected(expected)),
        }
    }

    /// The end of the text, after a check mark that is not looked at.
    fn end(&mut self) -> Result<(), NotationError> {
        let _ = self.eat("'") || self.eat("#");
        if self.rest().is_empty() { Ok(()) } else { Err(self.expected("the end of the move")) }
    }

    fn expected(&self, expected: &'static str) -> NotationError {
        NotationError::Malformed { offset: self.at, expected }
    }
}
