//! Great Whale Shogi, rule by rule.

mod common;

use common::{count, drops, legal, line, moves, position, position_with, squares};
use komadai_referee::naive::{Game, Options, Outcome, Position, Side};

const GAME: Game = Game::GreatWhaleShogi;

/// Kings on squares that no line from 6f reaches.
const KINGS: &str = "W 10k, w 2a";

/// A position with pieces of First beside the kings.
fn beside_kings(pieces: &str, rest: &str) -> Position {
    position(GAME, &format!("{KINGS}, {pieces}"), rest)
}

/// The squares of a lone piece in the middle.
fn lone(token: &str) -> String {
    squares(&beside_kings(&format!("{token} 6f"), "b -"), "6f")
}

#[test]
fn great_whale_rule_1_start() {
    let start = Position::start(GAME, Options::default());
    assert_eq!(start.to_text(), GAME.start_text());
    assert_eq!(start.legal_moves().len(), 42);
}

#[test]
fn great_whale_rule_2_base_pieces() {
    assert_eq!(lone("O"), "6a 6b 6c 6d 6e 6g 6h");
    assert_eq!(lone("D"), "4f 5e 5g 6d 6h 7e 7g 8f");
    assert_eq!(lone("T"), "4d 6d 6g 8d");
    assert_eq!(lone("E"), "5e 6h 7e");
    assert_eq!(lone("M"), "5e 5g 6e 6g 7e 7g");
    assert_eq!(lone("F"), "5e 5f 5g 7e 7f 7g");
    assert_eq!(lone("B"), "5g 6d 6e 7g");
    assert_eq!(lone("A"), "3d 4c 6e 6g 8c 9d");
    assert_eq!(lone("L"), "4d 4h 5f 6e 6g 7f 8d 8h");
    assert_eq!(lone("R"), "3f 6a 6b 6c 6d 6e 6g 9f");
    assert_eq!(lone("S"), "10b 10f 11a 11f 1a 1f 2b 2f 3c 3f 4d 4f 5e 5f 6g 6h 6i 6j 6k 7e 7f 8d 8f 9c 9f");
    assert_eq!(lone("N"), "5e 5g 7e 7g");
    assert_eq!(lone("H"), "10f 10j 11f 11k 1f 1k 2f 2j 3f 3i 4f 4h 5f 5g 6a 6b 6c 6d 6e 7f 7g 8f 8h 9f 9i");
    assert_eq!(lone("P"), "5f 6e 6g 7f");
    assert_eq!(lone("K"), "4d 5e 5f 5g 6e 7e 7f 7g 8d");
    let whale = position(GAME, "W 6f, w 2a", "b -");
    assert_eq!(moves(&whale, "6f"), "5e 5f 5g 6e 6g 7e 7f 7g");
}

#[test]
fn great_whale_rule_2_calves() {
    for token in ["^O", "^D", "^E", "^M", "^F", "^B", "^L", "^R", "^P", "^K", "^N"] {
        assert_eq!(lone(token), "6e", "{token}");
    }
    for adult in ["O", "D", "E", "M", "F", "B", "L", "R", "N", "P", "K"] {
        assert_eq!(lone(&format!("+^{adult}")), lone(adult), "{adult}");
    }
}

#[test]
fn great_whale_rule_2_promoted_forms() {
    assert_eq!(lone("+O"), "10j 11k 1k 2j 3i 4h 5e 5f 5g 6e 6g 7e 7f 7g 8h 9i");
    assert_eq!(lone("+D"), lone("K"));
    assert_eq!(lone("+T"), lone("S"));
    assert_eq!(lone("+E"), "4d 4h 5e 5g 7e 7g 8d 8h");
    assert_eq!(lone("+F"), "4d 4f 4h 5e 5f 5g 7e 7f 7g 8d 8f 8h");
    assert_eq!(lone("+M"), "4d 4h 5e 5g 6d 6e 6g 6h 7e 7g 8d 8h");
    assert_eq!(lone("+B"), "4f 5f 6d 6e 6g 6h 7f 8f");
    assert_eq!(lone("+A"), lone("H"));
    assert_eq!(lone("+L"), "5e 5g 6c 7e 7g");
    assert_eq!(lone("+P"), "4d 4f 4h 6d 6h 8d 8f 8h");
    assert_eq!(lone("+H"), "10d 10h 2d 2h 4b 4e 4g 4j 5d 5h 7d 7h 8b 8e 8g 8j");
    assert_eq!(lone("+R"), "5e 5f 5g 6c 6d 6e 6g 7e 7f 7g");
    assert_eq!(lone("+N"), "5e 5f 5g 6e 6g 7e 7f 7g");
}

#[test]
fn great_whale_rule_2_second_is_turned() {
    let turned = beside_kings("t 6f, a 9e, ^p 3e", "w -");
    assert_eq!(moves(&turned, "6f"), "4h 6e 6h 8h");
    assert_eq!(squares(&turned, "9e"), "11h 6g 7h 9d 9f");
    assert_eq!(moves(&turned, "3e"), "3f");
}

#[test]
fn great_whale_rule_2_option_narrow_harbor_porpoise() {
    let options = Options { narrow_harbor_porpoise: true, ..Options::default() };
    let narrow = position_with(GAME, options, &format!("{KINGS}, A 6f"), "b -");
    assert_eq!(squares(&narrow, "6f"), "4c 6e 6g 8c");
}

#[test]
fn great_whale_rule_2_gray_stops_at_the_first_piece() {
    let gray = beside_kings("+H 6f, P 5d, p 7d", "b -");
    assert_eq!(moves(&gray, "6f"), "10d 10h 2d 2h 4e 4g 4j 5h 7d 7h 8e 8g 8j");
}

#[test]
fn great_whale_rule_3_1_killer() {
    let killer = beside_kings("K 6f, p 5e, d 4d", "b -");
    assert_eq!(moves(&killer, "6f"), "4d 5e 5e4d 5e6f 5f 5g 6e 7e 7f 7g 8d");
    assert_eq!(count(&killer, "6f"), 11);
    let next = killer.play("6f5e4d").unwrap();
    assert_eq!(next.to_text(), "9w1/11/11/7K3/11/11/11/11/11/11/1W9 w DP 2");
    let next = killer.play("6f5e6f").unwrap();
    assert_eq!(next.to_text(), "9w1/11/11/7d3/11/5K5/11/11/11/11/1W9 w P 2");
    assert_eq!(killer.removes("6f5e4d"), ["4d", "5e"]);
}

#[test]
fn great_whale_rule_3_1_killer_leaps_over_anything_and_never_turns() {
    let blocked = beside_kings("+^K 6f, P 5e, P 8d, p 7e", "b -");
    assert_eq!(moves(&blocked, "6f"), "4d 5f 5g 6e 7e 7e6f 7f 7g");
}

#[test]
fn great_whale_rule_3_1_option_killer_may_pass() {
    let options = Options { killer_may_pass: true, ..Options::default() };
    let passing = position_with(GAME, options, &format!("{KINGS}, K 6f, P 7e"), "b -");
    assert!(legal(&passing, "6f5e6f") && !legal(&passing, "6f7e6f"));
    let next = passing.play("6f5e6f").unwrap();
    assert_eq!(next.to_text(), "9w1/11/11/11/4P6/5K5/11/11/11/11/1W9 w - 2");
    assert!(!legal(&beside_kings("K 6f", "b -"), "6f5e6f"));
}

#[test]
fn great_whale_rule_3_2_false_killer_takes_up_to_three() {
    let three = beside_kings("+R 6f, p 6e, n 6d, s 6c", "b -");
    let ahead = "6c 6d 6d6c 6e 6e6c 6e6d 6e6d6c 6e6f";
    assert_eq!(moves(&three, "6f"), format!("5e 5f 5g {ahead} 6g 7e 7f 7g"));
    assert_eq!(count(&three, "6f"), 15);
    let next = three.play("6f6e6d6c").unwrap();
    assert_eq!(next.to_text(), "9w1/11/5+R5/11/11/11/11/11/11/11/1W9 w SNP 2");
}

#[test]
fn great_whale_rule_3_2_false_killer_leaps() {
    let pieces = format!("{KINGS}, +R 6f, P 6e, n 6d");
    let leaping = position(GAME, &pieces, "b -");
    assert_eq!(moves(&leaping, "6f"), "5e 5f 5g 6c 6d 6d6c 6g 7e 7f 7g");
    let options = Options { false_killer_leaps: false, ..Options::default() };
    let walking = position_with(GAME, options, &pieces, "b -");
    assert_eq!(moves(&walking, "6f"), "5e 5f 5g 6g 7e 7f 7g");
    let walking = position_with(GAME, options, &format!("{KINGS}, +R 6f, n 6d"), "b -");
    assert_eq!(moves(&walking, "6f"), "5e 5f 5g 6d 6d6c 6e 6g 7e 7f 7g");
}

#[test]
fn great_whale_rule_3_3_beluga() {
    let around = "p 5e, p 5f, p 5g, p 6e, p 6g, p 7e, p 7f, p 7g";
    let surrounded = beside_kings(&format!("+N 6f, {around}"), "b -");
    assert_eq!(count(&surrounded, "6f"), 16);
    let next = surrounded.play("6f7g6f").unwrap();
    assert_eq!(next.to_text(), "9w1/11/11/11/4ppp4/4p+Np4/5pp4/11/11/11/1W9 w P 2");
    assert_eq!(moves(&beside_kings("+N 6f, p 5e, P 6e", "b -"), "6f"), "5e 5e6f 5f 5g 6g 7e 7f 7g");
}

#[test]
fn great_whale_rule_3_4_blue() {
    assert_eq!(count(&beside_kings("+S 6f", "b -"), "6f"), 76);
    // 7e and 5g are own, 5e is taken and ends the move, 7g is the only way out.
    let way_out = beside_kings("+S 6f, P 7e, P 5g, p 5e, P 6g, P 7f, P 8f, P 8g, P 8h, P 7h, P 6h", "b -");
    assert_eq!(moves(&way_out, "6f"), "5e 7g");
    // Back over the square it left, but not onto it.
    let back = beside_kings("+S 6f, P 7e, P 5g, P 6g, P 7f, P 8f, P 8g, P 8h, P 7h, P 6h, p 3c", "b -");
    assert!(legal(&back, "6f3c") && !legal(&back, "6f6f"));
    let back = beside_kings("+S 6f, P 7e, P 5g, P 5e, P 6g, P 7f, P 8f, P 8g, P 8h, P 7h, P 6h", "b -");
    assert_eq!(moves(&back, "6f"), "7g");
}

#[test]
fn great_whale_rule_4_1_promotion_zone() {
    assert_eq!(moves(&beside_kings("P 6d", "b -"), "6d"), "5d 6c 6c+ 6e 7d");
    assert_eq!(moves(&beside_kings("P 6c", "b -"), "6c"), "5c 5c+ 6b 6b+ 6d 6d+ 7c 7c+");
    let second = beside_kings("p 6i", "w -");
    assert_eq!(moves(&second, "6i"), "5i 5i+ 6h 6h+ 6j 6j+ 7i 7i+");
}

#[test]
fn great_whale_rule_4_2_compulsory_for_a_calf_on_the_last_rank() {
    assert_eq!(moves(&beside_kings("^P 6b", "b -"), "6b"), "6a+");
    assert_eq!(moves(&beside_kings("^P 6c", "b -"), "6c"), "6b 6b+");
    assert_eq!(moves(&beside_kings("O 6b", "b -"), "6b"), "6a 6a+ 6c 6c+ 6d 6d+");
}

#[test]
fn great_whale_rule_4_3_who_never_promotes() {
    assert_eq!(moves(&position(GAME, "W 6d, w 2a", "b -"), "6d"), "5c 5d 5e 6c 6e 7c 7d 7e");
    assert_eq!(moves(&beside_kings("K 6d", "b -"), "6d"), "4b 5c 5d 5e 6c 7c 7d 7e 8b");
    assert_eq!(moves(&beside_kings("+^P 6d", "b -"), "6d"), "5d 6c 6e 7d");
    assert_eq!(moves(&beside_kings("+T 6b, P 6c, P 5b, P 7b", "b -"), "6b"), "5a 7a");
}

#[test]
fn great_whale_rule_4_4_and_5_1_captures_return_to_the_base_kind() {
    let takes = |victim: &str| {
        let before = beside_kings(&format!("P 6f, {victim} 6e"), "b -");
        let text = before.play("6f6e").unwrap().to_text();
        text.split(' ').nth(2).unwrap().to_owned()
    };
    assert_eq!(takes("+d"), "D");
    assert_eq!(takes("k"), "K");
    assert_eq!(takes("+^k"), "^K");
    assert_eq!(takes("^o"), "^O");
    assert_eq!(takes("+r"), "R");
}

#[test]
fn great_whale_rule_5_2_drops() {
    let held = beside_kings("P 6f", "b OT");
    assert_eq!(drops(&held, "O").len(), 118);
    let next = line(held, "T*6d 2a1a 6d6b+");
    assert_eq!(next.to_text(), "10w/5+T5/11/11/11/5P5/11/11/11/11/1W9 w O 4");
}

#[test]
fn great_whale_rule_5_3_calf_drops() {
    let held = beside_kings("^O 6f, +^D 5f, ^e 4f, P 3f", "b ^P");
    let dropped = drops(&held, "^P");
    assert!(!dropped.iter().any(|square| square.ends_with('a') || square.starts_with('6')));
    assert!(["5b", "4b", "3b"].iter().all(|square| dropped.iter().any(|other| other == square)));
    assert_eq!(dropped.len(), 10 * 10 - 4);
}

#[test]
fn great_whale_rule_5_3_a_calf_drop_must_not_mate() {
    let mating = position(GAME, "W 10k, w 1a, R 2f, P 1c", "b ^PP");
    assert!(!legal(&mating, "^P*1b"), "guarded by the Pilot, and 2a, 2b by the Right Whale");
    assert!(legal(&mating, "P*1b"));
    assert_eq!(mating.play("P*1b").unwrap().outcome(), Some(Outcome::Checkmate { winner: Side::First }));
    let parried = position(GAME, "W 10k, w 1a, R 2f, P 1c, d 2c", "b ^P");
    assert!(legal(&parried, "^P*1b"), "the Dolphin takes it");
}

#[test]
fn great_whale_rule_6_1_own_whale_attacked_is_illegal() {
    let pinned = position(GAME, "W 6k, P 6h, o 6b, w 2a", "b -");
    assert_eq!(moves(&pinned, "6h"), "6g 6i");
    assert!(!pinned.in_check());
    assert!(pinned.play("6h5h").is_err());
}

#[test]
fn great_whale_rule_6_2_no_legal_move_loses() {
    let stuck = position(GAME, "W 11k, o 10a, s 9j, w 2a", "b -");
    assert!(!stuck.in_check());
    assert_eq!(stuck.outcome(), Some(Outcome::NoMove { winner: Some(Side::Second) }));
}
