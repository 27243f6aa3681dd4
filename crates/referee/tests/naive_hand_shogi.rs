//! Hand Shogi, rule by rule.

mod common;

use common::{drops, legal, moves, position, position_with, squares};
use komadai_referee::naive::{Game, Options, Outcome, Position, Side};

const GAME: Game = Game::HandShogi;

/// A lone piece of First, kings out of the way.
fn lone(token: &str, square: &str) -> String {
    squares(&position(GAME, &format!("K a1, k i9, {token} {square}"), "w -"), square)
}

#[test]
fn hand_shogi_rule_1_2_start() {
    let start = Position::start(GAME, Options::default());
    assert_eq!(start.to_text(), GAME.start_text());
    let legal = start.legal_moves();
    assert_eq!(legal.iter().filter(|text| text.contains('*')).count(), 293);
    assert_eq!(legal.len(), 293 + 22);
}

#[test]
fn hand_shogi_rule_2_pieces() {
    assert_eq!(lone("G", "e5"), "d5 d6 e4 e6 f5 f6");
    assert_eq!(lone("S", "e5"), "d4 d6 e6 f4 f6");
    assert_eq!(lone("L", "e5"), "e6 e7 e8 e9");
    assert_eq!(lone("F", "e5"), "d5 e6 f5");
    assert_eq!(lone("P", "e5"), "c3 c5 c7 e3 e7 g3 g5 g7");
    assert_eq!(lone("O", "e5"), "c5 e3 e7 g5");
    assert_eq!(lone("H", "e5"), "c3 c7 g3 g7");
    assert_eq!(lone("T", "e5"), "b2 b8 c3 c7 d4 d6 f4 f6 g3 g7 h2 h8");
    assert_eq!(lone("R", "e5"), "b5 c5 d5 e2 e3 e4 e6 e7 e8 f5 g5 h5");
    assert_eq!(lone("N", "e4"), "d6 f6");
    assert_eq!(lone("+N", "e5"), "d5 d6 e4 e6 f5 f6");
    let kings = position(GAME, "K e5, k i9", "w -");
    assert_eq!(moves(&kings, "e5"), "d4 d5 d6 e4 e6 f4 f5 f6");
}

#[test]
fn hand_shogi_rule_2_second_is_turned() {
    let turned = position(GAME, "K a1, k i9, n e6, l b8, g h5", "b -");
    assert_eq!(moves(&turned, "e6"), "d4 f4");
    assert_eq!(moves(&turned, "b8"), "b1 b2 b3 b4 b5 b6 b7");
    assert_eq!(moves(&turned, "h5"), "g4 g5 h4 h6 i4 i5");
}

#[test]
fn hand_shogi_rule_2_leaps_pass_and_slides_stop() {
    let crowded = position(GAME, "K a1, k i9, P e5, G d5, g e6, R b5, s b6", "w -");
    assert_eq!(moves(&crowded, "e5"), "c3 c5 c7 e3 e7 g3 g5 g7");
    assert_eq!(moves(&crowded, "b5"), "a5 b2 b3 b4 b6 c5");
}

#[test]
fn hand_shogi_rule_2_option_wide_half_knight() {
    let options = Options { wide_half_knight: true, ..Options::default() };
    let wide = position_with(GAME, options, "K a1, k i9, N e4", "w -");
    assert_eq!(moves(&wide, "e4"), "c5 d6 f6 g5");
}

#[test]
fn hand_shogi_rule_3_1_captured_pieces_change_sides() {
    let next = position(GAME, "K a1, k i9, R e5, t e6", "w -").play("e5e6").unwrap();
    assert_eq!(next.to_text(), "8k/9/9/4R4/9/9/9/9/K8 b T 2");
}

#[test]
fn hand_shogi_rule_3_2_promoted_half_knight_returns() {
    let next = position(GAME, "K a1, k i9, R e5, +n e6", "w N").play("e5e6").unwrap();
    assert_eq!(next.to_text(), "8k/9/9/4R4/9/9/9/9/K8 b 2N 2");
}

#[test]
fn hand_shogi_rule_4_promotion_is_compulsory() {
    let first = position(GAME, "K a1, k i9, N e5", "w -");
    assert_eq!(moves(&first, "e5"), "d7+ f7+");
    assert_eq!(first.play("e5d7+").unwrap().to_text(), "8k/9/3+N5/9/9/9/9/9/K8 b - 2");
    assert_eq!(moves(&position(GAME, "K a1, k i9, S e6", "w -"), "e6"), "d5 d7 e7 f5 f7");
    assert_eq!(moves(&position(GAME, "K a1, k i9, n e5", "b -"), "e5"), "d3+ f3+");
}

#[test]
fn hand_shogi_rule_5_1_drops() {
    let held = position(GAME, "K a1, k i9", "w G");
    assert_eq!(drops(&held, "G").len(), 79);
    assert_eq!(held.play("G*e5").unwrap().to_text(), "8k/9/9/9/4G4/9/9/9/K8 b - 2");
}

#[test]
fn hand_shogi_rule_5_2_lance_not_on_the_last_rank() {
    let held = position(GAME, "K a1, k i9", "w LFP");
    assert_eq!(drops(&held, "L").len(), 79 - 8);
    assert!(!legal(&held, "L*b9") && legal(&held, "F*b9") && legal(&held, "P*b9"));
    let second = position(GAME, "K a1, k i9", "b l");
    assert!(!legal(&second, "L*b1") && legal(&second, "L*b9"));
}

#[test]
fn hand_shogi_rule_5_3_half_knight_not_on_the_last_three_ranks() {
    let held = position(GAME, "K a1, k i9", "w N");
    assert_eq!(drops(&held, "N").len(), 6 * 9 - 1);
    assert!(!legal(&held, "N*e7") && legal(&held, "N*e6"));
}

#[test]
fn hand_shogi_rule_5_4_onager_and_hasty_only_with_check() {
    let held = position(GAME, "K a1, k e5", "w OHP");
    assert_eq!(drops(&held, "O"), ["c5", "e3", "e7", "g5"]);
    assert_eq!(drops(&held, "H"), ["c3", "c7", "g3", "g7"]);
    assert_eq!(drops(&held, "P").len(), 79);
    assert_eq!(lone("O", "e5"), "c5 e3 e7 g5");
}

#[test]
fn hand_shogi_rule_5_5_one_soldier_a_file() {
    let held = position(GAME, "K a1, k i9, F b3, f c7", "w F");
    assert!(!drops(&held, "F").iter().any(|square| square.starts_with('b')));
    assert!(legal(&held, "F*c5"));
}

#[test]
fn hand_shogi_rule_5_6_a_drop_may_mate() {
    let mated = position(GAME, "K a1, k e9, F e7", "w G").play("G*e8").unwrap();
    assert_eq!(mated.outcome(), Some(Outcome::Checkmate { winner: Side::First }));
    let mated = position(GAME, "K a1, k i9, S g7, R i6", "w F").play("F*i8").unwrap();
    assert!(mated.in_check());
    assert_eq!(mated.legal_moves(), ["i9h9"]);
    let mated = position(GAME, "K a1, k i9, S g7, G g9, R i6", "w F").play("F*i8").unwrap();
    assert_eq!(mated.outcome(), Some(Outcome::Checkmate { winner: Side::First }));
}

#[test]
fn hand_shogi_rule_6_soldiers() {
    let start = Position::start(GAME, Options::default());
    assert!(!legal(&start, "d3c3") && legal(&start, "d3d4"));
    let pair = position(GAME, "K a1, k i9, F d3, F c7, g c3, f e8, F f1", "w -");
    assert_eq!(moves(&pair, "d3"), "d4 e3");
    assert_eq!(moves(&pair, "f1"), "e1 f2 g1");
}

#[test]
fn hand_shogi_rule_6_a_forbidden_capture_is_no_attack() {
    let pieces = "K d3, k i9, f e3, f d8";
    let limited = position(GAME, pieces, "w -");
    assert!(!limited.in_check() && !limited.attacked(Side::Second, "d3"));
    let options = Options { file_rule_limits_check: false, ..Options::default() };
    let attacking = position_with(GAME, options, pieces, "w -");
    assert!(attacking.in_check() && attacking.attacked(Side::Second, "d3"));
    let second = position_with(GAME, options, "K d3, k i9, f e3, f d8, S d2", "b -");
    assert!(!legal(&second, "e3d3"));
    assert!(position(GAME, "K d3, k i9, f e3", "w -").in_check());
}

#[test]
fn hand_shogi_rule_7_1_checkmate() {
    let mated = position(GAME, "K e1, g e2, r e3, k i9", "w -");
    assert_eq!(mated.outcome(), Some(Outcome::Checkmate { winner: Side::Second }));
}

#[test]
fn hand_shogi_rule_7_2_no_legal_move_is_a_draw() {
    let stuck = position(GAME, "K a1, k c2, g b3", "w -");
    assert!(!stuck.in_check());
    assert_eq!(stuck.outcome(), Some(Outcome::NoMove { winner: None }));
}

#[test]
fn attack_on_an_empty_square_lifts_the_king() {
    // The king does not shelter the square behind itself from the shogun.
    let ray = position(GAME, "K e5, k i9, r e7", "w -");
    assert!(ray.attacked(Side::Second, "e4") && !ray.attacked(Side::Second, "e3"));
    assert!(ray.attacked(Side::Second, "h9") && !ray.attacked(Side::First, "h9"));
    assert!(!ray.attacked(Side::Second, "e7") && !ray.attacked(Side::Second, "z9"));
}
