//! Games that are described in files.
#![allow(clippy::unwrap_used, reason = "a failure is what a test reports")]

mod common;

use common::{komadai, komadai_with, refused};

const MINI: &str = r#"
id = "mini"
title = "Mini"
files = 3
ranks = 4
start = "1kr/3/3/RK1 w - 1"
pieces = [
    { token = "K", name = "king", moves = "K", royal = true },
    { token = "R", name = "rook", moves = "R" },
]
"#;

/// A directory of one test's own.
struct Directory(std::path::PathBuf);

impl Directory {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("komadai-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_string()
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_file_is_a_game_like_any_other() {
    let directory = Directory::new("files");
    let file = directory.file("mini.toml", MINI);
    assert!(komadai(&["show", &file]).contains(" 1  R  K  .  1\n"));
    assert!(komadai(&["moves", &file]).starts_with("a1a2\n"));
    assert!(komadai(&["perft", &file, "1"]).starts_with("5 nodes"));
    assert!(komadai(&["piece", &file, "rook"]).contains("R  rook"));
    assert!(komadai(&["why", &file, "start", "a1b1"]).contains("is not legal"));

    let save = directory.0.join("saved");
    let save = save.to_str().unwrap();
    let played = komadai_with(&["play", &file], &format!("a1a2\nsave {save}\n"));
    assert!(played.out.contains("Black to move, move 2"), "{}", played.out);
    let loaded = komadai_with(&["play", "shogi"], &format!("load {save}\nposition\n"));
    assert!(loaded.out.ends_with("1kr/3/R2/1K1 b - 2\n"), "{}", loaded.out);

    let json = r#"{ "id": "tiny", "title": "Tiny", "files": 3, "ranks": 3, "start": "1k1/3/1K1 w - 1",
        "pieces": [{ "token": "K", "name": "king", "moves": "K", "royal": true }] }"#;
    assert!(komadai(&["show", &directory.file("tiny.JSON", json)]).contains(" to move, move 1"));
}

#[test]
fn records_of_a_game_in_a_file_are_replayed() {
    let directory = Directory::new("rules");
    let rules = directory.file("mini.toml", MINI);
    let record = directory.file("games.txt", "[Variant \"mini\"]\n\n1. Ra2 *\n\n[Variant \"shogi\"]\n\n1. P-7f *\n");
    let answer = komadai(&["record", &record, "--rules", &rules]);
    assert_eq!(answer, "game 1: mini, 1 ply, not over\ngame 2: shogi, 1 ply, not over\n");
    let answer = komadai_with(&["record", &record], "");
    assert_eq!(answer.status, 1);
    assert!(answer.out.starts_with("game 1: line 1, column 1: no game is called \"mini\"\ngame 2: shogi"));
}

#[test]
fn check_tells_all_faults_and_where_they_are() {
    let directory = Directory::new("check");
    let good = directory.file("mini.toml", MINI);
    assert_eq!(
        komadai(&["check", &good]),
        format!("{good}: Mini (mini), 12 squares on 3 files and 4 ranks, 2 kinds of pieces\n")
    );
    // Any name does.
    assert!(komadai(&["check", &directory.file("rules", MINI)]).contains("Mini (mini)"));

    let bad = MINI.replace("\"R\" }", "\"Rq\", colour = 1 }").replace("royal = true", "royal = 1");
    let bad = directory.file("bad.toml", &bad);
    for command in ["check", "show"] {
        let (status, error) = refused(&[command, &bad]);
        assert_eq!(status, 1);
        let lines: Vec<_> = error.lines().collect();
        assert!(lines.len() > 1, "{error}");
        assert!(lines.iter().all(|line| line.starts_with(&format!("error: {bad}: line "))), "{error}");
        assert!(error.contains("line 8, column ") && error.contains("line 9, column "), "{error}");
    }

    let no_king = directory.file("no-king.toml", &MINI.replace("1kr", "2r"));
    assert!(refused(&["check", &no_king]).1.contains("royal pieces"));
    let (status, error) = refused(&["check", "nowhere.toml"]);
    assert_eq!(status, 1);
    assert!(error.starts_with("error: nowhere.toml: "), "{error}");
    std::fs::write(directory.0.join("bytes.toml"), b"\xff\xfe").unwrap();
    assert_eq!(refused(&["check", directory.0.join("bytes.toml").to_str().unwrap()]).0, 1);
}
