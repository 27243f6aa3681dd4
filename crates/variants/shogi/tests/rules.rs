//! Every rule of Shogi by its number, on small boards.

#![allow(clippy::unwrap_used)]

use std::sync::{Arc, LazyLock};

use komadai_board::{Side, Square};
use komadai_engine::{Obstacle, Outcome, Position, PositionError, Reason, SetupFault, Tables};
use komadai_rule_tests::{all_moves, changes, drops, moves, obstacle, played, reach, targets, texts};
use komadai_rules::{Coordinates, Ending, NoMove, Repetition};

static TABLES: LazyLock<Arc<Tables>> = LazyLock::new(|| Tables::new(komadai_shogi::rules()));

/// A position that obeys the rules.
fn position(text: &str) -> Position {
    komadai_rule_tests::position(&TABLES, text)
}

/// A board that need not hold kings.
fn lone(text: &str) -> Position {
    komadai_rule_tests::lone(&TABLES, text)
}

fn square(name: &str) -> Square {
    komadai_rule_tests::square(&TABLES, name)
}

const TABLE: [(&str, &str, &str); 14] = [
    ("K", "king", "4d 4e 4f 5d 5f 6d 6e 6f"),
    ("R", "rook", "1e 2e 3e 4e 5a 5b 5c 5d 5f 5g 5h 5i 6e 7e 8e 9e"),
    ("B", "bishop", "1a 1i 2b 2h 3c 3g 4d 4f 6d 6f 7c 7g 8b 8h 9a 9i"),
    ("G", "gold general", GOLD),
    ("S", "silver general", "4d 4f 5d 6d 6f"),
    ("N", "knight", "4c 6c"),
    ("L", "lance", "5a 5b 5c 5d"),
    ("P", "pawn", "5d"),
    ("+R", "dragon king", "1e 2e 3e 4d 4e 4f 5a 5b 5c 5d 5f 5g 5h 5i 6d 6e 6f 7e 8e 9e"),
    ("+B", "dragon horse", "1a 1i 2b 2h 3c 3g 4d 4e 4f 5d 5f 6d 6e 6f 7c 7g 8b 8h 9a 9i"),
    ("+S", "promoted silver", GOLD),
    ("+N", "promoted knight", GOLD),
    ("+L", "promoted lance", GOLD),
    ("+P", "tokin", GOLD),
];
const GOLD: &str = "4d 4e 5d 5f 6d 6e";

#[test]
fn rule_1_sfen_and_usi_are_the_texts() {
    let rules = TABLES.rules();
    assert_eq!((rules.id(), rules.title()), ("shogi", "Shogi"));
    assert_eq!((rules.shape().files(), rules.shape().ranks()), (9, 9));
    assert_eq!(rules.shape().coordinates(), Coordinates::SHOGI);
    assert_eq!(rules.shape().square(0, 0), Some(square("9i")));
    assert_eq!(Side::BOTH.map(|side| rules.side_name(side)), ["Black", "White"]);
    let start = Position::start(&TABLES);
    assert_eq!(start.to_string(), "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    assert_eq!(start.side(), Side::First);
    assert_eq!(start.rotated().board(), start.board());
    let mut game = start;
    for text in ["7g7f", "3c3d", "8h2b+", "3a2b", "B*5e"] {
        game = played(&game, text);
    }
    let sfen = "lnsgkg1nl/1r5s1/pppppp1pp/6p2/4B4/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b 6";
    assert_eq!(game.to_string(), sfen);
}

#[test]
fn rule_2_each_piece_moves_as_everywhere() {
    assert_eq!(TABLES.rules().kinds().count(), TABLE.len());
    for (token, name, names) in TABLE {
        assert_eq!(TABLES.rules().piece(TABLES.rules().kind(token).unwrap()).unwrap().name, name);
        assert_eq!(reach(&TABLES, token, "5e"), names, "{token}");
        assert_eq!(reach(&TABLES, &token.to_lowercase(), "5e"), names, "{token} of White");
    }
}

#[test]
fn rule_2_only_the_knight_leaps() {
    for (token, ..) in TABLE {
        let ringed = lone(&format!("9/9/9/3GGG3/3G{token}G3/3GGG3/9/9/9 b - 1"));
        let expected = if token == "N" { "4c 6c" } else { "" };
        assert_eq!(targets(&ringed, "5e"), expected, "{token}");
    }
    let position = lone("9/9/4p4/9/2P1R4/9/9/9/9 b - 1");
    assert_eq!(obstacle(&position, "5e5b"), Obstacle::Blocked { to: square("5b"), at: square("5c") });
    assert_eq!(obstacle(&position, "5e7e"), Obstacle::OwnPiece(square("7e")));
    assert_eq!(obstacle(&position, "5e4d"), Obstacle::CannotReach { from: square("5e"), to: square("4d") });
}

#[test]
fn rule_2_captured_pieces_join_the_hand_unpromoted() {
    for (token, ..) in TABLE.into_iter().filter(|row| row.0 != "K") {
        let before = position(&format!("k8/9/9/9/4{}4/4G4/9/9/7K1 b - 1", token.to_lowercase()));
        let held = token.trim_start_matches('+');
        assert_eq!(played(&before, "5f5e").to_string(), format!("k8/9/9/9/4G4/9/9/9/7K1 w {held} 2"));
    }
}

#[test]
fn rule_2_promotion_is_optional_on_entering_on_moving_in_and_on_leaving_the_zone() {
    for (board, from, expected) in [
        ("k8/9/9/4S4/9/9/9/9/K8 b - 1", "5d", "5d4c 5d4c+ 5d4e 5d5c 5d5c+ 5d6c 5d6c+ 5d6e"),
        ("k8/9/4S4/9/9/9/9/9/K8 b - 1", "5c", "5c4b 5c4b+ 5c4d 5c4d+ 5c5b 5c5b+ 5c6b 5c6b+ 5c6d 5c6d+"),
        ("k8/9/9/9/9/4s4/9/9/K8 w - 1", "5f", "5f4e 5f4g 5f4g+ 5f5g 5f5g+ 5f6e 5f6g 5f6g+"),
        ("k8/9/9/9/4G4/9/9/9/K8 b - 1", "5e", "5e4d 5e4e 5e5d 5e5f 5e6d 5e6e"),
    ] {
        assert_eq!(moves(&position(board), from), expected, "{board}");
    }
    let before = position("k8/9/4s4/4S4/9/9/9/9/K8 b - 1");
    assert_eq!(changes(&before, "5d5c+"), "lift S 5d, take s 5c, land S 5c, promote +S 5c, to-hand S Black");
    assert_eq!(obstacle(&before, "5d6e+"), Obstacle::CannotPromote(square("6e")));
}

#[test]
fn rule_2_king_gold_and_promoted_pieces_do_not_promote() {
    for token in ["K", "G", "+R", "+B", "+S", "+N", "+L", "+P"] {
        assert!(!moves(&lone(&format!("9/9/4{token}4/9/9/9/9/9/9 b - 1")), "5c").contains('+'));
        let kind = TABLES.rules().kind(token).unwrap();
        assert_eq!(TABLES.rules().piece(kind).unwrap().promotes_to, None);
    }
    let position = position("k8/9/4G4/9/9/9/9/9/K8 b - 1");
    assert_eq!(obstacle(&position, "5c5b+"), Obstacle::NeverPromotes(square("5c")));
}

#[test]
fn rule_2_promotion_is_compulsory_where_the_piece_could_not_move_again() {
    for (board, from, expected) in [
        ("k8/4P4/9/9/9/9/9/9/K8 b - 1", "5b", "5b5a+"),
        ("k8/9/4P4/9/9/9/9/9/K8 b - 1", "5c", "5c5b 5c5b+"),
        ("k8/9/4L4/9/9/9/9/9/K8 b - 1", "5c", "5c5a+ 5c5b 5c5b+"),
        ("k8/9/4N4/9/9/9/9/9/K8 b - 1", "5c", "5c4a+ 5c6a+"),
        ("k8/9/9/4N4/9/9/9/9/K8 b - 1", "5d", "5d4b+ 5d6b+"),
        ("k8/9/9/9/4N4/9/9/9/K8 b - 1", "5e", "5e4c 5e4c+ 5e6c 5e6c+"),
        ("k8/9/9/9/9/4n4/9/9/K8 w - 1", "5f", "5f4h+ 5f6h+"),
        ("k8/4S4/9/9/9/9/9/9/K8 b - 1", "5b", "5b4a 5b4a+ 5b4c 5b4c+ 5b5a 5b5a+ 5b6a 5b6a+ 5b6c 5b6c+"),
    ] {
        assert_eq!(moves(&position(board), from), expected, "{board}");
    }
    let before = position("k8/4P4/9/9/9/9/9/9/K8 b - 1");
    assert_eq!(obstacle(&before, "5b5a"), Obstacle::MustPromote(square("5a")));
    for (board, square) in [("k3P4/9/9", "5a"), ("k3L4/9/9", "5a"), ("k8/4N4/9", "5b")] {
        let text = format!("{board}/9/9/9/9/9/K8 b - 1");
        let PositionError::Setup(error) = Position::parse(&TABLES, &text).unwrap_err() else { panic!() };
        assert_eq!(error.faults, [SetupFault::CannotStand { square: square.into() }]);
    }
}

#[test]
fn rule_2_no_drop_where_the_piece_could_not_move() {
    let before = position("k8/9/9/9/9/9/9/9/K8 b RBGSNLP 1");
    for (token, count) in [("R", 79), ("B", 79), ("G", 79), ("S", 79), ("N", 79 - 17), ("L", 79 - 8), ("P", 79 - 8)] {
        assert_eq!(drops(&before, token).len(), count, "{token}");
    }
    for (text, to) in [("P*5a", "5a"), ("L*5a", "5a"), ("N*5a", "5a"), ("N*5b", "5b")] {
        assert_eq!(obstacle(&before, text), Obstacle::Stuck(square(to)));
    }
    assert_eq!(obstacle(&before, "P*9i"), Obstacle::Occupied(square("9i")));
    assert_eq!(changes(&before, "N*5c"), "from-hand N Black, land N 5c");
    let white = position("k8/9/9/9/9/9/9/9/K8 w nlp 1");
    assert_eq!(["N", "L", "P"].map(|token| drops(&white, token).len()), [79 - 17, 79 - 8, 79 - 8]);
    let rook = white.rules().kind("R").unwrap();
    assert_eq!(obstacle(&white, "R*5e"), Obstacle::NotInHand(rook));
}

#[test]
fn rule_2_no_two_unpromoted_pawns_of_a_side_on_a_file() {
    // A pawn on file 7, a tokin on file 6, a pawn of the other side on file 5.
    let before = position("k8/9/2P1p4/3+P5/9/9/9/9/K8 b P 1");
    assert_eq!(drops(&before, "P").len(), 81 - 5 - 8 - 8 + 1);
    assert_eq!(obstacle(&before, "P*7e"), Obstacle::File { to: square("7e"), other: square("7c") });
    assert!(before.parse_move("P*6e").is_ok());
    assert!(before.parse_move("P*5e").is_ok());
    let text = "k8/9/2P6/9/2P6/9/9/9/K8 b - 1";
    let PositionError::Setup(error) = Position::parse(&TABLES, text).unwrap_err() else { panic!() };
    assert_eq!(error.faults, [SetupFault::OneAFile { square: "7e".into() }]);
}

#[test]
fn rule_2_no_pawn_drop_mates_and_any_other_mate_stands() {
    let mate = Some(Outcome::win(Side::First, Reason::Checkmate));
    let pawn = TABLES.rules().kind("P").unwrap();
    let shut_in = position("7lk/7p1/8G/9/9/9/9/9/K8 b GP 1");
    assert_eq!(obstacle(&shut_in, "P*1b"), Obstacle::WouldMate(pawn));
    assert_eq!(played(&shut_in, "G*1b").outcome(), mate);
    // The gold on 2b could take the pawn if the bishop did not pin it.
    let pinned = position("7lk/7g1/8G/5B3/9/9/9/9/K8 b P 1");
    assert_eq!(obstacle(&pinned, "P*1b"), Obstacle::WouldMate(pawn));
    let step = position("7lk/7p1/8P/8L/9/9/9/9/K8 b - 1");
    assert_eq!(played(&step, "1c1b").outcome(), mate);
    assert_eq!(played(&step, "1c1b+").outcome(), mate);
}

#[test]
fn rule_2_a_pawn_drop_with_a_check_that_can_be_answered_is_allowed() {
    for (board, answers) in [
        ("7lk/7p1/9/9/9/9/9/9/K8 b P 1", "1a1b"),
        ("7lk/7g1/8G/9/9/9/9/9/K8 b P 1", "2b1b"),
        ("8k/7p1/8S/9/9/9/9/9/K8 b P 1", "1a2a"),
    ] {
        let checked = played(&position(board), "P*1b");
        assert!(checked.is_check());
        assert_eq!(all_moves(&checked), answers, "{board}");
    }
}

#[test]
fn rule_2_a_check_must_be_answered() {
    let before = position("k8/9/9/4r4/9/9/9/4G4/4K4 b P 1");
    assert!(!before.is_check());
    assert_eq!(moves(&before, "5h"), "5h5g");
    assert_eq!(obstacle(&before, "5h4h"), Obstacle::Pinned { king: square("5i"), by: square("5d") });
    let checked = position("k8/9/9/4r4/9/9/9/9/4K4 b P 1");
    assert_eq!(checked.checkers(), square("5d").into());
    assert_eq!(all_moves(&checked), "5i4h 5i4i 5i6h 5i6i P*5e P*5f P*5g P*5h");
    assert_eq!(obstacle(&checked, "P*1e"), Obstacle::InCheck { king: square("5i"), by: square("5d") });
    assert_eq!(obstacle(&checked, "5i5h"), Obstacle::IntoCheck { to: square("5h"), by: square("5d") });
    // Two checks at once: only the king can answer.
    let twice = position("k8/9/9/4r4/9/9/3n5/9/4K1R2 b P 1");
    assert_eq!(twice.checkers(), [square("5d"), square("6g")].into_iter().collect());
    assert_eq!(all_moves(&twice), "5i4h 5i4i 5i6h 5i6i");
}

#[test]
fn rule_3_mate_and_no_legal_move_lose() {
    let before = position("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    let mated = played(&before, "G*5b");
    assert_eq!(mated.outcome(), Some(Outcome::win(Side::First, Reason::Checkmate)));
    let stuck = position("8k/6G2/9/7N1/9/9/9/9/K8 w - 1");
    assert!(!stuck.is_check());
    assert_eq!(stuck.outcome(), Some(Outcome::win(Side::First, Reason::NoMove)));
    assert_eq!(obstacle(&stuck, "1a1b"), Obstacle::GameOver(stuck.outcome().unwrap()));
    assert_eq!(position("8k/6G2/9/7N1/9/9/9/9/K8 w p 1").outcome(), None);
}

#[test]
fn rule_3_the_fourth_occurrence_draws_unless_one_side_gave_check_all_the_while() {
    let ending = Ending {
        no_move: NoMove::Loses,
        repetition: Some(Repetition { count: 4, perpetual_check_loses: true }),
        quiet_plies: None,
    };
    assert_eq!(TABLES.rules().ending(), ending);
}

#[test]
fn rule_4_published_counts_from_the_start() {
    let start = Position::start(&TABLES);
    let counts = [30, 900, 25_470, 719_731, 19_861_490, 547_581_517];
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(start.perft(depth), count, "{depth} plies");
    }
}

#[test]
fn rule_4_published_counts_of_a_middle_game() {
    let middle = position("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1");
    for (depth, count) in (1..).zip([207, 28_684, 4_809_015, 516_925_165]) {
        assert_eq!(middle.perft(depth), count, "{depth} plies");
    }
}

#[test]
fn rule_4_the_position_with_the_most_moves_known() {
    let position = position("R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1");
    assert_eq!(position.count_moves(), 593);
    assert_eq!(position.legal_moves().len(), 593);
}

#[test]
fn texts_of_positions_and_moves_are_read_back() {
    for text in [
        TABLES.rules().description().start.as_str(),
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
        "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
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
