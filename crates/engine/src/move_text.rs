use alloc::string::String;
use alloc::vec::Vec;

use komadai_board::{Piece, Side, Square};

use crate::{IllegalMove, Move, Position};

/// Why a text is not a legal move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MoveTextError {
    /// It is not the text of any move.
    #[error("move, at byte {offset}: expected {expected}")]
    Malformed {
        /// The byte at which reading stopped.
        offset: usize,
        /// What could have stood there.
        expected: &'static str,
    },
    /// It is the text of a move that is not legal here.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

impl Position {
    /// The move's text, such as `7g7f`, `8h2b+` or `P*5e`.
    #[must_use]
    pub fn text(&self, chosen: Move) -> String {
        let rules = self.rules();
        let name = |square: Square| rules.shape().square_name(square);
        match chosen {
            Move::Step { from, to } => name(from) + &name(to),
            Move::Promote { from, to } => name(from) + &name(to) + "+",
            Move::Drop { kind, to } => [rules.token(Piece::new(kind, Side::First)), "*", &name(to)].concat(),
            Move::Morph { from, to, into } => {
                name(from) + &name(to) + "=" + rules.token(Piece::new(into, Side::First)).trim_start_matches('~')
            }
            Move::Fuse { from, to } => name(from) + &name(to),
            Move::Split { from, to, part } => name(from) + &name(to) + ":" + rules.token(Piece::new(part, Side::First)),
            Move::Castle { king, king_to, rook, rook_to } => {
                [name(king), name(king_to), ",".into(), name(rook), name(rook_to)].concat()
            }
            Move::Path { from, first, second, to } => {
                name(from) + &name(first) + &second.map(name).unwrap_or_default() + &name(to)
            }
            Move::Igui { from, at, promote } => name(from) + &name(at) + &name(from) + if promote { "+" } else { "" },
        }
    }

    /// The legal move of that text.
    ///
    /// # Errors
    /// [`MoveTextError::Malformed`] for a text that no move has, with the place; [`MoveTextError::Illegal`] for a move
    /// that is not legal here, with the reason.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveTextError> {
        let chosen = self.read_move(text)?;
        self.explain(chosen)?;
        Ok(chosen)
    }

    /// The move of that text, legal or not.
    ///
    /// # Errors
    /// [`MoveTextError::Malformed`].
    pub fn read_move(&self, text: &str) -> Result<Move, MoveTextError> {
        let shape = self.rules().shape();
        let fail = |offset, expected| Err(MoveTextError::Malformed { offset, expected });
        if let Some((piece, len)) = self.rules().scan_piece(text).filter(|(piece, _)| piece.side == Side::First) {
            if text.as_bytes().get(len) != Some(&b'*') {
                return fail(len, "`*` and a square");
            }
            return match shape.scan_square(&text[len + 1..]) {
                Some((to, square)) if text.len() == len + 1 + square => Ok(Move::Drop { kind: piece.kind, to }),
                Some((_, square)) => fail(len + 1 + square, "the end of the move"),
                None => fail(len + 1, "a square"),
            };
        }
        let mut squares = Vec::new();
        let mut at = 0;
        while let Some((square, len)) = shape.scan_square(&text[at..]).filter(|_| squares.len() < 4) {
            squares.push(square);
            at += len;
        }
        if let (&[from, to], Some(mark @ (b'=' | b':' | b','))) = (&squares[..], text.as_bytes().get(at).copied()) {
            return self.read_choice(text, from, to, mark, at + 1);
        }
        let promote = text.as_bytes().get(at) == Some(&b'+');
        let end = at + usize::from(promote);
        match *squares {
            [] => fail(at, "a square, or a piece, `*` and a square"),
            [_] => fail(at, "the square where the move ends"),
            _ if end < text.len() => fail(end, "the end of the move"),
            [from, to] if promote => Ok(Move::Promote { from, to }),
            [from, to] => {
                let own = |square| self.piece_at(square).is_some_and(|piece: Piece| piece.side == self.side());
                let fuses = self.rules().fusion().is_some() && own(from) && own(to) && from != to;
                Ok(if fuses { Move::Fuse { from, to } } else { Move::Step { from, to } })
            }
            [from, at, back] if from == back => Ok(Move::Igui { from, at, promote }),
            _ if promote => fail(at, "the end of the move"),
            [from, first, to] => Ok(Move::Path { from, first, second: None, to }),
            [from, first, second, to, ..] => Ok(Move::Path { from, first, second: Some(second), to }),
        }
    }

    /// The rest of a move whose text goes on with a mark after two squares.
    fn read_choice(&self, text: &str, from: Square, to: Square, mark: u8, at: usize) -> Result<Move, MoveTextError> {
        let rules = self.rules();
        let fail = |offset, expected| Err(MoveTextError::Malformed { offset, expected });
        if mark == b',' {
            let shape = rules.shape();
            let rook = shape.scan_square(&text[at..]);
            let Some((rook, len)) = rook else { return fail(at, "the square of the rook") };
            return match shape.scan_square(&text[at + len..]) {
                Some((rook_to, more)) if at + len + more == text.len() => {
                    Ok(Move::Castle { king: from, king_to: to, rook, rook_to })
                }
                Some((_, more)) => fail(at + len + more, "the end of the move"),
                None => fail(at + len, "the square where the rook goes"),
            };
        }
        // A Morph's form is written without its prefix.
        let token = if mark == b'=' { ["~", &text[at..]].concat() } else { text[at..].into() };
        match rules.kind(&token) {
            Some(into) if mark == b'=' => Ok(Move::Morph { from, to, into }),
            Some(part) => Ok(Move::Split { from, to, part }),
            None => fail(at, "the letter of a piece, and the end of the move"),
        }
    }
}
