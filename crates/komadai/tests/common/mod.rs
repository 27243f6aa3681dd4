//! The positions in `testdata`, for tests, benches and counts.

#![allow(clippy::unwrap_used)]

use std::path::PathBuf;

use komadai::{Position, Variant};

/// The case positions of the game: all phases of it, and what is hard in it.
pub(crate) fn positions(game: Variant) -> Vec<Position> {
    #[derive(serde::Deserialize)]
    struct Case {
        position: String,
    }
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(game.id()).join("cases.jsonl");
    let text = std::fs::read_to_string(path).unwrap();
    let tables = game.tables();
    let position = |line| Position::parse(&tables, &serde_json::from_str::<Case>(line).unwrap().position).unwrap();
    text.lines().map(position).collect()
}
