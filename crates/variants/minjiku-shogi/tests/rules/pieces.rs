//! Rule 2: the piece table, row by row, from e5 on an empty board.

use komadai_engine::Obstacle;

use crate::{all_moves, lone, names, obstacle, position, square, tables, targets};

/// Where a lone white piece on e5 can go. None of these is a capture.
const TARGETS: [(&str, &str); 30] = [
    ("K", "d4 d5 d6 e4 e6 f4 f5 f6"),
    ("P", "e6"),
    ("S", "d4 d6 e6 f4 f6"),
    ("G", "d5 d6 e4 e6 f5 f6"),
    ("M", "d4 d5 d6 e4 e6 f4 f5 f6"),
    ("Y", "c5 d4 d6 e3 e7 f4 f6 g5"),
    ("X", "c3 c7 d5 e4 e6 f5 g3 g7"),
    ("L", "a5 b5 c5 d5 e4 e6 f5 g5 h5 i5 j5"),
    ("B", "a1 a9 b2 b8 c3 c7 d4 d6 f4 f6 g3 g7 h2 h8 i1 i9 j10"),
    ("R", "a5 b5 c5 d5 e1 e10 e2 e3 e4 e6 e7 e8 e9 f5 g5 h5 i5 j5"),
    ("D", "a1 a9 b2 b8 c3 c7 d4 d6 f4 f6 g3 g7 h2 h8 i1 i9 j10"),
    ("V", "a1 a9 b2 b8 c3 c7 d4 d6 f4 f6 g3 g7 h2 h8 i1 i9 j10"),
    ("C", "a5 b5 c5 d5 e1 e10 e2 e3 e4 e6 e7 e8 e9 f5 g5 h5 i5 j5"),
    ("Q", "a1 a5 a9 b2 b5 b8 c3 c5 c7 d4 d5 d6 e1 e10 e2 e3 e4 e6 e7 e8 e9 f4 f5 f6 g3 g5 g7 h2 h5 h8 i1 i5 i9 j10 j5"),
    ("A", "a1 a9 b2 b8 c3 c4 c5 c6 c7 d3 d4 d5 d6 d7 e3 e4 e6 e7 f3 f4 f5 f6 f7 g3 g4 g5 g6 g7 h2 h8 i1 i9 j10"),
    ("J", "a1 a5 a9 b2 b5 b8 c3 c5 c7 d4 d5 d6 e1 e10 e2 e3 e4 e6 e7 e8 e9 f4 f5 f6 g3 g5 g7 h2 h5 h8 i1 i5 i9 j10 j5"),
    (
        "F",
        "a1 a5 a9 b2 b5 b8 c3 c4 c5 c6 c7 d3 d4 d5 d6 d7 e1 e10 e2 e3 e4 e6 e7 e8 e9 f3 f4 f5 f6 f7 g3 g4 g5 g6 g7 h2 h5 h8 i1 i5 i9 j10 j5",
    ),
    ("+P", "d5 d6 e4 e6 f5 f6"),
    ("+S", "a1 a9 b2 b8 c3 c7 d4 d6 f4 f6 g3 g7 h2 h8 i1 i9 j10"),
    ("+G", "a5 b5 c5 d5 e1 e10 e2 e3 e4 e6 e7 e8 e9 f5 g5 h5 i5 j5"),
    ("+M", "a5 b5 c5 d5 e1 e10 e2 e3 e4 e6 e7 e8 e9 f5 g5 h5 i5 j5"),
    ("+Y", "c4 c6 d3 d7 f3 f7 g4 g6"),
    (
        "+X",
        "a1 a5 a9 b2 b5 b8 c3 c5 c7 d4 d5 d6 e1 e10 e2 e3 e4 e6 e7 e8 e9 f4 f5 f6 g3 g5 g7 h2 h5 h8 i1 i5 i9 j10 j5",
    ),
    ("+L", "a5 b5 c5 d4 d6 f4 f6 g5 h5 i5 j5"),
    ("+B", "a1 a9 b2 b8 c3 c7 d4 d6 f4 f6 g3 g7 h2 h8 i1 i9 j10"),
    ("+R", "a5 b5 c5 d5 e1 e10 e2 e3 e4 e6 e7 e8 e9 f5 g5 h5 i5 j5"),
    ("+D", "d4 d5 d6 e4 e6 f4 f5 f6"),
    ("+V", "a1 a9 b2 b8 c3 c4 c5 c6 c7 d3 d4 d5 d6 d7 e3 e4 e6 e7 f3 f4 f5 f6 f7 g3 g4 g5 g6 g7 h2 h8 i1 i9 j10"),
    (
        "+C",
        "a1 a5 a9 b2 b5 b8 c3 c5 c7 d4 d5 d6 e1 e10 e2 e3 e4 e6 e7 e8 e9 f4 f5 f6 g3 g5 g7 h2 h5 h8 i1 i5 i9 j10 j5",
    ),
    (
        "+Q",
        "a1 a5 a9 b2 b5 b8 c3 c4 c5 c6 c7 d3 d4 d5 d6 d7 e1 e10 e2 e3 e4 e6 e7 e8 e9 f3 f4 f5 f6 f7 g3 g4 g5 g6 g7 h2 h5 h8 i1 i5 i9 j10 j5",
    ),
];

/// How many squares each piece reaches from e5, as a second look at the table above.
const COUNTS: [(&str, u32); 30] = [
    ("K", 8),
    ("P", 1),
    ("S", 5),
    ("G", 6),
    ("M", 8),
    ("Y", 8),
    ("X", 8),
    ("L", 11),
    ("B", 17),
    ("R", 18),
    ("D", 17),
    ("V", 17),
    ("C", 18),
    ("Q", 35),
    ("A", 33),
    ("J", 35),
    ("F", 43),
    ("+P", 6),
    ("+S", 17),
    ("+G", 18),
    ("+M", 18),
    ("+Y", 8),
    ("+X", 35),
    ("+L", 11),
    ("+B", 17),
    ("+R", 18),
    ("+D", 8),
    ("+V", 33),
    ("+C", 35),
    ("+Q", 43),
];

/// What each piece promotes to.
const PROMOTIONS: [(&str, Option<&str>); 17] = [
    ("K", None),
    ("P", Some("gold")),
    ("S", Some("bishop")),
    ("G", Some("rook")),
    ("M", Some("orthogonal jumper")),
    ("Y", Some("samurai")),
    ("X", Some("queen")),
    ("L", Some("ninja")),
    ("B", Some("viper")),
    ("R", Some("cobra")),
    ("D", Some("minister")),
    ("V", Some("area jumper")),
    ("C", Some("jumping general")),
    ("Q", Some("fire dragon")),
    ("A", None),
    ("J", None),
    ("F", None),
];

#[test]
fn rule_2_every_white_piece_moves_as_its_row_says() {
    for (token, expected) in TARGETS {
        let alone = lone(&format!("****2****/10/10/10/10/10/4{token}5/10/10/10/10/****2**** w"));
        assert_eq!(targets(&alone, "e5"), expected, "{token}");
    }
}

#[test]
fn rule_2_every_black_piece_moves_as_its_row_says_turned() {
    let tables = tables();
    let shape = tables.rules().shape();
    for (token, expected) in TARGETS {
        let token = token.to_lowercase();
        let alone = lone(&format!("****2****/10/10/10/10/5{token}4/10/10/10/10/10/****2**** b"));
        let turned = names(expected.split(' ').map(|name| shape.rotate(square(name))).collect());
        assert_eq!(targets(&alone, "f6"), turned, "{token}");
    }
}

#[test]
fn rule_2_counts_of_the_piece_table() {
    let counts = TARGETS.map(|(token, expected)| (token, expected.split(' ').count() as u32));
    assert_eq!(counts, COUNTS);
    assert_eq!(tables().rules().kinds().count(), TARGETS.len());
}

#[test]
fn rule_2_every_piece_promotes_as_its_row_says() {
    let tables = tables();
    let rules = tables.rules();
    for (token, expected) in PROMOTIONS {
        let row = rules.piece(rules.kind(token).unwrap()).unwrap();
        let becomes = row.promotes_to.and_then(|kind| rules.piece(kind));
        assert_eq!(becomes.map(|row| row.token.clone()), expected.map(|_| format!("+{token}")));
        let name = becomes.map(|row| row.name.clone());
        assert_eq!(name, expected.map(|name| format!("promoted {}, {name}", row.name)));
    }
}

#[test]
fn rule_2_a_promoted_piece_moves_as_what_it_promoted_to() {
    let tables = tables();
    let rules = tables.rules();
    let of = |token: &str| rules.piece(rules.kind(token).unwrap()).unwrap();
    let pairs = [
        ("+P", "G"),
        ("+S", "B"),
        ("+G", "R"),
        ("+X", "Q"),
        ("+B", "V"),
        ("+R", "C"),
        ("+D", "M"),
        ("+V", "A"),
        ("+C", "J"),
        ("+Q", "F"),
    ];
    for (promoted, base) in pairs {
        assert_eq!(of(promoted).movement, of(base).movement, "{promoted}");
        assert_eq!(of(promoted).strength, of(base).strength, "{promoted}");
    }
}

#[test]
fn rule_2_a_promoted_piece_never_promotes_again() {
    let tables = tables();
    let rules = tables.rules();
    for kind in rules.kinds() {
        let row = rules.piece(kind).unwrap();
        assert!(!row.token.starts_with('+') || row.promotes_to.is_none(), "{}", row.token);
    }
    let gold = position("****2****/9k/10/10/3+P6/10/10/10/10/10/9K/****2**** w -");
    assert!(gold.parse_move("d7d8").is_ok());
    assert_eq!(obstacle(&gold, "d7d8+"), Obstacle::NeverPromotes(square("d7")));
}

#[test]
fn rule_2_a_promoted_piece_is_another_position_than_the_piece_it_moves_as() {
    let [promoted, born] = [
        "****2****/9k/10/10/3+P6/10/10/10/10/10/9K/****2**** w -",
        "****2****/9k/10/10/3G6/10/10/10/10/10/9K/****2**** w -",
    ]
    .map(position);
    assert_ne!(promoted.hash(), born.hash());
    assert_eq!(
        all_moves(&promoted),
        all_moves(&born).replace("d7c8+ ", "").replace("d7d8+ ", "").replace("d7e8+ ", "")
    );
}

#[test]
fn rule_2_only_the_king_is_royal() {
    let tables = tables();
    let rules = tables.rules();
    let royal: Vec<_> = rules.kinds().filter(|&kind| rules.piece(kind).unwrap().royal).collect();
    assert_eq!(royal, [rules.kind("K").unwrap()]);
    assert!(position("****2****/9k/8M1/10/10/10/10/10/10/10/K9/****2**** b -").is_check());
    assert!(!position("****2****/9k/8m1/10/10/10/10/10/10/10/K7J1/****2**** b -").is_check(), "a minister is no king");
}
