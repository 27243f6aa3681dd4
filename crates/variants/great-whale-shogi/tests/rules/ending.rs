//! The end of the game and the numbers (rules 6 and 7), and what holds for all positions.

use komadai_board::Side;
use komadai_engine::{Obstacle, Outcome, Position, Reason, Tables};
use komadai_great_whale_shogi::Options;
use komadai_rules::{Ending, NoMove, Repetition};

use crate::{TABLES, all_moves, drops, lone, moves, obstacle, played, position, square, texts};

#[test]
fn rule_6_1_checkmating_the_white_whale_wins() {
    let mut game = Position::start(&TABLES);
    for text in ["10i10h", "9d9e", "9j11h", "9a11d", "11h6c+"] {
        assert_eq!(game.outcome(), None);
        game = played(&game, text);
    }
    assert_eq!(game.checkers(), square("6c").into());
    assert_eq!(game.outcome(), Some(Outcome::win(Side::First, Reason::Checkmate)));
    assert_eq!(game.perft(1), 0);
    let over = Obstacle::GameOver(Outcome::win(Side::First, Reason::Checkmate));
    assert_eq!(obstacle(&game, "6b6c"), over);
}

#[test]
fn rule_6_1_no_move_leaves_the_own_white_whale_attacked() {
    // Pinned along the file; along a nightrider's line; beside an attacked square.
    let pinned = position("5r4w/11/11/11/11/5N5/11/11/11/11/5W5 b - 1");
    assert_eq!(moves(&pinned, "6f"), "");
    assert_eq!(obstacle(&pinned, "6f5e"), Obstacle::Pinned { king: square("6k"), by: square("6a") });
    let by_a_gray = position("1w9/11/11/11/11/11/3+h7/11/4P6/11/5W5 b - 1");
    assert_eq!(moves(&by_a_gray, "7i"), "");
    assert_eq!(obstacle(&by_a_gray, "7i7h"), Obstacle::Pinned { king: square("6k"), by: square("8g") });
    let beside = position("1w9/11/11/11/11/11/11/11/11/4r6/5W5 b - 1");
    assert_eq!(obstacle(&beside, "6k7k"), Obstacle::IntoCheck { to: square("7k"), by: square("7j") });
    assert!(beside.parse_move("6k7j").is_ok());
}

#[test]
fn rule_6_1_lion_power_checks_over_what_stands_between() {
    // A Killer two squares away; the piece between cannot be put there to help, nor does it.
    let before = position("1w9/11/11/11/11/11/11/11/3k7/11/5W5 b P 1");
    assert_eq!(before.checkers(), square("8i").into());
    assert!(drops(&before, "P").is_empty());
    let shielded = position("1w9/11/11/11/11/11/11/11/3k7/4P6/5W5 b - 1");
    assert_eq!(shielded.checkers(), square("8i").into());
    let false_killer = position("1w9/11/11/11/11/11/11/5+r5/5P5/5P5/5W5 b - 1");
    assert_eq!(false_killer.checkers(), square("6h").into());
}

#[test]
fn rule_6_1_a_check_may_be_answered_by_igui_alone() {
    // The Beluga on 6j is pinned along the file, its whale is shut in, and 5j is protected.
    let before = position("w4r5/11/11/11/11/11/11/11/11/4N+Nnp3/4NWN4 b - 1");
    assert_eq!(before.checkers(), square("5j").into());
    assert_eq!(all_moves(&before), "6j5j6j");
    assert_eq!(obstacle(&before, "6j5j"), Obstacle::Pinned { king: square("6k"), by: square("6a") });
}

#[test]
fn rule_6_1_a_double_check_may_be_answered_by_taking_both() {
    // White's Humpback slides to the whale, and what stands beyond it leaps there.
    let killer = position("1w9/11/11/11/11/11/5W1d3/6h4/5K5/11/11 b - 1");
    assert_eq!(killer.checkers().len(), 2);
    assert_eq!(moves(&killer, "6i"), "6i5h4g");
    let false_killer = position("1w9/11/11/11/11/3W7/5+h5/5h5/5+R5/11/11 b - 1");
    assert_eq!(false_killer.checkers().len(), 2);
    assert_eq!(moves(&false_killer, "6i"), "6i6h6g 6i6h6g6f");
    assert_eq!(obstacle(&false_killer, "6i6h6f"), Obstacle::InCheck { king: square("8f"), by: square("6g") });
}

#[test]
fn rule_6_2_without_a_legal_move_the_side_to_move_loses_though_it_is_not_in_check() {
    let stuck = position("8P1w/11/9K1/11/11/11/11/11/11/11/5W5 w - 1");
    assert!(!stuck.is_check());
    assert_eq!(stuck.count_moves(), 0);
    assert_eq!(stuck.outcome(), Some(Outcome::win(Side::First, Reason::NoMove)));
    let with_a_drop = position("8P1w/11/9K1/11/11/11/11/11/11/11/5W5 w ^p 1");
    assert_eq!(with_a_drop.outcome(), None);
}

#[test]
fn rule_6_3_the_fourth_occurrence_draws_unless_one_side_gave_check_all_the_while() {
    let ending = Ending {
        no_move: NoMove::Loses,
        repetition: Some(Repetition { count: 4, perpetual_check_loses: true }),
        quiet_plies: None,
    };
    assert_eq!(TABLES.rules().ending(), ending);
}

#[test]
fn rule_7_numbers_from_the_start() {
    let perft = |options: Options, depths: &[u8]| {
        let start = Position::start(&Tables::new(options.rules()));
        depths.iter().map(|&depth| start.perft(depth)).collect::<Vec<_>>()
    };
    assert_eq!(perft(Options::default(), &[1, 2, 3]), [42, 1764, 73_627]);
    let narrow = Options { narrow_harbor_porpoise: true, ..Options::default() };
    assert_eq!(perft(narrow, &[1, 2, 3]), [42, 1764, 73_249]);
    let passing = Options { killer_may_pass: true, ..Options::default() };
    assert_eq!(perft(passing, &[1, 2]), [44, 1936]);
}

#[test]
fn rule_7_numbers_of_lone_pieces() {
    for (around, piece, moves) in [
        ("11/11/11/11/11/5?5", "+S", 76),
        ("11/11/11/11/11/5?5", "+H", 16),
        ("11/11/11/11/11/5?5", "+R", 10),
        ("11/11/5n5/5n5/5n5/5?5", "+R", 15),
        ("11/11/11/7n3/6n4/5?5", "K", 11),
        ("11/11/11/3n7/4n6/5?5", "K", 11),
    ] {
        let board = around.replace('?', piece) + "/11/11/11/11/11 b - 1";
        assert_eq!(lone(&TABLES, &board).count_moves(), moves, "{board}");
    }
    assert_eq!(lone(&TABLES, "11/11/11/11/4nnn4/4n+Nn4/4nnn4/11/11/11/11 b - 1").count_moves(), 16);
}

#[test]
fn all_combinations_of_options_build() {
    for bits in 0..8 {
        let options = Options {
            killer_may_pass: bits & 1 != 0,
            false_killer_leaps: bits & 2 != 0,
            narrow_harbor_porpoise: bits & 4 != 0,
        };
        let start = Position::start(&Tables::new(options.rules()));
        assert_eq!(start.count_moves(), if options.killer_may_pass { 44 } else { 42 });
    }
    let decided = Options { killer_may_pass: false, false_killer_leaps: true, narrow_harbor_porpoise: false };
    assert_eq!(Options::default(), decided);
}

#[test]
fn texts_of_positions_and_moves_are_read_back() {
    for text in [
        TABLES.rules().description().start.as_str(),
        "w4r5/11/11/7n3/6n4/5+^K5/3+R7/11/11/4N+Nnp3/4NWN4 b OD2^P^Kt 3",
        "1w9/3^P7/11/11/4n1n4/2+S2+R5/4+H6/5+d5/6+^n4/8k2/1W9 w 2O^K12s^o 78",
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
