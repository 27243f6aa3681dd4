//! Fusion Mitregi, rule by rule.

mod common;

use common::{count, drops, legal, line, moves, position, position_with};
use komadai_referee::naive::{Game, Options, Outcome, Position, Side};

const SB: Game = Game::FusionMitregiSb;
const SC: Game = Game::FusionMitregiSc;

/// Pieces beside two kings on the left edge.
fn beside_kings(game: Game, pieces: &str, rest: &str) -> Position {
    position(game, &format!("K a1, k a9, {pieces}"), rest)
}

/// The moves of a lone piece of First on e5, fissions left out.
fn lone(game: Game, token: &str) -> Vec<String> {
    let texts = moves(&position(game, &format!("K a2, k a8, {token} e5"), "w -"), "e5");
    texts.split(' ').filter(|text| !text.contains(':')).map(str::to_owned).collect()
}

#[test]
fn fusion_rule_1_start() {
    let start = Position::start(SB, Options::default());
    assert_eq!((start.to_text().as_str(), start.legal_moves().len()), (SB.start_text(), 49));
    let start = Position::start(SC, Options::default());
    assert_eq!((start.to_text().as_str(), start.legal_moves().len()), (SC.start_text(), 50));
    assert_eq!(start.legal_moves().iter().filter(|text| text.contains(':')).count(), 6);
}

#[test]
fn fusion_rule_2_simple_pieces() {
    let text = |game, token| lone(game, token).join(" ");
    assert_eq!(text(SB, "W"), "e6 e7 e8 e9");
    assert_eq!(text(SB, "M"), "a9 b8 c7 d6 f6 g7 h8 i9");
    assert_eq!(text(SB, "N"), "c4 c6 d3 d7 f3 f7 g4 g6");
    assert_eq!(text(SB, "H"), "d7 f7");
    assert_eq!(text(SB, "C"), "b4 b6 d2 d8 f2 f8 h4 h6");
    assert_eq!(text(SB, "U"), "d8 f8");
    assert_eq!(text(SB, "G"), "d5 d6 e4 e6 f5 f6");
    assert_eq!(text(SB, "S"), "d4 d6 e6 f4 f6");
    assert_eq!(text(SC, "Z"), "d5 e4 e6 f5");
    assert_eq!(text(SC, "X"), "d6 f6");
    assert_eq!(text(SC, "F"), "d4 d6 f4 f6");
    assert_eq!(text(SC, "P"), "e6");
    assert_eq!(text(SB, "R"), "a5 b5 c5 d5 e1 e2 e3 e4 e6 e7 e8 e9 f5 g5 h5 i5 j5");
    assert_eq!(text(SB, "B"), "a1 a9 b2 b8 c3 c7 d4 d6 f4 f6 g3 g7 h2 h8 i1 i9");
}

#[test]
fn fusion_rule_2_second_is_turned() {
    let turned = beside_kings(SC, "w j5, x e5, h c5, p g5", "b -");
    assert_eq!(moves(&turned, "j5"), "j1 j2 j3 j4");
    assert_eq!(moves(&turned, "e5"), "d4 f4");
    assert_eq!(moves(&turned, "c5"), "b3 d3");
    assert_eq!(moves(&turned, "g5"), "g4");
}

/// Which pairs of letters are fused pieces of the game.
fn pairs(game: Game, letters: &str, options: Options) -> Vec<String> {
    let mut found = Vec::new();
    for (index, a) in letters.char_indices() {
        for b in letters.chars().skip(index + 1) {
            let text = format!("k9/10/10/10/4({a}{b})5/10/10/10/K9 w");
            if Position::parse(game, options, &text).is_ok() {
                found.push(format!("{a}{b}"));
            }
        }
    }
    found
}

#[test]
fn fusion_rule_3_2_pairs() {
    let (sb, sc) = ("RBNCGSWMHU", "RBNCZFWMHUXP");
    assert_eq!(pairs(SB, sb, Options::default()).len(), 32);
    assert_eq!(pairs(SC, sc, Options::default()).len(), 50);
    let options = Options { unnamed_pairs: true, ..Options::default() };
    assert_eq!(pairs(SB, sb, options).len(), 33);
    assert_eq!(pairs(SC, sc, options).len(), 54);
}

#[test]
fn fusion_rule_3_1_either_may_move_onto_the_other() {
    let both = beside_kings(SB, "R e5, B e3, N g4", "w -");
    assert!(legal(&both, "e5e3") && !legal(&both, "e3e5"));
    let next = both.play("e5e3").unwrap();
    assert_eq!(next.to_text(), "k9/10/10/10/10/6N3/4(RB)5/10/K9 b - 2");
    let next = both.play("g4e5").unwrap();
    assert_eq!(next.to_text(), "k9/10/10/10/4(RN)5/10/4B5/10/K9 b - 2");
    assert!(legal(&both, "g4e3"), "the cardinal");
    assert!(!legal(&beside_kings(SB, "R e5, B e3, W e4", "w -"), "e5e3"), "not over a piece");
}

#[test]
fn fusion_rule_3_1_never_three() {
    let fused = beside_kings(SB, "(RB) e5, N e3, N d7", "w -");
    assert!(!legal(&fused, "e5e3") && !legal(&fused, "d7e5"));
}

#[test]
fn fusion_rule_3_3_no_other_pairs_and_no_king() {
    let king = position(SB, "K e5, k a9, R e6, R a5", "w -");
    assert!(!legal(&king, "e5e6") && !legal(&king, "e6e5"));
    let options = Options { unnamed_pairs: true, ..Options::default() };
    let pieces = "K a1, k a9, G e5, S e6";
    assert!(!legal(&position(SB, pieces, "w -"), "e5e6"));
    assert!(legal(&position_with(SB, options, pieces, "w -"), "e5e6"));
    let pieces = "K a1, k a9, W e5, X d4";
    assert!(!legal(&position(SC, pieces, "w -"), "d4e5"));
    assert!(legal(&position_with(SC, options, pieces, "w -"), "d4e5"));
    assert!(!legal(&beside_kings(SB, "R e5, W e6", "w -"), "e5e6"), "a rook moves as a wing already");
}

#[test]
fn fusion_rule_3_4_fusing_in_the_enemy_camp() {
    let camp = beside_kings(SB, "W e6, H e8, M d7, N f8, W f3", "w -");
    assert!(!legal(&camp, "e6e8") && !legal(&camp, "d7e8"));
    assert!(legal(&camp, "f3f8"), "the knight goes back");
    assert!(legal(&beside_kings(SB, "W e3, H e7", "w -"), "e3e7"), "not the camp yet");
    let second = beside_kings(SB, "w e6, h e2, n f2, w f6, h d3, w d5", "b -");
    assert!(!legal(&second, "e6e2") && legal(&second, "f6f2") && legal(&second, "d5d3"));
}

#[test]
fn fusion_rule_4_1_forward_only_pairs_stop_at_the_camp() {
    let barred = beside_kings(SB, "(WM) e5, r e8, s h8", "w -");
    assert_eq!(lone(SB, "(WM)").join(" "), "c7 d6 e6 e7 f6 g7");
    assert!(!legal(&barred, "e5e8") && !legal(&barred, "e5h8"));
    assert!(!barred.attacked(Side::First, "e8"));
    let check = position(SB, "K a1, k e8, (WH) e5", "b -");
    assert!(!check.in_check());
    assert!(position(SB, "K a1, k e7, (WH) e5", "b -").in_check());
    let back = beside_kings(SB, "(NW) e5", "w -");
    assert!(Position::parse(SB, Options::default(), &back.to_text()).is_ok());
    assert!(legal(&back, "e5e9"), "the knight goes back, so the pair may");
    for pair in ["(HX)", "(HP)", "(UX)", "(UP)"] {
        let texts = lone(SC, pair);
        assert!(!texts.iter().any(|square| square.ends_with('8') || square.ends_with('9')), "{pair}");
    }
}

#[test]
fn fusion_rule_4_2_fission() {
    let fused = beside_kings(SB, "(RN) e5, B e7, s g6", "w -");
    assert!(legal(&fused, "e5e6:R") && legal(&fused, "e5d7:N"));
    assert!(!legal(&fused, "e5e7:R") && !legal(&fused, "e5g6:N"), "only to empty squares");
    assert!(legal(&fused, "e5g6"), "the unit captures");
    let next = fused.play("e5d7:N").unwrap();
    assert_eq!(next.to_text(), "k9/10/3NB5/6s3/4R5/10/10/10/K9 b - 2");
    assert_eq!(count(&line(next, "a9b9"), "d7"), 8);
    let into_camp = beside_kings(SB, "(WH) e6", "w -");
    assert_eq!(moves(&into_camp, "e6"), "d8:H e7 e7:W e8:W e9:W f8:H");
}

#[test]
fn fusion_rule_4_3_three_moves_to_one_square() {
    let three = beside_kings(SB, "(BG) e5", "w -");
    assert!(legal(&three, "e5d6") && legal(&three, "e5d6:B") && legal(&three, "e5d6:G"));
    assert_eq!(three.play("e5d6:G").unwrap().to_text(), "k9/10/10/3G6/4B5/10/10/10/K9 b - 2");
    assert_eq!(three.play("e5d6:B").unwrap().to_text(), "k9/10/10/3B6/4G5/10/10/10/K9 b - 2");
}

#[test]
fn fusion_rule_4_4_simple_forward_only_pieces_may_enter() {
    let wing = beside_kings(SB, "W e7, r e9", "w -");
    assert_eq!(moves(&wing, "e7"), "e8 e9");
    assert!(wing.attacked(Side::First, "e9"));
    assert_eq!(moves(&beside_kings(SB, "W e9", "w -"), "e9"), "");
}

#[test]
fn fusion_rule_5_1_captures() {
    let next = beside_kings(SB, "R e5, (bw) e7", "w B").play("e5e7").unwrap();
    assert_eq!(next.to_text(), "k9/10/4R5/10/10/10/10/10/K9 b 2BW 2");
    let next = beside_kings(SC, "R e5, (zx) e7", "w -").play("e5e7").unwrap();
    assert_eq!(next.to_text(), "k9/10/4R5/10/10/10/10/10/K9 b ZX 2");
}

#[test]
fn fusion_rule_5_2_drops_anywhere() {
    let held = beside_kings(SC, "R e5", "w WP");
    assert_eq!(drops(&held, "W").len(), 87);
    assert_eq!(drops(&held, "P").len(), 87);
    assert!(legal(&held, "W*e9") && legal(&held, "P*e9"));
    let pair = "k9/10/10/10/10/10/10/10/K9 w (RB)";
    assert!(Position::parse(SB, Options::default(), pair).is_err());
}

#[test]
fn fusion_rule_6_1_fusions_and_fissions_parry() {
    let pinned = position(SB, "K e1, k a9, (BW) e3, r e8", "w -");
    assert!(legal(&pinned, "e3e8"), "the bishop goes back, so the pair may take in the camp");
    assert!(legal(&pinned, "e3d4:B") && !legal(&pinned, "e3d4"));
    let check = position(SB, "K e1, k a9, (BS) d3, r e8", "w -");
    assert!(check.in_check());
    assert!(legal(&check, "d3e4:B") && legal(&check, "d3e4:S") && legal(&check, "d3e2"));
    let mate = position(SB, "K a1, k j9, r b8, r a8", "w -");
    assert_eq!(mate.outcome(), Some(Outcome::Checkmate { winner: Side::Second }));
}

#[test]
fn fusion_rule_6_2_no_legal_move_is_a_draw() {
    let stuck = position(SB, "K a1, k j9, r b8, g a3, g c3", "w -");
    assert!(!stuck.in_check());
    assert_eq!(stuck.outcome(), Some(Outcome::NoMove { winner: None }));
}
