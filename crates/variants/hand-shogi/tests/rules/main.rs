//! Every rule of Hand Shogi by its number, on small boards.

#![allow(clippy::unwrap_used)]

mod drops;
mod ending;
mod pieces;
mod promotion;
mod soldiers;

use std::sync::{Arc, LazyLock};

use komadai_board::{Place, Square};
use komadai_engine::{Move, Obstacle, Position, Tables};
use komadai_hand_shogi::Options;

static TABLES: LazyLock<Arc<Tables>> = LazyLock::new(|| Tables::new(Options::default().rules()));

/// A position that obeys the rules.
fn position(text: &str) -> Position {
    Position::parse(&TABLES, text).unwrap()
}

/// A board that need not hold kings.
fn lone(tables: &Arc<Tables>, text: &str) -> Position {
    Position::new_waiving(tables, tables.rules().parse(text).unwrap(), |_| true).unwrap()
}

fn at(name: &str) -> Square {
    TABLES.rules().shape().parse_square(name).unwrap()
}

fn join(mut words: Vec<String>) -> String {
    words.sort();
    words.dedup();
    words.join(" ")
}

/// The texts of the moves, in order.
fn texts(position: &Position, moves: Vec<Move>) -> String {
    join(moves.into_iter().map(|chosen| position.text(chosen)).collect())
}

fn moves_from(position: &Position, from: &str) -> String {
    texts(position, position.moves_from(at(from)))
}

/// The drops of the kind.
fn drops(position: &Position, token: &str) -> Vec<Move> {
    position.drops(position.rules().kind(token).unwrap())
}

fn drop_texts(position: &Position, token: &str) -> String {
    texts(position, drops(position, token))
}

/// What keeps the move from being legal.
fn obstacle(position: &Position, chosen: &str) -> Obstacle {
    position.explain(position.read_move(chosen).unwrap()).unwrap_err().obstacle
}

/// The position after the move.
fn after(position: &Position, chosen: &str) -> Position {
    position.after(position.parse_move(chosen).unwrap()).unwrap()
}

/// What the move changes, in order, such as `take d7: s > -`.
fn changes(position: &Position, chosen: &str) -> Vec<String> {
    let rules = position.rules();
    let name = |piece: Option<_>| piece.map_or("-", |piece| rules.token(piece));
    let line = |change: komadai_board::Change| {
        let place = match change.place {
            Place::Board(square) => rules.shape().square_name(square),
            Place::Hand(side) => rules.side_name(side).to_string(),
        };
        format!("{} {place}: {} > {}", change.why.name(), name(change.was), name(change.now))
    };
    position.changes(position.parse_move(chosen).unwrap()).unwrap().into_iter().map(line).collect()
}

/// Where a piece alone on e5 goes, as First sees it; a lower-case token is Second's piece, its board turned.
fn reach(tables: &Arc<Tables>, token: &str) -> String {
    let is_first = token.to_uppercase() == token;
    let position = lone(tables, &format!("9/9/9/9/4{token}4/9/9/9/9 {} - 1", if is_first { 'w' } else { 'b' }));
    let shape = tables.rules().shape();
    let seen = |square| if is_first { square } else { shape.rotate(square) };
    join(position.legal_moves().into_iter().map(|chosen| shape.square_name(seen(chosen.to()))).collect())
}
