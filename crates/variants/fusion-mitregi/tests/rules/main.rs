//! Every rule of both games of Fusion Mitregi, each by a position that shows it. The numbers in the names are those
//! of the rules in the crate's documentation.

#![allow(clippy::unwrap_used, clippy::panic)]

mod drops;
mod ending;
mod fission;
mod fusion;
mod pieces;
mod setup;

use std::sync::{Arc, OnceLock};

use komadai_board::{Change, Place, Square, SquareSet};
use komadai_engine::{MoveTextError, Obstacle, Position, Tables};
use komadai_fusion_mitregi::{Game, Options};

const GAMES: [Game; 2] = [Game::Strategoblastic, Game::Strategoclastic];

fn tables(game: Game) -> Arc<Tables> {
    static TABLES: [OnceLock<Arc<Tables>>; 2] = [const { OnceLock::new() }; 2];
    TABLES[game as usize].get_or_init(|| Tables::new(Options::default().rules(game))).clone()
}

/// The game in which the pairs fuse that the source does not name.
fn unnamed(game: Game) -> Arc<Tables> {
    Tables::new(Options { unnamed_pairs: true }.rules(game))
}

/// The position of that text, in the strategoblastic game.
fn blastic(text: &str) -> Position {
    Position::parse(&tables(Game::Strategoblastic), text).unwrap()
}

/// The position of that text, in the strategoclastic game.
fn clastic(text: &str) -> Position {
    Position::parse(&tables(Game::Strategoclastic), text).unwrap()
}

/// The position of that text, with kings missing, or whatever else a position can do without.
fn lone(tables: &Arc<Tables>, text: &str) -> Position {
    let setup = tables.rules().parse(text).unwrap();
    Position::new_waiving(tables, setup, |_| true).unwrap()
}

fn square(name: &str) -> Square {
    tables(Game::Strategoblastic).rules().shape().parse_square(name).unwrap()
}

fn words(mut words: Vec<String>) -> String {
    words.sort();
    words.join(" ")
}

fn names(squares: SquareSet) -> String {
    let tables = tables(Game::Strategoblastic);
    words(squares.iter().map(|square| tables.rules().shape().square_name(square)).collect())
}
/// The texts of all legal moves.
fn all_moves(position: &Position) -> String {
    words(position.legal_moves().into_iter().map(|chosen| position.text(chosen)).collect())
}

/// The texts of the legal moves of the piece on a square.
fn moves(position: &Position, from: &str) -> String {
    words(position.moves_from(square(from)).into_iter().map(|chosen| position.text(chosen)).collect())
}

/// Where the piece on a square can go.
fn targets(position: &Position, from: &str) -> String {
    names(position.moves_from(square(from)).into_iter().map(|chosen| chosen.to()).collect())
}

/// Board, side to move and hands after a move.
fn after(position: &Position, text: &str) -> String {
    let chosen = position.parse_move(text).unwrap();
    let after = position.after(chosen).unwrap().to_string();
    after.split(' ').take(3).collect::<Vec<_>>().join(" ")
}

/// Why a move is not legal.
fn obstacle(position: &Position, text: &str) -> Obstacle {
    match position.parse_move(text) {
        Err(MoveTextError::Illegal(illegal)) => illegal.obstacle,
        other => panic!("{text}: {other:?}"),
    }
}

/// What a move does, in order.
fn changes(position: &Position, text: &str) -> String {
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
fn played(position: &Position, text: &str) -> Position {
    position.after(position.parse_move(text).unwrap()).unwrap()
}
