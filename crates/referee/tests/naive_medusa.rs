//! Medusa Shogi, rule by rule.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use common::{count, drops, legal, line, moves, position};
use komadai_referee::naive::{Game, Options, Outcome, Position, Side};

const GAME: Game = Game::MedusaShogi;

/// The moves of a lone piece of First on f6.
fn lone(token: &str) -> Vec<String> {
    let texts = moves(&position(GAME, &format!("K b1, k i10, {token} f6"), "w -"), "f6");
    texts.split(' ').map(str::to_owned).collect()
}

/// Both hands of a position, as text.
fn hands(position: &Position) -> String {
    position.to_text().split(' ').nth(2).unwrap().to_owned()
}

#[test]
fn medusa_rule_1_start() {
    let start = Position::start(GAME, Options::default());
    assert_eq!(start.to_text(), GAME.start_text());
    assert_eq!(start.legal_moves().len(), 60);
}

#[test]
fn medusa_rule_2_pieces() {
    let knight = "d5 d7 e4 e8 g4 g8 h5 h7";
    assert_eq!(lone("N").join(" "), knight);
    assert_eq!(lone("M").join(" "), "e5 e6 e7 f5 f7 g5 g6 g7");
    assert_eq!((lone("B").len(), lone("R").len(), lone("Q").len()), (20, 20, 40));
    assert_eq!((lone("D").len(), lone("C").len(), lone("A").len()), (28, 28, 48));
    for token in ["D", "C", "A"] {
        assert!(knight.split(' ').all(|square| lone(token).iter().any(|other| other == square)), "{token}");
    }
    assert_eq!(lone("P").join(" "), "f7");
    assert_eq!(lone("~R"), lone("R"));
    assert_eq!(moves(&position(GAME, "K f6, k j10", "w -"), "f6"), "e5 e6 e7 f5 f7 g5 g6 g7");
}

#[test]
fn medusa_rule_2_pawn_captures_diagonally() {
    let pawn = position(GAME, "K b1, k j10, P f6, n e7, n f7, N g7", "w -");
    assert_eq!(moves(&pawn, "f6"), "e7");
    assert_eq!(moves(&position(GAME, "K b1, k j10, p f6, N e5, N g5", "b -"), "f6"), "e5 f5 g5");
}

#[test]
fn medusa_rule_2_medusa_never_captures() {
    let medusa = position(GAME, "K b1, k g7, M f6, p e5, p f7", "w -");
    assert_eq!(moves(&medusa, "f6"), "e6 e7 f5 g5 g6");
    assert!(!medusa.attacked(Side::First, "g7") && !medusa.attacked(Side::First, "e5"));
}

#[test]
fn medusa_rule_3_1_who_is_petrified() {
    let pieces = "K b1, k g5, M f6, r e7, p f7, m g7, n g6, ~b e5, N f5, q d6";
    let frozen = position(GAME, pieces, "b -");
    for square in ["e7", "f7", "g6", "e5", "g5"] {
        assert_eq!(moves(&frozen, square), "", "{square}");
    }
    assert_eq!(moves(&frozen, "g7"), "f8 g8 h6 h7 h8");
    assert!(count(&frozen, "d6") > 0);
    assert!(count(&position(GAME, pieces, "w -"), "f5") > 0, "own pieces are not");
}

#[test]
fn medusa_rule_3_2_petrified_pieces_attack_nothing_and_block() {
    let frozen = position(GAME, "K f1, k b11, r f5, M g6, R c5, q f9", "w -");
    assert!(!frozen.in_check() && !frozen.attacked(Side::Second, "c5"));
    assert!(!frozen.attacked(Side::Second, "f4"), "the rook shelters it from the queen");
    assert!(legal(&frozen, "c5f5"), "it can be captured");
    let no_promotion = position(GAME, "K f1, k b11, P e9, m d9", "w -");
    assert_eq!(moves(&no_promotion, "e9"), "");
}

#[test]
fn medusa_rule_3_3_it_ends_when_she_leaves() {
    let frozen = position(GAME, "K b1, k j10, R f5, m g6", "w -");
    assert_eq!(moves(&frozen, "f5"), "");
    let freed = line(frozen, "b1b2 g6h7");
    assert!(count(&freed, "f5") > 0);
}

#[test]
fn medusa_rule_3_4_passing_is_harmless() {
    let passing = position(GAME, "K b1, k j10, R f2, m g6, p f9", "w -");
    let passed = line(passing, "f2f9 j10k10");
    assert!(count(&passed, "f9") > 0);
}

#[test]
fn medusa_rule_3_5_beside_a_medusa() {
    let beside = position(GAME, "K f5, k j10, m h5", "w N");
    assert!(legal(&beside, "f5g5"), "stepping beside her");
    let stepped = beside.play("f5g5").unwrap().play("j10k10").unwrap();
    assert!(!stepped.in_check());
    assert_eq!(moves(&stepped, "g5"), "");
    assert_eq!(moves(&line(beside, "N*g6 j10k10"), "g6"), "");
    let arriving = position(GAME, "K b1, k j11, P e8, m d10, ~R g5, n g9, m h10", "w -");
    assert!(legal(&arriving, "e8e9+") && legal(&arriving, "g5g9=N"));
}

#[test]
fn medusa_rule_3_6_freezing_answers_check() {
    let check = position(GAME, "K f1, k b11, r f5, M h7", "w -");
    assert!(check.in_check());
    assert_eq!(moves(&check, "h7"), "g6");
    let by_promotion = position(GAME, "K e1, k b11, r f9, P e8, r e5", "w -");
    assert!(!legal(&by_promotion, "e8e9+"));
    let by_promotion = position(GAME, "K f1, k b11, r f9, P e8", "w -");
    assert!(legal(&by_promotion, "e8e9+") && !legal(&by_promotion, "e8e9"));
    let by_morph = position(GAME, "K f1, k b11, r f5, ~N c4, m e5", "w -");
    assert!(by_morph.in_check());
    assert!(legal(&by_morph, "c4e5=M") && !legal(&by_morph, "c4e5"));
}

#[test]
fn medusa_rule_3_6_unfreezing_and_discovering() {
    let pinned = position(GAME, "K f1, k b11, r f5, M g6", "w -");
    assert_eq!(moves(&pinned, "g6"), "f6 g5");
    let freeing = position(GAME, "K k1, k b11, R b5, m c6, N a5, Q c2", "w -");
    let next = freeing.play("c2c6").unwrap();
    assert!(next.in_check(), "the rook is free");
}

#[test]
fn medusa_rule_4_2_a_morph_takes_the_type_or_declines() {
    let morph = position(GAME, "K b1, k j10, ~R f5, n f8, m c5, r f3, ~q h5", "w -");
    let takes: Vec<_> = morph.legal_moves().into_iter().filter(|text| text.starts_with("f5f8")).collect();
    assert_eq!(takes, ["f5f8", "f5f8=N"]);
    assert!(legal(&morph, "f5c5") && legal(&morph, "f5c5=M"));
    assert!(legal(&morph, "f5h5=Q"));
    assert!(legal(&morph, "f5f3") && !legal(&morph, "f5f3=R"), "rule 4.5: its own type");
    let next = morph.play("f5f8=N").unwrap();
    assert_eq!(next.to_text(), "11/9k1/11/5~N5/11/11/2m4~q3/11/5r5/11/1K9 b N 2 castling=-");
}

#[test]
fn medusa_rule_4_3_captures_go_to_hand() {
    let morph = position(GAME, "K b1, k j10, ~R f5, n f8, m c5, r f3, ~q h5", "w -");
    assert_eq!(hands(&morph.play("f5h5=Q").unwrap()), "~Q");
    assert_eq!(hands(&morph.play("f5h5").unwrap()), "~Q");
    assert_eq!(hands(&morph.play("f5c5=M").unwrap()), "P");
}

#[test]
fn medusa_rule_4_4_others_do_not_morph() {
    let plain = position(GAME, "K b1, k j10, R f5, ~n f8", "w -");
    assert!(legal(&plain, "f5f8") && !legal(&plain, "f5f8=N"));
    let king = position(GAME, "K f5, k j10, ~n f6", "w -");
    assert!(!king.pseudo_legal_moves().iter().any(|text| text.contains('=')));
    let royal = position(GAME, "K b1, k f8, ~R f5", "w -");
    assert!(royal.pseudo_legal_moves().iter().all(|text| !text.contains('=')));
}

#[test]
fn medusa_rule_4_5_no_pawn_on_the_last_rank() {
    let last = position(GAME, "K b1, k j9, ~R f5, p f11, p a5", "w -");
    assert!(legal(&last, "f5f11") && !legal(&last, "f5f11=P"));
    assert!(legal(&last, "f5a5=P"));
}

#[test]
fn medusa_rule_4_6_morph_pawn() {
    let captures = |pawn: &str, victim: &str, to: &str| {
        let pieces = format!("K b1, k j6, ~P {pawn}, {victim} {to}");
        let texts = position(GAME, &pieces, "w -").legal_moves();
        let ends: Vec<_> = texts.iter().filter_map(|text| text.strip_prefix(&format!("{pawn}{to}"))).collect();
        ends.join(",")
    };
    assert_eq!(captures("d6", "n", "e7"), ",=N");
    assert_eq!(captures("d6", "p", "e7"), "");
    assert_eq!(captures("d8", "n", "e9"), ",+,=N");
    assert_eq!(captures("d9", "p", "e10"), ",+");
    assert_eq!(captures("d10", "n", "e11"), "+,=N");
    assert_eq!(captures("d10", "p", "e11"), "+");
    let other = position(GAME, "K b1, k j6, ~N d7, p e9", "w -");
    assert!(legal(&other, "d7e9=P") && !legal(&other, "d7e9+"));
    let promoted = position(GAME, "K b1, k j6, ~P d8", "w -").play("d8d9+").unwrap();
    assert_eq!(promoted.to_text(), "11/11/3~M7/11/11/9k1/11/11/11/11/1K9 b - 2 castling=-");
}

#[test]
fn medusa_rule_5_1_hand_forms() {
    let hand_of =
        |victim: &str| hands(&position(GAME, &format!("K b1, k j10, R f5, {victim} f8"), "w -").play("f5f8").unwrap());
    assert_eq!(hand_of("m"), "P");
    assert_eq!(hand_of("~m"), "~P");
    assert_eq!(hand_of("~a"), "~A");
    assert_eq!(hand_of("d"), "D");
}

#[test]
fn medusa_rule_5_2_drops() {
    let held = position(GAME, "K b1, k j10, P f4, m f8", "w P~PN");
    assert_eq!(drops(&held, "N").len(), 121 - 4);
    assert_eq!(drops(&held, "P").len(), 121 - 4 - 11);
    assert_eq!(drops(&held, "~P").len(), 121 - 4 - 11);
    assert!(legal(&held, "P*f5"), "a second pawn on the file");
    let dropped = line(held, "~P*e7 j10k10");
    assert_eq!(dropped.to_text(), "11/10k/11/5m5/4~P6/11/11/5P5/11/11/1K9 w NP 3 castling=-");
    assert_eq!(moves(&dropped, "e7"), "");
    let mating = position(GAME, "K b1, k a11, R b5, Q k10", "w R").play("R*a2").unwrap();
    assert_eq!(mating.outcome(), Some(Outcome::Checkmate { winner: Side::First }));
}

#[test]
fn medusa_rule_6_pawns() {
    assert_eq!(moves(&position(GAME, "K b1, k j6, P d4", "w -"), "d4"), "d5");
    assert_eq!(moves(&position(GAME, "K b1, k j6, P d8", "w -"), "d8"), "d9 d9+");
    assert_eq!(moves(&position(GAME, "K b1, k j6, P d9", "w -"), "d9"), "d10 d10+");
    assert_eq!(moves(&position(GAME, "K b1, k j6, P d10", "w -"), "d10"), "d11+");
    assert_eq!(moves(&position(GAME, "K b1, k j6, p d4", "b -"), "d4"), "d3 d3+");
    assert!(!moves(&position(GAME, "K b1, k j6, R d8", "w -"), "d8").contains('+'));
}

#[test]
fn medusa_rule_7_1_castling() {
    let both = position(GAME, "K f1, k f11, R a1, R k1", "w - 1 castling=AK");
    let castlings: Vec<_> = both.legal_moves().into_iter().filter(|text| text.contains(',')).collect();
    assert_eq!(
        castlings,
        ["f1b1,a1c1", "f1c1,a1d1", "f1d1,a1e1", "f1e1,a1f1", "f1g1,k1f1", "f1h1,k1g1", "f1i1,k1h1", "f1j1,k1i1"]
    );
    let next = both.play("f1i1,k1h1").unwrap();
    assert_eq!(next.to_text(), "5k5/11/11/11/11/11/11/11/11/11/R6RK2 b - 2 castling=-");
    let second = position(GAME, "K f1, k f11, r a11, r k11", "b - 1 castling=a");
    assert!(legal(&second, "f11b11,a11c11") && !legal(&second, "f11j11,k11i11"));
}

#[test]
fn medusa_rule_7_2_castling_conditions() {
    let castles = |pieces: &str| {
        let position = position(GAME, &format!("K f1, k b11, R a1, R k1, {pieces}"), "w - 1 castling=AK");
        let legal = position.legal_moves().into_iter();
        legal.filter_map(|text| text.split_once(',').map(|(king, _)| king[2..].to_owned())).collect::<Vec<_>>()
    };
    assert_eq!(castles("n d8"), ["b1", "c1", "d1", "e1", "g1", "h1", "i1", "j1"]);
    assert_eq!(castles("N j1"), ["b1", "c1", "d1", "e1"], "every square between must be empty");
    assert_eq!(castles("r f8"), [""; 0], "in check");
    assert_eq!(castles("r h8"), ["b1", "c1", "d1", "e1", "g1"], "h1 is crossed or landed on");
    assert_eq!(castles("r h8, M g9"), ["b1", "c1", "d1", "e1", "g1", "h1", "i1", "j1"], "it is petrified");
    assert_eq!(castles("r a8"), ["b1", "c1", "d1", "e1", "g1", "h1", "i1", "j1"], "only the rook is attacked");
}

#[test]
fn medusa_rule_7_2_rights_are_lost() {
    let rights = |moves: &str| {
        let pieces = "K f1, k f11, R a1, R k1, r a11, r k11, b e7";
        let text = line(position(GAME, pieces, "w - 1 castling=AKak"), moves).to_text();
        text.rsplit_once('=').unwrap().1.to_owned()
    };
    assert_eq!(rights("f1f2"), "ak");
    assert_eq!(rights("a1b1"), "Kak");
    assert_eq!(rights("k1j1"), "Aak");
    assert_eq!(rights("a1a11"), "Kk");
    assert_eq!(rights("f1f2 k11j11"), "a");
    assert_eq!(rights("f1f2 f11e11"), "-");
    assert_eq!(rights("f1g1,k1f1"), "ak");
}

#[test]
fn medusa_rule_7_3_petrified_do_not_castle() {
    let castles = |pieces: &str| {
        let position = position(GAME, &format!("K f1, k b11, R k1, {pieces}"), "w - 1 castling=K");
        position.legal_moves().iter().filter(|text| text.contains(',')).count()
    };
    assert_eq!(castles("n d8"), 4);
    assert_eq!(castles("m k2"), 0);
    assert_eq!(castles("m f2"), 0);
    assert_eq!(castles("m h2"), 4, "ending beside her");
    let wrong = "5k5/11/11/11/11/11/11/11/11/11/5K4~R w - 1 castling=K";
    assert!(Position::parse(GAME, Options::default(), wrong).is_err());
}

#[test]
fn medusa_rule_8_endings() {
    let stuck = position(GAME, "K a1, k k11, q b3", "w -");
    assert!(!stuck.in_check());
    assert_eq!(stuck.outcome(), Some(Outcome::NoMove { winner: None }));
    let mate = position(GAME, "K a1, k k11, r a9, r b9", "w -");
    assert_eq!(mate.outcome(), Some(Outcome::Checkmate { winner: Side::Second }));
}
