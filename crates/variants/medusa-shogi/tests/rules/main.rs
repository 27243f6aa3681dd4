//! Every rule of Medusa Shogi, each by a position that shows it. The numbers in the names are those of the rules in
//! the crate's documentation.

#![allow(clippy::unwrap_used)]

mod castling;
mod drops;
mod ending;
mod morphs;
mod pawns;
mod petrification;
mod pieces;
mod setup;

use std::sync::Arc;

use komadai_board::{Square, SquareSet};
use komadai_engine::{Position, Tables};
use komadai_rule_tests::{after, all_moves, changes, moves, obstacle, played, targets};

fn tables() -> Arc<Tables> {
    static TABLES: std::sync::OnceLock<Arc<Tables>> = std::sync::OnceLock::new();
    TABLES.get_or_init(|| Tables::new(komadai_medusa_shogi::rules())).clone()
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
