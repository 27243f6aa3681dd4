//! Rule 5: the hand and drops.

use komadai_board::Side;
use komadai_engine::{MoveTextError, Obstacle, Outcome, Reason};

use crate::{after, changes, names, obstacle, played, position, square, tables};

#[test]
fn rule_5_1_what_every_piece_becomes_in_hand() {
    let tables = tables();
    let rules = tables.rules();
    for kind in rules.kinds().filter(|&kind| !rules.piece(kind).unwrap().royal) {
        let row = rules.piece(kind).unwrap();
        let taken = position(&"10k/11/11/11/11/11/R3q6/11/11/11/10K w -".replacen('q', &row.lower, 1));
        let held = row.token.replace('M', "P");
        let expected = "10k/11/11/11/11/11/4R6/11/11/11/10K b H".replacen('H', &held, 1);
        assert_eq!(after(&taken, "a5e5"), expected, "{}", row.token);
    }
}

#[test]
fn rule_5_1_a_captured_medusa_is_a_pawn_also_when_the_captor_takes_her_form() {
    let medusa = position("10k/11/11/11/11/11/~R3m6/11/11/11/10K w -");
    assert_eq!(after(&medusa, "a5e5=M"), "10k/11/11/11/11/11/4~M6/11/11/11/10K b P");
    assert_eq!(changes(&medusa, "a5e5=M"), "lift ~R a5, take m e5, land ~R e5, morph ~M e5, to-hand P White");
    let both = position("10k/11/11/11/11/11/~R3~m6/11/11/11/10K w -");
    assert_eq!(after(&both, "a5e5=M"), "10k/11/11/11/11/11/4~M6/11/11/11/10K b ~P");
}

#[test]
fn rule_5_2_a_drop_on_any_vacant_square() {
    let queen = position("10k/11/11/11/11/11/11/11/11/11/K10 w Q");
    let kind = tables().rules().kind("Q").unwrap();
    assert_eq!(queen.drops(kind).len(), 121 - 2);
    assert_eq!(changes(&queen, "Q*e5"), "from-hand Q White, land Q e5");
    assert_eq!(after(&queen, "Q*e5"), "10k/11/11/11/11/11/4Q6/11/11/11/K10 b -");
    assert_eq!(obstacle(&queen, "Q*k11"), Obstacle::Occupied(square("k11")));
    assert_eq!(obstacle(&queen, "P*e5"), Obstacle::NotInHand(tables().rules().kind("P").unwrap()));
}

#[test]
fn rule_5_2_a_pawn_is_not_dropped_on_the_last_rank() {
    let white = position("10k/11/11/11/11/11/11/11/11/11/K10 w P");
    let kind = tables().rules().kind("P").unwrap();
    assert_eq!(white.drops(kind).len(), 110 - 1);
    assert_eq!(obstacle(&white, "P*e11"), Obstacle::Stuck(square("e11")));
    let black = position("10k/11/11/11/11/11/11/11/11/11/K10 b ~p");
    assert_eq!(obstacle(&black, "~P*e1"), Obstacle::Stuck(square("e1")));
    assert!(black.parse_move("~P*e11").is_ok());
}

#[test]
fn rule_5_2_any_number_of_pawns_on_a_file() {
    let pawns = position("10k/11/11/4~P6/11/4P6/11/4P6/11/11/K10 w P");
    for text in ["P*e5", "P*e7", "P*e10"] {
        assert!(pawns.parse_move(text).is_ok(), "{text}");
    }
}

#[test]
fn rule_5_2_a_drop_may_mate_a_pawn_drop_too() {
    let before = position("kb9/p10/11/2N8/11/11/11/11/11/11/10K w P");
    let mate = played(&before, "P*b10");
    assert_eq!(mate.outcome(), Some(Outcome::win(Side::First, Reason::Checkmate)));
}

#[test]
fn rule_5_2_a_morph_drops_as_a_morph() {
    let morph = position("10k/11/11/11/11/11/11/11/11/11/K10 w ~R");
    assert_eq!(after(&morph, "~R*e5"), "10k/11/11/11/11/11/4~R6/11/11/11/K10 b -");
    assert!(morph.parse_move("R*e5").is_err());
}

#[test]
fn rule_5_2_a_piece_dropped_beside_a_medusa_stands_petrified() {
    let drop = position("10k/11/11/11/11/5m5/11/11/11/11/K10 w R");
    let frozen = played(&drop, "R*e5");
    assert_eq!(names(frozen.petrified()), "e5");
    assert_eq!(names(frozen.checkers()), "");
    // A rook dropped beside her gives no check, one dropped elsewhere does.
    assert!(!played(&drop, "R*e6").is_check());
    assert!(played(&drop, "R*k5").is_check());
    let on_her_file = position("10k/11/10m/11/11/11/11/11/11/11/K10 w R");
    assert!(!played(&on_her_file, "R*k10").is_check());
}

#[test]
fn rule_5_2_a_drop_may_interpose_though_it_is_petrified_there() {
    let check = position("10k/11/11/5r5/11/11/6m4/11/11/11/5K5 w R");
    assert!(check.is_check());
    assert_eq!(names(played(&check, "R*f5").petrified()), "f5");
    let kind = tables().rules().kind("R").unwrap();
    assert_eq!(check.drops(kind).len(), 6);
}

#[test]
fn rule_5_2_a_drop_never_promotes() {
    let pawn = position("10k/11/11/11/11/11/11/11/11/11/K10 w P");
    assert!(matches!(pawn.parse_move("P*e9+"), Err(MoveTextError::Malformed { offset: 4, .. })));
}
