//! The inputs kept for each fuzz target run as ordinary tests, and targets, binaries and folders are the same.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::PathBuf;

use komadai_referee::fuzz::{TARGETS, Target};

fn fuzz(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fuzz").join(path)
}

/// The targets of this crate, and the one that lives beside the C ABI, in alphabetical order.
fn targets() -> Vec<(&'static str, Target)> {
    let mut targets = [TARGETS, &[("c_abi", komadai_ffi_script::c_abi)]].concat();
    targets.sort_by_key(|(name, _)| *name);
    targets
}

/// What a folder holds, sorted; nothing where there is no folder.
fn entries(path: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(fuzz(path)).into_iter().flatten();
    let mut entries: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    entries
}

fn names(path: &str) -> Vec<String> {
    entries(path).iter().map(|entry| entry.file_stem().unwrap().to_str().unwrap().to_owned()).collect()
}

fn replay(folder: &str) -> usize {
    let mut count = 0;
    for (name, target) in targets() {
        for input in entries(&format!("{folder}/{name}")) {
            // Printed only when the target panics.
            println!("{}", input.display());
            target(&fs::read(&input).unwrap());
            count += 1;
        }
    }
    count
}

#[test]
fn corpora_run() {
    assert!(replay("corpus") >= targets().len());
}

#[test]
fn regressions_run() {
    assert!(replay("regressions") > 0);
}

#[test]
fn targets_binaries_and_folders_are_the_same() {
    let targets: Vec<&str> = targets().iter().map(|(name, _)| *name).collect();
    assert_eq!(names("fuzz_targets"), targets);
    assert_eq!(names("corpus"), targets);
    for name in names("regressions") {
        assert!(targets.contains(&name.as_str()), "regressions of {name}, which is no target");
    }
    let manifest = fs::read_to_string(fuzz("Cargo.toml")).unwrap();
    for name in targets {
        assert!(!entries(&format!("corpus/{name}")).is_empty(), "the corpus of {name} is empty");
        assert!(manifest.contains(&format!("\"fuzz_targets/{name}.rs\"")), "{name} is not in fuzz/Cargo.toml");
        let binary = fs::read_to_string(fuzz(&format!("fuzz_targets/{name}.rs"))).unwrap();
        let calls = [format!("run(\"{name}\", bytes)"), format!("::{name}(bytes)")];
        assert!(calls.iter().any(|call| binary.contains(call)), "{name} runs another target");
    }
}
