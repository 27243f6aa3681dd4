//! Rule 2: the piece table, row by row, from f6 on an empty board.

use komadai_engine::Obstacle;

use crate::{lone, moves, names, obstacle, position, square, tables, targets};

/// Where a lone white piece on f6 can go, a Morph or not.
const TARGETS: [(&str, &str); 10] = [
    ("K", "e5 e6 e7 f5 f7 g5 g6 g7"),
    (
        "Q",
        "a1 a11 a6 b10 b2 b6 c3 c6 c9 d4 d6 d8 e5 e6 e7 f1 f10 f11 f2 f3 f4 f5 f7 f8 f9 g5 g6 g7 h4 h6 h8 i3 i6 i9 j10 j2 j6 k1 k11 k6",
    ),
    (
        "A",
        "a1 a11 a6 b10 b2 b6 c3 c6 c9 d4 d5 d6 d7 d8 e4 e5 e6 e7 e8 f1 f10 f11 f2 f3 f4 f5 f7 f8 f9 g4 g5 g6 g7 g8 h4 h5 h6 h7 h8 i3 i6 i9 j10 j2 j6 k1 k11 k6",
    ),
    ("C", "a6 b6 c6 d5 d6 d7 e4 e6 e8 f1 f10 f11 f2 f3 f4 f5 f7 f8 f9 g4 g6 g8 h5 h6 h7 i6 j6 k6"),
    ("D", "a1 a11 b10 b2 c3 c9 d4 d5 d7 d8 e4 e5 e7 e8 g4 g5 g7 g8 h4 h5 h7 h8 i3 i9 j10 j2 k1 k11"),
    ("R", "a6 b6 c6 d6 e6 f1 f10 f11 f2 f3 f4 f5 f7 f8 f9 g6 h6 i6 j6 k6"),
    ("B", "a1 a11 b10 b2 c3 c9 d4 d8 e5 e7 g5 g7 h4 h8 i3 i9 j10 j2 k1 k11"),
    ("N", "d5 d7 e4 e8 g4 g8 h5 h7"),
    ("P", "f7"),
    ("M", "e5 e6 e7 f5 f7 g5 g6 g7"),
];

#[test]
fn rule_2_every_white_piece_moves_as_its_row_says() {
    for (token, expected) in TARGETS {
        for prefix in ["", "~"].iter().filter(|prefix| prefix.is_empty() || token != "K") {
            let alone = lone(&format!("11/11/11/11/11/5{prefix}{token}5/11/11/11/11/11 w"));
            assert_eq!(targets(&alone, "f6"), expected, "{prefix}{token}");
        }
    }
}

#[test]
fn rule_2_every_black_piece_moves_as_its_row_says_turned() {
    let tables = tables();
    let shape = tables.rules().shape();
    for (token, expected) in TARGETS {
        let token = token.to_lowercase();
        let turned = names(expected.split(' ').map(|name| shape.rotate(square(name))).collect());
        for prefix in ["", "~"].iter().filter(|prefix| prefix.is_empty() || token != "k") {
            let alone = lone(&format!("11/11/11/11/11/5{prefix}{token}5/11/11/11/11/11 b"));
            assert_eq!(targets(&alone, "f6"), turned, "{prefix}{token}");
        }
    }
}

#[test]
fn rule_2_counts_of_the_piece_table() {
    let counts = TARGETS.map(|(token, expected)| (token, expected.split(' ').count()));
    let expected =
        [("K", 8), ("Q", 40), ("A", 48), ("C", 28), ("D", 28), ("R", 20), ("B", 20), ("N", 8), ("P", 1), ("M", 8)];
    assert_eq!(counts, expected);
}

#[test]
fn rule_2_names() {
    let tables = tables();
    let rules = tables.rules();
    let name = |token: &str| rules.piece(rules.kind(token).unwrap()).unwrap().name.clone();
    let tokens = ["P", "N", "B", "R", "Q", "K", "D", "C", "A", "M", "~A"];
    assert_eq!(
        tokens.map(name),
        [
            "pawn",
            "knight",
            "bishop",
            "rook",
            "queen",
            "king",
            "mounted advisor",
            "pillar",
            "serpent",
            "Medusa",
            "Morph, now a serpent"
        ]
    );
}

#[test]
fn rule_2_a_pawn_captures_diagonally_forward_only() {
    let pawn = position("k10/11/11/11/11/3ppp5/3pP6/3p7/11/11/10K w -");
    assert_eq!(moves(&pawn, "e5"), "e5d6 e5f6");
    assert_eq!(obstacle(&pawn, "e5e6"), Obstacle::CannotCapture(square("e6")));
    let free = position("k10/11/11/11/11/11/4P6/11/11/11/10K w -");
    assert_eq!(obstacle(&free, "e5d6"), Obstacle::NothingToCapture(square("d6")));
    assert_eq!(names(position("11/11/11/11/11/3k7/4P6/11/11/11/K10 b -").checkers()), "e5");
    assert!(!position("11/11/11/11/11/4k6/4P6/11/11/11/K10 b -").is_check());
}

#[test]
fn rule_2_compound_pieces_leap_over_what_blocks_their_lines() {
    let shut_in = |token: &str| {
        let text = "10k/11/11/11/4PPP4/4PQP4/4PPP4/11/11/11/K10 w -";
        targets(&position(&text.replacen('Q', token, 1)), "f6")
    };
    for token in ["A", "C", "D", "N"] {
        assert_eq!(shut_in(token), "d5 d7 e4 e8 g4 g8 h5 h7", "{token}");
    }
    for token in ["Q", "R", "B"] {
        assert_eq!(shut_in(token), "", "{token}");
    }
}

#[test]
fn rule_2_a_medusa_never_captures_and_never_gives_check() {
    let medusa = position("k10/11/11/11/11/4p6/4M6/3r7/11/11/10K w -");
    assert_eq!(moves(&medusa, "e5"), "e5d5 e5d6 e5e4 e5f4 e5f5 e5f6");
    assert_eq!(obstacle(&medusa, "e5e6"), Obstacle::CannotCapture(square("e6")));
    assert!(!position("11/11/p10/11/11/4k6/4M6/11/11/11/10K b -").is_check());
}

#[test]
fn rule_2_only_the_king_is_royal_and_it_is_no_morph() {
    let tables = tables();
    let rules = tables.rules();
    let royal: Vec<_> = rules.kinds().filter(|&kind| rules.piece(kind).unwrap().royal).collect();
    assert_eq!(royal, [rules.kind("K").unwrap()]);
    assert_eq!(rules.kind("~K"), None);
}
