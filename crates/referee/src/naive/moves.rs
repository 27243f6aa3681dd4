//! A move and its text.

use super::game::Game;
use super::square::Square;
use super::token::Token;

/// What a side may do with its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Move {
    /// A piece goes from one square to another, by way of up to two landing squares. An igui comes back to where it
    /// started. Enemies on `via` and `to` are captured.
    Go { from: Square, via: [Option<Square>; 2], to: Square, choice: Choice },
    /// Medusa Shogi: the king and a rook move at once.
    Castle { king: (Square, Square), rook: (Square, Square) },
    /// A piece from hand is put on a square.
    Drop { token: Token, to: Square },
}

/// What else a going piece does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Choice {
    /// Nothing, or a fusion with the ally on the target.
    Plain,
    /// It promotes.
    Promote,
    /// Medusa Shogi: a Morph takes this type.
    Morph(char),
    /// Fusion Mitregi: only this component goes.
    Split(char),
}

impl Move {
    /// A move straight from one square to another.
    pub(super) fn plain(from: Square, to: Square) -> Move {
        Move::Go { from, via: [None, None], to, choice: Choice::Plain }
    }

    /// A capture of an adjacent piece without moving.
    pub(super) fn igui(from: Square, taken: Square) -> Move {
        Move::Go { from, via: [Some(taken), None], to: from, choice: Choice::Plain }
    }

    /// The same move with another choice.
    pub(super) fn with(self, choice: Choice) -> Move {
        match self {
            Move::Go { from, via, to, .. } => Move::Go { from, via, to, choice },
            Move::Drop { .. } | Move::Castle { .. } => self,
        }
    }

    /// The text of the move.
    pub(super) fn text(self, game: Game) -> String {
        match self {
            Move::Drop { token, to } => format!("{}*{}", token.text(), to.name(game)),
            Move::Castle { king, rook } => {
                format!("{}{},{}{}", king.0.name(game), king.1.name(game), rook.0.name(game), rook.1.name(game))
            }
            Move::Go { from, via, to, choice } => {
                let mut text = from.name(game);
                for square in via.into_iter().flatten() {
                    text.push_str(&square.name(game));
                }
                text.push_str(&to.name(game));
                match choice {
                    Choice::Plain => {}
                    Choice::Promote => text.push('+'),
                    Choice::Morph(letter) => text.extend(['=', letter]),
                    Choice::Split(letter) => text.extend([':', letter]),
                }
                text
            }
        }
    }
}
