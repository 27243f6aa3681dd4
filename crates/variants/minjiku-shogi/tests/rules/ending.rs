//! Rules 8 and 9: no drops, and the end of the game.

use komadai_board::Side;
use komadai_engine::{Outcome, Position, Reason};
use komadai_rules::{NoMove, Repetition};

use crate::{position, tables};

fn played(position: &Position, text: &str) -> Position {
    position.after(position.parse_move(text).unwrap()).unwrap()
}

fn quiet(text: &str, chosen: &str) -> u16 {
    played(&position(text), chosen).setup().quiet
}

#[test]
fn rule_8_captured_pieces_leave_the_game() {
    let tables = tables();
    assert!(tables.rules().hand().is_empty());
    assert!(tables.rules().parse("****2****/9k/10/10/10/10/10/10/10/10/K9/****2**** w P").is_err());
    let after = played(&position("****2****/9k/10/10/4p5/10/4R5/10/10/10/9K/****2**** w -"), "e5e7");
    assert_eq!(after.board().pieces().count(), 3);
    let kind = tables.rules().kind("P").unwrap();
    assert_eq!(after.in_hand(Side::First, kind), 0);
}

#[test]
fn rule_9_1_checkmate_wins() {
    let mate = position("****2****/k9/1Q8/2K7/10/10/10/10/10/10/10/****2**** b -");
    assert_eq!(mate.outcome(), Some(Outcome::win(Side::First, Reason::Checkmate)));
    let white = position("****2****/10/10/10/10/10/10/10/7k2/8q1/9K/****2**** w -");
    assert_eq!(white.outcome(), Some(Outcome::win(Side::Second, Reason::Checkmate)));
}

#[test]
fn rule_9_2_no_legal_move_without_check_is_a_draw() {
    let stalemate = position("****2****/k9/10/1Q8/10/10/10/10/10/10/9K/****2**** b -");
    assert_eq!(stalemate.outcome(), Some(Outcome::draw(Reason::NoMove)));
    assert_eq!(tables().rules().ending().no_move, NoMove::Draw);
}

#[test]
fn rule_9_3_the_third_occurrence_is_a_draw() {
    let third = Repetition { count: 3, perpetual_check_loses: false };
    assert_eq!(tables().rules().ending().repetition, Some(third));
}

#[test]
fn rule_9_3_the_count_of_plies_is_not_part_of_a_position() {
    let [early, late] = [
        "****2****/9k/10/10/10/10/10/10/10/10/K9/****2**** w - 3 quiet=2",
        "****2****/9k/10/10/10/10/10/10/10/10/K9/****2**** w - 41 quiet=40",
    ]
    .map(position);
    assert_eq!(early.hash(), late.hash());
    assert!(early.setup().same_position(late.setup()));
}

#[test]
fn rule_9_4_a_hundred_plies_without_capture_or_promotion_are_a_draw() {
    assert_eq!(tables().rules().ending().quiet_plies, Some(100));
    let near = position("****2****/9k/10/10/10/10/4R5/10/10/10/9K/****2**** w - 200 quiet=99");
    assert_eq!(near.outcome(), None);
    assert_eq!(played(&near, "e5e6").outcome(), Some(Outcome::draw(Reason::Quiet)));
}

#[test]
fn rule_9_4_a_checkmate_on_the_hundredth_ply_takes_precedence() {
    let mate = played(&position("****2****/k9/10/2K7/10/10/10/10/10/10/1J8/****2**** w - 200 quiet=99"), "b1b9");
    assert_eq!(mate.setup().quiet, 100);
    assert_eq!(mate.outcome(), Some(Outcome::win(Side::First, Reason::Checkmate)));
}

#[test]
fn rule_9_4_every_capture_and_promotion_resets_the_count() {
    assert_eq!(quiet("****2****/9k/10/10/4p5/10/4R5/10/10/10/9K/****2**** w - 9 quiet=50", "e5e7"), 0);
    assert_eq!(quiet("****2****/10/10/9k/10/10/4p5/10/2P7/1D8/9K/****2**** w - 9 quiet=50", "b2e5"), 0, "a hop");
    assert_eq!(quiet("****2****/10/10/9k/10/4p5/4V5/10/10/10/9K/****2**** w - 9 quiet=50", "e5e6e5"), 0, "igui");
    assert_eq!(quiet("****2****/9k/10/10/10/10/F9/3p6/10/10/9K/****2**** w - 9 quiet=50", "a5e5"), 0, "burning");
    assert_eq!(
        quiet("****2****/9k/10/10/10/3f6/R9/10/10/10/9K/****2**** w - 9 quiet=50", "a5e5"),
        0,
        "a piece that burned on arrival"
    );
    assert_eq!(quiet("****2****/9k/10/10/3P6/10/10/10/10/10/9K/****2**** w - 9 quiet=50", "d7d8+"), 0, "promotion");
}

#[test]
fn rule_9_4_other_moves_do_not_reset_the_count() {
    assert_eq!(quiet("****2****/9k/10/10/3P6/10/10/10/10/10/9K/****2**** w - 9 quiet=50", "d7d8"), 51, "a pawn");
    assert_eq!(
        quiet("****2****/9k/10/10/10/10/F9/3P6/10/10/9K/****2**** w - 9 quiet=50", "a5e5"),
        51,
        "a dragon that burns nothing"
    );
    assert_eq!(quiet("****2****/9k/10/10/10/10/10/10/10/10/9K/****2**** w - 9", "j1i1"), 1);
}
