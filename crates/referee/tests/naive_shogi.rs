//! Shogi, rule by rule.

mod common;

use common::{drops, legal, moves, position};
use komadai_referee::naive::{Game, Options, Outcome, Position, Side};

const GAME: Game = Game::Shogi;

/// A lone piece of First on 5e, kings out of the way.
fn lone(token: &str) -> String {
    moves(&position(GAME, &format!("K 8i, k 2a, {token} 5e"), "b -"), "5e")
}

#[test]
fn shogi_rule_1_start() {
    let start = Position::start(GAME, Options::default());
    assert_eq!(start.to_text(), GAME.start_text());
    assert_eq!(start.legal_moves().len(), 30);
}

#[test]
fn shogi_rule_2_pieces() {
    assert_eq!(lone("P"), "5d");
    assert_eq!(lone("L"), "5a+ 5b 5b+ 5c 5c+ 5d");
    assert_eq!(lone("N"), "4c 4c+ 6c 6c+");
    assert_eq!(lone("S"), "4d 4f 5d 6d 6f");
    for gold in ["G", "+P", "+L", "+N", "+S"] {
        assert_eq!(lone(gold), "4d 4e 5d 5f 6d 6e", "{gold}");
    }
    assert_eq!(lone("B"), "1a 1a+ 1i 2b 2b+ 2h 3c 3c+ 3g 4d 4f 6d 6f 7c 7c+ 7g 8b 8b+ 8h 9a 9a+ 9i");
    assert_eq!(lone("+B"), "1a 1i 2b 2h 3c 3g 4d 4e 4f 5d 5f 6d 6e 6f 7c 7g 8b 8h 9a 9i");
    assert_eq!(lone("R"), "1e 2e 3e 4e 5a 5a+ 5b 5b+ 5c 5c+ 5d 5f 5g 5h 5i 6e 7e 8e 9e");
    assert_eq!(lone("+R"), "1e 2e 3e 4d 4e 4f 5a 5b 5c 5d 5f 5g 5h 5i 6d 6e 6f 7e 8e 9e");
    assert_eq!(moves(&position(GAME, "K 5e, k 2a", "b -"), "5e"), "4d 4e 4f 5d 5f 6d 6e 6f");
}

#[test]
fn shogi_rule_2_promotion() {
    let zone = position(GAME, "K 8i, k 2a, S 5c, P 7b, L 8c, N 1d, N 4c", "b -");
    assert_eq!(moves(&zone, "5c"), "4b 4b+ 4d 4d+ 5b 5b+ 6b 6b+ 6d 6d+");
    assert_eq!(moves(&zone, "7b"), "7a+");
    assert_eq!(moves(&zone, "8c"), "8a+ 8b 8b+");
    assert_eq!(moves(&zone, "1d"), "2b+");
    assert_eq!(moves(&zone, "4c"), "3a+ 5a+");
}

#[test]
fn shogi_rule_2_captured_pieces_lose_their_promotion() {
    let next = position(GAME, "K 8i, k 2a, R 5e, +p 5d", "b P").play("5e5d").unwrap();
    assert_eq!(next.to_text(), "7k1/9/9/4R4/9/9/9/9/1K7 w 2P 2");
}

#[test]
fn shogi_rule_2_drops() {
    let held = position(GAME, "K 8i, k 2a, P 5e, +P 4e, p 3e", "b PLNG");
    let pawns = drops(&held, "P");
    assert!(!pawns.iter().any(|square| square.starts_with('5') || square.ends_with('a')));
    assert!(pawns.contains(&"4b".to_owned()) && pawns.contains(&"3b".to_owned()));
    assert!(!legal(&held, "L*1a") && legal(&held, "L*1b"));
    assert!(!legal(&held, "N*1b") && legal(&held, "N*1c"));
    assert!(legal(&held, "G*1a"));
}

#[test]
fn shogi_rule_2_a_pawn_drop_must_not_mate() {
    let mating = position(GAME, "K 8i, k 1a, G 3b, S 1c", "b PG");
    assert!(!legal(&mating, "P*1b"));
    let mate = Some(Outcome::Checkmate { winner: Side::First });
    assert_eq!(mating.play("G*1b").unwrap().outcome(), mate);
    let stepping = position(GAME, "K 8i, k 1a, G 3b, S 2c, P 1c", "b -");
    assert_eq!(stepping.play("1c1b").unwrap().outcome(), mate);
    assert_eq!(stepping.play("1c1b+").unwrap().outcome(), mate);
}

#[test]
fn shogi_rule_3_no_legal_move_loses() {
    let stuck = position(GAME, "K 9i, k 2a, r 8a, s 9g", "b -");
    assert_eq!(moves(&stuck, "9i"), "");
    assert_eq!(stuck.outcome(), Some(Outcome::NoMove { winner: Some(Side::Second) }));
}
