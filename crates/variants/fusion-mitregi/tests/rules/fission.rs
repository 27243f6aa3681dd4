//! Rule 4: fused pieces and fission.

use komadai_board::Side;
use komadai_engine::{Move, Obstacle, Position};
use komadai_fusion_mitregi::Game;

use crate::pieces::TARGETS;
use crate::{
    GAMES, after, all_moves, blastic, changes, clastic, lone, moves, names, obstacle, played, square, tables, unnamed,
    words,
};

/// Where a simple piece on e5 can go.
fn row(letter: char) -> impl Iterator<Item = &'static str> {
    let row = TARGETS.iter().find(|(token, _)| token.starts_with(letter)).unwrap();
    row.1.split(' ')
}

/// The pairs that cannot move backward, by the rule's own list.
fn forward_only(game: Game, with_unnamed: bool) -> Vec<&'static str> {
    let mut pairs = vec!["(WM)", "(WH)", "(WU)", "(MH)", "(MU)", "(HU)"];
    if game == Game::Strategoclastic {
        pairs.extend(["(HP)", "(HX)", "(UP)", "(UX)"]);
        if with_unnamed {
            pairs.extend(["(WX)", "(MP)", "(XP)"]);
        }
    }
    pairs
}

/// The texts of the moves of a lone fused piece on e5: as a unit, and split.
fn expected_moves(token: &str, is_barred: bool) -> String {
    let letters: Vec<char> = token.chars().filter(char::is_ascii_uppercase).collect();
    let mut texts: Vec<String> = Vec::new();
    for &letter in &letters {
        texts.extend(row(letter).map(|to| format!("e5{to}:{letter}")));
        let in_camp = |to: &&str| to.ends_with('8') || to.ends_with('9');
        texts.extend(row(letter).filter(|to| !(is_barred && in_camp(to))).map(|to| format!("e5{to}")));
    }
    texts.sort();
    texts.dedup();
    words(texts)
}

#[test]
fn rule_4_1_and_4_2_every_pair_moves_as_both_and_splits_into_either() {
    for game in GAMES {
        for (with_unnamed, tables) in [(false, tables(game)), (true, unnamed(game))] {
            let rules = tables.rules();
            let barred = forward_only(game, with_unnamed);
            let mut seen = 0;
            for kind in rules.kinds().filter(|&kind| rules.fusion().unwrap().parts(kind).is_some()) {
                let token = &rules.piece(kind).unwrap().token;
                let alone = lone(&tables, &format!("10/10/10/10/4{token}5/10/10/10/10 w"));
                let is_barred = barred.contains(&token.as_str());
                assert_eq!(all_moves(&alone), expected_moves(token, is_barred), "{token}");
                seen += usize::from(is_barred);
            }
            assert_eq!(seen, barred.len());
        }
    }
}

#[test]
fn rule_4_1_a_black_pair_moves_as_a_white_one_turned() {
    for game in GAMES {
        let tables = unnamed(game);
        let rules = tables.rules();
        for kind in rules.kinds() {
            let token = &rules.piece(kind).unwrap().token;
            let white = lone(&tables, &format!("10/10/10/10/4{token}5/10/10/10/10 w"));
            let black = lone(&tables, &format!("10/10/10/10/5{}4/10/10/10/10 b", token.to_lowercase()));
            let turned = white.rotated();
            assert_eq!(turned.board(), black.board());
            assert_eq!(all_moves(&turned), all_moves(&black), "{token}");
            assert_eq!(white.count_moves(), black.count_moves(), "{token}");
        }
    }
}

#[test]
fn rule_4_1_a_forward_only_pair_does_not_enter_the_camp_as_a_unit() {
    let pair = blastic("10/4g5/10/4(WM)5/k9/10/10/10/9K w -");
    assert_eq!(moves(&pair, "e6"), "e6b9:M e6c8:M e6d7 e6d7:M e6e7 e6e7:W e6f7 e6f7:M e6g8:M e6h9:M");
    let leaper = clastic("10/10/3(HX)6/10/k9/10/10/10/9K w -");
    assert_eq!(moves(&leaper, "d7"), "d7c8:X d7c9:H d7e8:X d7e9:H");
    let home = blastic("4(wm)5/10/10/10/k9/10/10/10/9K b -");
    assert!(home.parse_move("e9e8").is_ok(), "one's own camp is open");
}

#[test]
fn rule_4_1_the_reason_given_is_the_camp() {
    let pair = blastic("10/4g5/10/4(WM)5/k9/10/10/10/9K w -");
    assert_eq!(obstacle(&pair, "e6g8"), Obstacle::Camp(square("g8")));
    assert_eq!(obstacle(&pair, "e6e8"), Obstacle::Camp(square("e8")));
}

#[test]
fn rule_4_1_a_forward_only_pair_gives_no_check_in_the_camp() {
    assert!(!blastic("10/4k5/10/10/10/4(WH)5/10/10/9K b -").is_check());
    assert!(blastic("10/10/4k5/10/10/4(WH)5/10/10/9K b -").is_check());
    assert!(blastic("10/4k5/10/10/10/4W5/10/10/9K b -").is_check(), "a simple wing does");
    assert!(blastic("10/4k5/10/10/10/4(BW)5/10/10/9K b -").is_check(), "and a pair that can go back");
    let adjacent = clastic("10/4k5/3(HX)6/10/10/10/10/10/9K b -");
    assert!(adjacent.attackers(square("c8"), Side::First).is_empty());
    assert!(adjacent.parse_move("e8d7").is_ok());
    let white = blastic("9k/10/10/4(wh)5/10/10/10/4K5/10 w -");
    assert!(!white.is_check());
}

#[test]
fn rule_4_1_a_forward_only_pair_pins_nothing_in_the_camp() {
    let free = blastic("4k5/4g5/10/10/10/4(WH)5/10/10/9K b -");
    assert!(free.parse_move("e8d8").is_ok());
    let pinned = blastic("4k5/4g5/10/10/10/4(BW)5/10/10/9K b -");
    let (king, by) = (square("e9"), square("e4"));
    assert_eq!(obstacle(&pinned, "e8d8"), Obstacle::Pinned { king, by });
}

#[test]
fn rule_4_1_a_unit_captures_as_both() {
    let gnu = blastic("10/10/5b4/5r4/k9/4(NC)5/10/10/9K w -");
    assert_eq!(after(&gnu, "e4f6"), "10/10/5b4/5(NC)4/k9/10/10/10/9K b R");
    assert_eq!(after(&gnu, "e4f7"), "10/10/5(NC)4/5r4/k9/10/10/10/9K b B");
    assert_eq!(changes(&gnu, "e4f6"), "lift (NC) e4, take r f6, land (NC) f6, to-hand R White");
}

#[test]
fn rule_4_2_one_component_goes_and_the_other_stays() {
    let pair = blastic("k9/10/10/10/10/4(RN)5/10/10/9K w -");
    assert_eq!(after(&pair, "e4e7:R"), "k9/10/4R5/10/10/4N5/10/10/9K b -");
    assert_eq!(after(&pair, "e4f6:N"), "k9/10/10/5N4/10/4R5/10/10/9K b -");
    assert_eq!(changes(&pair, "e4e7:R"), "split N e4, land R e7");
    assert_eq!(changes(&pair, "e4f6:N"), "split R e4, land N f6");
}

#[test]
fn rule_4_2_fission_does_not_capture_and_needs_an_empty_square() {
    let pair = blastic("k9/10/10/4gG4/10/4(RN)5/10/10/9K w -");
    assert_eq!(obstacle(&pair, "e4e6:R"), Obstacle::Occupied(square("e6")));
    assert_eq!(obstacle(&pair, "e4f6:N"), Obstacle::Occupied(square("f6")));
    assert_eq!(obstacle(&pair, "e4e7:R"), Obstacle::Blocked { to: square("e7"), at: square("e6") });
    assert!(pair.parse_move("e4e6").is_ok(), "the unit captures there");
}

#[test]
fn rule_4_2_only_a_component_can_go_and_only_by_its_own_moves() {
    let pair = blastic("k9/10/10/10/10/4(RN)5/10/10/2R6K w -");
    let bishop = tables(Game::Strategoblastic).rules().kind("B").unwrap();
    assert_eq!(obstacle(&pair, "e4f5:B"), Obstacle::NotAComponent { from: square("e4"), part: bishop });
    assert_eq!(obstacle(&pair, "e4f6:R"), Obstacle::CannotReach { from: square("e4"), to: square("f6") });
    assert_eq!(obstacle(&pair, "c1c2:R"), Obstacle::NoSuchPower(square("c1")));
}

#[test]
fn rule_4_1_the_camp_bars_from_where_a_piece_could_go_alone() {
    let knight = clastic("9k/10/10/10/4N5/10/10/10/9K w -");
    assert_eq!(obstacle(&knight, "e5e9"), Obstacle::CannotReach { from: square("e5"), to: square("e9") });
    let pair = clastic("9k/10/10/4(UP)5/10/10/10/10/9K w -");
    assert_eq!(obstacle(&pair, "e6d9"), Obstacle::Camp(square("d9")));
    assert_eq!(obstacle(&pair, "e6c9"), Obstacle::CannotReach { from: square("e6"), to: square("c9") });
    assert_eq!(obstacle(&pair, "e6c7"), Obstacle::CannotReach { from: square("e6"), to: square("c7") });
}

/// Whatever a move says is done as far as it makes sense.
#[test]
fn rule_4_2_what_is_no_component_does_not_come_out_of_a_pair() {
    let pair = clastic("9k/10/10/10/4(RB)5/10/10/10/9K w -");
    let kind = |token| pair.rules().kind(token).unwrap();
    let (from, to) = (square("e5"), square("e6"));
    for part in ["N", "K", "(RB)"] {
        let mut after = pair.clone();
        after.play_unchecked(Move::Split { from, to, part: kind(part) });
        assert_eq!(after.board(), pair.board(), "{part}");
    }
    let mut after = pair.clone();
    after.play_unchecked(Move::Split { from, to, part: kind("B") });
    assert_eq!(after.to_string().split(' ').next(), Some("9k/10/10/4B5/4R5/10/10/10/9K"));
}

#[test]
fn rule_4_2_fission_is_allowed_into_the_enemy_camp() {
    let pair = blastic("10/10/10/4(WM)5/k9/10/10/10/9K w -");
    assert_eq!(after(&pair, "e6e9:W"), "4W5/10/10/4M5/k9/10/10/10/9K b -");
    assert_eq!(after(&pair, "e6g8:M"), "10/6M3/10/4W5/k9/10/10/10/9K b -");
}

#[test]
fn rule_4_2_the_parts_may_fuse_again_from_the_next_turn_on() {
    let mut game = blastic("k9/10/10/10/10/4(RN)5/10/10/9K w -");
    for text in ["e4e6:R", "a9a8", "e6e4"] {
        game = played(&game, text);
    }
    assert!(game.to_string().starts_with("10/k9/10/10/10/4(RN)5/10/10/9K b -"), "{game}");
}

#[test]
fn rule_4_2_both_parts_keep_all_their_moves() {
    let parts = played(&blastic("k9/10/10/10/10/4(WH)5/10/10/9K w -"), "e4d6:H");
    let parts = played(&parts, "a9a8");
    assert_eq!(moves(&parts, "d6"), "d6c8 d6e8");
    assert_eq!(moves(&parts, "e4"), "e4e5 e4e6 e4e7 e4e8 e4e9");
}

#[test]
fn rule_4_2_a_pinned_pair_may_split_and_the_part_that_stays_shields() {
    let pinned = blastic("9k/4r5/10/10/10/10/4(RN)5/10/4K5 w -");
    let (king, by) = (square("e1"), square("e8"));
    assert_eq!(obstacle(&pinned, "e3d3"), Obstacle::Pinned { king, by });
    assert_eq!(after(&pinned, "e3d3:R"), "9k/4r5/10/10/10/10/3RN5/10/4K5 b -");
    assert_eq!(after(&pinned, "e3f5:N"), "9k/4r5/10/10/5N4/10/4R5/10/4K5 b -");
    assert!(pinned.parse_move("e3e8").is_ok());
}

#[test]
fn rule_4_2_the_part_that_goes_may_give_check() {
    let check = played(&blastic("10/6k3/10/10/10/4(RN)5/10/10/9K w -"), "e4g4:R");
    assert_eq!(names(check.checkers()), "g4");
    let by_the_knight = played(&blastic("10/6k3/10/10/10/4(RN)5/10/10/9K w -"), "e4f6:N");
    assert_eq!(names(by_the_knight.checkers()), "f6");
}

#[test]
fn rule_4_3_one_square_three_moves() {
    let pair = blastic("k9/10/10/10/10/4(BG)5/10/10/9K w -");
    assert_eq!(after(&pair, "e4f5"), "k9/10/10/10/5(BG)4/10/10/10/9K b -");
    assert_eq!(after(&pair, "e4f5:B"), "k9/10/10/10/5B4/4G5/10/10/9K b -");
    assert_eq!(after(&pair, "e4f5:G"), "k9/10/10/10/5G4/4B5/10/10/9K b -");
    let there = moves(&pair, "e4").split(' ').filter(|text| text.starts_with("e4f5")).count();
    assert_eq!(there, 3);
}

#[test]
fn rule_4_4_a_simple_forward_only_piece_enters_and_captures_in_the_camp() {
    let wing = blastic("10/4g5/10/10/1M2W5/k9/10/10/9K w -");
    assert_eq!(after(&wing, "e5e8"), "10/4W5/10/10/1M8/k9/10/10/9K b G");
    assert_eq!(moves(&wing, "b5"), "b5a6 b5c6 b5d7 b5e8");
    let last = blastic("4W5/3H6/10/10/10/k9/10/10/9K w -");
    assert_eq!(moves(&last, "e9"), "");
    assert_eq!(moves(&last, "d8"), "");
    let point = clastic("10/4P1X3/10/10/10/k9/10/10/9K w -");
    assert_eq!(all_moves(&point), "e8e9 g8f9 g8h9 j1i1 j1i2 j1j2");
}

#[test]
fn rule_4_1_the_camp_is_no_bar_to_pairs_that_go_backward() {
    for game in GAMES {
        let tables = unnamed(game);
        let rules = tables.rules();
        let barred = forward_only(game, true);
        for kind in rules.kinds().filter(|&kind| rules.fusion().unwrap().parts(kind).is_some()) {
            let token = &rules.piece(kind).unwrap().token;
            let near = lone(&tables, &format!("10/10/4{token}5/10/10/10/10/10/10 w"));
            let units = |position: &Position| {
                let all = all_moves(position);
                all.split(' ').any(|text| text.len() == 4 && text.ends_with(['8', '9']))
            };
            assert_eq!(units(&near), !barred.contains(&token.as_str()), "{token}");
        }
    }
}
