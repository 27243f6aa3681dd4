//! Soldiers (rule 6).

use komadai_board::Side;
use komadai_engine::{Obstacle, Position, PositionError, SetupFault, Tables};
use komadai_hand_shogi::Options;

use crate::{TABLES, lone, moves, obstacle, position, square};

#[test]
fn rule_6_a_soldier_does_not_step_or_capture_onto_a_file_with_a_soldier_of_its_side() {
    let before = position("4k4/9/6f2/9/2sF1F3/9/2F6/9/4K4 w - 1");
    assert_eq!(moves(&before, "d5"), "d5d6 d5e5");
    assert_eq!(moves(&before, "f5"), "f5e5 f5f6 f5g5");
    assert_eq!(obstacle(&before, "d5c5"), Obstacle::File { to: square("c5"), other: square("c3") });
    let black = position("4k4/9/6f2/5f3/2sF1F3/9/2F6/9/4K4 b - 1");
    assert_eq!(moves(&black, "g7"), "g7g6 g7h7");
    assert_eq!(obstacle(&black, "g7f7"), Obstacle::File { to: square("f7"), other: square("f6") });
}

#[test]
fn rule_6_only_the_soldier_that_moves_is_tested() {
    let before = position("4k4/9/9/9/2sG5/9/2F6/9/4K4 w - 1");
    assert_eq!(moves(&before, "d5"), "d5c5 d5c6 d5d4 d5d6 d5e5 d5e6");
    let error = Position::parse(&TABLES, "4k4/9/9/F8/9/9/F8/9/4K4 w - 1").unwrap_err();
    let PositionError::Setup(error) = error else { panic!("{error}") };
    assert_eq!(error.faults, [SetupFault::OneAFile { square: "a3".into() }]);
    // Two on one file never come about in a game; where they stand, each may leave it.
    let doubled = lone(&TABLES, "9/9/9/F8/9/9/F8/9/9 w - 1");
    assert!(doubled.parse_move("a6b6").is_ok());
}

#[test]
fn rule_6_white_does_not_open_with_d3_c3() {
    let start = Position::start(&TABLES);
    assert_eq!(obstacle(&start, "d3c3"), Obstacle::File { to: square("c3"), other: square("c2") });
    assert_eq!(obstacle(&start, "f3g3"), Obstacle::File { to: square("g3"), other: square("g2") });
    assert_eq!(moves(&start, "d3"), "d3d4");
    assert_eq!(moves(&start, "c2"), "c2b2 c2c3");
}

#[test]
fn rule_6_a_forbidden_capture_is_no_check() {
    let text = "k8/4f4/9/9/3fK4/9/9/9/9 w - 1";
    let guarded = position(text);
    assert!(!guarded.is_check());
    assert!(guarded.checkers().is_empty());
    assert!(guarded.attackers(square("e5"), Side::Second).is_empty());
    assert!(position("k8/9/9/9/3fK4/9/9/9/9 w - 1").is_check());
    let literal = Tables::new(Options { file_rule_limits_check: false, ..Options::default() }.rules());
    let checked = Position::parse(&literal, text).unwrap();
    assert!(checked.is_check());
    assert_eq!(checked.checkers(), square("d5").into());
    assert!(checked.parse_move("e5e6").is_ok());
    assert!(checked.parse_move("e5d5").is_ok());
    // Nothing but a king may be captured against the rule.
    let before = Position::parse(&literal, "k8/4f4/9/9/3fG4/9/9/9/4K4 b - 1").unwrap();
    assert_eq!(moves(&before, "d5"), "d5c5 d5d4");
}

#[test]
fn rule_6_taking_the_other_soldier_opens_the_check() {
    let before = position("k8/4f4/4R4/9/3fK4/9/9/9/9 w - 1");
    assert_eq!(obstacle(&before, "e7e8"), Obstacle::Exposes { king: square("e5"), by: square("d5") });
    assert!(before.parse_move("e7d7").is_ok());
    let before = position("k8/3ff4/4K4/9/9/9/9/9/9 w - 1");
    assert_eq!(before.checkers(), square("e8").into());
    assert_eq!(obstacle(&before, "e7e8"), Obstacle::IntoCheck { to: square("e8"), by: square("d8") });
}

#[test]
fn rule_6_the_king_may_step_beside_a_soldier_that_may_not_come() {
    let before = position("k8/4f4/9/9/3f5/4K4/9/9/9 w - 1");
    assert!(before.parse_move("e4e5").is_ok());
    let before = position("k8/9/9/9/3f5/4K4/9/9/9 w - 1");
    assert_eq!(obstacle(&before, "e4e5"), Obstacle::IntoCheck { to: square("e5"), by: square("d5") });
}
