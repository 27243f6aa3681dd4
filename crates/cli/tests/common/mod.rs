#![allow(dead_code, clippy::unwrap_used, reason = "each test file uses a part, and a failure is what a test reports")]

use std::io::Write;
use std::process::{Command, Stdio};

pub(crate) struct Answer {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) status: i32,
}

/// Runs the program with these arguments and this standard input.
pub(crate) fn komadai_with(arguments: &[&str], input: &str) -> Answer {
    let mut child = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let output = std::thread::scope(|scope| {
        // It need not read all of it.
        scope.spawn(move || stdin.write_all(input.as_bytes()).ok());
        child.wait_with_output().unwrap()
    });
    Answer {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        status: output.status.code().unwrap(),
    }
}

/// Likewise without input, for a command that succeeds: what it prints.
pub(crate) fn komadai(arguments: &[&str]) -> String {
    let answer = komadai_with(arguments, "");
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{arguments:?}");
    answer.out
}

/// Likewise for a command that fails: its status and what it says on standard error.
pub(crate) fn refused(arguments: &[&str]) -> (i32, String) {
    let answer = komadai_with(arguments, "");
    assert_eq!(answer.out, "", "{arguments:?}");
    assert!(answer.err.starts_with("error: "), "{arguments:?}: {}", answer.err);
    (answer.status, answer.err)
}

/// The games that `komadai games` lists.
pub(crate) fn games() -> Vec<String> {
    komadai(&["games"]).lines().map(|line| line.split(' ').next().unwrap().to_string()).collect()
}
