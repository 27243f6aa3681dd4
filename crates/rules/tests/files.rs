//! What is wrong with a file that describes a game is told with its place, all of it.
#![cfg(feature = "files")]
#![allow(clippy::unwrap_used)]

use komadai_rules::load_rules;

const GAME: &str = r#"
id = "mini"
title = "Mini"
files = 3
ranks = 4
start = "1kr/3/3/RK1 w - 1"

[[pieces]]
token = "K"
name = "king"
moves = "K"
royal = true

[[pieces]]
token = "R"
name = "rook"
moves = "R"
"#;

fn faults(text: &str) -> Vec<String> {
    load_rules(text).unwrap_err().faults.iter().map(ToString::to_string).collect()
}

#[test]
fn what_is_usual_can_be_left_out_and_is_left_out() {
    let rules = load_rules(GAME).unwrap();
    assert_eq!(rules.to_toml().trim(), GAME.trim());
    let listed = GAME.replace("[[pieces]]\ntoken = \"K\"", "hand = [\"R\"]\n[[pieces]]\ntoken = \"K\"");
    assert!(load_rules(&listed).unwrap().to_toml().contains("hand = \"R\"\n"));
}

#[test]
fn faults_of_the_game_have_lines_and_columns() {
    let text = GAME
        .replace("moves = \"R\"", "moves = \"Rx\"\npromotes_to = \"Z\"")
        .replace("royal = true", "royal = false")
        .replace("title", "hand = \"R Q\"\ntitle");
    assert_eq!(
        faults(&text),
        [
            "promotion: pieces promote, but there is no promotion zone",
            "line 3, column 8: hand: no piece is written \"Q\"",
            "line 9, column 1: pieces: none is royal",
            "line 18, column 9: piece R: at byte 1 of the movement: expected a prefix `f b l r s v m c` or an atom \
             `W F D N A H C Z G K R B Q`",
            "line 19, column 15: piece R: no piece is written \"Z\"",
        ]
    );
    let text = GAME.replace("1kr/3", "1kr/4");
    assert_eq!(faults(&text), ["line 6, column 9: start: board, at byte 4: expected a number from 1 to 3"]);
    // A faulty movement hides no fault of the start, but where pieces cannot be read it is not looked at.
    let movement = text.replace("moves = \"R\"", "moves = \"Rx\"");
    assert_eq!(faults(&movement).len(), 2, "{:?}", faults(&movement));
    let token = text.replace("token = \"R\"", "token = \"RR\"");
    assert_eq!(faults(&token).len(), 1, "{:?}", faults(&token));
}

#[test]
fn faults_of_the_file_have_lines_and_columns() {
    let text = GAME
        .replace("name = \"king\"", "nam = \"king\"")
        .replace("moves = \"R\"", "moves = 3")
        .replace("files = 3", "files = 300");
    assert_eq!(
        faults(&text),
        [
            "line 4, column 9: invalid value: integer `300`, expected u8",
            "line 10, column 1: unknown field `nam`, expected one of `token`, `name`, `moves`, `royal`, \
             `promotes_to`, `strength`, `returns_as`",
            "line 17, column 9: invalid type: integer `3`, expected a string",
        ]
    );
    let text = GAME.replace("title = \"Mini\"", "title = Mini\nx = ").replace("ranks = 4", "ranks 4");
    assert_eq!(faults(&text).len(), 3, "{:?}", faults(&text));
    let missing = faults("id = \"mini\"");
    assert!(missing[0].contains("missing field"), "{missing:?}");
}

#[test]
fn faults_of_a_json_file_have_places_where_they_are_known() {
    assert_eq!(faults("{\n  \"id\": 3}"), ["line 2, column 9: invalid type: integer `3`, expected a string"]);
    // The end of a line, and characters of several bytes.
    assert!(faults("{\n  \"id\": \"王\n").concat().starts_with("line 2, column 11: control character"));
    assert_eq!(faults("{\"id\": \"王\", 王"), ["line 1, column 13: key must be a string"]);
    let json = load_rules(GAME).unwrap().to_json().replace("\"R\",\n", "\"RR\",\n");
    assert_eq!(
        faults(&json),
        ["piece \"RR\": a token is any of `+` `^` `~` and an upper-case letter, or two letters in brackets"]
    );
}

#[test]
fn what_no_game_can_be_is_told() {
    let many: String = (1..=13).map(|range| format!("Q{range} ")).collect();
    let many = faults(&GAME.replace("moves = \"R\"", &format!("moves = \"{}\"", many.trim())));
    assert!(many[0].ends_with("piece R: it moves in 104 ways, and 100 are the most"), "{many:?}");
    let hand =
        GAME.replace("start =", "hand = \"R\"\nlimits = [{ must_check = \"R\" }, { must_not_mate = \"R\" }]\nstart =");
    assert!(faults(&hand)[0].ends_with("limits: drops of R cannot both have to give check and not to mate"));
    let camps = GAME.replace("start =", "effects = [{ camp = 1 }, { camp = 1 }]\nstart =");
    assert!(faults(&camps)[0].ends_with("effects: there can be one `camp`"));
    let rooks = GAME.replace("start =", "effects = [{ castle = { king = \"b1\", rooks = \"a1 a1\" } }]\nstart =");
    assert!(faults(&rooks)[0].contains("castling needs a king and up to four rooks"));
    let morphs = GAME.replace("token = \"R\"", "token = \"~R\"")
        + "\n[[pieces]]\ntoken = \"~~R\"\nname = \"x\"\nmoves = \"W\"\n";
    let morphs =
        morphs.replace("1kr/3/3/RK1", "1k1/3/3/1K1").replace("start =", "effects = [{ morph = \"~~R\" }]\nstart =");
    assert!(faults(&morphs)[0].contains("no Morph"), "{:?}", faults(&morphs));
}
