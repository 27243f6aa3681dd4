//! Each command once, with what scripts rely on word for word.

mod common;

use common::{games, komadai, komadai_with, refused};
use serde_json::{Value, json};

const SHOGI: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
/// Black mates by G*5b.
const MATE_IN_ONE: &str = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";

fn json_of(text: &str) -> Value {
    assert_eq!(text.lines().count(), 1);
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn games_lists_names_and_options() {
    assert!(games().contains(&"shogi".to_string()));
    let listed = komadai(&["games"]);
    let line = listed.lines().find(|line| line.starts_with("hand-shogi ")).unwrap();
    assert!(line.ends_with("Hand Shogi  (options: wide_half_knight, file_rule_limits_check)"), "{line}");
}

#[test]
fn show_draws_board_hands_and_side() {
    let picture = komadai(&["show", "shogi", "4k4/9/9/9/9/9/9/9/R3K4 b G2p 7"]);
    let lines: Vec<_> = picture.lines().collect();
    assert_eq!(lines[0], "White in hand: 2p");
    assert_eq!(lines[1], "     9   8   7   6   5   4   3   2   1");
    assert_eq!(lines[2], " a   .   .   .   .   k   .   .   .   .  a");
    assert_eq!(lines[10], " i   R   .   .   .   K   .   .   .   .  i");
    assert_eq!(lines[12], "Black in hand: G");
    assert_eq!(lines[13], "Black to move, move 7");
    let flipped = komadai(&["show", "shogi", "--flip", "4k4/9/9/9/9/9/9/9/R3K4 b G2p 7"]);
    assert_eq!(flipped.lines().nth(2), Some(" i   .   .   .   .   K   .   .   .   R  i"));
    assert_eq!(flipped.lines().next(), Some("Black in hand: G"));
}

#[test]
fn show_tells_check_and_end() {
    assert!(komadai(&["show", "shogi", "4k4/9/4R4/9/9/9/9/9/4K4 w - 2"]).contains("in check from 5c"));
    let mated = komadai(&["show", "shogi", "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 2"]);
    assert!(mated.ends_with("The game is over: Black won by checkmate\n"));
}

#[test]
fn every_game_can_be_shown_and_explained() {
    for game in games() {
        assert!(komadai(&["show", &game]).contains(" to move, move 1"));
        assert!(komadai(&["piece", &game]).contains("in Betza"));
        let moves = json_of(&komadai(&["moves", &game, "--json"]));
        assert_eq!(moves["side"], "first");
        assert_eq!(komadai(&["moves", &game]).lines().count(), moves["moves"].as_array().map_or(0, Vec::len));
    }
}

#[test]
fn moves_answers_in_the_promised_order() {
    let text = komadai(&["moves", "shogi", "4k4/9/4R4/9/9/9/9/9/4K4 w - 2", "--json"]);
    let expected = "{\"position\":\"4k4/9/4R4/9/9/9/9/9/4K4 w - 2\",\"side\":\"second\",\"in_check\":true,\
                    \"moves\":[\"5a4a\",\"5a4b\",\"5a6a\",\"5a6b\"],\"outcome\":null}\n";
    assert_eq!(text, expected);
    assert_eq!(komadai(&["moves", "shogi", "4k4/9/4R4/9/9/9/9/9/4K4 w - 2"]), "5a4a\n5a4b\n5a6a\n5a6b\n");
}

#[test]
fn moves_of_a_finished_game_are_none() {
    let mated = json_of(&komadai(&["moves", "shogi", "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 2", "--json"]));
    assert_eq!(mated["moves"], json!([]));
    assert_eq!(mated["outcome"], json!({"winner": "first", "reason": "checkmate"}));
}

#[test]
fn apply_tells_what_changed() {
    let text = komadai(&["apply", "shogi", "start", "7g7f", "3c3d", "8h2b+", "--json"]);
    let answer = json_of(&text);
    assert!(
        text.starts_with("{\"position\":\"")
            && text.contains(",\"in_check\":false,\"outcome\":null,\"changes\":[{\"at\":\"7g\"")
    );
    assert_eq!(answer["position"], "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4");
    let changes = answer["changes"].as_array().map(Vec::as_slice).unwrap_or_default();
    let change = |at: &str, was: Value, now: Value, why: &str| json!({"at": at, "was": was, "now": now, "why": why});
    assert_eq!(changes[0], change("7g", json!("P"), Value::Null, "lift"));
    assert!(changes.contains(&change("2b", json!("b"), Value::Null, "take")));
    assert!(changes.contains(&change("hand:first", Value::Null, json!("B"), "to-hand")));
    assert!(komadai(&["apply", "shogi", "start", "7g7f"]).ends_with(" w - 2\n"));
}

#[test]
fn apply_counts_repetition_over_its_moves() {
    let around = ["5i5h", "5a5b", "5h5i", "5b5a"];
    let moves: Vec<_> = around.iter().cycle().take(12).copied().collect();
    let arguments = |moves: &[&'static str]| [&["apply", "shogi", "--json", SHOGI], moves].concat();
    let answer = json_of(&komadai(&arguments(&moves)));
    assert_eq!(answer["outcome"], json!({"winner": null, "reason": "repetition"}));
    assert_eq!(json_of(&komadai(&arguments(&moves[..11])))["outcome"], Value::Null);

    let checks: Vec<_> = ["9b9a", "5a5b", "9a9b", "5b5a"].iter().cycle().take(12).copied().collect();
    let start = "4k4/R8/9/9/9/9/9/9/4K4 b - 1";
    let answer = json_of(&komadai(&[&["apply", "shogi", "--json", start], &checks[..]].concat()));
    assert_eq!(answer["outcome"], json!({"winner": "second", "reason": "perpetual-check"}));

    let answer = json_of(&komadai(&["apply", "shogi", MATE_IN_ONE, "G*5b", "--json"]));
    assert_eq!(answer["outcome"], json!({"winner": "first", "reason": "checkmate"}));
    assert_eq!(answer["in_check"], true);
}

#[test]
fn perft_counts() {
    assert!(komadai(&["perft", "shogi", "3"]).starts_with("25470 nodes in "));
    let answer = json_of(&komadai(&["perft", "shogi", "2", SHOGI, "--json", "--divide", "--threads", "2"]));
    assert_eq!(answer["nodes"], 900);
    assert!(answer["seconds"].is_f64());
    assert_eq!(answer["divide"]["7g7f"], 30);
    assert_eq!(answer["divide"].as_object().map(serde_json::Map::len), Some(30));
    assert_eq!(json_of(&komadai(&["perft", "shogi", "0", "--json"]))["nodes"], 1);
    assert_eq!(json_of(&komadai(&["perft", "shogi", "1", "--json"])).get("divide"), None);
    assert_eq!(json_of(&komadai(&["perft", "hand-shogi", "2", "--json"]))["nodes"], 94221);
    assert_eq!(komadai(&["perft", "shogi", "1", "--divide"]).lines().next(), Some("1g1f 1"));
}

#[test]
fn options_change_the_rules() {
    let position = "4k4/9/9/9/9/9/4N4/9/4K4 w - 1";
    let moves = |options: &[&str]| komadai(&[&["moves", "hand-shogi", position], options].concat());
    assert!(!moves(&[]).contains("e3c4"));
    assert!(moves(&["--option", "wide_half_knight=true"]).contains("e3c4"));
    assert!(!moves(&["--option", "wide_half_knight=true", "--option", "wide_half_knight=false"]).contains("e3c4"));
}

#[test]
fn piece_tells_movement_promotion_and_hand_form() {
    let text = komadai(&["piece", "hand-shogi", "half-knight"]);
    assert_eq!(text, komadai(&["piece", "hand-shogi", "n"]));
    for part in ["N  half-knight", "ffN", "to +N (promoted half-knight)", "joins the captor's hand"] {
        assert!(text.contains(part), "{text}");
    }
    assert!(!komadai(&["piece", "shogi"]).contains('@'));
    let silver = "\n\n    .  .  .  .  .\n    .  o  o  o  .\n    .  .  @  .  .\n    .  o  .  o  .\n    .  .  .  .  .\n\n  \
                  o  steps or leaps\n";
    assert!(komadai(&["piece", "shogi", "s"]).ends_with(silver));
    assert!(komadai(&["piece", "hand-shogi", "+n"]).contains("joins the captor's hand as N (half-knight)"));
}

#[test]
fn svg_draws_positions_and_pieces() {
    let light = komadai(&["svg", "shogi"]);
    assert!(light.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\"") && light.ends_with("</svg>\n"));
    let others =
        [&["--dark"][..], &["--flip"], &["--last", "7g7f"], &["4k4/9/9/9/9/9/9/9/4K4 b - 1"], &["--piece", "S"]];
    for arguments in others {
        let picture = komadai(&[&["svg", "shogi"], arguments].concat());
        assert!(picture.starts_with("<svg ") && picture != light, "{arguments:?}");
    }
    let silver = komadai(&["svg", "shogi", "--piece", "silver general"]);
    assert!(silver.contains("<title>silver general</title>"));
    assert_ne!(silver, komadai(&["svg", "shogi", "--piece", "s", "--dark"]));
    for game in games() {
        assert!(komadai(&["svg", &game]).ends_with("</svg>\n"));
    }
}

#[test]
fn why_explains_both_ways() {
    let legal = komadai(&["why", "shogi", "start", "7g7f"]);
    assert_eq!(legal, "7g7f is legal:\n  lift      7g          P -> .\n  land      7f          . -> P\n");
    let illegal = komadai(&["why", "shogi", "start", "8h2b"]);
    assert!(illegal.starts_with("8h2b is not legal: ") && illegal.contains("7g"), "{illegal}");
    assert!(illegal.contains("\n g   P   P  [P]  P   P   P   P   P   P  g\n"), "{illegal}");
    assert!(illegal.contains("\n b   .   r   .   .   .   .   .  [b]  .  b\n"), "{illegal}");
    // No square has to do with it.
    assert_eq!(komadai(&["why", "shogi", "start", "P*5e"]).lines().count(), 1);
}

#[test]
fn wrong_usage_has_status_2() {
    for (arguments, part) in [
        (&["show", "chess"][..], "no game is called \"chess\"; there are "),
        (&["show", "my.toml", "--option", "x=true"], "my.toml is a file and has no options"),
        (&["show", "shogi", "--option", "wide_half_knight=true"], "no option"),
        (&["show", "hand-shogi", "--option", "wide=true"], "it has wide_half_knight"),
        (&["show", "hand-shogi", "--option", "wide_half_knight=maybe"], "expected true or false"),
        (&["show", "hand-shogi", "--option", "wide_half_knight"], "expected NAME=VALUE"),
        (&["show", "shogi", "--sideways"], "--sideways"),
        (&["perft", "shogi", "deep"], "deep"),
        (&["perft", "shogi", "1", "--threads", "0"], "--threads"),
        (&["piece", "shogi", "Q"], "has no piece"),
        (&["apply", "shogi", "start"], "no move"),
        (&["apply", "shogi", "-", "7g7f"], "lines"),
        (&["play", "shogi", "--draw-keeps-run"], "--match"),
        (&["svg", "shogi", "--piece", "Q"], "has no piece"),
        (&["svg", "shogi", "--piece", "P", "--flip"], "--flip"),
    ] {
        let (status, error) = refused(arguments);
        assert_eq!(status, 2, "{arguments:?}");
        assert!(error.contains(part), "{arguments:?}: {error}");
    }
}

#[test]
fn refused_input_has_status_1_and_the_place() {
    for (arguments, part) in [
        (&["show", "shogi", "lnsgkgsnl/x"][..], "position: board, at byte 10: expected"),
        (&["moves", "shogi", "9/9/9/9/9/9/9/9/9 b - 1"], "royal pieces"),
        (&["perft", "shogi", "1", "rubbish"], "position: board, at byte"),
        (&["apply", "shogi", "start", "7g7f", "7g7f", "--json"], "move 2, 7g7f: "),
        (&["apply", "shogi", "start", "7g"], "move 1, 7g: move, at byte 2: expected"),
        (&["apply", "shogi", MATE_IN_ONE, "G*5b", "5a5b"], "move 2, 5a5b: the game is over by checkmate"),
        (&["why", "shogi", "start", "7g7"], "move, at byte"),
        (&["play", "shogi", "nowhere"], "position: "),
        (&["svg", "shogi", "nowhere"], "position: "),
        (&["svg", "shogi", "--last", "7g"], "--last: move, at byte 2"),
        (&["record", "nowhere"], "nowhere: "),
    ] {
        let (status, error) = refused(arguments);
        assert_eq!(status, 1, "{arguments:?}");
        assert!(error.contains(part), "{arguments:?}: {error}");
    }
}

#[test]
fn colours_are_for_terminals() {
    assert!(!komadai(&["show", "shogi"]).contains('\u{1b}'));
}

#[test]
fn help_names_every_command() {
    let help = komadai_with(&["--help"], "").out;
    for command in ["games", "check", "show", "moves", "apply", "perft", "piece", "why", "svg", "record", "play"] {
        assert!(help.contains(&format!("\n  {command}")), "{help}");
    }
}
