//! Lines in, lines of JSON out, and the cases that an independent program made.
#![allow(clippy::unwrap_used, reason = "a failure is what a test reports")]

mod common;

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use common::{games, komadai_with};
use serde_json::{Value, json};

fn answers(arguments: &[&str], input: &str) -> Vec<Value> {
    let answer = komadai_with(arguments, input);
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    answer.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_cases_of_every_game_have_these_moves_and_positions() {
    for game in games() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(&game).join("cases.jsonl");
        let text = std::fs::read_to_string(path).unwrap();
        let cases: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert!(!cases.is_empty());
        let position = |case: &Value| case["position"].as_str().unwrap().to_string();

        let input: String = cases.iter().map(|case| position(case) + "\n").collect();
        let moves = answers(&["moves", &game, "-", "--json"], &input);
        assert_eq!(moves.len(), cases.len());
        for (case, answer) in cases.iter().zip(&moves) {
            let mut expected: Vec<_> = case["moves"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
            expected.sort_unstable();
            assert_eq!(answer["position"], case["position"], "{game}");
            assert_eq!(answer["moves"], json!(expected), "{game}: {}", case["position"]);
            assert_eq!(answer["in_check"], case["in_check"], "{game}: {}", case["position"]);
        }

        let after = |case: &Value| case["after"].as_object().unwrap().clone().into_iter();
        let plays = || cases.iter().flat_map(|case| after(case).map(move |(chosen, to)| (position(case), chosen, to)));
        let input: String = plays().map(|(from, chosen, _)| format!("{from}\t{chosen}\n")).collect();
        let played = answers(&["apply", &game, "-", "--json"], &input);
        assert_eq!(played.len(), plays().count());
        for ((from, chosen, to), answer) in plays().zip(&played) {
            assert_eq!(answer["position"], to, "{game}: {from} {chosen}");
        }
    }
}

#[test]
fn a_bad_line_is_answered_and_the_rest_goes_on() {
    let moves = answers(&["moves", "shogi", "-"], "start\nrubbish\n\n9/9/9/9/9/9/9/9/9 b - 1\r\nstart");
    assert_eq!(moves.len(), 5);
    assert_eq!(moves[0]["moves"].as_array().unwrap().len(), 30);
    assert!(moves[1]["error"].as_str().unwrap().starts_with("position: board, at byte 1: expected"));
    assert!(moves[2]["error"].is_string());
    assert!(moves[3]["error"].as_str().unwrap().contains("royal"));
    assert_eq!(moves[4], moves[0]);

    let played = answers(&["apply", "shogi", "-"], "start\t7g7f 3c3d\nstart\t7g7f 7g7f\nstart\tx\nx\t7g7f\nstart\n");
    assert_eq!(played.len(), 5);
    assert!(played[0]["position"].as_str().unwrap().ends_with(" b - 3"));
    assert!(played[1]["error"].as_str().unwrap().starts_with("move 2, 7g7f: "));
    assert!(played[2]["error"].as_str().unwrap().starts_with("move 1, x: move, at byte 0"));
    assert!(played[3]["error"].as_str().unwrap().starts_with("position: "));
    assert_eq!(played[4]["changes"], json!([]));
}

#[test]
fn bytes_that_are_no_text_are_a_bad_line() {
    let mut child = start(&["moves", "shogi", "-"]);
    child.stdin.take().unwrap().write_all(b"\xff\xfe\nstart\n").unwrap();
    let out = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    let lines: Vec<_> = out.lines().collect();
    assert!(lines[0].starts_with("{\"error\":") && lines[1].starts_with("{\"position\":"), "{out}");
}

#[test]
fn each_line_is_answered_at_once() {
    let mut child = start(&["moves", "shogi", "-"]);
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..2 {
        input.write_all(b"start\n").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert!(line.ends_with("\"outcome\":null}\n"));
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let mut child = start(&["moves", "shogi", "-"]);
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    // The program may be gone before it has read everything.
    let _ = input.write_all("start\n".repeat(1000).as_bytes());
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

fn start(arguments: &[&str]) -> std::process::Child {
    Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}
