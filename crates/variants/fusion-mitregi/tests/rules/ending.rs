//! Rule 6: the end of the game.

use komadai_board::Side;
use komadai_engine::{Move, Obstacle, Outcome, Reason};
use komadai_rules::{NoMove, Repetition};

use crate::{GAMES, all_moves, blastic, clastic, moves, obstacle, played, square, tables};

#[test]
fn rule_6_1_checkmate_wins() {
    let mate = Some(Outcome::win(Side::First, Reason::Checkmate));
    assert_eq!(blastic("k5R3/7R2/10/10/10/10/10/10/9K b -").outcome(), mate);
    assert_eq!(clastic("4k5/4(ZX)5/4(RB)5/10/10/10/10/10/4K5 b -").outcome(), mate);
}

#[test]
fn rule_6_1_a_drop_parries() {
    let drop = blastic("k5R3/7R2/10/10/10/10/10/10/9K b u");
    assert_eq!(drop.outcome(), None);
    assert_eq!(all_moves(&drop), "U*b9 U*c9 U*d9 U*e9 U*f9");
}

#[test]
fn rule_6_1_a_fission_parries() {
    let split = blastic("k5R3/7R2/10/10/3(rn)6/10/10/10/9K b -");
    assert!(split.is_check());
    assert_eq!(moves(&split, "d5"), "d5d9 d5d9:R");
}

#[test]
fn rule_6_1_a_forward_only_pair_parries_in_the_camp_by_splitting_only() {
    let camp = blastic("K9/10/10/10/10/10/6(wm)3/10/4k2R2 b -");
    assert!(camp.is_check());
    assert_eq!(moves(&camp, "g3"), "g3g1:W");
}

#[test]
fn rule_6_1_a_fusion_fills_no_empty_square_and_captures_nothing() {
    let check = blastic("k5R3/4m5/3w6/10/1n8/10/10/1r8/9K b -");
    assert!(check.is_check());
    assert!(!check.legal_moves().iter().any(|chosen| matches!(chosen, Move::Fuse { .. })));
    let (king, by) = (square("a9"), square("g9"));
    assert_eq!(obstacle(&check, "b2b5"), Obstacle::InCheck { king, by });
    let pinned = blastic("9k/4r5/10/10/10/10/2N1R5/10/4K5 w -");
    let (king, by) = (square("e1"), square("e8"));
    assert_eq!(obstacle(&pinned, "e3c3"), Obstacle::Pinned { king, by });
}

#[test]
fn rule_6_1_a_fusion_may_give_check() {
    let fused = played(&blastic("10/7k2/10/10/4R5/10/2B7/10/9K w -"), "c3e5");
    assert!(fused.is_check());
}

#[test]
fn rule_6_2_no_legal_move_without_check_is_a_draw() {
    let stalemate = blastic("k9/7R2/10/10/1R8/10/10/10/9K b -");
    assert_eq!(stalemate.outcome(), Some(Outcome::draw(Reason::NoMove)));
    for game in GAMES {
        assert_eq!(tables(game).rules().ending().no_move, NoMove::Draw);
    }
}

#[test]
fn rule_6_2_a_side_that_can_only_split_or_drop_can_move() {
    let split = clastic("k9/7R2/10/10/1R8/10/4(hp)5/10/9K b -");
    assert_eq!(split.outcome(), None);
    assert_eq!(all_moves(&split), "e3d1:H e3e2:P e3f1:H");
    assert_eq!(blastic("k9/7R2/10/10/1R8/10/10/10/9K b u").outcome(), None);
}

#[test]
fn rule_6_3_the_third_occurrence_is_a_draw() {
    for game in GAMES {
        let ending = tables(game).rules().ending();
        assert_eq!(ending.repetition, Some(Repetition { count: 3, perpetual_check_loses: false }));
        assert_eq!(ending.quiet_plies, None);
    }
}

#[test]
fn rule_6_3_splitting_and_fusing_again_gives_the_same_position() {
    let start = blastic("k9/10/10/10/10/4(RN)5/10/10/9K w -");
    let mut game = start.clone();
    for text in ["e4e6:R", "a9a8", "e6e4", "a8a9"] {
        game = played(&game, text);
    }
    assert!(game.setup().same_position(start.setup()));
    assert_eq!(game.hash(), start.hash());
}
