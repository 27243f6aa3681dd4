//! Rule 5: capture and drops.

use komadai_engine::{MoveTextError, Obstacle, Outcome, Position, Reason};
use komadai_fusion_mitregi::Game;

use crate::{GAMES, after, blastic, changes, clastic, lone, moves, obstacle, played, square, tables, unnamed};

#[test]
fn rule_5_1_a_captured_piece_joins_the_captors_hand() {
    let rook = blastic("k9/10/10/10/4g5/10/10/4R5/9K w G");
    assert_eq!(after(&rook, "e2e5"), "k9/10/10/10/4R5/10/10/10/9K b 2G");
    assert_eq!(changes(&rook, "e2e5"), "lift R e2, take g e5, land R e5, to-hand G White");
    let black = blastic("k9/10/10/10/4G5/10/10/4r5/9K b -");
    assert_eq!(after(&black, "e2e5"), "k9/10/10/10/4r5/10/10/10/9K w g");
}

#[test]
fn rule_5_1_a_captured_pair_joins_the_hand_as_two_pieces() {
    let rook = blastic("k9/10/10/10/4(bg)5/10/10/4R5/9K w -");
    assert_eq!(changes(&rook, "e2e5"), "lift R e2, take (bg) e5, land R e5, to-hand B White, to-hand G White");
    for game in GAMES {
        let tables = unnamed(game);
        let rules = tables.rules();
        for kind in rules.kinds() {
            let row = rules.piece(kind).unwrap();
            let text = format!("10/10/10/10/4{}5/10/10/4R5/10 w", row.lower);
            let taken = played(&lone(&tables, &text), "e2e5");
            let held = row.token.replace(['(', ')', 'K'], "");
            let held = if held.is_empty() { "-" } else { &held };
            assert_eq!(taken.to_string().split(' ').nth(2), Some(held), "{}", row.token);
        }
    }
}

#[test]
fn rule_5_2_a_drop_on_any_empty_square() {
    for game in GAMES {
        let tables = tables(game);
        for &kind in tables.rules().hand() {
            let token = &tables.rules().piece(kind).unwrap().token;
            let text = "9k/10/10/10/10/10/10/10/K9 w R".replace(" R", &format!(" {token}"));
            let position = Position::parse(&tables, &text).unwrap();
            assert_eq!(position.drops(kind).len(), 90 - 2, "{token}");
        }
    }
    let point = clastic("9k/10/10/10/10/10/10/10/K9 w P");
    assert_eq!(changes(&point, "P*e9"), "from-hand P White, land P e9");
    assert_eq!(after(&point, "P*e9"), "4P4k/10/10/10/10/10/10/10/K9 b -");
}

#[test]
fn rule_5_2_a_drop_takes_an_empty_square_and_a_piece_in_hand() {
    let rook = blastic("9k/10/10/10/4B5/10/10/10/K9 w R");
    assert_eq!(obstacle(&rook, "R*e5"), Obstacle::Occupied(square("e5")));
    assert_eq!(obstacle(&rook, "R*j9"), Obstacle::Occupied(square("j9")));
    let kind = tables(Game::Strategoblastic).rules().kind("N").unwrap();
    assert_eq!(obstacle(&rook, "N*e4"), Obstacle::NotInHand(kind));
    assert!(rook.parse_move("R*b5").is_ok() && !moves(&rook, "e5").is_empty());
}

#[test]
fn rule_5_2_several_forward_only_pieces_may_stand_on_one_file() {
    let wings = blastic("9k/10/10/10/10/4W5/4W5/10/K9 w W");
    assert!(wings.parse_move("W*e5").is_ok());
    assert!(wings.parse_move("W*e9").is_ok());
}

#[test]
fn rule_5_2_a_drop_may_mate() {
    let before = blastic("k9/10/1K8/10/10/10/10/10/10 w G");
    let mate = played(&before, "G*a8");
    assert_eq!(mate.outcome(), Some(Outcome::win(komadai_board::Side::First, Reason::Checkmate)));
}

#[test]
fn rule_5_2_pairs_are_never_dropped_nor_formed_in_hand() {
    for game in GAMES {
        let tables = tables(game);
        let rules = tables.rules();
        assert!(rules.hand().iter().all(|&kind| rules.piece(kind).unwrap().token.len() == 1));
        assert!(rules.parse("9k/10/10/10/10/10/10/10/K9 w (RB)").is_err());
    }
    let both = blastic("9k/10/10/10/10/10/10/10/K9 w RB");
    let pair = tables(Game::Strategoblastic).rules().kind("(RB)").unwrap();
    assert_eq!(obstacle(&both, "(RB)*e5"), Obstacle::NotInHand(pair));
    assert!(matches!(both.parse_move("RB*e5"), Err(MoveTextError::Malformed { offset: 1, .. })));
}
