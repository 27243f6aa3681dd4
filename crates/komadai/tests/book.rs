//! The book holds together: its pages are listed, its links lead somewhere, its games can be played. Examples in Rust run as
//! tests of the crate `komadai-referee`.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap().replace("\r\n", "\n")
}

/// The pages below a folder.
fn pages(folder: &Path) -> Vec<PathBuf> {
    let mut pages = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            pages.extend(self::pages(&path));
        } else if path.extension().is_some_and(|extension| extension == "md") {
            pages.push(path);
        }
    }
    pages.sort();
    pages
}

/// The text apart from its blocks of code.
fn prose(text: &str) -> String {
    let mut inside = false;
    let lines = text.lines().filter(|line| {
        let fence = line.trim_start().starts_with("```");
        inside ^= fence;
        !inside && !fence
    });
    lines.map(|line| format!("{line}\n")).collect()
}

/// Where a text's links, pictures and includes lead, as far as they are files.
fn targets(text: &str) -> Vec<String> {
    let after = |opening: &str, close: char| -> Vec<String> {
        text.split(opening).skip(1).filter_map(|rest| rest.split_once(close)).map(|(target, _)| target.into()).collect()
    };
    let mut targets = after("](", ')');
    targets.extend(after("src=\"", '"'));
    targets.extend(after("href=\"", '"'));
    targets.extend(after("{{#include ", '}'));
    let files = targets.iter().filter(|target| !target.contains("://"));
    files.filter_map(|target| target.split('#').next()).filter(|file| !file.is_empty()).map(Into::into).collect()
}

#[test]
fn every_link_leads_somewhere() {
    let mut texts = pages(&root().join("docs"));
    texts.extend(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(|name| root().join(name)));
    let crates = [root().join("crates"), root().join("crates/variants")].map(|folder| folder.read_dir().unwrap());
    let readmes = crates.into_iter().flatten().map(|folder| folder.unwrap().path().join("README.md"));
    texts.extend(readmes.filter(|readme| readme.exists()));
    let mut broken = Vec::new();
    for page in texts {
        for target in targets(&prose(&read(&page))) {
            if !page.parent().unwrap().join(&target).exists() {
                broken.push(format!("{}: {target}", page.display()));
            }
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn links_within_the_book_stay_in_it() {
    let docs = root().join("docs");
    for page in pages(&docs) {
        for target in targets(&prose(&read(&page)).replace("{{#include ", "")) {
            let leaves = page.parent().unwrap().join(&target).canonicalize().unwrap();
            assert!(leaves.starts_with(docs.canonicalize().unwrap()), "{}: {target}", page.display());
        }
    }
}

#[test]
fn every_page_is_listed() {
    let docs = root().join("docs");
    let listed = targets(&read(&docs.join("SUMMARY.md")));
    let mut listed: Vec<_> = listed.iter().map(|page| docs.join(page)).collect();
    listed.push(docs.join("SUMMARY.md"));
    listed.sort();
    assert_eq!(pages(&docs), listed);
}

/// The numbers are also those of the same game in Rust, on the same page.
#[cfg(feature = "files")]
#[test]
fn the_small_game_in_a_file_is_the_one_in_rust() {
    use komadai::{Position, Tables, load_rules};

    let page = read(&root().join("docs/adding-a-game.md"));
    let (_, file) = page.split_once("```toml\n").unwrap();
    let (file, _) = file.split_once("```").unwrap();
    let start = Position::start(&Tables::new(load_rules(file).unwrap()));
    assert_eq!(start.legal_moves().len(), 8);
    let changes = start.changes(start.parse_move("d1d3").unwrap()).unwrap();
    assert_eq!(changes.iter().map(|change| change.why.name()).collect::<Vec<_>>(), ["lift", "land", "burn", "burn"]);
}
