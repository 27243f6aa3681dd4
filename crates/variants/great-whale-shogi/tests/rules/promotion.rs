//! Promotion and identity (rule 4).

use komadai_board::Side;
use komadai_engine::{Obstacle, Position, PositionError, SetupFault};

use crate::{TABLES, changes, lone, moves, obstacle, played, position, square};

/// What each kind that promotes becomes.
const PROMOTIONS: [(&str, &str); 14] = [
    ("O", "Dwarf Minke Whale"),
    ("D", "Killer Whale"),
    ("T", "Sperm Whale"),
    ("E", "Pygmy Killer Whale"),
    ("M", "Giant Bottlenose Whale"),
    ("F", "Cuvier's Beaked Whale"),
    ("B", "Pygmy Sperm Whale"),
    ("A", "Humpback Whale"),
    ("L", "Narwhal"),
    ("R", "False Killer Whale"),
    ("S", "Blue Whale"),
    ("N", "Beluga Whale"),
    ("H", "Gray Whale"),
    ("P", "Northern Pacific Right Whale"),
];

#[test]
fn rule_4_1_the_zone_is_the_three_far_ranks() {
    let rules = TABLES.rules();
    for (side, ranks) in [(Side::First, "abc"), (Side::Second, "ijk")] {
        let zone = rules.promotion_zone(side);
        assert_eq!(zone.len(), 33);
        assert!(ranks.chars().all(|rank| (1..=11).all(|file| zone.has(square(&format!("{file}{rank}"))))));
    }
}

#[test]
fn rule_4_1_promotion_is_optional_when_a_move_starts_or_ends_in_the_zone() {
    for (board, from, expected) in [
        ("1w9/11/11/5P5/11/11/11/11/11/11/1W9 b - 1", "6d", "6d5d 6d6c 6d6c+ 6d6e 6d7d"),
        ("1w9/11/5P5/11/11/11/11/11/11/11/1W9 b - 1", "6c", "6c5c 6c5c+ 6c6b 6c6b+ 6c6d 6c6d+ 6c7c 6c7c+"),
        ("1w9/11/11/11/11/11/11/5p5/11/11/1W9 w - 1", "6h", "6h5h 6h6g 6h6i 6h6i+ 6h7h"),
        ("1w9/11/11/11/11/11/11/11/5p5/11/1W9 w - 1", "6i", "6i5i 6i5i+ 6i6h 6i6h+ 6i6j 6i6j+ 6i7i 6i7i+"),
        ("1w9/11/11/11/5^P5/11/11/11/11/11/1W9 b - 1", "6e", "6e6d"),
        ("1w9/11/11/5^P5/11/11/11/11/11/11/1W9 b - 1", "6d", "6d6c 6d6c+"),
        ("1w9/11/5^P5/11/11/11/11/11/11/11/1W9 b - 1", "6c", "6c6b 6c6b+"),
    ] {
        assert_eq!(moves(&position(board), from), expected, "{board}");
    }
    let before = position("1w9/11/5n5/5P5/11/11/11/11/11/11/1W9 b - 1");
    assert_eq!(obstacle(&before, "6d6e+"), Obstacle::CannotPromote(square("6e")));
    assert_eq!(played(&before, "6d6c").to_string(), "1w9/11/5P5/11/11/11/11/11/11/11/1W9 w N 2");
    assert_eq!(played(&before, "6d6c+").to_string(), "1w9/11/5+P5/11/11/11/11/11/11/11/1W9 w N 2");
    assert_eq!(changes(&before, "6d6c+"), "lift P 6d, take n 6c, land P 6c, promote +P 6c, to-hand N Black");
    assert_eq!(changes(&before, "6d5d"), "lift P 6d, land P 5d");
}

#[test]
fn rule_4_1_each_kind_promotes_to_its_own_form_and_a_calf_to_its_adult() {
    let rules = TABLES.rules();
    let promoted = |token: &str| rules.piece(rules.piece(rules.kind(token).unwrap())?.promotes_to?);
    for (token, name) in PROMOTIONS {
        let row = promoted(token).unwrap();
        assert_eq!((row.token.as_str(), row.name.as_str()), (format!("+{token}").as_str(), name));
    }
    for letter in ["O", "D", "E", "M", "F", "B", "L", "R", "N", "P", "K"] {
        let row = promoted(&format!("^{letter}")).unwrap();
        assert_eq!(row.token, format!("+^{letter}"));
    }
    let promoting = rules.kinds().filter(|&kind| rules.piece(kind).unwrap().promotes_to.is_some());
    assert_eq!(promoting.count(), PROMOTIONS.len() + 11);
}

#[test]
fn rule_4_2_a_calf_must_promote_on_the_last_rank() {
    for letter in ["O", "D", "E", "M", "F", "B", "L", "R", "N", "P", "K"] {
        let before = position(&format!("1w9/5^{letter}5/11/11/11/11/11/11/11/11/1W9 b - 1"));
        assert_eq!(moves(&before, "6b"), "6b6a+");
        assert_eq!(obstacle(&before, "6b6a"), Obstacle::MustPromote(square("6a")));
    }
    let white = position("1w9/11/11/11/11/11/11/11/11/5^p5/1W9 w - 1");
    assert_eq!(moves(&white, "6j"), "6j6k+");
    let error = Position::parse(&TABLES, "w4^P5/11/11/11/11/11/11/11/11/11/1W9 b - 1").unwrap_err();
    let PositionError::Setup(error) = error else { panic!("{error}") };
    assert_eq!(error.faults, [SetupFault::CannotStand { square: "6a".into() }]);
}

#[test]
fn rule_4_2_every_other_piece_may_stay_as_it_is_on_the_last_rank_and_moves_on_from_there() {
    for (token, _) in PROMOTIONS {
        for file in 0..11 {
            let row = [file, 10 - file].map(|n| if n == 0 { String::new() } else { n.to_string() });
            let board = format!("{}{token}{}/11/11/11/11/11/11/11/11/11/11 b - 1", row[0], row[1]);
            assert!(lone(&TABLES, &board).has_legal_move(), "{token} {file}");
        }
    }
    assert!(position("1w9/5P5/11/11/11/11/11/11/11/11/1W9 b - 1").parse_move("6b6a").is_ok());
}

#[test]
fn rule_4_3_white_whale_and_killer_never_promote() {
    let position = position("1w9/11/11/3K1W5/11/11/11/11/11/11/11 b - 1");
    for (from, text) in [("6d", "6d6c+"), ("8d", "8d8c+")] {
        assert!(position.parse_move(&text[..4]).is_ok());
        assert!(!moves(&position, from).contains('+'));
        assert_eq!(obstacle(&position, text), Obstacle::NeverPromotes(square(from)));
    }
}

#[test]
fn rule_4_3_a_promoted_piece_never_promotes_again() {
    let rules = TABLES.rules();
    for kind in rules.kinds() {
        let row = rules.piece(kind).unwrap();
        if row.token.starts_with('+') {
            assert_eq!(row.promotes_to, None, "{}", row.token);
            let board = format!("11/11/5{}5/11/11/11/11/11/11/11/11 b - 1", row.token);
            assert!(!moves(&lone(&TABLES, &board), "6c").contains('+'), "{}", row.token);
        }
    }
    // A Rough-toothed Dolphin that promoted moves as a Sperm Whale, which could promote; so does a grown Pilot calf.
    let sperms = position("1w9/11/5+T5/11/11/11/11/11/11/11/1W9 b - 1");
    assert_eq!(obstacle(&sperms, "6c5b+"), Obstacle::NeverPromotes(square("6c")));
    let pilots = position("1w9/11/5+^P5/11/11/11/11/11/11/11/1W9 b - 1");
    assert_eq!(moves(&pilots, "6c"), "6c5c 6c6b 6c6d 6c7c");
}

#[test]
fn rule_4_4_whatever_is_captured_returns_to_its_base_kind() {
    let rules = TABLES.rules();
    for kind in rules.kinds().filter(|&kind| !rules.piece(kind).unwrap().royal) {
        let row = rules.piece(kind).unwrap();
        let board = format!("11/10w/11/11/11/5{}5/5P5/11/11/1W9/11 b - 1", row.lower);
        let held = row.token.trim_start_matches('+');
        let expected = format!("11/10w/11/11/11/5P5/11/11/11/1W9/11 w {held} 2");
        assert_eq!(played(&position(&board), "6g6f").to_string(), expected, "{}", row.token);
    }
    assert_eq!(rules.kinds().count(), 52);
}

#[test]
fn rule_4_4_pieces_that_move_alike_are_different_pieces() {
    let rules = TABLES.rules();
    let movement = |token: &str| &rules.piece(rules.kind(token).unwrap()).unwrap().movement;
    for alike in [&["K", "+D", "+^K"][..], &["S", "+T"], &["H", "+A"], &["P", "+^P"], &["^O", "^D"]] {
        assert!(alike.iter().all(|token| movement(token) == movement(alike[0])));
        let hashes: Vec<_> = alike
            .iter()
            .map(|token| position(&format!("1w9/11/11/11/11/5{token}5/11/11/11/11/1W9 b - 1")).hash())
            .collect();
        assert!((1..hashes.len()).all(|i| !hashes[..i].contains(&hashes[i])), "{alike:?}");
    }
}
