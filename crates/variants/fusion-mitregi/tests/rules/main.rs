//! Every rule of both games of Fusion Mitregi, each by a position that shows it. The numbers in the names are those
//! of the rules in the crate's documentation.

#![allow(clippy::unwrap_used)]

mod drops;
mod ending;
mod fission;
mod fusion;
mod pieces;
mod setup;

use std::sync::{Arc, OnceLock};

use komadai_board::{Square, SquareSet};
use komadai_engine::{Position, Tables};
use komadai_fusion_mitregi::{Game, Options};
use komadai_rule_tests::{after, all_moves, changes, lone, moves, obstacle, played, targets, words};

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
    komadai_rule_tests::position(&tables(Game::Strategoblastic), text)
}

/// The position of that text, in the strategoclastic game.
fn clastic(text: &str) -> Position {
    komadai_rule_tests::position(&tables(Game::Strategoclastic), text)
}

fn square(name: &str) -> Square {
    komadai_rule_tests::square(&tables(Game::Strategoblastic), name)
}

fn names(squares: SquareSet) -> String {
    komadai_rule_tests::names(&tables(Game::Strategoblastic), squares)
}
