//! Rule 8: the end of the game.

use komadai_board::Side;
use komadai_engine::{Outcome, Reason};
use komadai_rules::{NoMove, Repetition};

use crate::{position, tables};

#[test]
fn rule_8_1_checkmate_wins() {
    let mate = position("k10/11/11/11/11/11/RR9/11/11/11/10K b -");
    assert_eq!(mate.outcome(), Some(Outcome::win(Side::First, Reason::Checkmate)));
    let saved = position("k10/11/11/11/11/11/RR9/11/11/11/10K b n");
    assert_eq!(saved.outcome(), None, "a drop on the file answers the check");
}

#[test]
fn rule_8_2_no_legal_move_without_check_is_a_draw() {
    let stalemate = position("k10/10R/11/11/11/11/1R9/11/11/11/10K b -");
    assert_eq!(stalemate.outcome(), Some(Outcome::draw(Reason::NoMove)));
    assert_eq!(tables().rules().ending().no_move, NoMove::Draw);
    assert_eq!(position("k10/10R/11/11/11/11/1R9/11/11/11/10K b n").outcome(), None);
}

#[test]
fn rule_8_3_the_third_occurrence_is_a_draw_and_nothing_else_ends_the_game() {
    let ending = tables().rules().ending();
    assert_eq!(ending.repetition, Some(Repetition { count: 3, perpetual_check_loses: false }));
    assert_eq!(ending.quiet_plies, None);
}

#[test]
fn rule_8_3_castling_rights_are_part_of_a_position() {
    let rights = ["AK", "A", "K", "-"]
        .map(|rights| position(&"5k5/11/11/11/11/11/11/11/11/11/R4K4R w - 1 castling=X".replace('X', rights)));
    for (i, one) in rights.iter().enumerate() {
        for other in &rights[i + 1..] {
            assert_ne!(one.hash(), other.hash());
            assert!(!one.setup().same_position(other.setup()));
        }
    }
    let later = position("5k5/11/11/11/11/11/11/11/11/11/R4K4R w - 77 castling=AK");
    assert!(later.setup().same_position(rights[0].setup()) && later.hash() == rights[0].hash());
}

#[test]
fn rule_8_3_a_morph_is_another_piece_than_the_one_it_looks_like() {
    assert_ne!(
        position("10k/11/11/11/11/11/4R6/11/11/11/K10 w -").hash(),
        position("10k/11/11/11/11/11/4~R6/11/11/11/K10 w -").hash()
    );
}
