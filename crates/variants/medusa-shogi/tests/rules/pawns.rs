//! Rule 6: pawns and their promotion.

use komadai_board::Side;
use komadai_engine::{Obstacle, Position, SetupFault};

use crate::{after, changes, moves, obstacle, position, square, tables};

#[test]
fn rule_6_no_double_step() {
    let start = Position::start(&tables());
    for file in "abcdefghijk".chars() {
        assert_eq!(moves(&start, &format!("{file}4")), format!("{file}4{file}5"));
    }
}

#[test]
fn rule_6_no_capture_in_passing() {
    let passed = position("10k/11/11/11/3pPp5/11/11/11/11/11/K10 w -");
    assert_eq!(moves(&passed, "e7"), "e7e8");
}

#[test]
fn rule_6_promotion_is_optional_on_ranks_9_and_10_and_compulsory_on_11() {
    assert_eq!(moves(&position("10k/11/11/11/3P7/11/11/11/11/11/K10 w -"), "d7"), "d7d8");
    assert_eq!(moves(&position("10k/11/11/3P7/11/11/11/11/11/11/K10 w -"), "d8"), "d8d9 d8d9+");
    assert_eq!(moves(&position("10k/11/3P7/11/11/11/11/11/11/11/K10 w -"), "d9"), "d9d10 d9d10+");
    let last = position("4n6/3P7/10k/11/11/11/11/11/11/11/K10 w -");
    assert_eq!(moves(&last, "d10"), "d10d11+ d10e11+");
    assert_eq!(obstacle(&last, "d10d11"), Obstacle::MustPromote(square("d11")));
    assert_eq!(
        obstacle(&position("10k/11/11/11/3P7/11/11/11/11/11/K10 w -"), "d7d8+"),
        Obstacle::CannotPromote(square("d8"))
    );
}

#[test]
fn rule_6_ranks_are_counted_from_the_pawns_own_side() {
    assert_eq!(moves(&position("10k/11/11/11/11/11/3p7/11/11/11/K10 b -"), "d5"), "d5d4");
    assert_eq!(moves(&position("10k/11/11/11/11/11/11/3p7/11/11/K10 b -"), "d4"), "d4d3 d4d3+");
    assert_eq!(moves(&position("10k/11/11/11/11/11/11/11/3p7/11/K10 b -"), "d3"), "d3d2 d3d2+");
    assert_eq!(moves(&position("10k/11/11/11/11/11/11/11/11/3p7/K10 b -"), "d2"), "d2d1+");
}

#[test]
fn rule_6_a_pawn_promotes_to_a_medusa_and_nothing_else_promotes() {
    let tables = tables();
    let rules = tables.rules();
    for kind in rules.kinds() {
        let row = rules.piece(kind).unwrap();
        let becomes = row.promotes_to.map(|kind| rules.piece(kind).unwrap().token.as_str());
        let expected = match row.token.as_str() {
            "P" => Some("M"),
            "~P" => Some("~M"),
            _ => None,
        };
        assert_eq!(becomes, expected, "{}", row.token);
    }
    let rook = position("10k/11/11/3R7/11/11/11/11/11/11/K10 w -");
    assert_eq!(obstacle(&rook, "d8d9+"), Obstacle::NeverPromotes(square("d8")));
}

#[test]
fn rule_6_a_capture_promotes_like_any_move() {
    let pawn = position("10k/11/4n6/3P7/11/11/11/11/11/11/K10 w -");
    assert_eq!(moves(&pawn, "d8"), "d8d9 d8d9+ d8e9 d8e9+");
    assert_eq!(after(&pawn, "d8e9+"), "10k/11/4M6/11/11/11/11/11/11/11/K10 b N");
    assert_eq!(changes(&pawn, "d8e9+"), "lift P d8, take n e9, land P e9, promote M e9, to-hand N White");
}

#[test]
fn rule_6_a_dropped_pawn_promotes_by_a_later_move() {
    let dropped = position("10k/11/4P6/11/11/11/11/11/11/11/K10 w -");
    assert_eq!(moves(&dropped, "e9"), "e9e10 e9e10+");
}

#[test]
fn rule_6_no_pawn_stands_on_its_last_rank() {
    let tables = tables();
    for (text, at) in [
        ("3P7/11/10k/11/11/11/11/11/11/11/K10 w -", "d11"),
        ("3~P7/11/10k/11/11/11/11/11/11/11/K10 w -", "d11"),
        ("11/11/10k/11/11/11/11/11/K10/11/3p7 w -", "d1"),
    ] {
        let faults = tables.faults(&tables.rules().parse(text).unwrap());
        assert_eq!(faults, [SetupFault::CannotStand { square: at.into() }]);
    }
    let zone = tables.rules().promotion_zone(Side::First);
    assert_eq!(zone.len(), 33);
}
