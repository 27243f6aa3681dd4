//! Every combination of the options of every game builds and plays; what does not exist is named.

#![allow(clippy::unwrap_used)]

use std::str::FromStr;

use komadai::{OptionError, Position, Tables, Variant};

/// Every way of switching the options of a game on and off.
fn combinations(game: Variant) -> impl Iterator<Item = Vec<(&'static str, bool)>> {
    let options = game.options();
    (0..1_u32 << options.len())
        .map(|bits| options.iter().enumerate().map(|(index, &option)| (option, bits >> index & 1 == 1)).collect())
}

#[test]
fn every_combination_builds_and_plays() {
    for &game in Variant::ALL {
        for settings in combinations(game) {
            let rules = game.rules_with(&settings).unwrap();
            assert_eq!(rules.id(), game.rules().id());
            let position = Position::start(&Tables::new(rules));
            assert!(position.count_moves() > 0, "{game} {settings:?}");
            assert!(position.perft(2) >= position.count_moves(), "{game} {settings:?}");
        }
    }
}

#[test]
fn every_option_makes_other_rules() {
    for &game in Variant::ALL {
        for &option in game.options() {
            let rules = |on| game.rules_with(&[(option, on)]).unwrap();
            assert_ne!(rules(true), rules(false), "{game} {option}");
            let default = game.rules();
            assert!(default == rules(true) || default == rules(false), "{game} {option}");
        }
    }
}

#[test]
fn no_setting_is_the_default_and_the_last_one_counts() {
    for &game in Variant::ALL {
        assert_eq!(game.rules_with(&[]).unwrap(), game.rules());
        for &option in game.options() {
            for on in [false, true] {
                let twice = game.rules_with(&[(option, !on), (option, on)]).unwrap();
                assert_eq!(twice, game.rules_with(&[(option, on)]).unwrap());
            }
        }
    }
}

#[test]
fn names_round_trip() {
    for &game in Variant::ALL {
        assert_eq!(Variant::from_str(game.id()).unwrap(), game);
        assert_eq!(game.to_string(), game.id());
        assert_eq!(game.rules().id(), game.id());
    }
    assert!(Variant::ALL.is_sorted_by_key(|game| game.id()));
}

#[test]
fn unknown_names_are_told_with_those_that_exist() {
    let error = "chess".parse::<Variant>().unwrap_err();
    assert_eq!(error, OptionError::NoSuchGame("chess".into()));
    for &game in Variant::ALL {
        assert!(error.to_string().contains(game.id()));

        let error = game.rules_with(&[("no_such_thing", true)]).unwrap_err();
        assert_eq!(error, OptionError::NoSuchOption { game, name: "no_such_thing".into() });
        let text = error.to_string();
        assert!(text.contains(game.id()) && text.contains("no_such_thing"), "{text}");
        assert!(game.options().iter().all(|option| text.contains(option)), "{text}");
    }
    for not_exact in ["", "Shogi", "shogi ", "hand_shogi"] {
        assert!(not_exact.parse::<Variant>().is_err());
    }
}
