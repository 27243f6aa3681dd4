//! What tests of a game's rules ask of a position, as short texts that a test can show beside the position's.
//!
//! Every function panics where a name or text is none of the game: it is for tests.

#![allow(clippy::unwrap_used, clippy::panic, reason = "for tests, which may panic")]

use std::sync::Arc;

use komadai_board::{Change, Piece, Place, Side, Square, SquareSet};
use komadai_engine::{Move, MoveTextError, Obstacle, Position, Tables};
use komadai_rules::Setup;

/// The position of that text, which must obey the rules.
#[must_use]
pub fn position(tables: &Arc<Tables>, text: &str) -> Position {
    Position::parse(tables, text).unwrap()
}

/// The position of that text, with kings missing, or whatever else a position can do without.
#[must_use]
pub fn lone(tables: &Arc<Tables>, text: &str) -> Position {
    Position::new_waiving(tables, tables.rules().parse(text).unwrap(), |_| true).unwrap()
}

/// The square of that name.
#[must_use]
pub fn square(tables: &Tables, name: &str) -> Square {
    tables.rules().shape().parse_square(name).unwrap()
}

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

/// The texts of the moves.
#[must_use]
pub fn texts(position: &Position, moves: &[Move]) -> String {
    words(moves.iter().map(|&chosen| position.text(chosen)).collect())
}

fn from_square(position: &Position, from: &str) -> Vec<Move> {
    position.moves_from(square(position.tables(), from))
}

/// The texts of all legal moves.
#[must_use]
pub fn all_moves(position: &Position) -> String {
    texts(position, &position.legal_moves())
}

/// The texts of the legal moves of the piece on a square.
#[must_use]
pub fn moves(position: &Position, from: &str) -> String {
    texts(position, &from_square(position, from))
}

/// The legal drops of a kind of piece.
#[must_use]
pub fn drops(position: &Position, token: &str) -> Vec<Move> {
    position.drops(position.rules().kind(token).unwrap())
}

/// Where the piece on a square can go.
#[must_use]
pub fn targets(position: &Position, from: &str) -> String {
    names(position.tables(), from_square(position, from).into_iter().map(|chosen| chosen.to()).collect())
}

/// Where a piece goes that stands alone on a square, as its own side sees the board: a token in small letters is
/// Second's piece, and its board is turned.
#[must_use]
pub fn reach(tables: &Arc<Tables>, token: &str, from: &str) -> String {
    let rules = tables.rules();
    let shape = rules.shape();
    let side = if token.chars().any(char::is_uppercase) { Side::First } else { Side::Second };
    let seen = |square| if side == Side::First { square } else { shape.rotate(square) };
    let piece = Piece::new(rules.kind(&token.to_uppercase()).unwrap(), side);
    let mut setup = Setup { side, ..Setup::EMPTY };
    setup.put(rules, seen(square(tables, from)), Some(piece));
    let alone = Position::new_waiving(tables, setup, |_| true).unwrap();
    names(tables, alone.legal_moves().into_iter().map(|chosen| seen(chosen.to())).collect())
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
