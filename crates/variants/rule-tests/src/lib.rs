//! What tests of a game's rules ask of a position, as short texts that a test can show beside the position's.
//!
//! Every function panics where a name or text is none of the game: it is for tests.

#![allow(clippy::unwrap_used, clippy::panic, reason = "for tests, which may panic")]

use komadai_board::{Change, Place, SquareSet};
use komadai_engine::{Move, MoveTextError, Obstacle, Position, Tables};

/// The words, sorted.
#[must_use]
pub fn words(mut words: Vec<String>) -> String {
    words.sort();
    words.join(" ")
}

/// The names of the squares, sorted.
#[must_use]
pub fn names(tables: &Tables, squares: SquareSet) -> String {
    words(squares.iter().map(|square| tables.rules().shape().square_name(square)).collect())
}

fn from_square(position: &Position, from: &str) -> Vec<Move> {
    position.moves_from(position.rules().shape().parse_square(from).unwrap())
}

/// The texts of all legal moves.
#[must_use]
pub fn all_moves(position: &Position) -> String {
    words(position.legal_moves().into_iter().map(|chosen| position.text(chosen)).collect())
}

/// The texts of the legal moves of the piece on a square.
#[must_use]
pub fn moves(position: &Position, from: &str) -> String {
    words(from_square(position, from).into_iter().map(|chosen| position.text(chosen)).collect())
}

/// Where the piece on a square can go.
#[must_use]
pub fn targets(position: &Position, from: &str) -> String {
    names(position.tables(), from_square(position, from).into_iter().map(|chosen| chosen.to()).collect())
}

/// Board, side to move and hands after a move.
#[must_use]
pub fn after(position: &Position, text: &str) -> String {
    let chosen = position.parse_move(text).unwrap();
    let after = position.after(chosen).unwrap().to_string();
    after.split(' ').take(3).collect::<Vec<_>>().join(" ")
}

/// Why a move is not legal.
#[must_use]
pub fn obstacle(position: &Position, text: &str) -> Obstacle {
    match position.parse_move(text) {
        Err(MoveTextError::Illegal(illegal)) => illegal.obstacle,
        other => panic!("{text}: {other:?}"),
    }
}

/// What a move does, in order.
#[must_use]
pub fn changes(position: &Position, text: &str) -> String {
    let rules = position.rules();
    let changes = position.changes(position.parse_move(text).unwrap()).unwrap();
    let word = |change: &Change| {
        let token = change.now.or(change.was).map_or("?", |piece| rules.token(piece));
        match change.place {
            Place::Board(square) => {
                format!("{} {token} {}", change.why.name(), rules.shape().square_name(square))
            }
            Place::Hand(side) => format!("{} {token} {}", change.why.name(), rules.side_name(side)),
        }
    };
    changes.iter().map(word).collect::<Vec<_>>().join(", ")
}

/// The position after a move.
#[must_use]
pub fn played(position: &Position, text: &str) -> Position {
    position.after(position.parse_move(text).unwrap()).unwrap()
}
