//! One seeded game of each variant, written down in full: any change of what a game does shows as a difference of
//! `testdata/<game>/playthrough.txt`. A stale file is rewritten, and the test fails once.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fmt::Write;

use komadai::{Game, Variant};
use komadai_referee::Random;

/// The game: of each position its text, what is known of it, and the move that is played.
fn playthrough(variant: Variant, plies: usize) -> String {
    let mut text = format!("# {}: random moves with seed 2026\n", variant.rules().title());
    let (mut game, mut random) = (Game::new(variant.start()), Random::new(2026));
    while game.len() < plies && game.outcome().is_none() {
        let position = game.position().clone();
        let mut moves = position.legal_moves();
        moves.sort_by_key(|&chosen| position.text(chosen));
        let captures: Vec<_> =
            moves.iter().copied().filter(|&chosen| position.changes(chosen).unwrap().len() > 2).collect();
        // Every second move does more than go somewhere, where one does.
        let few = if game.len() % 2 == 1 && !captures.is_empty() { captures } else { moves.clone() };
        let chosen = random.choose(&few).unwrap();
        let check = if position.is_check() { ", check" } else { "" };
        writeln!(text, "\n{position}").unwrap();
        writeln!(text, "{:016x}, {} moves{check}", position.hash(), moves.len()).unwrap();
        write!(text, "{}:", position.text(chosen)).unwrap();
        for change in position.changes(chosen).unwrap() {
            write!(text, " {}", change.why.name()).unwrap();
        }
        text.push('\n');
        game.play(chosen).unwrap();
    }
    let outcome = game.outcome().map(|outcome| (outcome.winner, outcome.reason.name()));
    writeln!(text, "\n{}\n{outcome:?}", game.position()).unwrap();
    text
}

#[test]
fn playthroughs_are_as_written() {
    let mut stale = Vec::new();
    for &variant in Variant::ALL {
        let path = format!("{}/../../testdata/{variant}/playthrough.txt", env!("CARGO_MANIFEST_DIR"));
        let text = playthrough(variant, 60);
        if std::fs::read_to_string(&path).unwrap_or_default() != text {
            std::fs::write(&path, text).unwrap();
            stale.push(path);
        }
    }
    assert!(stale.is_empty(), "rewritten; look at the difference: {stale:?}");
}
