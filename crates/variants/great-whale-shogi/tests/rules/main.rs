//! Every rule of Great Whale Shogi by its number, on small boards.

#![allow(clippy::unwrap_used)]

mod drops;
mod ending;
mod lions;
mod pieces;
mod promotion;

use std::sync::{Arc, LazyLock};

use komadai_board::Square;
use komadai_engine::{Position, Tables};
use komadai_great_whale_shogi::Options;
use komadai_rule_tests::{all_moves, changes, drops, lone, moves, obstacle, played, reach, texts};

static TABLES: LazyLock<Arc<Tables>> = LazyLock::new(|| Tables::new(Options::default().rules()));

/// A position that obeys the rules.
fn position(text: &str) -> Position {
    komadai_rule_tests::position(&TABLES, text)
}

fn square(name: &str) -> Square {
    komadai_rule_tests::square(&TABLES, name)
}
