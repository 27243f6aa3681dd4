//! Sessions of `komadai play`, scripted.
#![allow(clippy::unwrap_used, reason = "a failure is what a test reports")]

mod common;

use common::komadai_with;

const MATE_IN_ONE: &str = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";

fn play(arguments: &[&str], lines: &[&str]) -> String {
    let answer = komadai_with(&[&["play"], arguments].concat(), &lines.join("\n"));
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    answer.out
}

/// The parts occur in the text, one after another.
fn in_order(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let at = rest.find(part).unwrap_or_else(|| panic!("{part:?} is not in\n{rest}"));
        rest = &rest[at + part.len()..];
    }
}

#[test]
fn a_session_plays_takes_back_and_goes_on() {
    let lines = ["7g7f", "position", "undo", "undo", "redo", "redo", "3c3d", "8h2b+", "position", "quit", "position"];
    let text = play(&["shogi"], &lines);
    let parts = [
        "Black to move, move 1",
        "White to move, move 2",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2\n",
        "Black to move, move 1",
        "error: there is nothing to take back",
        "White to move, move 2",
        "error: there is nothing to play again",
        "Black in hand: B",
        "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4\n",
    ];
    in_order(&text, &parts);
    assert!(text.ends_with(parts[8]), "quit leaves");
}

#[test]
fn a_session_helps() {
    let lines = [
        "help", "moves 2h", "moves p", "moves zz", "hint 2h", "hint", "why 8h2b", "why 7g7f", "8h2b", "7g", "flip",
        "show",
    ];
    let text = play(&["shogi"], &lines);
    in_order(
        &text,
        &[
            "undo, redo",
            "2h1h 2h3h 2h4h 2h5h 2h6h 2h7h\n",
            "no legal move\n",
            "error: \"zz\" is no square and no piece\n",
            " h   .   B  [.] [.] [.] [.] [.]  R  [.] h",
            " g  [P] [P] [P] [P] [P] [P] [P] [P] [P] g",
            "8h2b is not legal: ",
            " g   P   P  [P]  P   P   P   P   P   P  g",
            "7g7f is legal:",
            "error: ",
            "error: move, at byte 2: expected",
            "     1   2   3   4   5   6   7   8   9\n",
            "     1   2   3   4   5   6   7   8   9\n",
        ],
    );
    let text = play(&["shogi", MATE_IN_ONE], &["hint", "moves G"]);
    in_order(&text, &["to drop: G\n", "G*1a ", "G*5b "]);
}

#[test]
fn a_hint_marks_what_is_captured_from_afar() {
    // The Killer Whale is pinned, so it can capture the pawn only without moving.
    let pinned = "w10/5r5/11/11/11/4p6/5K5/11/11/11/5W5 b - 1";
    let text = play(&["great-whale-shogi", pinned], &["hint 6g"]);
    in_order(
        &text,
        &[
            "\n f    .    .    .    .   [p]  [.]   .    .    .    .    .  f\n",
            " g    .    .    .    .    .    K    .    .    .    .    .  g\n",
            "6g7f6g",
        ],
    );
}

#[test]
fn a_finished_game_tells_its_reason() {
    let text =
        play(&["shogi", MATE_IN_ONE], &["G*5b", "5a5b", "moves", "undo", "resign", "undo", "draw", "draw", "next"]);
    in_order(
        &text,
        &[
            "The game is over: Black won by checkmate\n",
            "error: the game is over by checkmate\n",
            "no legal move\n",
            "Black to move, move 1",
            "The game is over: White won by resignation\n",
            "Black to move, move 1",
            "The game is over: drawn by agreement\n",
            "error: the game is over by agreement\n",
            "error: there is no match",
        ],
    );
}

#[test]
fn a_game_is_saved_and_loaded() {
    let directory = std::env::temp_dir().join(format!("komadai-play-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    let path = directory.join("game with a space.txt");
    let file = path.to_str().unwrap();
    let (save, load) = (format!("save {file}"), format!("load {file}"));
    let option = ["hand-shogi", "--option", "wide_half_knight=true"];

    play(&option, &["N*e4", "e9d9", "resign", &save]);
    let expected = "game: hand-shogi\noption: wide_half_knight=true\n\
                    start: 2g1k1g2/2f1p1f2/3fff3/9/9/9/3FFF3/2F1P1F2/2G1K1G2 w TROH2S2N2Ltroh2s2n2l 1\n\
                    N*e4\ne9d9\nresigned: first\n";
    assert_eq!(std::fs::read_to_string(&path).unwrap(), expected);

    // The game in the file brings its own rules.
    let text = play(&["shogi"], &[&load, "undo", "e4c5", "position"]);
    in_order(&text, &["The game is over: Black won by resignation\n", " b TROH2S1N2L".replace("1N", "N").as_str()]);

    play(&["shogi"], &["7g7f", "draw", &save]);
    let text = play(&["shogi"], &[&load, "undo", "undo", "position"]);
    in_order(&text, &["drawn by agreement", " b - 1\n"]);

    for (content, error) in [
        ("start: start\n", "line 1: expected `game: …`"),
        ("# a comment\n\ngame: chess\n", "line 3: no game is called"),
        ("game: shogi\noption: x=true\nstart: start\n", "line 3: shogi has no options"),
        ("game: shogi\n", "no line `start: …`"),
        ("game: shogi\nstart: start\n7g7f\n7g7f\n", "line 4: "),
        ("game: shogi\nstart: start\nresigned: nobody\n", "line 3: expected `resigned: first`"),
    ] {
        std::fs::write(&path, content).unwrap();
        in_order(&play(&["shogi"], &[&load, "position"]), &[&format!("error: {file}: {error}"), " b - 1\n"]);
    }
    std::fs::remove_dir_all(&directory).unwrap();
    in_order(
        &play(&["shogi"], &[&load, &save, "load"]),
        &["error: ", "error: ", "error: expected the name of a file\n"],
    );
}

/// Hand Shogi, rule 8.
#[test]
fn a_match_goes_to_two_wins_in_a_row() {
    let text = play(
        &["hand-shogi", "--match"],
        &["next", "resign", "undo", "resign", "next", "e1d1", "resign", "next", "resign"],
    );
    in_order(
        &text,
        &[
            "Hand 1: White is player one, Black is player two.",
            "error: the hand is not over",
            "Hands won: player one 0, player two 1. Enter `next`",
            "Hand 1: ",
            "Hands won: player one 0, player two 1. Enter `next`",
            "Hand 2: White is player two, Black is player one.",
            "The game is over: White won by resignation",
            "Hands won: player one 0, player two 2. The match is won by player two.",
            "The match is won by player two.",
            "error: the game is over by resignation",
        ],
    );
    let drawn = ["resign", "next", "draw", "next", "resign"];
    in_order(&play(&["hand-shogi", "--match"], &drawn), &["player one 0, player two 2. Enter `next`"]);
    let keeps = play(&["hand-shogi", "--match", "--draw-keeps-run"], &drawn);
    in_order(&keeps, &["player one 0, player two 2. The match is won by player two."]);
}
