//! Files of recorded games.
#![allow(clippy::unwrap_used, reason = "a failure is what a test reports")]

mod common;

use common::komadai_with;
use serde_json::{Value, json};

const GOOD: &str = r#"[Variant "shogi"]
[Result "1-0"]
[Reason "resignation"]

1. P-7f P-3d (1... K-5b) 2. Bx2b+ 1-0

[Variant "Hand Shogi"]
[Options "wide_half_knight=true"]

1. Fe4 *

[Variant "shogi"]
[Position "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"]

1. G*5b *
"#;

const BAD: &str = r#"
[Variant "shogi"]

1. P-7f K-5d *

[Variant "chess"]
[Result "2-0"]

1. e4 *

[Variant "shogi"]
[Position "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"]

1. G*5b 0-1
"#;

#[test]
fn a_record_file_is_replayed_game_by_game() {
    let answer = komadai_with(&["record", "-"], GOOD);
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    let lines = "game 1: shogi, 3 plies, Black won by resignation\n\
                 game 2: Hand Shogi, 1 ply, not over\n\
                 game 3: shogi, 1 ply, Black won by checkmate\n";
    assert_eq!(answer.out, lines);

    let path = std::env::temp_dir().join(format!("komadai-record-{}", std::process::id()));
    std::fs::write(&path, GOOD).unwrap();
    let answer = komadai_with(&["record", path.to_str().unwrap()], "");
    std::fs::remove_file(&path).unwrap();
    assert_eq!((answer.status, answer.out.as_str()), (0, lines));
    assert_eq!(komadai_with(&["record", "-"], "").out, "");
}

#[test]
fn every_fault_of_a_record_has_its_place() {
    let answer = komadai_with(&["record", "-"], &[GOOD, BAD].concat());
    assert_eq!(answer.status, 1);
    assert_eq!(answer.err, "error: standard input: 3 of 6 games have faults\n");
    let lines: Vec<_> = answer.out.lines().skip(3).collect();
    assert_eq!(
        lines,
        [
            "game 4: line 19, column 9: K-5d: the king on 5a does not move to 5d",
            "game 5: line 21, column 1: no game is called \"chess\"",
            "game 5: line 22, column 1: a result is 1-0, 0-1, 1/2-1/2 or *, not \"2-0\"",
            "game 6: the record says 0-1, but the game ended with 1-0",
        ]
    );
}

#[test]
fn a_line_of_json_a_game() {
    let answer = komadai_with(&["record", "-", "--json"], &[GOOD, BAD].concat());
    assert_eq!(answer.status, 1);
    let games: Vec<Value> = answer.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(games.len(), 6);
    let result = json!({"winner": "first", "reason": "resignation"});
    assert_eq!(games[0], json!({"game": 1, "variant": "shogi", "plies": 3, "result": result, "faults": []}));
    assert_eq!(games[1]["result"], Value::Null);
    assert_eq!(games[2]["result"], json!({"winner": "first", "reason": "checkmate"}));
    let problem = "K-5d: the king on 5a does not move to 5d";
    assert_eq!(games[3]["faults"], json!([{"line": 19, "column": 9, "problem": problem}]));
    assert_eq!(games[5]["faults"][0]["line"], Value::Null);
}
