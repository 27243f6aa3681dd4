//! Positions drawn piece by piece, and their moves as short lists.

#![allow(dead_code, clippy::unwrap_used, reason = "each test file uses some of it, and a test may panic")]

use std::collections::BTreeSet;

use komadai_referee::naive::{Game, Options, Position};

/// Files, ranks, and whether squares are written `7g`.
fn plan(game: Game) -> (usize, usize, bool) {
    match game {
        Game::HandShogi => (9, 9, false),
        Game::GreatWhaleShogi => (11, 11, true),
        Game::MinjikuShogi => (10, 12, false),
        Game::MedusaShogi => (11, 11, false),
        Game::FusionMitregiSb | Game::FusionMitregiSc => (10, 9, false),
        Game::Shogi => (9, 9, true),
    }
}

/// The name of the square that many ranks from the far one and files from First's left.
fn name(game: Game, row: usize, column: usize) -> String {
    let (files, ranks, shogi) = plan(game);
    let letter = |index: usize| char::from(b'a' + u8::try_from(index).unwrap());
    match (shogi, game) {
        (true, _) => format!("{}{}", files - column, letter(row)),
        (false, Game::MinjikuShogi) => format!("{}{}", letter(column), ranks - 1 - row),
        (false, _) => format!("{}{}", letter(column), ranks - row),
    }
}

/// The position with those pieces, `K a1, k i9`, and the rest of its text, `w -`.
pub(crate) fn position_with(game: Game, options: Options, pieces: &str, rest: &str) -> Position {
    let (files, ranks, _) = plan(game);
    let mut placed: Vec<(&str, &str)> = pieces.split(", ").map(|piece| piece.split_once(' ').unwrap()).collect();
    let mut rows = Vec::new();
    for row in 0..ranks {
        let mut text = String::new();
        let mut empty = 0;
        for column in 0..files {
            let here = name(game, row, column);
            let found = placed.iter().position(|&(_, square)| square == here);
            let hole = game == Game::MinjikuShogi && (row == 0 || row == 11) && !(4..=5).contains(&column);
            if found.is_none() && !hole {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
                empty = 0;
            }
            text.push_str(found.map_or("*", |index| placed.remove(index).0));
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        rows.push(text);
    }
    assert!(placed.is_empty(), "no such squares: {placed:?}");
    Position::parse(game, options, &format!("{} {rest}", rows.join("/"))).unwrap()
}

/// The same with the default options.
pub(crate) fn position(game: Game, pieces: &str, rest: &str) -> Position {
    position_with(game, Options::default(), pieces, rest)
}

/// What the legal moves from a square are, without that square, in byte order: `a2 b1+`.
pub(crate) fn moves(position: &Position, from: &str) -> String {
    moves_of(position.legal_moves(), from).join(" ")
}

fn moves_of(texts: Vec<String>, from: &str) -> Vec<String> {
    let numbered = from.ends_with(|c: char| c.is_ascii_digit());
    let rests = texts.iter().filter_map(|text| text.strip_prefix(from));
    // `e10e9` does not start from e1.
    let rests = rests.filter(|rest| !(numbered && rest.starts_with(|c: char| c.is_ascii_digit())));
    rests.map(str::to_owned).collect()
}

/// Where the legal moves from a square lead, promoting or not.
pub(crate) fn squares(position: &Position, from: &str) -> String {
    let ends = moves_of(position.legal_moves(), from);
    let ends: BTreeSet<&str> = ends.iter().map(|rest| rest.trim_end_matches('+')).collect();
    ends.into_iter().collect::<Vec<_>>().join(" ")
}

/// How many legal moves a square has.
pub(crate) fn count(position: &Position, from: &str) -> usize {
    moves_of(position.legal_moves(), from).len()
}

/// The squares where a token may be dropped.
pub(crate) fn drops(position: &Position, token: &str) -> Vec<String> {
    let prefix = format!("{token}*");
    position.legal_moves().iter().filter_map(|text| text.strip_prefix(&prefix)).map(str::to_owned).collect()
}

/// Whether a move is legal.
pub(crate) fn legal(position: &Position, text: &str) -> bool {
    position.legal_moves().iter().any(|legal| legal == text)
}

/// The position after moves that must all be legal.
pub(crate) fn line(mut position: Position, moves: &str) -> Position {
    for text in moves.split(' ') {
        position = position.play(text).unwrap();
    }
    position
}
