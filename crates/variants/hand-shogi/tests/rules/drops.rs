//! Drops (rule 5).

use komadai_board::Side;
use komadai_engine::{Obstacle, Outcome, Reason};

use crate::{TABLES, changes, drops, moves, obstacle, played, position, square, texts};

#[test]
fn rule_5_1_a_drop_puts_a_piece_on_an_empty_square_as_a_whole_turn() {
    let before = position("4k4/9/9/9/9/9/9/4G4/4K4 w Ss 7");
    assert_eq!(drops(&before, "S").len(), 81 - 3);
    assert_eq!(played(&before, "S*a5").to_string(), "4k4/9/9/9/S8/9/9/4G4/4K4 b s 8");
    assert_eq!(changes(&before, "S*a5"), "from-hand S White, land S a5");
    assert_eq!(obstacle(&before, "S*e2"), Obstacle::Occupied(square("e2")));
    assert_eq!(obstacle(&before, "S*e9"), Obstacle::Occupied(square("e9")));
    let lance = before.rules().kind("L").unwrap();
    assert_eq!(obstacle(&before, "L*a5"), Obstacle::NotInHand(lance));
}

#[test]
fn rule_5_2_a_lance_is_not_dropped_on_the_last_rank_and_a_soldier_may_be() {
    let white = position("4k4/9/9/9/9/9/9/9/4K4 w LF 1");
    assert_eq!(drops(&white, "L").len(), 81 - 2 - 8);
    assert_eq!(obstacle(&white, "L*a9"), Obstacle::Stuck(square("a9")));
    assert!(white.parse_move("L*a8").is_ok());
    assert_eq!(drops(&white, "F").len(), 81 - 2);
    let black = position("4k4/9/9/9/9/9/9/9/4K4 b lf 1");
    assert_eq!(drops(&black, "L").len(), 81 - 2 - 8);
    assert_eq!(obstacle(&black, "L*a1"), Obstacle::Stuck(square("a1")));
    assert!(black.parse_move("F*a1").is_ok());
}

#[test]
fn rule_5_3_a_half_knight_is_not_dropped_on_the_last_three_ranks() {
    let white = position("4k4/9/9/9/9/9/9/9/4K4 w N 1");
    assert_eq!(drops(&white, "N").len(), 6 * 9 - 1);
    assert_eq!(obstacle(&white, "N*a7"), Obstacle::Rank(square("a7")));
    assert!(white.parse_move("N*a6").is_ok());
    let black = position("4k4/9/9/9/9/9/9/9/4K4 b n 1");
    assert_eq!(drops(&black, "N").len(), 6 * 9 - 1);
    assert_eq!(obstacle(&black, "N*a3"), Obstacle::Rank(square("a3")));
    assert!(black.parse_move("N*a4").is_ok());
}

#[test]
fn rule_5_4_onager_and_hasty_are_dropped_only_with_check() {
    let white = position("4k4/4p4/9/9/9/9/9/9/4K4 w POH 1");
    assert_eq!(texts(&white, &drops(&white, "O")), "O*c9 O*e7 O*g9");
    assert_eq!(texts(&white, &drops(&white, "H")), "H*c7 H*g7");
    assert_eq!(drops(&white, "P").len(), 81 - 3);
    let kind = |token| TABLES.rules().kind(token).unwrap();
    assert_eq!(obstacle(&white, "O*e6"), Obstacle::MustCheck(kind("O")));
    assert_eq!(obstacle(&white, "H*e7"), Obstacle::MustCheck(kind("H")));
    let black = position("4k4/9/9/9/9/9/9/9/4K4 b oh 1");
    assert_eq!(texts(&black, &drops(&black, "O")), "O*c1 O*e3 O*g1");
    assert_eq!(texts(&black, &drops(&black, "H")), "H*c3 H*g3");
}

#[test]
fn rule_5_4_such_a_drop_must_answer_a_check_too() {
    let before = position("9/9/9/9/4k4/4r4/9/9/4K4 w OS 1");
    assert_eq!(texts(&before, &drops(&before, "O")), "O*e3");
    assert_eq!(texts(&before, &drops(&before, "S")), "S*e2 S*e3");
    assert_eq!(obstacle(&before, "O*c5"), Obstacle::InCheck { king: square("e1"), by: square("e4") });
}

#[test]
fn rule_5_4_on_the_board_onager_and_hasty_move_freely() {
    let before = position("4k4/9/9/9/9/2O3H2/9/9/4K4 w - 1");
    assert_eq!(moves(&before, "c4"), "c4a4 c4c2 c4c6 c4e4");
    assert_eq!(moves(&before, "g4"), "g4e2 g4e6 g4i2 g4i6");
}

#[test]
fn rule_5_5_a_soldier_is_not_dropped_on_a_file_with_a_soldier_of_its_side() {
    let before = position("4k4/9/3f5/9/9/9/2F6/9/4K4 w Ff 1");
    assert_eq!(drops(&before, "F").len(), 81 - 4 - 8);
    assert_eq!(obstacle(&before, "F*c9"), Obstacle::File { to: square("c9"), other: square("c3") });
    assert!(before.parse_move("F*d3").is_ok(), "a soldier of the other side does not count");
    let black = position("4k4/9/3f5/9/9/9/2F6/9/4K4 b Ff 1");
    assert_eq!(drops(&black, "F").len(), 81 - 4 - 8);
    assert_eq!(obstacle(&black, "F*d1"), Obstacle::File { to: square("d1"), other: square("d7") });
}

#[test]
fn rule_5_6_a_drop_of_any_piece_may_mate() {
    for (board, drop) in [
        // The king in the corner, its hasties around it; a lance or a pard protects the piece dropped or keeps
        // the king from the free square.
        ("kh7/h8/9/9/9/1L7/9/9/4K4 w T 1", "T*b8"),
        ("kh7/h8/9/9/9/1L7/9/9/4K4 w G 1", "G*b8"),
        ("kh7/h8/9/9/9/1L7/9/9/4K4 w S 1", "S*b8"),
        ("kh7/h8/9/9/9/1L7/9/9/4K4 w H 1", "H*c7"),
        ("kh7/h8/9/9/9/1L7/9/9/4K4 w P 1", "P*c7"),
        ("kh7/h8/9/9/9/1L7/9/9/4K4 w O 1", "O*a7"),
        ("kh7/1h7/9/P8/9/9/9/9/4K4 w R 1", "R*a8"),
        ("kh7/1h7/9/P8/9/9/9/9/4K4 w L 1", "L*a8"),
        ("kh7/1h7/9/P8/9/9/9/9/4K4 w F 1", "F*a8"),
        ("hh7/kh7/hh7/9/9/9/9/9/4K4 w N 1", "N*b6"),
    ] {
        let mated = played(&position(board), drop);
        assert_eq!(mated.outcome(), Some(Outcome::win(Side::First, Reason::Checkmate)), "{drop}");
    }
}
