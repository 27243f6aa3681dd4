//! The board, the start, the piece table and captures (rules 1 to 3).

use komadai_board::{Side, SquareSet};
use komadai_engine::{Obstacle, Position, Tables};
use komadai_hand_shogi::Options;
use komadai_rules::Coordinates;

use crate::{TABLES, changes, lone, moves, obstacle, played, position, reach, square};

const TABLE: [(&str, &str, &str); 12] = [
    ("K", "king", "d4 d5 d6 e4 e6 f4 f5 f6"),
    ("G", "golden general", "d5 d6 e4 e6 f5 f6"),
    ("S", "silver general", "d4 d6 e6 f4 f6"),
    ("L", "lance", "e6 e7 e8 e9"),
    ("F", "soldier", "d5 e6 f5"),
    ("P", "pard", "c3 c5 c7 e3 e7 g3 g5 g7"),
    ("O", "onager", "c5 e3 e7 g5"),
    ("H", "hasty", "c3 c7 g3 g7"),
    ("T", "tycoon", "b2 b8 c3 c7 d4 d6 f4 f6 g3 g7 h2 h8"),
    ("R", "shogun", "b5 c5 d5 e2 e3 e4 e6 e7 e8 f5 g5 h5"),
    ("N", "half-knight", "d7 f7"),
    ("+N", "promoted half-knight", "d5 d6 e4 e6 f5 f6"),
];

/// What can be in hand.
const HAND: [&str; 10] = ["T", "R", "P", "O", "H", "G", "S", "N", "L", "F"];

#[test]
fn rule_1_1_nine_by_nine_squares_from_a1_at_the_left_of_white_who_moves_first() {
    let rules = TABLES.rules();
    assert_eq!((rules.id(), rules.title()), ("hand-shogi", "Hand Shogi"));
    let shape = rules.shape();
    assert_eq!((shape.files(), shape.ranks(), shape.coordinates()), (9, 9, Coordinates::ALGEBRAIC));
    assert_eq!(shape.squares().len(), 81);
    assert_eq!(shape.square(0, 0), Some(square("a1")));
    assert_eq!(shape.square(8, 8), Some(square("i9")));
    assert_eq!(Side::BOTH.map(|side| rules.side_name(side)), ["White", "Black"]);
    assert_eq!(Position::start(&TABLES).side(), Side::First);
}

#[test]
fn rule_1_2_nine_pieces_a_side_on_the_board_and_ten_in_hand() {
    let start = Position::start(&TABLES);
    let rules = start.rules();
    for (token, squares) in [("K", "e1"), ("G", "c1 g1"), ("P", "e2"), ("F", "c2 d3 e3 f3 g2")] {
        for at in squares.split(' ') {
            let piece = start.piece_at(square(at)).unwrap();
            assert_eq!((rules.token(piece), piece.side), (token, Side::First), "{at}");
        }
    }
    for side in Side::BOTH {
        assert_eq!(start.board().side(side).len(), 9);
        let held = HAND.map(|token| start.in_hand(side, rules.kind(token).unwrap()));
        assert_eq!(held, [1, 1, 0, 1, 1, 0, 2, 2, 2, 0]);
    }
    assert_eq!(start.rotated().board(), start.board());
    assert_eq!(start.to_string(), "2g1k1g2/2f1p1f2/3fff3/9/9/9/3FFF3/2F1P1F2/2G1K1G2 w TROH2S2N2Ltroh2s2n2l 1");
}

#[test]
fn rule_2_each_row_of_the_piece_table_from_e5_for_both_sides() {
    let rules = TABLES.rules();
    assert_eq!(rules.kinds().count(), TABLE.len());
    for (token, name, squares) in TABLE {
        assert_eq!(rules.piece(rules.kind(token).unwrap()).unwrap().name, name);
        assert_eq!(reach(&TABLES, token, "e5"), squares, "{token}");
        assert_eq!(reach(&TABLES, &token.to_lowercase(), "e5"), squares, "{token} of Second");
    }
    let royal: Vec<_> = rules.kinds().filter_map(|kind| rules.piece(kind)).filter(|row| row.royal).collect();
    assert_eq!(royal.len(), 1);
    assert_eq!(royal[0].token, "K");
}

#[test]
fn rule_2_each_piece_captures_as_it_moves_and_never_its_own() {
    let alone = |token: &str, other: &str, at: &str| {
        let mut setup = TABLES.rules().parse(&format!("9/9/9/9/4{token}4/9/9/9/9 w - 1")).unwrap();
        let (piece, _) = TABLES.rules().scan_piece(other).unwrap();
        setup.put(TABLES.rules(), square(at), Some(piece));
        Position::new_waiving(&TABLES, setup, |_| true).unwrap()
    };
    for (token, _, squares) in TABLE {
        for at in squares.split(' ') {
            let reaches = |position: Position| position.moves_from(square("e5")).iter().any(|m| m.to() == square(at));
            assert!(reaches(alone(token, "g", at)), "{token} takes on {at}");
            assert!(!reaches(alone(token, "G", at)), "{token} on its own on {at}");
        }
    }
}

#[test]
fn rule_2_pard_onager_hasty_and_half_knight_leap_and_nothing_else_does() {
    for (token, _, squares) in TABLE {
        let ringed = lone(&TABLES, &format!("9/9/9/3GGG3/3G{token}G3/3GGG3/9/9/9 w - 1"));
        let leaps = ["P", "O", "H", "N"].contains(&token);
        let expected = if leaps { squares.split(' ').count() as u32 } else { 0 };
        let targets: SquareSet = ringed.moves_from(square("e5")).iter().map(|chosen| chosen.to()).collect();
        assert_eq!(targets.len(), expected, "{token}");
    }
}

#[test]
fn rule_2_tycoon_and_shogun_slide_at_most_three_squares_and_stop_at_a_piece() {
    let position = lone(&TABLES, "9/9/9/9/9/2s6/8S/9/T7R w - 1");
    assert_eq!(moves(&position, "a1"), "a1b2 a1c3 a1d4");
    assert_eq!(moves(&position, "i1"), "i1f1 i1g1 i1h1 i1i2");
    assert_eq!(obstacle(&position, "a1e5"), Obstacle::CannotReach { from: square("a1"), to: square("e5") });
    assert_eq!(obstacle(&position, "i1i4"), Obstacle::Blocked { to: square("i4"), at: square("i3") });
    assert_eq!(obstacle(&position, "i1i3"), Obstacle::OwnPiece(square("i3")));
    let position = lone(&TABLES, "9/9/9/9/9/9/2s6/9/T8 w - 1");
    assert_eq!(moves(&position, "a1"), "a1b2 a1c3");
}

#[test]
fn rule_2_the_wide_half_knight_makes_all_four_forward_leaps() {
    let wide = Tables::new(Options { wide_half_knight: true, ..Options::default() }.rules());
    assert_eq!(reach(&wide, "N", "e5"), "c6 d7 f7 g6");
    assert_eq!(reach(&wide, "n", "e5"), "c6 d7 f7 g6");
    assert_eq!(reach(&TABLES, "N", "e5"), "d7 f7");
}

#[test]
fn rule_3_1_every_type_but_the_king_joins_the_hand_of_its_captor() {
    let rules = TABLES.rules();
    assert_eq!(rules.hand().iter().map(|&kind| rules.piece(kind).unwrap().token.as_str()).collect::<Vec<_>>(), HAND);
    for token in HAND {
        let board = format!("4k4/9/9/9/9/4{}4/4R4/9/4K4 w - 1", token.to_lowercase());
        let taken = played(&position(&board), "e3e4");
        assert_eq!(taken.to_string(), format!("4k4/9/9/9/9/4R4/9/9/4K4 b {token} 2"));
    }
}

#[test]
fn rule_3_2_a_captured_promoted_half_knight_is_a_half_knight_again() {
    let before = position("4k4/9/9/9/9/4+n4/4R4/9/4K4 w N 1");
    assert_eq!(played(&before, "e3e4").to_string(), "4k4/9/9/9/9/4R4/9/9/4K4 b 2N 2");
    assert_eq!(changes(&before, "e3e4"), "lift R e3, take +n e4, land R e4, to-hand N White");
}
