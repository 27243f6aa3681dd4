//! Positions of every game with their legal moves, check, and positions after moves, made by an independent program.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::path::PathBuf;

use komadai::Variant;
use komadai_engine::Position;

#[derive(serde::Deserialize)]
struct Case {
    position: String,
    in_check: bool,
    moves: Vec<String>,
    after: BTreeMap<String, String>,
    tag: String,
}

fn cases(game: Variant) -> Vec<Case> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(game.id()).join("cases.jsonl");
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn check(game: Variant, case: &Case) -> Result<(), String> {
    let position = Position::parse(&game.tables(), &case.position).map_err(|error| error.to_string())?;
    let same = |what: &str, ours: &str, theirs: &str| {
        if ours == theirs { Ok(()) } else { Err(format!("{what}: {ours} instead of {theirs}")) }
    };
    same("text", &position.to_string(), &case.position)?;
    same("check", &position.is_check().to_string(), &case.in_check.to_string())?;
    let mut moves: Vec<String> = position.legal_moves().into_iter().map(|chosen| position.text(chosen)).collect();
    moves.sort();
    let extra: Vec<_> = moves.iter().filter(|text| !case.moves.contains(text)).collect();
    let missing: Vec<_> = case.moves.iter().filter(|text| !moves.contains(text)).collect();
    same("moves", &format!("extra {extra:?}, missing {missing:?}"), "extra [], missing []")?;
    same("moves", &moves.len().to_string(), &case.moves.len().to_string())?;
    for (text, expected) in &case.after {
        let chosen = position.parse_move(text).map_err(|error| format!("{text}: {error}"))?;
        let after = position.after(chosen).map_err(|error| format!("{text}: {error}"))?;
        same(text, &after.to_string(), expected)?;
    }
    Ok(())
}

#[test]
fn every_case_of_every_game_passes() {
    let mut failures = Vec::new();
    for &game in Variant::ALL {
        let cases = cases(game);
        assert!(!cases.is_empty());
        for case in &cases {
            if let Err(error) = check(game, case) {
                failures.push(format!("{game}: {}: {}: {error}", case.tag, case.position));
            }
        }
    }
    assert!(failures.is_empty(), "{} cases failed:\n{}", failures.len(), failures.join("\n"));
}
