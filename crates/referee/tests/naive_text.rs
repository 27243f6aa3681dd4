//! Position strings: what is read, what is refused, and that nothing panics.

mod common;

use komadai_referee::naive::{Game, Options, Position};

fn read(game: Game, text: &str) -> Result<String, String> {
    Position::parse(game, Options::default(), text).map(|position| position.to_text())
}

#[test]
fn hands_and_ply_may_be_left_out() {
    let board = "4k4/9/9/9/9/9/9/9/4K4";
    let full = format!("{board} w - 1");
    assert_eq!(read(Game::HandShogi, &format!("{board} w")), Ok(full.clone()));
    assert_eq!(read(Game::HandShogi, &format!("{board} w -")), Ok(full));
    let board = "5k5/11/11/11/11/11/11/11/11/11/R4K5 w";
    assert_eq!(read(Game::MedusaShogi, board), Ok(format!("{board} - 1 castling=-")));
    assert_eq!(read(Game::MedusaShogi, &format!("{board} castling=A")), Ok(format!("{board} - 1 castling=A")));
}

#[test]
fn hands_in_any_order_are_written_in_one() {
    let text = "4k4/9/9/9/9/9/9/9/4K4 b pP2gRPr";
    assert_eq!(read(Game::Shogi, text), Ok("4k4/9/9/9/9/9/9/9/4K4 b R2Pr2gp 1".to_owned()));
    let text = "w10/11/11/11/11/11/11/11/11/11/10W b ^K^OKO";
    assert_eq!(read(Game::GreatWhaleShogi, text), Ok("w10/11/11/11/11/11/11/11/11/11/10W b OK^O^K 1".to_owned()));
}

#[test]
fn errors_name_field_and_offset() {
    let error = |text: &str| read(Game::Shogi, text).unwrap_err();
    assert!(error("").starts_with("board, byte 0"));
    assert!(error("lnsgkgsnl/1r5b1/pppxppppp/9/9/9/9/9/9 b").starts_with("board, byte 2"));
    assert!(error("9/9/9/9/9/9/9/9/9 x").starts_with("side, byte 18"));
    assert!(error("9/9/9/9/9/9/9/9/9").contains("side"));
    assert!(error("9/9/9/9/9/9/9/9/9 b K").starts_with("hands, byte 2"));
    assert!(error("9/9/9/9/9/9/9/9/9 b - 0").starts_with("ply"));
    assert!(error("9/9/9/9/9/9/9/9/9 b - 1 quiet=0").starts_with("optional field, byte 24"));
}

#[test]
fn wrong_boards_are_refused() {
    for board in [
        "10/9/9/9/9/9/9/9/9",
        "8/9/9/9/9/9/9/9/9",
        "9/9/9/9/9/9/9/9",
        "9/9/9/9/9/9/9/9/9/9",
        "9/9/9/9/9/9/9/9/0",
        "09/9/9/9/9/9/9/9/9",
        "9/9/9/9/9/9/9/9/8*",
        "9/9/9/9/9/9/9/9/8+K",
        "9/9/9/9/9/9/9/9/8+G",
        "9/9/9/9/9/9/9/9/8^P",
        "9/9/9/9/9/9/9/9/8(RB)",
        "9/9/9/9/9/9/9/9/8é",
    ] {
        assert!(read(Game::Shogi, &format!("{board} b")).is_err(), "{board}");
    }
    let minjiku = |far: &str| format!("{far}/10/10/10/10/10/10/10/10/10/10/****2**** w");
    assert!(read(Game::MinjikuShogi, &minjiku("****2****")).is_ok());
    for far in ["10", "****3***", "****2***", "***1k1****", "****k*****"] {
        assert!(read(Game::MinjikuShogi, &minjiku(far)).is_err(), "{far}");
    }
    let pair = |pair: &str| read(Game::FusionMitregiSb, &format!("9{pair}/10/10/10/10/10/10/10/10 w"));
    assert!(pair("(RB)").is_ok() && pair("(rb)").is_ok());
    for text in ["(BR)", "(Rb)", "(RW)", "(GS)", "(R)", "(RB", "+(RB)", "(KR)"] {
        assert!(pair(text).is_err(), "{text}");
    }
}

#[test]
fn optional_fields_are_strict() {
    let medusa =
        |fields: &str| read(Game::MedusaShogi, &format!("r4k4r/11/11/11/11/11/11/11/11/11/R4K4R w - 1{fields}"));
    assert!(medusa(" castling=AKak").is_ok() && medusa(" castling=-").is_ok() && medusa("").is_ok());
    for fields in [" castling=KA", " castling=", " castling=B", " castling=A castling=K", " quiet=0", "  castling=A"] {
        assert!(medusa(fields).is_err(), "{fields}");
    }
    let no_rook = "5k5/11/11/11/11/11/11/11/11/11/R4K5 w - 1 castling=K";
    assert!(read(Game::MedusaShogi, no_rook).is_err());
}

#[test]
fn no_text_panics() {
    let mut seed: u64 = 1;
    let mut random = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(seed >> 33).unwrap() % below
    };
    let alphabet: Vec<char> = "0123456789/ *+^~()=-,:abcdefghijkKRBNpmwé\u{0}".chars().collect();
    for game in Game::ALL {
        let mut read = 0;
        for _ in 0..3000 {
            let mut text: Vec<char> = game.start_text().chars().collect();
            for _ in 0..=random(3) {
                let at = random(text.len());
                match random(3) {
                    0 => text[at] = alphabet[random(alphabet.len())],
                    1 => text.insert(at, alphabet[random(alphabet.len())]),
                    _ => {
                        text.remove(at);
                    }
                }
            }
            let text: String = text.into_iter().collect();
            if let Ok(position) = Position::parse(game, Options::default(), &text) {
                read += 1;
                let written = position.to_text();
                assert_eq!(Position::parse(game, Options::default(), &written), Ok(position.clone()));
                if read % 16 == 0 {
                    assert!(position.play(&text).is_err());
                    assert!(position.removes(&text).is_empty());
                    let _ = (position.legal_moves(), position.in_check(), position.outcome());
                }
            }
        }
    }
}

#[test]
fn names_of_games() {
    for game in Game::ALL {
        assert_eq!(Game::from_name(game.name()), Some(game));
        let start = Position::start(game, Options::default());
        assert_eq!(start.to_text(), game.start_text());
    }
    assert_eq!(Game::from_name("chess"), None);
}

#[test]
fn attacked_is_what_some_move_removes() {
    for game in Game::ALL {
        let mut position = Position::start(game, Options::default());
        for ply in 0..30 {
            let legal = position.legal_moves();
            let Some(played) = legal.get(ply * 7 % legal.len().max(1)) else { break };
            let mut removed: Vec<String> =
                position.pseudo_legal_moves().iter().flat_map(|text| position.removes(text)).collect();
            removed.sort();
            removed.dedup();
            for square in removed {
                assert!(position.attacked(position.side(), &square), "{} {square}", position.to_text());
            }
            position = position.play(played).unwrap();
        }
    }
}
