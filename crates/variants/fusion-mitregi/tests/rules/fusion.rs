//! Rule 3: fusion.

use komadai_engine::{Obstacle, Position};
use komadai_fusion_mitregi::Game;

use crate::{GAMES, after, blastic, changes, clastic, lone, moves, obstacle, square, tables, targets, unnamed};

const BOTH: [(&str, &str); 24] = [
    ("RB", "queen"),
    ("RM", "goldrider"),
    ("WM", "princess"),
    ("RN", "marshal"),
    ("RH", "vicemarshal"),
    ("WH", "marshrunner"),
    ("RC", "canvasser"),
    ("RU", "vicecanvasser"),
    ("WU", "canvarunner"),
    ("BN", "cardinal"),
    ("BW", "silverider"),
    ("MH", "cardirunner"),
    ("BC", "caliph"),
    ("BH", "vicecardinal"),
    ("MU", "caliprunner"),
    ("NC", "gnu"),
    ("BU", "vicecaliph"),
    ("HU", "handyman"),
    ("NW", "submarshal"),
    ("NM", "subcardinal"),
    ("NU", "nitan"),
    ("CW", "subcanvasser"),
    ("CM", "subcaliph"),
    ("CH", "caman"),
];

const BLASTIC: [(&str, &str); 8] = [
    ("RS", "chatelaine"),
    ("BG", "primate"),
    ("RG", "goldrook"),
    ("BS", "silverbishop"),
    ("WS", "silverwing"),
    ("MG", "goldmitre"),
    ("WG", "goldsowon"),
    ("MS", "silverboaron"),
];

const CLASTIC: [(&str, &str); 26] = [
    ("RF", "chatelaine"),
    ("BZ", "primate"),
    ("RX", "goldrook"),
    ("BP", "silverbishop"),
    ("WF", "silverwing"),
    ("MZ", "goldmitre"),
    ("ZX", "goldgeneral"),
    ("FP", "silvergeneral"),
    ("WZ", "sowon"),
    ("MF", "boaron"),
    ("NZ", "marshlander"),
    ("NF", "cardilander"),
    ("NP", "undermarshal"),
    ("NX", "undercardinal"),
    ("CZ", "canvalander"),
    ("CF", "caliplander"),
    ("CP", "undercanvasser"),
    ("CX", "undercaliph"),
    ("HZ", "minimarshal"),
    ("UZ", "minicanvasser"),
    ("HF", "minicardinal"),
    ("UF", "minicaliph"),
    ("HP", "marshchick"),
    ("HX", "cardichick"),
    ("UP", "canvachick"),
    ("UX", "calipchick"),
];

/// The pairs of a game, each with its name.
pub(crate) fn pairs(game: Game) -> Vec<(&'static str, &'static str)> {
    match game {
        Game::Strategoblastic => [&BOTH[..], &BLASTIC[..]].concat(),
        Game::Strategoclastic => [&BOTH[..], &CLASTIC[..]].concat(),
    }
}

/// The pairs that the option adds.
fn unnamed_pairs(game: Game) -> &'static [&'static str] {
    match game {
        Game::Strategoblastic => &["GS"],
        Game::Strategoclastic => &["ZF", "WX", "MP", "PX"],
    }
}

fn is_pair(pair: &str, a: &str, b: &str) -> bool {
    [a, b].concat() == pair || [b, a].concat() == pair
}

#[test]
fn rule_3_1_a_piece_moves_onto_an_ally_and_the_two_become_one() {
    let rook = blastic("10/k9/10/10/4B5/10/10/4R5/9K w -");
    assert_eq!(after(&rook, "e2e5"), "10/k9/10/10/4(RB)5/10/10/10/9K b -");
    assert_eq!(changes(&rook, "e2e5"), "lift R e2, fuse (RB) e5");
    let bishop = blastic("k9/10/10/3b6/10/5r4/10/10/9K b -");
    assert_eq!(after(&bishop, "d6f4"), "k9/10/10/10/10/5(rb)4/10/10/9K w -");
}

#[test]
fn rule_3_1_fusing_takes_one_of_the_movers_moves() {
    let blocked = blastic("k9/10/10/4B5/10/4G5/10/4R5/9K w -");
    let why = Obstacle::Blocked { to: square("e6"), at: square("e4") };
    assert_eq!(obstacle(&blocked, "e2e6"), why);
    let wing = blastic("k9/10/10/10/4W5/10/4B5/10/9K w -");
    let why = Obstacle::CannotReach { from: square("e5"), to: square("e3") };
    assert_eq!(obstacle(&wing, "e5e3"), why);
    assert_eq!(moves(&blastic("9k/10/10/3W1R4/4M5/4H5/10/10/K9 w -"), "e4"), "e4d6 e4f6");
}

#[test]
fn rule_3_1_never_three() {
    let three = blastic("10/9k/10/10/R3N5/10/10/4(RB)5/9K w -");
    assert_eq!(obstacle(&three, "e2e5"), Obstacle::NoFusion { from: square("e2"), to: square("e5") });
    let onto = blastic("10/9k/10/10/4(RB)5/10/3N6/10/9K w -");
    assert_eq!(obstacle(&onto, "d3e5"), Obstacle::NoFusion { from: square("d3"), to: square("e5") });
    let two_pairs = blastic("9k/4(RN)5/10/10/4(RB)5/10/10/4(NC)5/9K w -");
    assert!(!moves(&two_pairs, "e5").split(' ').any(|text| text == "e5e2" || text == "e5e8"));
}

#[test]
fn rule_3_1_no_fusion_with_an_enemy() {
    let enemy = blastic("k9/10/10/10/4b5/10/10/4R5/9K w -");
    assert_eq!(after(&enemy, "e2e5"), "k9/10/10/10/4R5/10/10/10/9K b B");
}

/// Whether `mover` on e4 fuses with `ally` somewhere in the middle of the board, and into what.
fn fuses(tables: &std::sync::Arc<komadai_engine::Tables>, mover: &str, ally: &str) -> Option<String> {
    let alone = lone(tables, &format!("10/10/10/10/10/4{mover}5/10/10/10 w"));
    let reached = targets(&alone, "e4");
    let to = reached.split(' ').find(|name| ('3'..='7').contains(&name.chars().nth(1).unwrap())).unwrap();
    let mut setup = *alone.setup();
    let ally = tables.rules().scan_piece(ally).unwrap().0;
    setup.put(tables.rules(), square(to), Some(ally));
    let both = Position::new_waiving(tables, setup, |_| true).unwrap();
    let chosen = both.parse_move(&format!("e4{to}")).ok()?;
    let after = both.after(chosen).unwrap();
    assert_eq!(after.board().pieces().count(), 1);
    Some(tables.rules().token(after.piece_at(square(to)).unwrap()).to_string())
}

#[test]
fn rule_3_2_and_3_3_exactly_the_listed_pairs_fuse_whichever_moves() {
    for game in GAMES {
        for (tables, more) in [(tables(game), &[][..]), (unnamed(game), unnamed_pairs(game))] {
            let rules = tables.rules();
            let simple: Vec<_> = rules.kinds().map(|kind| rules.piece(kind).unwrap().token.clone()).collect();
            let simple: Vec<_> = simple.iter().filter(|token| token.len() == 1).collect();
            let listed: Vec<_> = pairs(game).iter().map(|(pair, _)| *pair).chain(more.iter().copied()).collect();
            for a in &simple {
                for b in &simple {
                    let pair = listed.iter().any(|pair| is_pair(pair, a, b));
                    let fused = fuses(&tables, a, b);
                    assert_eq!(fused.is_some(), pair, "{a} onto {b}: {fused:?}");
                    let letters = fused.unwrap_or_default().replace(['(', ')'], "");
                    assert!(!pair || is_pair(&letters, a, b), "{a} onto {b}: {letters}");
                }
            }
        }
    }
}

#[test]
fn rule_3_2_thirty_two_pairs_and_fifty() {
    assert_eq!(GAMES.map(|game| pairs(game).len()), [32, 50]);
    // The king, the simple pieces and the pairs.
    assert_eq!(GAMES.map(|game| tables(game).rules().kinds().count()), [1 + 10 + 32, 1 + 12 + 50]);
    assert_eq!(GAMES.map(|game| unnamed(game).rules().kinds().count()), [1 + 10 + 33, 1 + 12 + 54]);
}

#[test]
fn rule_3_2_names() {
    for game in GAMES {
        let tables = tables(game);
        let rules = tables.rules();
        let kind = |letter: &str| rules.kind(letter).unwrap();
        for (pair, name) in pairs(game) {
            let fused = rules.fusion().unwrap().fused(kind(&pair[..1]), kind(&pair[1..])).unwrap();
            assert_eq!(rules.piece(fused).unwrap().name, name, "{pair}");
        }
    }
}

#[test]
fn rule_3_3_a_pair_of_which_one_move_holds_the_other_does_not_fuse() {
    let same = blastic("k9/10/10/10/4W5/10/10/4R5/9K w -");
    assert_eq!(obstacle(&same, "e2e5"), Obstacle::NoFusion { from: square("e2"), to: square("e5") });
    let twins = blastic("k9/10/10/10/4R5/10/10/4R5/9K w -");
    assert_eq!(obstacle(&twins, "e2e5"), Obstacle::NoFusion { from: square("e2"), to: square("e5") });
}

#[test]
fn rule_3_3_the_king_never_fuses() {
    let king = blastic("k9/10/10/10/4R5/3GK5/10/10/10 w -");
    for text in ["e4e5", "e5e4", "d4e4"] {
        assert!(matches!(obstacle(&king, text), Obstacle::NoFusion { .. }), "{text}");
    }
}

#[test]
fn rule_3_3_option_unnamed_pairs() {
    let text = "k9/10/10/10/4S5/4G5/10/10/9K w -";
    assert_eq!(obstacle(&blastic(text), "e4e5"), Obstacle::NoFusion { from: square("e4"), to: square("e5") });
    let fused = Position::parse(&unnamed(Game::Strategoblastic), text).unwrap();
    assert_eq!(after(&fused, "e4e5"), "k9/10/10/10/4(GS)5/10/10/10/9K b -");
    let text = "k9/10/10/10/4FX4/4Z1P3/10/10/9K w -";
    assert!(matches!(obstacle(&clastic(text), "e4e5"), Obstacle::NoFusion { .. }));
    let fused = Position::parse(&unnamed(Game::Strategoclastic), text).unwrap();
    assert_eq!(after(&fused, "e4e5"), "k9/10/10/10/4(ZF)X4/6P3/10/10/9K b -");
}

#[test]
fn rule_3_4_fusing_in_the_enemy_camp_needs_a_backward_mover() {
    let camp = blastic("k9/4M1R3/10/10/4W1W3/10/10/10/9K w -");
    assert_eq!(obstacle(&camp, "e5e8"), Obstacle::Camp(square("e8")));
    assert_eq!(moves(&camp, "g5"), "g5g6 g5g7", "a wing does not fuse with a rook at all");
    let partner = blastic("10/4BN4/10/3M6/k3W5/10/10/10/9K w -");
    assert_eq!(after(&partner, "e5e8"), "10/4(BW)N4/10/3M6/k9/10/10/10/9K b -");
    assert_eq!(after(&partner, "d6f8"), "10/4B(NM)4/10/10/k3W5/10/10/10/9K b -");
    // The backward mover may also be the one that goes.
    let bishop = blastic("k9/4W5/10/2B7/10/10/10/10/9K w -");
    assert_eq!(after(&bishop, "c6e8"), "k9/4(BW)5/10/10/10/10/10/10/9K b -");
}

#[test]
fn rule_3_4_the_camp_is_the_two_ranks_of_the_array() {
    for (text, fusion, in_camp) in [
        ("4M5/10/10/9K/k9/10/10/10/4W5 w -", "e1e9", true),
        ("10/4M5/10/9K/k9/10/10/10/4W5 w -", "e1e8", true),
        ("10/10/4M5/9K/k9/10/10/10/4W5 w -", "e1e7", false),
        ("10/10/10/9K/k9/10/4M5/10/4W5 w -", "e1e3", false),
    ] {
        let position = blastic(text);
        assert_eq!(position.parse_move(fusion).is_err(), in_camp, "{fusion}");
    }
}

#[test]
fn rule_3_4_each_side_fuses_freely_in_its_own_camp() {
    let own = blastic("10/10/10/10/k8K/10/10/4M5/4W5 w -");
    assert_eq!(after(&own, "e1e2"), "10/10/10/10/k8K/10/10/4(WM)5/10 b -");
    let black = blastic("10/10/10/10/k8K/10/4w5/4m5/10 b -");
    assert_eq!(obstacle(&black, "e3e2"), Obstacle::Camp(square("e2")));
    let home = blastic("4w5/4m5/10/10/k8K/10/10/10/10 b -");
    assert_eq!(after(&home, "e9e8"), "10/4(wm)5/10/10/k8K/10/10/10/10 w -");
}

#[test]
fn rule_3_4_in_scfm_too() {
    let camp = clastic("10/2P1H2U2/1F2P1X3/10/k9/10/10/10/9K w -");
    assert_eq!(obstacle(&camp, "e7e8"), Obstacle::Camp(square("e8")));
    assert_eq!(obstacle(&camp, "g7h8"), Obstacle::Camp(square("h8")));
    assert_eq!(after(&camp, "b7c8"), "10/2(FP)1H2U2/4P1X3/10/k9/10/10/10/9K b -");
}
