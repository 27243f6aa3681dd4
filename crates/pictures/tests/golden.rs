//! Pictures stay as they are: each is compared with the one kept here. Where one differs, it is written anew and the test
//! fails, so that the change is looked at before it is kept.

#![allow(clippy::unwrap_used)]

use std::path::PathBuf;

use komadai::{Position, Side, SquareSet, Variant};
use komadai_pictures::{Arrow, Diagram, Labels, Style, Theme, svg};

fn compare(name: &str, picture: &str, stale: &mut Vec<String>) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::fs::read_to_string(&path).is_ok_and(|kept| kept.replace("\r\n", "\n") == picture) {
        return;
    }
    std::fs::write(path, picture).unwrap();
    stale.push(name.into());
}

#[test]
fn pictures_stay_as_they_are() {
    let mut stale = Vec::new();
    for game in Variant::ALL {
        compare(&format!("{game}.svg"), &svg(&game.start(), &Style::default()), &mut stale);
    }
    for (name, game, text, style) in [
        (
            "shogi-middle",
            Variant::Shogi,
            "l2+R1g1nl/4k4/p2pp+Sppp/2p6/9/2P1P4/PP1P1PPPP/2G1K2+b1/LNS2G1NL w R2BGSNP2sn10p 42",
            Style { labels: Labels::Kanji, ..Style::default() },
        ),
        (
            "medusa-marks",
            Variant::MedusaShogi,
            "5k5/4qrp4/4~BM~Mn3/3p1p5/11/4m6/3PPP5/3RKQ5/11/11/11 w ~R2Q3Pp 9",
            Style { theme: Theme::Dark, ..Style::default() },
        ),
        (
            "minjiku-marks",
            Variant::MinjikuShogi,
            "****k1****/10/4+q5/3PP5/5+G4/10/2F7/1p8/10/10/+C9/****K1**** w - 1",
            Style { bottom: Side::Second, ..Style::default() },
        ),
        (
            "fusion-marks",
            Variant::FusionMitregiSc,
            "5k4/2(fp)7/10/4(BW)5/10/2(rm)7/10/2(FP)4(ZX)2/4K5 w - 1",
            Style { square: 24, ..Style::default() },
        ),
    ] {
        let position = Position::parse(&game.tables(), text).unwrap();
        compare(&format!("{name}.svg"), &svg(&position, &style), &mut stale);
    }
    let (game, mut position) = (Variant::HandShogi, Variant::HandShogi.start());
    let square = |name: &str| game.tables().rules().shape().parse_square(name).unwrap();
    let chosen = position.parse_move("e3e4").unwrap();
    position.play(chosen).unwrap();
    let style = Style {
        last_move: Some(chosen),
        highlights: SquareSet::of(square("a1")),
        arrows: vec![Arrow { from: square("e7"), to: square("e5") }, Arrow { from: square("c1"), to: square("d3") }],
        coordinates: false,
        ..Style::default()
    };
    compare("hand-shogi-arrows.svg", &svg(&position, &style), &mut stale);
    for (game, token) in [
        (Variant::MinjikuShogi, "F"),
        (Variant::MinjikuShogi, "J"),
        (Variant::MinjikuShogi, "+L"),
        (Variant::GreatWhaleShogi, "K"),
        (Variant::GreatWhaleShogi, "+H"),
        (Variant::GreatWhaleShogi, "+S"),
        (Variant::MedusaShogi, "~M"),
        (Variant::MedusaShogi, "P"),
        (Variant::HandShogi, "T"),
    ] {
        let rules = game.rules();
        let diagram = Diagram::new(&rules, rules.kind(token).unwrap()).unwrap();
        let name = token.replace('+', "promoted-").replace('~', "morph-");
        compare(&format!("piece-{game}-{name}.svg"), &diagram.svg(&Style::default()), &mut stale);
        let text = format!("{}\n{}", diagram.board(), diagram.legend());
        compare(&format!("piece-{game}-{name}.txt"), &text, &mut stale);
    }
    assert!(stale.is_empty(), "written anew, to be looked at: {}", stale.join(", "));
}

#[test]
fn every_piece_of_every_game_has_a_diagram() {
    for game in Variant::ALL {
        let rules = game.rules();
        for kind in rules.kinds() {
            let diagram = Diagram::new(&rules, kind).unwrap();
            assert!(!diagram.all_ways().is_empty(), "{game}: {}", diagram.token);
            assert_eq!(diagram.offsets().count(), diagram.board().split_whitespace().count());
            assert!(diagram.svg(&Style::default()).ends_with("</svg>\n"));
        }
    }
}
