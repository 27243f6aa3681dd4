//! Capture and drops (rule 5).

use komadai_board::Side;
use komadai_engine::{Obstacle, Outcome, Position, PositionError, Reason, SetupFault};

use crate::{TABLES, all_moves, changes, drops, moves, obstacle, played, position, square};

const CALVES: [&str; 11] = ["^O", "^D", "^E", "^M", "^F", "^B", "^L", "^R", "^N", "^P", "^K"];

#[test]
fn rule_5_1_all_of_a_multiple_capture_joins_the_hand_unpromoted() {
    let before = position("1w9/11/5+n5/5+^n5/5n5/5+R5/11/11/11/11/1W9 b N 1");
    assert_eq!(played(&before, "6f6e6d6c").to_string(), "1w9/11/5+R5/11/11/11/11/11/11/11/1W9 w 3N^N 2");
}

#[test]
fn rule_5_2_a_drop_puts_an_unpromoted_piece_on_an_empty_square_as_a_whole_turn() {
    let before = position("1w9/11/11/11/11/5N5/11/11/11/11/1W9 b 2Sk 4");
    assert_eq!(drops(&before, "S").len(), 121 - 3);
    assert_eq!(played(&before, "S*6e").to_string(), "1w9/11/11/11/5S5/5N5/11/11/11/11/1W9 w Sk 5");
    assert_eq!(changes(&before, "S*6e"), "from-hand S Black, land S 6e");
    let kind = |token| TABLES.rules().kind(token).unwrap();
    assert_eq!(obstacle(&before, "S*6f"), Obstacle::Occupied(square("6f")));
    assert_eq!(obstacle(&before, "K*6e"), Obstacle::NotInHand(kind("K")));
    assert_eq!(obstacle(&before, "+S*6e"), Obstacle::NotInHand(kind("+S")));
}

#[test]
fn rule_5_2_a_piece_dropped_in_the_zone_may_promote_when_it_moves() {
    let dropped = played(&position("1w9/11/11/11/11/11/11/11/11/11/1W9 b P 1"), "P*6c");
    assert_eq!(dropped.to_string(), "1w9/11/5P5/11/11/11/11/11/11/11/1W9 w - 2");
    assert_eq!(moves(&played(&dropped, "10a10b"), "6c"), "6c5c 6c5c+ 6c6b 6c6b+ 6c6d 6c6d+ 6c7c 6c7c+");
}

#[test]
fn rule_5_2_adults_are_dropped_on_any_rank() {
    let hand = "ODTEMFBALRSNHPK";
    let before = position(&format!("11/1w9/11/11/11/11/11/11/11/11/1W9 b {hand} 1"));
    for letter in hand.chars().map(String::from) {
        assert!(before.parse_move(&format!("{letter}*6a")).is_ok(), "{letter}");
        assert_eq!(drops(&before, &letter).len(), 121 - 2, "{letter}");
    }
}

#[test]
fn rule_5_3_no_calf_is_dropped_on_the_last_rank() {
    for token in CALVES {
        let black = position(&format!("1w9/11/11/11/11/11/11/11/11/11/1W9 b {token} 1"));
        assert_eq!(drops(&black, token).len(), 10 * 11 - 1);
        assert_eq!(obstacle(&black, &format!("{token}*6a")), Obstacle::Stuck(square("6a")));
        let lower = token.to_lowercase();
        let white = position(&format!("1w9/11/11/11/11/11/11/11/11/11/1W9 w {lower} 1"));
        assert_eq!(drops(&white, token).len(), 10 * 11 - 1);
        assert_eq!(obstacle(&white, &format!("{token}*6k")), Obstacle::Stuck(square("6k")));
    }
}

#[test]
fn rule_5_3_no_calf_is_dropped_on_a_file_with_an_unpromoted_calf_of_its_side() {
    for token in CALVES {
        // File 6 holds Black's Pilot calf; on files 5, 4 and 3 stand a grown one, an adult and an enemy calf.
        let board = "1w9/11/11/8^n2/11/5^P+^PP3/11/11/11/11/1W9 b";
        let before = position(&format!("{board} {token} 1"));
        assert_eq!(drops(&before, token).len(), 121 - 6 - 10 - 9, "{token}");
        let file = Obstacle::File { to: square("6h"), other: square("6f") };
        assert_eq!(obstacle(&before, &format!("{token}*6h")), file);
        for square in ["5h", "4h", "3h"] {
            assert!(before.parse_move(&format!("{token}*{square}")).is_ok(), "{square}");
        }
    }
    let error = Position::parse(&TABLES, "1w9/11/5^P5/11/11/5^D5/11/11/11/11/1W9 b - 1").unwrap_err();
    let PositionError::Setup(error) = error else { panic!("{error}") };
    assert_eq!(error.faults, [SetupFault::OneAFile { square: "6f".into() }]);
}

#[test]
fn rule_5_3_no_calf_is_dropped_with_checkmate() {
    let mate = Some(Outcome::win(Side::First, Reason::Checkmate));
    // White's whale on 6a is shut in by its own, and the Pilot Whale on 6c protects 6b.
    let board = "4pwp4/4a1a4/5P5/11/11/11/11/11/11/11/5W5 b";
    for token in CALVES {
        let before = position(&format!("{board} {token} 1"));
        let kind = TABLES.rules().kind(token).unwrap();
        assert_eq!(obstacle(&before, &format!("{token}*6b")), Obstacle::WouldMate(kind));
        assert_eq!(drops(&before, token).len(), 121 - 7 - 8 - 1);
    }
    assert_eq!(played(&position(&format!("{board} P 1")), "P*6b").outcome(), mate, "an adult may mate");
    let step = position("4pwp4/4a1a4/5^P5/5D5/11/11/11/11/11/11/5W5 b - 1");
    assert_eq!(played(&step, "6c6b").outcome(), mate, "a calf may mate by a step");
}

#[test]
fn rule_5_3_a_calf_may_be_dropped_with_a_check_that_can_be_answered() {
    for (board, answers) in [
        // The whale takes the calf; another piece does, by igui and otherwise, where the whale may not.
        ("4pwp4/4a1a4/11/11/11/11/11/11/11/11/5W5 b ^P 1", "6a6b"),
        ("4pwp4/4a1+n4/5P5/11/11/11/11/11/11/11/5W5 b ^P 1", "5b6b 5b6b5b"),
        ("4pw5/4a1a4/5P5/11/11/11/11/11/11/11/5W5 b ^P 1", "6a5a"),
    ] {
        let checked = played(&position(board), "^P*6b");
        assert!(checked.is_check());
        assert_eq!(all_moves(&checked), answers, "{board}");
    }
}
