//! Games, positions and moves read back equal from every format.

#![allow(clippy::unwrap_used)]

use komadai::{InGame, Rules, Setup, Variant, load_rules};
use serde::de::DeserializeSeed;

/// Every game with every option on and off.
fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for game in Variant::ALL {
        all.push(game.rules());
        for option in game.options() {
            all.extend([true, false].map(|value| game.rules_with(&[(option, value)]).unwrap()));
        }
    }
    all
}

#[test]
fn every_game_reads_back_equal() {
    for rules in all_rules() {
        assert_eq!(load_rules(&rules.to_toml()).unwrap(), rules);
        assert_eq!(load_rules(&rules.to_json()).unwrap(), rules);
        let compact = postcard::to_allocvec(&rules).unwrap();
        assert_eq!(postcard::from_bytes::<Rules>(&compact).unwrap(), rules);
    }
}

#[test]
fn positions_and_moves_read_back_equal() {
    for game in Variant::ALL {
        let (tables, start) = (game.tables(), game.start());
        let json = serde_json::to_string(&start).unwrap();
        assert_eq!(json, format!("\"{start}\""));
        let mut reader = serde_json::Deserializer::from_str(&json);
        assert_eq!(InGame(&tables).deserialize(&mut reader).unwrap(), start);
        let compact = postcard::to_allocvec(&start).unwrap();
        let mut reader = postcard::Deserializer::from_bytes(&compact);
        assert_eq!(InGame(&tables).deserialize(&mut reader).unwrap(), start);
        let json = serde_json::to_string(start.setup()).unwrap();
        let mut reader = serde_json::Deserializer::from_str(&json);
        let setup: Setup = tables.rules().deserialize(&mut reader).unwrap();
        assert_eq!(setup, *start.setup());
        for chosen in start.legal_moves() {
            let json = serde_json::to_string(&chosen).unwrap();
            assert_eq!(serde_json::from_str::<komadai::Move>(&json).unwrap(), chosen);
            let compact = postcard::to_allocvec(&chosen).unwrap();
            assert!(compact.len() <= 5);
            assert_eq!(postcard::from_bytes::<komadai::Move>(&compact).unwrap(), chosen);
        }
        let json = serde_json::to_string(game).unwrap();
        assert_eq!(serde_json::from_str::<Variant>(&json).unwrap(), *game);
    }
    let mut reader = serde_json::Deserializer::from_str("\"9/9 b - 1\"");
    assert!(InGame(&Variant::Shogi.tables()).deserialize(&mut reader).is_err());
}

#[test]
fn a_match_reads_back_equal() {
    use komadai::{Match, MatchOptions, Outcome, Reason, Side};
    let mut hands = Match::new(MatchOptions::default());
    hands.record(Outcome::win(Side::First, Reason::Checkmate)).unwrap();
    hands.record(Outcome::draw(Reason::Repetition)).unwrap();
    let json = serde_json::to_string(&hands).unwrap();
    assert_eq!(serde_json::from_str::<Match>(&json).unwrap(), hands);
    let compact = postcard::to_allocvec(&hands).unwrap();
    assert_eq!(postcard::from_bytes::<Match>(&compact).unwrap(), hands);
    let over = r#"{"options":{"wins_in_a_row":1,"draw_breaks_run":true},"outcomes":[
        {"winner":"first","reason":"checkmate"},{"winner":"first","reason":"checkmate"}]}"#;
    assert!(serde_json::from_str::<Match>(over).is_err());
}

/// Files that are wrong in all sorts of ways are refused or played, and nothing panics.
#[test]
fn nothing_makes_loading_panic() {
    let mut seed: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut below = |n: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 11) as usize % n
    };
    let mut loaded = 0;
    for game in Variant::ALL {
        let rules = game.rules();
        for file in [rules.to_toml(), rules.to_json()] {
            for _ in 0..150 {
                let mut bytes = file.clone().into_bytes();
                for _ in 0..1 + below(3) {
                    let at = below(bytes.len());
                    bytes[at] = match below(3) {
                        0 => bytes[below(bytes.len())],
                        1 => b"0123456789KRBNPFWDA+~^()/-:"[below(27)],
                        _ => b' ' + below(95) as u8,
                    };
                }
                let text = String::from_utf8_lossy(&bytes);
                if let Ok(tables) = komadai::load_game(&text) {
                    loaded += 1;
                    let mut position = komadai::Position::start(&tables);
                    for _ in 0..6 {
                        let moves = position.legal_moves();
                        if moves.is_empty() {
                            break;
                        }
                        for (chosen, text) in komadai::notation::write_all(&position) {
                            assert_eq!(komadai::notation::read(&position, &text), Ok(chosen), "{position}: {text}");
                        }
                        position.play(moves[below(moves.len())]).unwrap();
                    }
                }
            }
        }
    }
    assert!(loaded > 100, "{loaded}");
}

#[test]
fn movements_and_hands_read_back_equal() {
    for text in ["", "FfW", "NN2", "cFmW", "QDvN"] {
        let movement: komadai_moves::Simple = text.parse().unwrap();
        let json = serde_json::to_string(&movement).unwrap();
        assert_eq!(json, format!("\"{movement}\""));
        assert_eq!(serde_json::from_str::<komadai_moves::Simple>(&json).unwrap(), movement);
    }
    assert!(serde_json::from_str::<komadai_moves::Simple>("\"x\"").is_err());
    let hands = Variant::HandShogi.start().setup().hands;
    let json = serde_json::to_string(&hands).unwrap();
    assert_eq!(serde_json::from_str::<komadai_hand::Hands>(&json).unwrap(), hands);
    // What was expected is said.
    let error = serde_json::from_str::<komadai_hand::Hands>("1").unwrap_err().to_string();
    assert!(error.contains("pieces in hand"), "{error}");
}
