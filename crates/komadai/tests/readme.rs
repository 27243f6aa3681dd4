//! The example that the README shows is the one that runs: here as an example, and in a project of its own.

#![allow(clippy::unwrap_used)]

use std::path::PathBuf;

fn root(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The file, with line ends as they are in the repository.
fn read(path: &str) -> String {
    std::fs::read_to_string(root(path)).unwrap().replace("\r\n", "\n")
}

/// The first block of Rust in a text, as a whole program.
fn first_rust_block(text: &str) -> Option<String> {
    let (_, begin) = text.split_once("```rust\n")?;
    let (block, _) = begin.split_once("```\n")?;
    Some(block.into())
}

#[test]
fn the_readme_shows_what_the_consumer_runs() {
    let program = read("tests/consumer/src/main.rs");
    let example = read("crates/komadai/examples/readme.rs");
    assert_eq!(example.split_once("\n\n"), Some(("//! The example of the README.", &program[..])));
    if root("README.md").exists() {
        assert_eq!(first_rust_block(&read("README.md")), Some(program));
    }
}

#[test]
fn a_block_is_found() {
    assert_eq!(first_rust_block("a\n```sh\nb\n```\n```rust\nc\n```\n```rust\nd\n```\n"), Some("c\n".into()));
    assert_eq!(first_rust_block("a\n"), None);
}
