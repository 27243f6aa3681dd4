//! Rule 3: petrification.

use komadai_board::Side;
use komadai_engine::{Obstacle, Outcome, Reason};

use crate::{all_moves, lone, moves, names, obstacle, played, position, square, tables};

#[test]
fn rule_3_1_every_enemy_on_the_eight_squares_around_is_petrified() {
    let ring = position("11/11/11/7r3/4qkc4/4pMa4/4rnb4/11/11/11/K10 w -");
    assert_eq!(names(ring.petrified()), "e5 e6 e7 f5 f7 g5 g6 g7");
    let morph = position("11/11/11/11/5K5/5~m5/4R6/11/11/11/k10 b -");
    assert_eq!(names(morph.petrified()), "e5 f7");
}

#[test]
fn rule_3_1_every_kind_but_medusas_is_petrified() {
    let tables = tables();
    for kind in tables.rules().kinds() {
        let row = tables.rules().piece(kind).unwrap();
        let beside = lone(&format!("11/11/11/11/11/5M{}4/11/11/11/11/11 b", row.lower));
        let expected = if row.token.ends_with('M') { "" } else { "g6" };
        assert_eq!(names(beside.petrified()), expected, "{}", row.token);
        assert_eq!(moves(&beside, "g6").is_empty(), !expected.is_empty(), "{}", row.token);
    }
}

#[test]
fn rule_3_1_own_pieces_are_not_petrified() {
    let own = position("11/11/11/11/5K5/5M5/4R6/11/11/11/k10 w -");
    assert_eq!(names(own.petrified()), "");
    assert!(own.parse_move("e5e1").is_ok());
}

#[test]
fn rule_3_2_a_petrified_piece_neither_moves_nor_captures() {
    let rook = position("10k/11/11/11/11/5M5/6r4/11/11/11/K5P4 b -");
    assert_eq!(moves(&rook, "g5"), "");
    let why = Obstacle::Petrified { at: square("g5"), by: square("f6") };
    assert_eq!(obstacle(&rook, "g5g4"), why);
    assert_eq!(obstacle(&rook, "g5g1"), why);
}

#[test]
fn rule_3_2_a_petrified_piece_neither_promotes_nor_morphs() {
    let pawn = position("10k/11/11/3Pm6/11/11/11/11/11/11/K10 w -");
    let why = Obstacle::Petrified { at: square("d8"), by: square("e8") };
    assert_eq!(obstacle(&pawn, "d8d9+"), why);
    let morph = position("3q7/11/10k/3~Rm6/11/11/11/11/11/11/K10 w -");
    assert_eq!(obstacle(&morph, "d8d11=Q"), why);
}

#[test]
fn rule_3_2_a_petrified_piece_gives_no_check_and_guards_nothing() {
    assert!(position("10k/11/11/r10/11/11/11/11/11/11/K10 w -").is_check());
    let frozen = position("10k/11/11/r10/1M9/11/11/11/11/p10/K10 w -");
    assert!(!frozen.is_check());
    assert!(frozen.attackers(square("a2"), Side::Second).is_empty());
    assert!(frozen.parse_move("a1a2").is_ok(), "the rook does not guard the pawn");
    assert!(position("10k/11/11/r10/11/11/11/11/11/p10/K10 w -").parse_move("a1a2").is_err());
}

#[test]
fn rule_3_2_a_petrified_piece_blocks_lines_and_can_be_captured() {
    let rook = position("10k/11/11/11/4M6/R3r6/11/11/11/11/K10 w -");
    assert_eq!(obstacle(&rook, "a6f6"), Obstacle::Blocked { to: square("f6"), at: square("e6") });
    assert!(rook.parse_move("a6e6").is_ok());
}

#[test]
fn rule_3_2_a_petrified_king_attacks_nothing() {
    let beside = position("11/11/11/5M5/5k5/11/5K5/11/11/P10/11 w -");
    assert!(beside.parse_move("f5f6").is_ok(), "the petrified king does not attack f6");
    assert!(position("11/11/11/11/5k5/11/5K5/11/11/P10/11 w -").parse_move("f5f6").is_err());
}

#[test]
fn rule_3_3_petrification_ends_when_the_medusa_leaves_or_falls() {
    let rook = "g5";
    let gone = played(&position("10k/11/11/11/11/5M5/6r4/11/11/11/K10 w -"), "f6e7");
    assert_eq!(names(gone.petrified()), "");
    assert!(!moves(&gone, rook).is_empty());
    let taken = played(&position("10k/11/2b8/11/11/5M5/6r4/11/11/11/K10 b -"), "c9f6");
    assert_eq!(names(taken.petrified()), "");
}

#[test]
fn rule_3_3_a_second_medusa_keeps_a_piece_petrified() {
    let two = position("10k/11/11/11/11/5M1M3/6r4/11/11/11/K10 w -");
    assert_eq!(names(played(&two, "f6e7").petrified()), "g5");
}

#[test]
fn rule_3_4_passing_a_medusa_is_harmless() {
    let passing = position("10k/11/11/11/11/5m5/R10/11/11/11/10K w -");
    let past = played(&passing, "a5j5");
    assert_eq!(names(past.petrified()), "");
    assert_eq!(names(played(&passing, "a5g5").petrified()), "g5");
    assert!(position("11/11/11/11/11/5m5/R9k/11/11/11/K10 b -").is_check());
}

#[test]
fn rule_3_5_a_king_beside_a_medusa_is_not_in_check_but_cannot_move() {
    let king = position("5k5/11/11/11/11/11/11/2P8/11/6m4/5K5 w -");
    assert!(!king.is_check());
    assert_eq!(all_moves(&king), "c4c5");
    assert_eq!(obstacle(&king, "f1e1"), Obstacle::Petrified { at: square("f1"), by: square("g2") });
    assert_eq!(obstacle(&king, "f1g2"), Obstacle::Petrified { at: square("f1"), by: square("g2") });
}

#[test]
fn rule_3_5_stepping_beside_a_medusa_is_legal() {
    let king = position("5k5/11/11/11/11/11/11/11/11/7m3/5K5 w -");
    assert_eq!(names(played(&king, "f1g1").petrified()), "g1");
}

#[test]
fn rule_3_5_a_piece_that_arrives_beside_a_medusa_may_promote_or_morph() {
    let pawn = position("10k/4m6/11/3P7/11/11/11/11/11/11/K10 w -");
    assert_eq!(moves(&pawn, "d8"), "d8d9 d8d9+");
    assert_eq!(names(played(&pawn, "d8d9").petrified()), "d9");
    assert_eq!(names(played(&pawn, "d8d9+").petrified()), "", "Medusas do not petrify each other");
    let morph = position("10k/11/11/11/11/5m5/~R3n6/11/11/11/10K w -");
    assert_eq!(names(played(&morph, "a5e5=N").petrified()), "e5");
}

#[test]
fn rule_3_6_petrifying_a_checking_piece_answers_check_by_a_medusa_move() {
    let check = position("10k/11/11/11/3M7/5r5/11/11/11/11/5K5 w -");
    assert_eq!(names(check.checkers()), "f6");
    assert_eq!(moves(&check, "d7"), "d7e6 d7e7");
    let (king, by) = (square("f1"), square("f6"));
    assert_eq!(obstacle(&check, "d7d6"), Obstacle::InCheck { king, by });
}

#[test]
fn rule_3_6_petrifying_a_checking_piece_answers_check_by_promotion() {
    let check = position("10k/11/11/4Pr5/11/11/11/11/11/11/5K5 w -");
    assert_eq!(moves(&check, "e8"), "e8e9+");
}

#[test]
fn rule_3_6_petrifying_a_checking_piece_answers_check_by_a_morph() {
    let check = position("10k/11/11/5r5/~R3m6/11/11/11/11/11/5K5 w -");
    assert_eq!(moves(&check, "a7"), "a7e7=M");
}

#[test]
fn rule_3_6_petrifying_one_of_two_checking_pieces_is_not_enough() {
    let double = position("10k/11/11/11/3M7/5r5/11/8b2/11/11/5K5 w -");
    assert_eq!(names(double.checkers()), "f6 i4");
    assert_eq!(moves(&double, "d7"), "");
    let both_at_once = position("10k/11/11/11/5r5/11/6M4/8b2/11/11/5K5 w -");
    assert_eq!(moves(&both_at_once, "g5"), "", "f7 and i4 are too far apart");
}

#[test]
fn rule_3_6_a_medusa_may_not_free_a_piece_that_would_attack_the_king() {
    let holding = position("10k/11/11/11/4M6/5r5/11/11/11/11/5K5 w -");
    assert!(!holding.is_check());
    assert_eq!(moves(&holding, "e7"), "e7e6 e7f7");
    // With a second Medusa beside the rook the first one is free.
    assert_eq!(moves(&position("10k/11/11/11/4M6/5r5/6M4/11/11/11/5K5 w -"), "e7").split(' ').count(), 7);
}

#[test]
fn rule_3_6_a_medusa_that_frees_an_attacker_obeys_every_rule_but_the_safety_of_the_king() {
    let holding = position("10k/11/11/11/4M6/5r5/11/11/11/11/5K5 w -");
    let freeing = holding.read_move("e7d7").unwrap();
    assert!(holding.pseudo_legal_moves().contains(&freeing));
    let (king, by) = (square("f1"), square("f6"));
    assert_eq!(obstacle(&holding, "e7d7"), Obstacle::Exposes { king, by });
}

#[test]
fn rule_3_6_a_petrified_piece_pins_nothing() {
    let held = position("10k/11/11/11/6M4/5r5/11/11/5N5/11/5K5 w -");
    assert_eq!(moves(&held, "f3").split(' ').count(), 8);
    assert_eq!(moves(&position("10k/11/11/7M3/11/5r5/11/11/5N5/11/5K5 w -"), "f3"), "");
}

#[test]
fn rule_3_6_capturing_a_medusa_frees_a_piece_that_gives_check() {
    let frozen = position("4k6/11/11/11/11/3m7/1N2R6/11/11/11/K10 w -");
    assert_eq!(names(frozen.petrified()), "e5");
    let freed = played(&frozen, "b5d6");
    assert_eq!(names(freed.checkers()), "e5");
}

#[test]
fn rule_3_6_a_petrified_king_is_mated_or_stalemated_like_any_other() {
    let mate = position("k10/11/1M9/11/11/11/R10/11/11/11/K10 b -");
    assert_eq!(mate.outcome(), None, "beyond her reach");
    let mate = position("k10/1M9/11/11/11/11/R10/11/11/11/K10 b -");
    assert_eq!(mate.outcome(), Some(Outcome::win(Side::First, Reason::Checkmate)));
    let stalemate = position("k10/1M9/11/11/11/11/11/11/11/11/K10 b -");
    assert_eq!(stalemate.outcome(), Some(Outcome::draw(Reason::NoMove)));
}
