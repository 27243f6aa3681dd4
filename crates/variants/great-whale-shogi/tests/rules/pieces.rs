//! The board, the start and the piece table (rules 1 and 2).

use komadai_board::{Side, SquareSet};
use komadai_engine::{Obstacle, Position, Tables};
use komadai_great_whale_shogi::Options;
use komadai_rules::Coordinates;

use crate::{TABLES, lone, moves, obstacle, position, reach, square};

/// Every kind but the calves and what they grow to: token, name, where it goes from 6f, and how many of those squares it
/// leaps to.
const TABLE: [(&str, &str, &str, u32); 29] = [
    ("W", "White Whale", "5e 5f 5g 6e 6g 7e 7f 7g", 0),
    ("O", "Bowhead Whale", "6a 6b 6c 6d 6e 6g 6h", 1),
    ("D", "Bottlenose Dolphin", "4f 5e 5g 6d 6h 7e 7g 8f", 4),
    ("T", "Rough-toothed Dolphin", "4d 6d 6g 8d", 3),
    ("E", "Sei Whale", "5e 6h 7e", 1),
    ("M", "Minke Whale", "5e 5g 6e 6g 7e 7g", 0),
    ("F", "Fin Whale", "5e 5f 5g 7e 7f 7g", 0),
    ("B", "Bryde's Whale", "5g 6d 6e 7g", 1),
    ("A", "Harbor Porpoise", "3d 4c 6e 6g 8c 9d", 4),
    ("L", "Dall's Porpoise", "4d 4h 5f 6e 6g 7f 8d 8h", 4),
    ("R", "Black Right Whale", "3f 6a 6b 6c 6d 6e 6g 9f", 2),
    ("S", "Sperm Whale", SPERM, 0),
    ("N", "Northern Bottlenose Whale", "5e 5g 7e 7g", 0),
    ("H", "Humpback Whale", HUMPBACK, 0),
    ("P", "Pilot Whale", "5f 6e 6g 7f", 0),
    ("K", "Killer Whale", KILLER, 2),
    ("+O", "Dwarf Minke Whale", "10j 11k 1k 2j 3i 4h 5e 5f 5g 6e 6g 7e 7f 7g 8h 9i", 0),
    ("+D", "Killer Whale", KILLER, 2),
    ("+T", "Sperm Whale", SPERM, 0),
    ("+E", "Pygmy Killer Whale", "4d 4h 5e 5g 7e 7g 8d 8h", 4),
    ("+M", "Giant Bottlenose Whale", "4d 4h 5e 5g 6d 6e 6g 6h 7e 7g 8d 8h", 6),
    ("+F", "Cuvier's Beaked Whale", "4d 4f 4h 5e 5f 5g 7e 7f 7g 8d 8f 8h", 6),
    ("+B", "Pygmy Sperm Whale", "4f 5f 6d 6e 6g 6h 7f 8f", 4),
    ("+A", "Humpback Whale", HUMPBACK, 0),
    ("+L", "Narwhal", "5e 5g 6c 7e 7g", 1),
    ("+R", "False Killer Whale", "5e 5f 5g 6c 6d 6e 6g 7e 7f 7g", 2),
    ("+N", "Beluga Whale", "5e 5f 5g 6e 6g 7e 7f 7g", 0),
    ("+H", "Gray Whale", "10d 10h 2d 2h 4b 4e 4g 4j 5d 5h 7d 7h 8b 8e 8g 8j", 16),
    ("+P", "Northern Pacific Right Whale", "4d 4f 4h 6d 6h 8d 8f 8h", 8),
];
const KILLER: &str = "4d 5e 5f 5g 6e 7e 7f 7g 8d";
const SPERM: &str = "10b 10f 11a 11f 1a 1f 2b 2f 3c 3f 4d 4f 5e 5f 6g 6h 6i 6j 6k 7e 7f 8d 8f 9c 9f";
const HUMPBACK: &str = "10f 10j 11f 11k 1f 1k 2f 2j 3f 3i 4f 4h 5f 5g 6a 6b 6c 6d 6e 7f 7g 8f 8h 9f 9i";

/// The letters of the whales that have calves.
const WITH_CALVES: [&str; 11] = ["O", "D", "E", "M", "F", "B", "L", "R", "N", "P", "K"];

#[test]
fn rule_1_1_eleven_by_eleven_squares_from_11k_at_the_left_of_black_who_moves_first() {
    let rules = TABLES.rules();
    assert_eq!((rules.id(), rules.title()), ("great-whale-shogi", "Great Whale Shogi"));
    let shape = rules.shape();
    assert_eq!((shape.files(), shape.ranks(), shape.coordinates()), (11, 11, Coordinates::SHOGI));
    assert_eq!(shape.squares().len(), 121);
    for (file, rank, name) in [(0, 0, "11k"), (10, 0, "1k"), (0, 10, "11a"), (10, 10, "1a"), (5, 5, "6f")] {
        assert_eq!(shape.square(file, rank), Some(square(name)));
    }
    assert_eq!(Side::BOTH.map(|side| rules.side_name(side)), ["Black", "White"]);
    assert_eq!(Position::start(&TABLES).side(), Side::First);
}

#[test]
fn rule_1_2_twenty_eight_pieces_a_side_and_empty_hands() {
    let start = Position::start(&TABLES);
    let rows = [
        ('h', "- - ^P - - ^K - - ^N - -"),
        ('i', "^O ^D P ^E ^M K ^F ^B N ^L ^R"),
        ('j', "- - S - - N - - H - -"),
        ('k', "O D T E M W F B A L R"),
    ];
    for (rank, row) in rows {
        for (token, file) in row.split(' ').zip((1..=11).rev()) {
            let piece = start.piece_at(square(&format!("{file}{rank}")));
            assert_eq!(piece.map_or("-", |piece| start.rules().token(piece)), token, "{file}{rank}");
        }
    }
    assert_eq!(Side::BOTH.map(|side| start.board().side(side).len()), [28, 28]);
    assert_eq!(start.rotated().board(), start.board());
    assert!(Side::BOTH.iter().all(|&side| start.setup().hands.is_empty(side)));
    assert_eq!(
        start.to_string(),
        "rlabfwmetdo/2h2n2s2/^r^ln^b^fk^m^ep^d^o/2^n2^k2^p2/11/11/11/2^P2^K2^N2/^O^DP^E^MK^F^BN^L^R/2S2N2H2/\
         ODTEMWFBALR b - 1"
    );
}

#[test]
fn rule_1_2_each_calf_stands_on_the_file_of_its_adult() {
    let start = Position::start(&TABLES);
    let rules = start.rules();
    let first = || start.board().pieces().filter(|(_, piece)| piece.side == Side::First);
    let calves: Vec<_> = first().filter(|&(_, piece)| rules.token(piece).starts_with('^')).collect();
    assert_eq!(calves.len(), 11);
    for (square, calf) in calves {
        let adult = rules.token(calf).trim_start_matches('^');
        let file = rules.shape().file(square);
        assert!(first().any(|(at, piece)| rules.shape().file(at) == file && rules.token(piece) == adult));
    }
}

#[test]
fn rule_2_each_row_of_the_piece_table_from_6f_for_both_sides() {
    for (token, name, squares, _) in TABLE {
        assert_eq!(TABLES.rules().piece(TABLES.rules().kind(token).unwrap()).unwrap().name, name);
        assert_eq!(reach(&TABLES, token, "6f"), squares, "{token}");
        assert_eq!(reach(&TABLES, &token.to_lowercase(), "6f"), squares, "{token} of White");
    }
}

#[test]
fn rule_2_a_calf_steps_straight_forward_and_grows_to_what_its_adult_is() {
    for letter in WITH_CALVES {
        let adult = TABLE.iter().find(|row| row.0 == letter).unwrap();
        for side in [str::to_uppercase, str::to_lowercase] {
            assert_eq!(reach(&TABLES, &side(&format!("^{letter}")), "6f"), "6e", "calf {letter}");
            assert_eq!(reach(&TABLES, &side(&format!("+^{letter}")), "6f"), adult.2, "grown calf {letter}");
        }
        let rules = TABLES.rules();
        let row = |token: &str| rules.piece(rules.kind(token).unwrap()).unwrap();
        assert_eq!(row(&format!("+^{letter}")).movement, row(letter).movement);
    }
}

#[test]
fn rule_2_fifty_two_kinds_of_which_twenty_six_can_be_in_hand() {
    let rules = TABLES.rules();
    // 16 whales, 13 promoted forms, 11 calves and 11 grown calves, and the Blue Whale.
    assert_eq!(rules.kinds().count(), TABLE.len() + 1 + 2 * WITH_CALVES.len());
    assert_eq!(rules.kinds().count(), 52);
    let hand: Vec<_> = rules.hand().iter().map(|&kind| rules.piece(kind).unwrap().token.as_str()).collect();
    assert_eq!(hand.join(" "), "O D T E M F B A L R S N H P K ^O ^D ^E ^M ^F ^B ^L ^R ^N ^P ^K");
    let royal = rules.kinds().filter_map(|kind| rules.piece(kind)).filter(|row| row.royal);
    assert_eq!(royal.map(|row| row.token.as_str()).collect::<Vec<_>>(), ["W"]);
}

#[test]
fn rule_2_each_piece_captures_as_it_moves_and_never_its_own() {
    let empty = "11/11/11/11/11/5?5/11/11/11/11/11 b - 1";
    let alone = |token: &str, other: &str, at: &str| {
        let rules = TABLES.rules();
        let mut setup = rules.parse(&empty.replace('?', token)).unwrap();
        let (piece, _) = rules.scan_piece(other).unwrap();
        setup.put(rules, square(at), Some(piece));
        Position::new_waiving(&TABLES, setup, |_| true).unwrap()
    };
    for (token, _, squares, _) in TABLE {
        for at in squares.split(' ') {
            let reaches = |position: Position| position.moves_from(square("6f")).iter().any(|m| m.to() == square(at));
            assert!(reaches(alone(token, "n", at)), "{token} takes on {at}");
            assert!(!reaches(alone(token, "N", at)), "{token} on its own on {at}");
        }
    }
}

#[test]
fn rule_2_leaps_pass_over_what_stands_between_and_slides_do_not() {
    for (token, _, _, leaps) in TABLE {
        let ringed = lone(&TABLES, &format!("11/11/11/11/4NNN4/4N{token}N4/4NNN4/11/11/11/11 b - 1"));
        let targets: SquareSet = ringed.moves_from(square("6f")).iter().map(|chosen| chosen.to()).collect();
        assert_eq!(targets.len(), leaps, "{token}");
    }
}

#[test]
fn rule_2_a_gray_whale_repeats_its_leap_over_empty_squares_only() {
    let position = lone(&TABLES, "11/7n3/6n4/6N4/7n3/5+H5/11/11/11/11/11 b - 1");
    // Blocked by its own on 5d; takes on 4e and goes no farther; the pieces on 4b and 5c lie on no line of it.
    assert_eq!(moves(&position, "6f"), "6f10d 6f10h 6f2h 6f4e 6f4g 6f4j 6f5h 6f7d 6f7h 6f8b 6f8e 6f8g 6f8j");
    assert_eq!(obstacle(&position, "6f2d"), Obstacle::Blocked { to: square("2d"), at: square("4e") });
    assert_eq!(obstacle(&position, "6f4b"), Obstacle::Blocked { to: square("4b"), at: square("5d") });
    assert_eq!(obstacle(&position, "6f5d"), Obstacle::OwnPiece(square("5d")));
}

#[test]
fn rule_2_the_narrow_harbor_porpoise_leaps_only_three_forward_and_two_sideways() {
    let narrow = Tables::new(Options { narrow_harbor_porpoise: true, ..Options::default() }.rules());
    assert_eq!(reach(&narrow, "A", "6f"), "4c 6e 6g 8c");
    assert_eq!(reach(&narrow, "a", "6f"), "4c 6e 6g 8c");
    assert_eq!(reach(&narrow, "+A", "6f"), HUMPBACK);
    assert_eq!(reach(&TABLES, "A", "6f"), "3d 4c 6e 6g 8c 9d");
}

#[test]
fn rule_2_reasons_of_moves_that_a_piece_does_not_make() {
    let position = position("5w5/11/11/11/5n5/11/11/4N6/11/5R5/5W5 b - 1");
    assert_eq!(obstacle(&position, "6j6d"), Obstacle::Blocked { to: square("6d"), at: square("6e") });
    assert_eq!(obstacle(&position, "6j5j"), Obstacle::CannotReach { from: square("6j"), to: square("5j") });
    assert_eq!(obstacle(&position, "6j6k"), Obstacle::OwnPiece(square("6k")));
    assert_eq!(obstacle(&position, "6e5f"), Obstacle::NotYours(square("6e")));
    assert_eq!(obstacle(&position, "1f1e"), Obstacle::NoPiece(square("1f")));
}
