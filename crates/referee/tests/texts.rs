//! Arbitrary and mutated texts and setups, shrunk to the smallest that fails.

use komadai_referee::{Subject, fuzz};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// Characters that texts of positions, moves and movements are made of, and a few that none is.
const ALPHABET: &str = "[0-9/ *+^~():=,KRBGSNLPFMQZkrbgsnlpwhopa-f\u{e9}\u{0}-]{0,3}";

/// The text with a part of it replaced.
fn replaced(text: &str, at: usize, len: usize, by: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let from = at % (chars.len() + 1);
    let to = (from + len).min(chars.len());
    chars[..from].iter().copied().chain(by.chars()).chain(chars[to..].iter().copied()).collect()
}

/// The same cases in every run; fuzzing is where new ones are tried.
fn cases(count: u32) -> ProptestConfig {
    let rng_seed = RngSeed::Fixed(2026);
    ProptestConfig { failure_persistence: None, rng_seed, ..ProptestConfig::with_cases(count) }
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn any_bytes_in_any_quick_target(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        for name in ["betza", "move_text", "position_text", "hash", "rules_builder"] {
            fuzz::run(name, &bytes);
        }
    }

    #[test]
    fn a_position_with_a_part_replaced(
        game in any::<u8>(), at in any::<usize>(), len in 0..3_usize, by in ALPHABET,
    ) {
        let text = replaced(&Subject::chosen(game).start().to_string(), at, len, &by);
        fuzz::run("position_text", &[&[game], text.as_bytes()].concat());
    }

    #[test]
    fn a_move_with_a_part_replaced(
        game in any::<u8>(), number in any::<usize>(), at in any::<usize>(), len in 0..3_usize, by in ALPHABET,
    ) {
        let position = Subject::chosen(game).start();
        let moves = position.legal_moves();
        let text = replaced(&position.text(moves[number % moves.len()]), at, len, &by);
        fuzz::run("move_text", &[&[game, 0], text.as_bytes()].concat());
    }

    #[test]
    fn a_movement_with_a_part_replaced(
        game in any::<u8>(), row in any::<usize>(), at in any::<usize>(), len in 0..3_usize, by in ALPHABET,
    ) {
        let rows = &Subject::chosen(game).tables().rules().description().pieces;
        fuzz::run("betza", replaced(&rows[row % rows.len()].moves, at, len, &by).as_bytes());
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn any_bytes_in_the_slower_targets(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        for name in ["setup", "play", "attacked"] {
            fuzz::run(name, &bytes);
        }
    }
}
