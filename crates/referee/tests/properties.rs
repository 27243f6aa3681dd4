//! Every property over case positions, seeded games and seeded mutations, in every game and with every option.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use arbitrary::Unstructured;
use komadai::{Position, Side};
use komadai_referee::properties::{Failure, Identities, check, explained_everywhere};
use komadai_referee::{Random, Scene, Subject};

/// The positions of the case file of a subject's game.
fn cases(subject: &Subject) -> Vec<Position> {
    let id = subject.tables().rules().id();
    let path = format!("{}/../../testdata/{id}/cases.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let lines = text.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    // With an option turned, a position may break a rule.
    lines.filter_map(|case| Position::parse(subject.tables(), case["position"].as_str()?).ok()).collect()
}

/// Checks all groups but the referee's, and the slow one about attacks in some positions only.
fn check_engine(subject: &Subject, position: &Position, attack: bool) -> Result<(), Failure> {
    for group in ["legality/", "explanation/", "hash/", "history/", "text/", "rotation/", "conservation/"] {
        check(subject, position, group)?;
    }
    if attack { check(subject, position, "attack/") } else { Ok(()) }
}

/// The positions of a game of random moves, the start included.
fn playout(subject: &Subject, seed: u64, plies: usize) -> Vec<Position> {
    let mut random = Random::new(seed);
    let mut positions = vec![subject.start()];
    while let Some(position) = positions.last().filter(|_| positions.len() <= plies) {
        let mut moves = position.legal_moves();
        moves.sort_unstable();
        let Some(chosen) = random.choose(&moves) else { break };
        positions.push(position.after(chosen).unwrap());
    }
    positions
}

fn none_fails(results: impl IntoIterator<Item = Result<(), Failure>>) {
    let failures: Vec<String> =
        results.into_iter().filter_map(Result::err).map(|failure| failure.to_string()).collect();
    let shown: Vec<_> = failures.iter().take(5).cloned().collect();
    assert!(failures.is_empty(), "{} failures, the first:\n{}", failures.len(), shown.join("\n"));
}

#[test]
fn every_property_holds_in_case_positions() {
    for subject in Subject::all() {
        none_fails(cases(subject).iter().map(|position| check(subject, position, "")));
    }
}

#[test]
fn engine_properties_hold_in_seeded_games() {
    for (seed, subject) in (1..).zip(Subject::all()) {
        let positions = playout(subject, seed, 200);
        none_fails((0..).zip(&positions).map(|(at, position)| check_engine(subject, position, at % 8 == 0)));
    }
}

#[test]
fn engine_and_referee_agree_in_seeded_games() {
    for (seed, subject) in (101..).zip(Subject::all()) {
        let positions = playout(subject, seed, 160);
        none_fails(positions.iter().map(|position| check(subject, position, "referee/legal-moves")));
        none_fails(positions.iter().step_by(10).map(|position| check(subject, position, "referee/")));
    }
}

#[test]
fn every_property_holds_in_mutated_positions() {
    let mut random = Random::new(7);
    for _ in 0..600 {
        let bytes = random.bytes(400);
        let Ok(Scene { subject, position }) = Scene::read(&mut Unstructured::new(&bytes)) else { continue };
        none_fails([check(subject, &position, "")]);
    }
}

#[test]
fn every_well_formed_move_has_a_reason() {
    for (seed, subject) in (11..).zip(Subject::all()) {
        let positions = playout(subject, seed, 60);
        for position in positions.iter().step_by(59) {
            explained_everywhere(subject, position).unwrap();
        }
    }
}

#[test]
fn positions_of_long_games_have_hashes_of_their_own() {
    for (seed, subject) in (31..).zip(Subject::all()) {
        let mut identities = Identities::default();
        for position in playout(subject, seed, 120) {
            for chosen in position.legal_moves() {
                identities.meet(subject, &position.after(chosen).unwrap()).unwrap();
            }
        }
        assert!(identities.len() > 1000, "{}: {}", subject.name(), identities.len());
    }
}

#[test]
fn medusa_shogi_keeps_its_52_pieces() {
    let subject = Subject::named("medusa-shogi").unwrap();
    for seed in 0..8 {
        for position in playout(subject, seed, 300) {
            let rules = position.rules();
            let held = |kind| Side::BOTH.map(|side| (kind, position.in_hand(side, kind)));
            let hands: Vec<_> = rules.hand().iter().flat_map(|&kind| held(kind)).collect();
            let board = position.board().pieces().map(|(_, piece)| (piece.kind, 1));
            let all: Vec<_> = board.chain(hands).collect();
            let count = |token: &str| -> u16 {
                let counted = all.iter().filter(|(kind, _)| rules.piece(*kind).unwrap().token.contains(token));
                counted.map(|(_, count)| count).sum()
            };
            assert_eq!((count(""), count("~"), count("K")), (52, 2, 2), "{position}");
            check(subject, &position, "conservation/medusa").unwrap();
        }
    }
}

#[test]
fn subjects_are_all_games_with_their_options() {
    let names: Vec<&str> = Subject::all().iter().map(Subject::name).collect();
    assert!(names.contains(&"minjiku-shogi general_hops_diagonally"), "{names:?}");
    for subject in Subject::all() {
        assert_eq!(Subject::named(subject.name()).map(Subject::name), Some(subject.name()));
        assert!(subject.twin(&subject.start()).unwrap().is_some(), "{} has no referee", subject.name());
    }
}

#[test]
fn a_failure_tells_property_game_and_position() {
    // The plain game's rules under the referee of another option.
    let plain = Subject::named("minjiku-shogi").unwrap();
    let options = komadai_referee::naive::Options::default().flipped("general_hops_diagonally").unwrap().0;
    let referee = komadai_referee::naive::Game::MinjikuShogi;
    let wrong = Subject::new("mixed", plain.tables().rules().clone(), Some((referee, options)));
    let failure = check(&wrong, &wrong.start(), "referee/").unwrap_err();
    assert_eq!(failure.property, "referee/legal-moves");
    let text = failure.to_string();
    assert!(text.contains("mixed") && text.contains(&wrong.start().to_string()) && text.contains("extra ["));
}
