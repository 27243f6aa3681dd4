//! Rule 7: promotion.

use komadai_board::Side;
use komadai_engine::Obstacle;

use crate::{after, changes, moves, names, obstacle, position, square, tables};

#[test]
fn rule_7_1_the_zone_is_three_ranks_and_the_extra_squares_behind_them() {
    let tables = tables();
    let shape = tables.rules().shape();
    let zone = |side| tables.rules().promotion_zone(side);
    let expected = shape.squares().iter().filter(|&square| shape.rank(square) >= 8).collect();
    assert_eq!(zone(Side::First), expected);
    assert_eq!(zone(Side::First).len(), 32);
    assert_eq!(zone(Side::Second), shape.squares().iter().filter(|&square| shape.rank(square) <= 3).collect());
    assert!(names(zone(Side::Second)).contains("e0 e1 e2 e3 f0"));
}

#[test]
fn rule_7_2_a_move_into_the_zone_may_promote() {
    assert_eq!(moves(&position("****2****/9k/10/10/3P6/10/10/10/10/10/9K/****2**** w -"), "d7"), "d7d8 d7d8+");
    assert_eq!(moves(&position("****2****/9k/10/10/10/3P6/10/10/10/10/9K/****2**** w -"), "d6"), "d6d7");
    assert_eq!(moves(&position("****2****/9k/10/10/10/10/10/3p6/10/10/9K/****2**** b -"), "d4"), "d4d3 d4d3+");
    assert_eq!(moves(&position("****2****/9k/10/10/10/10/3p6/10/10/10/9K/****2**** b -"), "d5"), "d5d4");
    let changes = changes(&position("****2****/9k/10/10/3P6/10/10/10/10/10/9K/****2**** w -"), "d7d8+");
    assert_eq!(changes, "lift P d7, land P d8, promote +P d8");
}

#[test]
fn rule_7_2_a_move_within_the_zone_promotes_only_with_a_capture() {
    let rook = position("****2****/3p5k/10/3R6/10/10/10/10/10/10/9K/****2**** w -");
    assert_eq!(obstacle(&rook, "d8d9+"), Obstacle::CannotPromote(square("d9")));
    assert_eq!(after(&rook, "d8d10+"), "****2****/3+R5k/10/10/10/10/10/10/10/10/9K/****2**** b -");
    assert_eq!(after(&rook, "d8d10"), "****2****/3R5k/10/10/10/10/10/10/10/10/9K/****2**** b -");
}

#[test]
fn rule_7_2_a_capture_that_leaves_the_zone_does_not_promote() {
    let rook = position("****2****/9k/10/3R6/10/10/3p6/10/10/10/9K/****2**** w -");
    assert!(rook.parse_move("d8d5").is_ok());
    assert_eq!(obstacle(&rook, "d8d5+"), Obstacle::CannotPromote(square("d5")));
}

#[test]
fn rule_7_2_a_hop_is_a_capture_by_displacement() {
    let jumper = position("****2****/3p6/2p7/1D8/10/10/9k/10/10/10/9K/****2**** w -");
    assert_eq!(after(&jumper, "b8d10+"), "****2****/3+D6/2p7/10/10/10/9k/10/10/10/9K/****2**** b -");
}

#[test]
fn rule_7_2_burning_is_no_capture_that_promotes() {
    let queen = position("****2****/2p7/10/3Q6/10/10/9k/10/10/10/9K/****2**** w -");
    assert!(queen.parse_move("d8d9").is_ok());
    assert_eq!(obstacle(&queen, "d8d9+"), Obstacle::CannotPromote(square("d9")));
}

#[test]
fn rule_7_2_a_capture_on_an_extra_square_may_promote() {
    let pawn = position("****m1****/4P5/10/10/10/10/9k/10/10/10/9K/****2**** w -");
    assert_eq!(moves(&pawn, "e10"), "e10e11 e10e11+");
    assert_eq!(after(&pawn, "e10e11+"), "****+P1****/10/10/10/10/10/9k/10/10/10/9K/****2**** b -");
}

#[test]
fn rule_7_3_an_igui_in_the_zone_may_promote() {
    let viper = position("****2****/3p6/3V6/10/10/10/9k/10/10/10/9K/****2**** w -");
    assert_eq!(after(&viper, "d9d10d9+"), "****2****/10/3+V6/10/10/10/9k/10/10/10/9K/****2**** b -");
    assert_eq!(after(&viper, "d9d10d9"), "****2****/10/3V6/10/10/10/9k/10/10/10/9K/****2**** b -");
    assert_eq!(changes(&viper, "d9d10d9+"), "take p d10, promote +V d9");
    let cobra = position("****2****/9K/10/10/10/10/9k/10/10/3c6/4P5/****2**** b -");
    assert_eq!(after(&cobra, "d2e1d2+"), "****2****/9K/10/10/10/10/9k/10/10/3+c6/10/****2**** w -");
}

#[test]
fn rule_7_3_an_igui_outside_the_zone_does_not_promote() {
    let viper = position("****2****/10/10/3p6/3V6/10/9k/10/10/10/9K/****2**** w -");
    assert_eq!(obstacle(&viper, "d7d8d7+"), Obstacle::CannotPromote(square("d7")));
    let promoted = position("****2****/3p6/3+B6/10/10/10/9k/10/10/10/9K/****2**** w -");
    assert!(promoted.parse_move("d9d10d9").is_ok());
    assert!(promoted.parse_move("d9d10d9+").is_err());
}

#[test]
fn rule_7_4_no_promotion_is_compulsory() {
    assert_eq!(moves(&position("****2****/10/3P6/10/10/10/9k/10/10/10/9K/****2**** w -"), "d9"), "d9d10");
    let last = position("****2****/3p6/3P6/10/10/10/9k/10/10/10/9K/****2**** w -");
    assert_eq!(after(&last, "d9d10"), "****2****/3P6/10/10/10/10/9k/10/10/10/9K/****2**** b -");
    assert_eq!(moves(&position("****2****/3P6/10/10/10/10/9k/10/10/10/9K/****2**** w -"), "d10"), "");
}

#[test]
fn pieces_without_a_promotion_do_not_promote() {
    for token in ["A", "J", "F"] {
        let text = "****2****/10/10/10/3A6/10/9k/10/10/10/9K/****2**** w -".replace('A', token);
        assert_eq!(obstacle(&position(&text), "d7d8+"), Obstacle::NeverPromotes(square("d7")), "{token}");
    }
}
