//! Every rule of Minjiku Shogi, each by a position that shows it. The numbers in the names are those of the rules in
//! the crate's documentation.

#![allow(clippy::unwrap_used)]

mod burning;
mod captures;
mod ending;
mod pieces;
mod promotion;
mod setup;

use std::sync::Arc;

use komadai_board::{Square, SquareSet};
use komadai_engine::{Position, Tables};
use komadai_minjiku_shogi::Options;
use komadai_rule_tests::{after, all_moves, changes, moves, obstacle, targets, words};

fn tables() -> Arc<Tables> {
    static TABLES: std::sync::OnceLock<Arc<Tables>> = std::sync::OnceLock::new();
    TABLES.get_or_init(|| Tables::new(Options::default().rules())).clone()
}

/// The game in which jumping generals hop diagonally only.
fn diagonal_generals() -> Arc<Tables> {
    Tables::new(Options { general_hops_diagonally: true }.rules())
}

/// The position of that text.
fn position(text: &str) -> Position {
    komadai_rule_tests::position(&tables(), text)
}

/// Likewise, with kings missing, or whatever else a position can do without.
fn lone(text: &str) -> Position {
    komadai_rule_tests::lone(&tables(), text)
}

fn square(name: &str) -> Square {
    komadai_rule_tests::square(&tables(), name)
}

fn names(squares: SquareSet) -> String {
    komadai_rule_tests::names(&tables(), squares)
}
