//! Every legal move of many positions of every game has a text of its own, and that text reads back as the move.

#![allow(clippy::unwrap_used)]

use std::collections::HashSet;
use std::path::PathBuf;

use komadai::{Position, Variant};
use komadai_notation::{NotationError, read, write, write_all};

fn positions(game: Variant) -> Vec<Position> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(game.id()).join("cases.jsonl");
    let read = |line: &str| {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        Position::parse(&game.tables(), case["position"].as_str().unwrap()).unwrap()
    };
    std::fs::read_to_string(path).unwrap().lines().map(read).collect()
}

#[test]
fn texts_differ_and_read_back() {
    for &game in Variant::ALL {
        for position in positions(game) {
            let mut seen = HashSet::new();
            for (chosen, text) in write_all(&position) {
                assert_eq!(read(&position, &text), Ok(chosen), "{game}: {position}: {text}");
                assert_eq!(read(&position, text.trim_end_matches(['\'', '#'])), Ok(chosen));
                assert_eq!(read(&position, &position.text(chosen)), Ok(chosen));
                assert!(seen.insert(text.clone()), "{game}: {position}: {text} twice");
            }
        }
    }
}

/// A position, a move's plain text, and its text for people.
fn check(game: Variant, position: &str, moves: &[(&str, &str)]) {
    let position = Position::parse(&game.tables(), position).unwrap();
    for (plain, text) in moves {
        assert_eq!(write(&position, position.parse_move(plain).unwrap()), *text);
    }
}

#[test]
fn each_sort_of_move_is_written_as_documented() {
    check(
        Variant::GreatWhaleShogi,
        "5w5/11/11/11/3p7/4p6/5K5/11/11/11/5W5 b ^P 1",
        &[("6g7f8e", "Kx7fx8e"), ("6g7f6g", "Kx7f!"), ("6g7f", "Kx7f"), ("6g5g", "K-5g"), ("^P*6e", "^P*6e")],
    );
    check(
        Variant::MinjikuShogi,
        "****1k****/10/10/10/5p4/4C5/10/10/10/10/10/****K1**** w - 1",
        &[("e6f7e6", "Cxf7!"), ("e6e7", "Ce7"), ("e6a6", "Ca6")],
    );
    check(
        Variant::MedusaShogi,
        "5k5/11/11/11/6r4/11/4~B6/11/11/11/R4K4R w R 1 castling=AK",
        &[("e5g7", "~Bxg7"), ("e5g7=R", "~Bxg7=R"), ("f1c1,a1d1", "Kc1,Rd1"), ("R*f5", "R*f5'")],
    );
    check(
        Variant::FusionMitregiSc,
        "4k5/10/10/10/10/3(FP)6/10/2N7/1B2K5 w - 1",
        &[("b1c2", "Bc2=(BN)"), ("d4d5:P", "(FP)d5:P")],
    );
    check(Variant::HandShogi, "4k4/9/9/9/9/9/9/9/4K4 w S2L 1", &[("S*e5", "S*e5"), ("e1e2", "Ke2")]);
}

#[test]
fn what_cannot_be_read_says_why() {
    let game = Variant::Shogi;
    let position = Position::parse(&game.tables(), "4k4/9/4P4/9/9/9/9/9/3GKG3 b G 1").unwrap();
    let error = |text| read(&position, text).unwrap_err();
    assert!(matches!(error("X-5h"), NotationError::Malformed { offset: 0, .. }));
    assert!(matches!(error("G-5z"), NotationError::Malformed { offset: 1, .. }));
    assert!(matches!(error("P-5b++"), NotationError::Malformed { offset: 5, .. }));
    assert!(matches!(error("G-5h"), NotationError::Ambiguous { from } if from == ["4i", "6i"]));
    assert!(matches!(error("P-5a"), NotationError::Illegal(_)));
    assert!(matches!(error("G6i-4h"), NotationError::Illegal(_)));
    assert!(matches!(error("R*5b"), NotationError::Illegal(_)));
    assert_eq!(error("G-1a").to_string(), "no Black's gold general can do that");
    for text in ["", "+", "G6i-", "K-5h=", "K-5h=Q", "P-5b!+x", "K-5h,", "é", "Gé", "P-5b=é"] {
        assert!(read(&position, text).is_err() || text == "K-5h=", "{text}");
    }
}
