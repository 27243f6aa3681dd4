//! Rule 2: the simple pieces, row by row, from e5 on an empty board.

use komadai_fusion_mitregi::Game;

use crate::{GAMES, lone, names, square, tables, targets};

/// Where a lone white piece on e5 can go.
pub(crate) const TARGETS: [(&str, &str); 15] = [
    ("K", "d4 d5 d6 e4 e6 f4 f5 f6"),
    ("R", "a5 b5 c5 d5 e1 e2 e3 e4 e6 e7 e8 e9 f5 g5 h5 i5 j5"),
    ("B", "a1 a9 b2 b8 c3 c7 d4 d6 f4 f6 g3 g7 h2 h8 i1 i9"),
    ("N", "c4 c6 d3 d7 f3 f7 g4 g6"),
    ("C", "b4 b6 d2 d8 f2 f8 h4 h6"),
    ("G", "d5 d6 e4 e6 f5 f6"),
    ("S", "d4 d6 e6 f4 f6"),
    ("Z", "d5 e4 e6 f5"),
    ("F", "d4 d6 f4 f6"),
    ("W", "e6 e7 e8 e9"),
    ("M", "a9 b8 c7 d6 f6 g7 h8 i9"),
    ("H", "d7 f7"),
    ("U", "d8 f8"),
    ("X", "d6 f6"),
    ("P", "e6"),
];

/// The names, and whether the piece has a backward move.
const ROWS: [(&str, &str, bool); 15] = [
    ("K", "king", true),
    ("R", "rook", true),
    ("W", "wing", false),
    ("B", "bishop", true),
    ("M", "mitre", false),
    ("N", "knight", true),
    ("H", "helm", false),
    ("C", "camel", true),
    ("U", "hump", false),
    ("G", "goldgeneral", true),
    ("S", "silvergeneral", true),
    ("Z", "wazir", true),
    ("X", "cross", false),
    ("F", "ferz", true),
    ("P", "point", false),
];

#[test]
fn rule_2_every_white_piece_moves_as_its_row_says() {
    for game in GAMES {
        for (token, expected) in TARGETS.iter().filter(|(token, _)| tables(game).rules().kind(token).is_some()) {
            let alone = lone(&tables(game), &format!("10/10/10/10/4{token}5/10/10/10/10 w"));
            assert_eq!(&targets(&alone, "e5"), expected, "{token}");
        }
    }
}

#[test]
fn rule_2_every_black_piece_moves_as_its_row_says_turned() {
    for game in GAMES {
        let tables = tables(game);
        let shape = tables.rules().shape();
        for (token, expected) in TARGETS.iter().filter(|(token, _)| tables.rules().kind(token).is_some()) {
            let token = token.to_lowercase();
            let alone = lone(&tables, &format!("10/10/10/10/5{token}4/10/10/10/10 b"));
            let turned = names(expected.split(' ').map(|name| shape.rotate(square(name))).collect());
            assert_eq!(targets(&alone, "f5"), turned, "{token}");
        }
    }
}

#[test]
fn rule_2_counts_of_the_piece_table() {
    let counts = TARGETS.map(|(token, expected)| (token, expected.split(' ').count()));
    let expected = [
        ("K", 8),
        ("R", 17),
        ("B", 16),
        ("N", 8),
        ("C", 8),
        ("G", 6),
        ("S", 5),
        ("Z", 4),
        ("F", 4),
        ("W", 4),
        ("M", 8),
        ("H", 2),
        ("U", 2),
        ("X", 2),
        ("P", 1),
    ];
    assert_eq!(counts, expected);
}

#[test]
fn rule_2_names_and_backward_moves() {
    for game in GAMES {
        let tables = tables(game);
        let rules = tables.rules();
        for (token, name, backward) in ROWS {
            if let Some(row) = rules.kind(token).and_then(|kind| rules.piece(kind)) {
                assert_eq!((row.name.as_str(), row.movement.goes_backward()), (name, backward));
                assert_eq!(row.royal, token == "K");
            }
        }
    }
}

#[test]
fn rule_2_which_simple_pieces_each_game_has() {
    let simple = |game| {
        let tables = tables(game);
        let rules = tables.rules();
        let known = ROWS.iter().filter(|(token, ..)| rules.kind(token).is_some());
        known.map(|(token, ..)| *token).collect::<String>()
    };
    assert_eq!(simple(Game::Strategoblastic), "KRWBMNHCUGS");
    assert_eq!(simple(Game::Strategoclastic), "KRWBMNHCUZXFP");
}

#[test]
fn rule_2_no_piece_promotes() {
    for game in GAMES {
        let tables = tables(game);
        assert!(tables.rules().promotion().is_none());
        assert!(tables.rules().kinds().all(|kind| tables.rules().piece(kind).unwrap().promotes_to.is_none()));
    }
}
