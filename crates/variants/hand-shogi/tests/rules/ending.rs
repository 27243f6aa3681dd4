//! The end of a hand, the match and the numbers (rules 7 to 9), and what holds for all positions.

use komadai_board::Side;
use komadai_engine::{Move, Obstacle, Outcome, Position, Reason, Tables};
use komadai_hand_shogi::Options;
use komadai_rules::{Ending, NoMove, Repetition};

use crate::{TABLES, all_moves, moves, obstacle, played, position, square, texts};

#[test]
fn rule_7_1_checkmate_wins_the_hand() {
    let mut game = Position::start(&TABLES);
    for text in ["T*b6", "e9d9", "R*e9"] {
        assert_eq!(game.outcome(), None);
        game = played(&game, text);
    }
    assert!(game.is_check());
    assert_eq!(game.checkers(), square("e9").into());
    assert_eq!(game.outcome(), Some(Outcome::win(Side::First, Reason::Checkmate)));
    assert_eq!(game.perft(1), 0);
    let over = game.explain(game.read_move("d9d8").unwrap()).unwrap_err().obstacle;
    assert_eq!(over, Obstacle::GameOver(Outcome::win(Side::First, Reason::Checkmate)));
}

#[test]
fn rule_7_1_no_move_leaves_the_own_king_attacked() {
    let before = position("4k4/9/9/4r4/4S4/9/4K4/9/9 w - 1");
    assert_eq!(moves(&before, "e5"), "e5e6");
    assert_eq!(obstacle(&before, "e5d6"), Obstacle::Pinned { king: square("e3"), by: square("e6") });
    let before = position("4k4/9/9/9/4S4/9/1p2K4/9/9 w - 1");
    assert_eq!(obstacle(&before, "e3d3"), Obstacle::IntoCheck { to: square("d3"), by: square("b3") });
}

#[test]
fn rule_7_2_without_a_legal_move_and_without_check_the_hand_is_drawn() {
    let stuck = position("k8/9/G8/1R7/9/9/9/9/4K4 b - 1");
    assert!(!stuck.is_check());
    assert_eq!(stuck.count_moves(), 0);
    assert_eq!(stuck.outcome(), Some(Outcome::draw(Reason::NoMove)));
    let with_a_drop = position("k8/9/G8/1R7/9/9/9/9/4K4 b s 1");
    assert_eq!(with_a_drop.outcome(), None);
}

#[test]
fn rule_7_3_the_fourth_occurrence_of_a_position_draws() {
    let ending = Ending {
        no_move: NoMove::Draw,
        repetition: Some(Repetition { count: 4, perpetual_check_loses: false }),
        quiet_plies: None,
    };
    assert_eq!(TABLES.rules().ending(), ending);
}

#[test]
fn rule_8_black_may_have_the_first_move_of_a_hand() {
    let text = TABLES.rules().description().start.replace(" w ", " b ");
    let second_begins = position(&text);
    assert_eq!(second_begins, Position::start(&TABLES).rotated());
    assert_eq!(second_begins.count_moves(), 315);
}

#[test]
fn rule_9_numbers() {
    let start = Position::start(&TABLES);
    let all = start.legal_moves();
    assert_eq!(all.iter().filter(|chosen| matches!(chosen, Move::Drop { .. })).count(), 293);
    assert_eq!(all.iter().filter(|chosen| chosen.from().is_some()).count(), 22);
    assert_eq!([1, 2, 3].map(|depth| start.perft(depth)), [315, 94_221, 25_963_815]);
    let empty_hands = position("2g1k1g2/2f1p1f2/3fff3/9/9/9/3FFF3/2F1P1F2/2G1K1G2 w - 1");
    assert_eq!([1, 2, 3, 4].map(|depth| empty_hands.perft(depth)), [22, 484, 10_648, 234_198]);
}

#[test]
fn all_combinations_of_options_build() {
    for (wide_half_knight, file_rule_limits_check) in [(false, false), (false, true), (true, false), (true, true)] {
        let tables = Tables::new(Options { wide_half_knight, file_rule_limits_check }.rules());
        assert_eq!(Position::start(&tables).count_moves(), 315);
    }
    assert_eq!(Options::default(), Options { wide_half_knight: false, file_rule_limits_check: true });
}

#[test]
fn texts_of_positions_and_moves_are_read_back() {
    for text in [
        TABLES.rules().description().start.as_str(),
        "4k4/1+N7/9/3N2L2/9/2+n6/9/9/4K4 w 2T3Ftroh12l 31",
        "4k4/9/9/4r4/4S4/9/4K4/9/9 w OH2S 9",
        "9/9/9/9/4k4/4r4/9/9/4K4 w ONon 2",
    ] {
        let position = position(text);
        assert_eq!(position.to_string(), text);
        for chosen in position.legal_moves() {
            assert_eq!(position.parse_move(&position.text(chosen)), Ok(chosen));
        }
        let all = all_moves(&position);
        assert_eq!(all, texts(&position, &position.legal_moves_replayed()));
        assert_eq!(all.split(' ').count() as u64, position.count_moves(), "no two moves have one text");
        assert_eq!(position.perft(2), position.rotated().perft(2));
    }
}
