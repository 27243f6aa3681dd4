//! Promotion (rule 4).

use komadai_engine::{Obstacle, Position, PositionError, SetupFault};

use crate::{TABLES, changes, moves, obstacle, played, position, square};

#[test]
fn rule_4_the_half_knight_must_promote_on_reaching_the_last_three_ranks() {
    for (board, from, expected) in [
        ("4k4/9/9/9/9/3N5/9/9/4K4 w - 1", "d4", "d4c6 d4e6"),
        ("4k4/9/9/9/3N5/9/9/9/4K4 w - 1", "d5", "d5c7+ d5e7+"),
        ("4k4/2f6/9/3N5/9/9/9/9/4K4 w - 1", "d6", "d6c8+ d6e8+"),
        ("4k4/9/9/3n5/9/9/9/9/4K4 b - 1", "d6", "d6c4 d6e4"),
        ("4k4/9/9/9/3n5/9/9/9/4K4 b - 1", "d5", "d5c3+ d5e3+"),
        ("4k4/9/9/9/9/3n5/9/9/4K4 b - 1", "d4", "d4c2+ d4e2+"),
    ] {
        assert_eq!(moves(&position(board), from), expected, "{board}");
    }
    let before = position("4k4/9/2s6/9/3N5/9/9/9/4K4 w - 1");
    assert_eq!(obstacle(&before, "d5c7"), Obstacle::MustPromote(square("c7")));
    assert_eq!(played(&before, "d5c7+").to_string(), "4k4/9/2+N6/9/9/9/9/9/4K4 b S 2");
    assert_eq!(changes(&before, "d5c7+"), "lift N d5, take s c7, land N c7, promote +N c7, to-hand S White");
    let error = Position::parse(&TABLES, "4k4/9/N8/9/9/9/9/9/4K4 w - 1").unwrap_err();
    let PositionError::Setup(error) = error else { panic!("{error}") };
    assert_eq!(error.faults, [SetupFault::CannotStand { square: "a7".into() }]);
}

#[test]
fn rule_4_nothing_promotes_elsewhere_and_nothing_else_promotes() {
    let rules = TABLES.rules();
    for kind in rules.kinds() {
        let row = rules.piece(kind).unwrap();
        assert_eq!(row.promotes_to.is_some(), row.token == "N", "{}", row.token);
    }
    let position = position("4k4/1+N7/9/6L2/9/3N5/9/9/4K4 w - 1");
    assert_eq!(moves(&position, "g6"), "g6g7 g6g8 g6g9");
    assert_eq!(moves(&position, "b8"), "b8a8 b8a9 b8b7 b8b9 b8c8 b8c9");
    assert_eq!(obstacle(&position, "d4c6+"), Obstacle::CannotPromote(square("c6")));
    assert_eq!(obstacle(&position, "g6g9+"), Obstacle::NeverPromotes(square("g6")));
    assert_eq!(obstacle(&position, "b8b9+"), Obstacle::NeverPromotes(square("b8")));
}
