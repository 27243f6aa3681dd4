//! Rule 7: castling.

use komadai_engine::{Obstacle, Position};

use crate::{after, all_moves, changes, names, obstacle, played, position, square, tables};

const BOTH: &str = "5k5/11/11/11/11/11/11/11/11/11/R4K4R w - castling=AK";

/// The castling moves.
fn castlings(position: &Position) -> String {
    all_moves(position).split(' ').filter(|text| text.contains(',')).collect::<Vec<_>>().join(" ")
}

#[test]
fn rule_7_1_the_king_goes_one_to_four_squares_and_the_rook_beside_it() {
    assert_eq!(
        castlings(&position(BOTH)),
        "f1b1,a1c1 f1c1,a1d1 f1d1,a1e1 f1e1,a1f1 f1g1,k1f1 f1h1,k1g1 f1i1,k1h1 f1j1,k1i1"
    );
    let black = position("r4k4r/11/11/11/11/11/11/11/11/11/5K5 b - castling=ak");
    assert_eq!(
        castlings(&black),
        "f11b11,a11c11 f11c11,a11d11 f11d11,a11e11 f11e11,a11f11 f11g11,k11f11 f11h11,k11g11 f11i11,k11h11 \
         f11j11,k11i11"
    );
}

#[test]
fn rule_7_1_king_and_rook_are_lifted_and_both_land() {
    let both = position(BOTH);
    assert_eq!(changes(&both, "f1i1,k1h1"), "lift K f1, lift R k1, land K i1, land R h1");
    assert_eq!(changes(&both, "f1g1,k1f1"), "lift K f1, lift R k1, land K g1, land R f1");
    assert_eq!(after(&both, "f1e1,a1f1"), "5k5/11/11/11/11/11/11/11/11/11/4KR4R b -");
    assert!(played(&both, "f1e1,a1f1").to_string().ends_with("castling=-"));
}

#[test]
fn rule_7_1_one_square_to_the_side_is_also_a_plain_move() {
    let both = position(BOTH);
    assert_eq!(after(&both, "f1g1"), "5k5/11/11/11/11/11/11/11/11/11/R5K3R b -");
    assert_eq!(obstacle(&both, "f1k1,k1j1"), Obstacle::NoSuchPower(square("f1")));
}

#[test]
fn rule_7_2_moving_the_king_or_a_rook_loses_the_right() {
    let both = position(BOTH);
    let rights = |position: &Position| position.to_string().rsplit(' ').next().map(str::to_string).unwrap();
    assert_eq!(rights(&played(&both, "f1f2")), "castling=-");
    assert_eq!(rights(&played(&both, "a1a2")), "castling=K");
    assert_eq!(rights(&played(&both, "k1k2")), "castling=A");
    let black = position("r4k4r/11/11/11/11/11/11/11/11/11/R4K5 b - castling=Aak");
    assert_eq!(rights(&played(&black, "a11a1")), "castling=k", "a1 was captured, and a11 moved");
}

#[test]
fn rule_7_2_a_rook_that_has_moved_back_does_not_castle() {
    let mut game = position(BOTH);
    for text in ["k1k2", "f11e11", "k2k1", "e11f11"] {
        game = played(&game, text);
    }
    assert_eq!(castlings(&game), "f1b1,a1c1 f1c1,a1d1 f1d1,a1e1 f1e1,a1f1");
    assert_eq!(obstacle(&game, "f1g1,k1f1"), Obstacle::NoCastlingRight(square("k1")));
}

#[test]
fn rule_7_2_every_square_between_king_and_rook_is_empty() {
    let blocked = position("5k5/11/11/11/11/11/11/11/11/11/R4K3NR w - castling=AK");
    assert_eq!(castlings(&blocked), "f1b1,a1c1 f1c1,a1d1 f1d1,a1e1 f1e1,a1f1");
    let why = Obstacle::Blocked { to: square("g1"), at: square("j1") };
    assert_eq!(obstacle(&blocked, "f1g1,k1f1"), why);
    let enemy = position("5k5/11/11/11/11/11/11/11/11/11/Rn3K4R w - castling=AK");
    assert!(enemy.parse_move("f1e1,a1f1").is_err());
}

#[test]
fn rule_7_2_not_out_of_check() {
    let check = position("9k1/11/11/5r5/11/11/11/11/11/11/R4K4R w - castling=AK");
    assert_eq!(castlings(&check), "");
    let why = Obstacle::InCheck { king: square("f1"), by: square("f8") };
    assert_eq!(obstacle(&check, "f1g1,k1f1"), why);
}

#[test]
fn rule_7_2_neither_through_an_attacked_square_nor_onto_one() {
    let attacked = position("5k5/11/11/7r3/11/11/11/11/11/11/R4K4R w - castling=AK");
    assert_eq!(castlings(&attacked), "f1b1,a1c1 f1c1,a1d1 f1d1,a1e1 f1e1,a1f1 f1g1,k1f1");
    let why = Obstacle::CastlesThroughAttack { at: square("h1"), by: square("h8") };
    assert_eq!(obstacle(&attacked, "f1h1,k1g1"), why);
    assert_eq!(obstacle(&attacked, "f1i1,k1h1"), why);
}

#[test]
fn rule_7_2_the_rook_may_cross_and_leave_attacked_squares() {
    let rook = position("5k5/11/11/rr9/11/11/11/11/11/11/R4K5 w - castling=A");
    assert_eq!(castlings(&rook), "f1c1,a1d1 f1d1,a1e1 f1e1,a1f1");
}

#[test]
fn rule_7_2_petrified_attackers_do_not_hinder() {
    let petrified = position("5k5/11/6M4/7r3/11/11/11/11/11/11/5K4R w - castling=K");
    assert_eq!(castlings(&petrified), "f1g1,k1f1 f1h1,k1g1 f1i1,k1h1 f1j1,k1i1");
}

#[test]
fn rule_7_3_a_petrified_king_or_rook_does_not_castle() {
    let king = position("5k5/11/11/11/11/11/11/11/11/4m6/R4K4R w - castling=AK");
    assert_eq!(castlings(&king), "");
    let why = Obstacle::Petrified { at: square("f1"), by: square("e2") };
    assert_eq!(obstacle(&king, "f1g1,k1f1"), why);
    let rook = position("5k5/11/11/11/11/11/11/11/11/10m/R4K4R w - castling=AK");
    assert_eq!(castlings(&rook), "f1b1,a1c1 f1c1,a1d1 f1d1,a1e1 f1e1,a1f1");
    let why = Obstacle::Petrified { at: square("k1"), by: square("k2") };
    assert_eq!(obstacle(&rook, "f1g1,k1f1"), why);
}

#[test]
fn rule_7_3_ending_beside_a_medusa_is_allowed_and_petrifies() {
    let beside = position("5k5/11/11/11/11/11/11/11/11/7m3/5K4R w - castling=K");
    assert_eq!(castlings(&beside), "f1g1,k1f1 f1h1,k1g1 f1i1,k1h1 f1j1,k1i1");
    assert_eq!(names(played(&beside, "f1h1,k1g1").petrified()), "g1 h1");
    assert_eq!(names(played(&beside, "f1g1,k1f1").petrified()), "g1");
    assert_eq!(names(played(&beside, "f1j1,k1i1").petrified()), "i1");
}

#[test]
fn rule_7_3_being_petrified_does_not_lose_the_right() {
    let frozen = position("5k5/11/11/11/11/11/11/11/11/4m6/5K4R b - castling=K");
    let freed = played(&frozen, "e2d3");
    assert_eq!(castlings(&freed), "f1g1,k1f1 f1h1,k1g1 f1i1,k1h1 f1j1,k1i1");
}

#[test]
fn rule_7_3_a_dropped_rook_does_not_castle() {
    let mut game = position("5k5/11/11/11/11/11/11/11/11/11/5K5 w R castling=-");
    for text in ["R*k1", "f11e11"] {
        game = played(&game, text);
    }
    assert_eq!(castlings(&game), "");
    assert_eq!(obstacle(&game, "f1g1,k1f1"), Obstacle::NoCastlingRight(square("k1")));
}

#[test]
fn rule_7_3_a_right_survives_no_exchange_of_the_rook() {
    // The knight takes the rook's place; a rook that takes it back has no right.
    let mut game = position("5k5/11/11/11/11/11/10R/11/11/8n2/5K4R b - castling=K");
    for text in ["i2k1", "k5k1", "f11e11"] {
        game = played(&game, text);
    }
    assert_eq!(castlings(&game), "");
}

#[test]
fn rule_7_3_a_right_without_its_king_or_rook_at_home_is_no_position() {
    let tables = tables();
    for text in [
        "5k5/11/11/11/11/11/11/11/11/11/5K5 w - castling=K",
        "5k5/11/11/11/11/11/11/11/11/11/4K5R w - castling=K",
        "5k5/11/11/11/11/11/11/11/11/11/5K4N w - castling=K",
        "5k5/11/11/11/11/11/11/11/11/11/5K4r w - castling=K",
        "5k5/11/11/11/11/11/11/11/11/11/5K4~R w - castling=K",
        "5k5/11/11/11/11/11/11/11/11/11/5K5 w - castling=a",
    ] {
        assert!(Position::parse(&tables, text).is_err(), "{text}");
    }
}

#[test]
fn rule_7_3_a_morph_that_is_a_rook_does_not_castle() {
    let mut game = position("5k5/11/11/11/11/11/11/11/11/11/5K5 w ~R castling=-");
    for text in ["~R*k1", "f11e11"] {
        game = played(&game, text);
    }
    assert_eq!(castlings(&game), "");
}

#[test]
fn castling_rights_are_read_strictly() {
    let tables = tables();
    for rights in ["B", "AA", "KA", "F", ""] {
        let text = format!("{}{rights}", BOTH.trim_end_matches("AK"));
        let read = tables.rules().parse(&text);
        assert_eq!(read.is_ok(), rights == "KA", "{text}");
    }
}
