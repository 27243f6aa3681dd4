//! Minjiku Shogi, rule by rule.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use common::{legal, line, moves, position, position_with};
use komadai_referee::naive::{Game, Options, Outcome, Position, Side};

const GAME: Game = Game::MinjikuShogi;

/// Pieces beside two kings on the left edge.
fn beside_kings(pieces: &str, rest: &str) -> Position {
    position(GAME, &format!("K a1, k a10, {pieces}"), rest)
}

/// The board part of a position's text without the ranks of the extra squares.
fn board(position: &Position) -> String {
    let text = position.to_text();
    let ranks: Vec<&str> = text.split(' ').next().unwrap().split('/').collect();
    ranks[1..11].join("/")
}

#[test]
fn minjiku_rule_1_start() {
    let start = Position::start(GAME, Options::default());
    assert_eq!(start.to_text(), GAME.start_text());
    assert_eq!(start.legal_moves().len(), 24);
}

#[test]
fn minjiku_rule_1_2_empty_extra_squares_are_no_squares() {
    let slides = beside_kings("R e3, B c2, F f2", "w -");
    assert!(legal(&slides, "e3e1") && !legal(&slides, "e3e0"));
    assert!(legal(&slides, "c2d1") && !legal(&slides, "c2e0"));
    assert!(!slides.legal_moves().iter().any(|text| text.contains("e0") || text.contains("f0")));
    // e0 is empty: the area mover cannot go by way of it, nor the rook along rank 0.
    let area = beside_kings("A d1, P e1, p f0", "w -");
    assert!(!legal(&area, "d1f0"));
    assert!(legal(&beside_kings("A d1, p f0", "w -"), "d1f0"), "by way of e1");
    assert_eq!(moves(&beside_kings("R f0", "w -"), "f0"), "f1 f10 f10+ f2 f3 f4 f5 f6 f7 f8 f8+ f9 f9+");
}

#[test]
fn minjiku_rule_1_2_captures_on_extra_squares() {
    let next = beside_kings("R e3, g e0, s f0", "w -").play("e3e0").unwrap();
    assert_eq!(next.to_text(), "****2****/k9/10/10/10/10/10/10/10/10/K9/****Rs**** b - 2 quiet=0");
    let next = line(next, "a10b10 e0f0 b10a10 f0f5");
    assert_eq!(next.to_text(), "****2****/k9/10/10/10/10/5R4/10/10/10/K9/****2**** b - 6 quiet=2");
    let hop = beside_kings("D b3, P c2, m d1, g e0, V e1", "w -");
    assert!(legal(&hop, "b3e0"));
    assert!(legal(&hop, "e1e0e1"), "by igui");
    assert_eq!(board(&hop.play("e1e0e1").unwrap()), board(&hop));
    assert!(!beside_kings("g e0", "w -").attacked(Side::First, "f0"), "no square");
}

#[test]
fn minjiku_rule_2_simple_pieces() {
    let lone = |token: &str| moves(&position(GAME, &format!("K a1, k b10, {token} f5"), "w -"), "f5");
    assert_eq!(lone("P"), "f6");
    assert_eq!(lone("S"), "e4 e6 f6 g4 g6");
    assert_eq!(lone("G"), "e5 e6 f4 f6 g5 g6");
    assert_eq!(lone("+P"), lone("G"));
    assert_eq!(lone("M"), "e4 e5 e6 f4 f6 g4 g5 g6");
    assert_eq!(lone("+D"), lone("M"));
    assert_eq!(lone("Y"), "d5 e4 e6 f3 f7 g4 g6 h5");
    assert_eq!(lone("X"), "d3 d7 e5 f4 f6 g5 h3 h7");
    assert_eq!(lone("L"), "a5 b5 c5 d5 e5 f4 f6 g5 h5 i5 j5");
    assert_eq!(lone("+S"), "a10 b1 b9 c2 c8 d3 d7 e4 e6 g4 g6 h3 h7 i2 i8 j1 j9");
    assert_eq!(lone("B").replace('+', ""), "a10 a10 b1 b9 b9 c2 c8 c8 d3 d7 e4 e6 g4 g6 h3 h7 i2 i8 i8 j1 j9 j9");
    assert_eq!(lone("+G"), "a5 b5 c5 d5 e5 f1 f10 f2 f3 f4 f6 f7 f8 f9 g5 h5 i5 j5");
    assert_eq!(lone("+R"), lone("+G"));
    assert_eq!(lone("+M"), lone("+G"));
    assert_eq!(lone("+B"), lone("+S"));
    assert_eq!(lone("+X").split(' ').count(), 18 + 17);
    assert_eq!(lone("J"), lone("+X"));
    assert_eq!(lone("+C"), lone("+X"));
    assert_eq!(lone("+Y"), "d4 d6 e3 e7 g3 g7 h4 h6");
}

#[test]
fn minjiku_rule_2_option_general_hops_diagonally() {
    let pieces = "K a1, k a10, J f5, P f6, p f8, P g6, p i8";
    let both = position(GAME, pieces, "w -");
    assert!(legal(&both, "f5f8") && legal(&both, "f5i8"));
    let options = Options { general_hops_diagonally: true, ..Options::default() };
    let diagonal = position_with(GAME, options, pieces, "w -");
    assert!(!legal(&diagonal, "f5f8") && legal(&diagonal, "f5i8"));
}

#[test]
fn minjiku_rule_3_1_hops() {
    let hops = beside_kings("+M f5, P f6, p f7, M f8, s f9, g f10", "w -");
    assert_eq!(moves(&hops, "f5"), "a5 b5 c5 d5 e5 f1 f10 f2 f3 f4 f7 f9 g5 h5 i5 j5");
    let equal = beside_kings("+M f5, d f7, s f9", "w -");
    assert!(legal(&equal, "f5f7") && !legal(&equal, "f5f9"));
    let area_over_diagonal = beside_kings("A b2, D c3, a e5, s g7", "w -");
    assert!(legal(&area_over_diagonal, "b2e5") && !legal(&area_over_diagonal, "b2g7"));
    let general = position(GAME, "K j1, k a10, J b2, a c3, A e5, j g7, s i9", "w -");
    assert!(legal(&general, "b2g7") && !legal(&general, "b2i9"));
}

#[test]
fn minjiku_rule_3_2_a_king_is_never_hopped() {
    let own = position(GAME, "K c3, k a10, J b2, s e5", "w -");
    assert!(!legal(&own, "b2e5"));
    let enemy = position(GAME, "K a1, k c5, J c2, s c8", "b -");
    assert!(enemy.attacked(Side::First, "c5") && !enemy.attacked(Side::First, "c8"));
}

#[test]
fn minjiku_rule_3_3_without_a_capture_it_slides() {
    let slides = position(GAME, "K a1, k b10, D f5, P h7, p b9", "w -");
    assert_eq!(moves(&slides, "f5"), "b1 b9 b9+ c2 c8 c8+ d3 d7 e4 e6 g4 g6 h3 i2 j1");
}

#[test]
fn minjiku_rule_3_4_interposing_needs_rank() {
    let check = position(GAME, "K a1, k j10, J j1, p j5, r b7, j c8", "b -");
    assert!(check.in_check());
    assert!(!legal(&check, "b7j7") && legal(&check, "c8j8"));
}

#[test]
fn minjiku_rule_4_igui() {
    let around = "p e4, p e5, p e6, p f4, p f6, p g4, p g5, p g6";
    let igui = |token: &str| {
        let texts = beside_kings(&format!("{token} f5, {around}"), "w -").legal_moves();
        let igui: Vec<_> = texts.iter().filter_map(|text| text.strip_prefix("f5")?.strip_suffix("f5")).collect();
        igui.join(" ")
    };
    assert_eq!(igui("V"), "e5 f4 f6 g5");
    assert_eq!(igui("+B"), "e5 f4 f6 g5");
    assert_eq!(igui("C"), "e4 e6 g4 g6");
    assert_eq!(igui("+R"), "e4 e6 g4 g6");
    assert_eq!(igui("+Y"), "e4 e5 e6 f4 f6 g4 g5 g6");
    assert_eq!(igui("+L"), "e5 f4 f6 g5");
    assert_eq!(igui("Q"), "");
    let next = beside_kings("V f5, p f6", "w - 1 quiet=7").play("f5f6f5").unwrap();
    assert_eq!(next.to_text(), "****2****/k9/10/10/10/10/5V4/10/10/10/K9/****2**** b - 2 quiet=0");
}

#[test]
fn minjiku_rule_5_1_area_move() {
    let beside = |pieces: &str| position(GAME, &format!("K a1, k b10, {pieces}"), "w -");
    // Walled in on all sides but f6: from there on one step, and not back.
    let wall = "P e4, P e5, P e6, P f4, P g4, P g5, P g6";
    let area = beside(&format!("A f5, {wall}, p e7, P f7"));
    assert_eq!(moves(&area, "f5"), "e7 f6 g7");
    let capture = beside(&format!("A f5, {wall}, p f6, p e7"));
    assert_eq!(moves(&capture, "f5"), "f6");
    let dragon = beside(&format!("F f5, {wall}, P f7"));
    assert_eq!(moves(&dragon, "f5"), "e7 f6 g7");
    assert_eq!(moves(&beside(&format!("+V f5, {wall}, P f7")), "f5"), "e7 f6 g7");
}

#[test]
fn minjiku_rule_5_2_ninja() {
    let ninja = beside_kings("+L f5, P e5, p g5, p c5, p h5", "w -");
    assert_eq!(moves(&ninja, "f5"), "c5 d5 e4 e6 g4 g5f5 g6 h5");
    let alone = beside_kings("+L f5", "w -");
    assert_eq!(moves(&alone, "f5"), "a5 b5 c5 d5 e4 e6 g4 g6 h5 i5 j5");
}

#[test]
fn minjiku_rule_6_1_active_burning() {
    let burning = beside_kings("F f2, g e6, s g6, P e4, j g4, l f6, b f5", "w - 1 quiet=9");
    assert_eq!(burning.removes("f2f5"), ["e6", "f5", "g4", "g6"]);
    let next = burning.play("f2f5").unwrap();
    assert_eq!(next.to_text(), "****2****/k9/10/10/10/5l4/5F4/4P5/10/10/K9/****2**** b - 2 quiet=0");
    let promoting = beside_kings("Q f4, g e9, s g7", "w - 1 quiet=9");
    assert_eq!(board(&promoting.play("f4f8+").unwrap()), "k9/10/5+Q4/10/10/10/10/10/10/K9");
    assert_eq!(board(&promoting.play("f4f8").unwrap()), "k9/4g5/5Q4/6s3/10/10/10/10/10/K9");
}

#[test]
fn minjiku_rule_6_1_burning_reaches_extra_squares() {
    let next = beside_kings("F d5, m e11", "w -").play("d5d10").unwrap();
    assert_eq!(next.to_text(), "****2****/k2F6/10/10/10/10/10/10/10/10/K9/****2**** b - 2 quiet=0");
}

#[test]
fn minjiku_rule_6_2_passive_burning() {
    let burned = beside_kings("R c2, p c8, +q d7", "w - 1 quiet=9");
    let next = burned.play("c2c8").unwrap();
    assert_eq!(next.to_text(), "****2****/k9/10/10/3+q6/10/10/10/10/10/K9/****2**** b - 2 quiet=0");
    let next = beside_kings("R c2, f d6", "w - 1 quiet=9").play("c2c5").unwrap();
    assert_eq!(next.to_text(), "****2****/k9/10/10/10/3f6/10/10/10/10/K9/****2**** b - 2 quiet=0");
    let own = beside_kings("R c2, F d6", "w - 1 quiet=9").play("c2c5").unwrap();
    assert_eq!(own.to_text(), "****2****/k9/10/10/10/3F6/2R7/10/10/10/K9/****2**** b - 2 quiet=10");
}

#[test]
fn minjiku_rule_6_3_dragon_beside_dragon() {
    let beside = beside_kings("F f2, f g6, s e4, p f5", "w -");
    assert_eq!(beside.removes("f2f5"), ["f5"]);
    assert_eq!(board(&beside.play("f2f5").unwrap()), "k9/10/10/10/6f3/10/4s5/10/10/K9");
    let displacing = beside_kings("F f2, f f5, s e4", "w -");
    assert_eq!(board(&displacing.play("f2f5").unwrap()), "k9/10/10/10/10/5F4/10/10/10/K9");
    let promoting = position(GAME, "K j1, k a10, Q f2, f g7, s e9", "w -");
    assert_eq!(board(&promoting.play("f2f8+").unwrap()), "k9/4s5/10/6f3/10/10/10/10/10/9K");
}

#[test]
fn minjiku_rule_6_4_only_the_last_square_burns_and_igui_never() {
    // By way of f6, diagonal to the dragon on g7 and to the soldier on e7; the end is f7.
    let wall = "P e4, P e5, P e6, P f4, P g4, P g5, P g6";
    let passing = beside_kings(&format!("A f5, {wall}, f g7"), "w -");
    assert_eq!(board(&passing.play("f5f7").unwrap()), "k9/10/10/5Af3/4P1P3/4P1P3/4PPP3/10/10/K9");
    let igui = beside_kings("V f5, p f6, f g6", "w -");
    assert_eq!(board(&igui.play("f5f6f5").unwrap()), "k9/10/10/10/6f3/5V4/10/10/10/K9");
}

#[test]
fn minjiku_rule_6_5_burning_is_check() {
    let check = position(GAME, "K a1, k e9, F d2", "b -");
    assert!(check.in_check(), "by arriving on d8 or d10");
    let guarded = position(GAME, "K a1, k e9, F d2, f c9", "b -");
    assert!(!guarded.in_check(), "burned first on d8 and d10");
    let next_to_dragon = position(GAME, "K e5, k a10, f g7", "w -");
    assert!(!legal(&next_to_dragon, "e5f6"));
    // A rook that would be burned beside the king still attacks it.
    let burned_attacker = position(GAME, "K a1, k e9, R e2, f f8", "b -");
    assert!(burned_attacker.in_check());
}

#[test]
fn minjiku_rule_6_6_legality_after_all_removals() {
    let check = position(GAME, "K e1, k a10, r e10, R a5, R a4, P f5, f f6", "w -");
    assert!(check.in_check());
    assert!(legal(&check, "a4e4") && !legal(&check, "a5e5"), "the dragon burns what comes to e5");
    let into_fire = beside_kings("R g2, f h7", "w -");
    assert!(legal(&into_fire, "g2g8") && legal(&into_fire, "g2g8+"));
    assert_eq!(board(&into_fire.play("g2g8+").unwrap()), "k9/10/10/7f2/10/10/10/10/10/K9");
}

#[test]
fn minjiku_rule_7_1_and_7_2_promotion() {
    assert_eq!(moves(&beside_kings("P f7", "w -"), "f7"), "f8 f8+");
    assert_eq!(moves(&beside_kings("P f8, p f9", "w -"), "f8"), "f9 f9+");
    assert_eq!(moves(&beside_kings("P f8", "w -"), "f8"), "f9");
    let leaving = beside_kings("X f8, p f7, p h6", "w -");
    assert_eq!(moves(&leaving, "f8"), "d10 d6 e8 f7 f9 g8 h10 h6");
    assert!(legal(&beside_kings("R f5, m f11", "w -"), "f5f11+"));
    assert!(legal(&beside_kings("D f8, P g9, p h10", "w -"), "f8h10+"), "by a hop");
    assert_eq!(moves(&position(GAME, "K a1, k a10, p f4", "b -"), "f4"), "f3 f3+");
    let burning_is_no_capture = beside_kings("Q f9, p e7", "w -");
    assert!(legal(&burning_is_no_capture, "f9f8") && !legal(&burning_is_no_capture, "f9f8+"));
}

#[test]
fn minjiku_rule_7_2_who_promotes() {
    for (token, promotes) in [
        ("P", true),
        ("S", true),
        ("G", true),
        ("M", true),
        ("Y", true),
        ("X", true),
        ("L", true),
        ("B", true),
        ("R", true),
        ("D", true),
        ("V", true),
        ("C", true),
        ("Q", true),
        ("A", false),
        ("J", false),
        ("F", false),
        ("+P", false),
        ("+X", false),
    ] {
        let texts = beside_kings(&format!("{token} f7"), "w -").legal_moves();
        let has = texts.iter().any(|text| text.starts_with("f7") && text.ends_with('+'));
        assert_eq!(has, promotes, "{token}");
    }
    assert!(!moves(&position(GAME, "K f7, k a10", "w -"), "f7").contains('+'));
}

#[test]
fn minjiku_rule_7_3_igui_promotes_in_the_zone() {
    let inside = beside_kings("V f8, p f9, p f7", "w -");
    assert!(legal(&inside, "f8f9f8+") && legal(&inside, "f8f7f8+") && legal(&inside, "f8f7f8"));
    assert_eq!(board(&inside.play("f8f9f8+").unwrap()), "k9/10/5+V4/5p4/10/10/10/10/10/K9");
    let outside = beside_kings("V f7, p f8", "w -");
    assert!(legal(&outside, "f7f8f7") && !legal(&outside, "f7f8f7+"));
    assert!(!legal(&beside_kings("+Y f8, p f9", "w -"), "f8f9f8+"));
}

#[test]
fn minjiku_rule_7_4_never_compulsory() {
    let pawn = beside_kings("P f9", "w -").play("f9f10").unwrap();
    assert_eq!(board(&pawn), "k4P4/10/10/10/10/10/10/10/10/K9");
    assert_eq!(moves(&line(pawn, "a10a9"), "f10"), "");
}

#[test]
fn minjiku_rule_8_no_hands() {
    assert!(Position::parse(GAME, Options::default(), &GAME.start_text().replace(" - ", " P ")).is_err());
}

#[test]
fn minjiku_rule_9_endings() {
    let stuck = position(GAME, "K a1, k j10, r b5, g a4, p c3, r j2", "w - 1 quiet=100");
    assert_eq!(moves(&stuck, "a1"), "");
    assert_eq!(stuck.outcome(), Some(Outcome::NoMove { winner: None }));
    let quiet = |count: u32| beside_kings("P f4", &format!("w - 1 quiet={count}")).outcome();
    assert_eq!(quiet(99), None);
    assert_eq!(quiet(100), Some(Outcome::Quiet));
    let mate = position(GAME, "K a1, k j10, r a5, r b5", "w - 1 quiet=100");
    assert_eq!(mate.outcome(), Some(Outcome::Checkmate { winner: Side::Second }));
}

#[test]
fn minjiku_rule_9_4_quiet_count() {
    let before = beside_kings("P f4, P f7, p g8, S h7", "w - 1 quiet=9");
    assert_eq!(before.play("f4f5").unwrap().quiet(), 10);
    assert_eq!(before.play("f7f8").unwrap().quiet(), 10);
    assert_eq!(before.play("f7f8+").unwrap().quiet(), 0);
    assert_eq!(before.play("h7g8").unwrap().quiet(), 0);
}

#[test]
fn minjiku_rule_10_mate_if_second_passes() {
    let first = Position::start(GAME, Options::default()).play("g3g4").unwrap();
    let passed = first.to_text().replace(" b ", " w ");
    let passed = Position::parse(GAME, Options::default(), &passed).unwrap();
    let mate = passed.play("f2j6").unwrap();
    assert_eq!(mate.outcome(), Some(Outcome::Checkmate { winner: Side::First }));
}

#[test]
fn minjiku_rule_10_mate_on_the_fourth_move() {
    let start = Position::start(GAME, Options::default());
    let check = line(start, "g3g4 j8j7 e2j7 i9i7 j7j6");
    assert!(check.in_check());
    let mate = line(check, "i7j6 f2j6");
    assert_eq!(mate.outcome(), Some(Outcome::Checkmate { winner: Side::First }));
}
