//! The case files and the published counts, played by the naive implementation.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use komadai_referee::naive::{Game, Options, Position};
use serde_json::Value;

fn strings(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// Everything that a line is wrong about.
fn faults(game: Game, case: &Value) -> Vec<String> {
    let text = case["position"].as_str().unwrap();
    let position = match Position::parse(game, Options::default(), text) {
        Ok(position) => position,
        Err(error) => return vec![error],
    };
    let mut faults = Vec::new();
    if position.to_text() != text {
        faults.push(format!("written as {}", position.to_text()));
    }
    if Some(position.in_check()) != case["in_check"].as_bool() {
        faults.push(format!("in check: {}", position.in_check()));
    }
    let (moves, expected) = (position.legal_moves(), strings(&case["moves"]));
    if moves != expected {
        let missing: Vec<_> = expected.iter().filter(|text| !moves.contains(text)).collect();
        let extra: Vec<_> = moves.iter().filter(|text| !expected.contains(text)).collect();
        faults.push(format!("missing {missing:?}, too many {extra:?}"));
    }
    for (played, after) in case["after"].as_object().unwrap() {
        match position.play(played) {
            Ok(next) if Some(next.to_text().as_str()) == after.as_str() => {}
            Ok(next) => faults.push(format!("{played} leads to {}, not {after}", next.to_text())),
            Err(error) => faults.push(error),
        }
    }
    faults
}

fn check_cases(game: Game) {
    let path = format!("{}/../../testdata/{}/cases.jsonl", env!("CARGO_MANIFEST_DIR"), game.name());
    let mut report = Vec::new();
    let mut lines = 0;
    for line in std::fs::read_to_string(&path).unwrap().lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        assert_eq!(case["variant"], game.name());
        lines += 1;
        for fault in faults(game, &case) {
            report.push(format!("{} ({}): {fault}", case["tag"], case["position"]));
        }
    }
    assert!(lines > 0, "{path} is empty");
    assert!(report.is_empty(), "{}", report.join("\n"));
}

fn check_counts(game: Game, options: Options, counts: &[u64]) {
    let start = Position::start(game, options);
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(start.perft(depth), count, "{} at depth {depth}", game.name());
    }
}

#[test]
fn cases_of_hand_shogi() {
    check_cases(Game::HandShogi);
}

#[test]
fn cases_of_great_whale_shogi() {
    check_cases(Game::GreatWhaleShogi);
}

#[test]
fn cases_of_minjiku_shogi() {
    check_cases(Game::MinjikuShogi);
}

#[test]
fn cases_of_medusa_shogi() {
    check_cases(Game::MedusaShogi);
}

#[test]
fn cases_of_fusion_mitregi_sb() {
    check_cases(Game::FusionMitregiSb);
}

#[test]
fn cases_of_fusion_mitregi_sc() {
    check_cases(Game::FusionMitregiSc);
}

#[test]
fn cases_of_shogi() {
    check_cases(Game::Shogi);
}

#[test]
fn hand_shogi_counts() {
    check_counts(Game::HandShogi, Options::default(), &[315, 94_221]);
    let text = "2g1k1g2/2f1p1f2/3fff3/9/9/9/3FFF3/2F1P1F2/2G1K1G2 w - 1";
    let empty_hands = Position::parse(Game::HandShogi, Options::default(), text).unwrap();
    let counts = [22, 484, 10_648, 234_198];
    assert_eq!([1, 2, 3, 4].map(|depth| empty_hands.perft(depth)), counts);
}

#[test]
fn great_whale_shogi_counts() {
    check_counts(Game::GreatWhaleShogi, Options::default(), &[42, 1764, 73_627]);
    let narrow = Options { narrow_harbor_porpoise: true, ..Options::default() };
    check_counts(Game::GreatWhaleShogi, narrow, &[42, 1764, 73_249]);
    let passing = Options { killer_may_pass: true, ..Options::default() };
    check_counts(Game::GreatWhaleShogi, passing, &[44, 1936]);
}

#[test]
fn minjiku_shogi_counts() {
    check_counts(Game::MinjikuShogi, Options::default(), &[24, 553, 15_655]);
    let diagonal = Options { general_hops_diagonally: true, ..Options::default() };
    check_counts(Game::MinjikuShogi, diagonal, &[20, 408, 10_340]);
}

#[test]
fn medusa_shogi_counts() {
    check_counts(Game::MedusaShogi, Options::default(), &[60, 3600]);
}

#[test]
fn fusion_mitregi_counts() {
    check_counts(Game::FusionMitregiSb, Options::default(), &[49, 2401]);
    check_counts(Game::FusionMitregiSc, Options::default(), &[50, 2500]);
    let unnamed = Options { unnamed_pairs: true, ..Options::default() };
    check_counts(Game::FusionMitregiSb, unnamed, &[52]);
    check_counts(Game::FusionMitregiSc, unnamed, &[50]);
}

#[test]
fn shogi_counts_from_the_start() {
    check_counts(Game::Shogi, Options::default(), &[30, 900, 25_470]);
}

#[test]
fn shogi_counts_of_the_published_positions() {
    let counts = |text: &str, depths: u32| -> Vec<u64> {
        let position = Position::parse(Game::Shogi, Options::default(), text).unwrap();
        (1..=depths).map(|depth| position.perft(depth)).collect()
    };
    let tactical = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";
    assert_eq!(counts(tactical, 2), [207, 28_684]);
    assert_eq!(counts("R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1", 1), [593]);
}
