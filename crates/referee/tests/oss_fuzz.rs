//! `oss-fuzz/build.sh` run dry: with a `cargo` and a `zip` that only pretend, it hands over every target with seeds.

#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![cfg(target_os = "linux")]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

use komadai_referee::fuzz::TARGETS;

/// Pretends to build: writes a file for every binary in `fuzz/fuzz_targets`.
const CARGO: &str = r#"#!/bin/sh
list() { for file in fuzz/fuzz_targets/*.rs; do basename "$file" .rs; done; }
case "$1 $2" in
    "fuzz list") list ;;
    "fuzz build") mkdir -p fuzz/target/x86_64-unknown-linux-gnu/release
        for name in $(list); do echo binary > fuzz/target/x86_64-unknown-linux-gnu/release/$name; done ;;
    *) echo "unexpected: cargo $*" >&2; exit 1 ;;
esac
"#;

/// Pretends to pack: writes the names of what it was given.
const ZIP: &str = r#"#!/bin/sh
[ "$1 $2" = "-q -j" ] || exit 1
shift 2
archive=$1
shift
[ $# -gt 0 ] || exit 1
echo "$@" > "$archive"
"#;

fn tool(folder: &Path, name: &str, script: &str) {
    fs::write(folder.join(name), script).unwrap();
    fs::set_permissions(folder.join(name), fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn build_script_hands_over_every_target() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap();
    let work = Path::new(env!("CARGO_TARGET_TMPDIR")).join("oss-fuzz");
    let _ = fs::remove_dir_all(&work);
    let (tools, out, checkout) = (work.join("tools"), work.join("out"), work.join("src/komadai"));
    for folder in [&tools, &out, &checkout.join("fuzz")] {
        fs::create_dir_all(folder).unwrap();
    }
    for name in ["fuzz_targets", "corpus", "regressions"] {
        symlink(root.join("fuzz").join(name), checkout.join("fuzz").join(name)).unwrap();
    }
    tool(&tools, "cargo", CARGO);
    tool(&tools, "zip", ZIP);

    let path = format!("{}:{}", tools.display(), std::env::var("PATH").unwrap());
    let done = Command::new("bash")
        .arg("-eu")
        .arg(root.join("oss-fuzz/build.sh"))
        .envs([("SRC", work.join("src")), ("OUT", out.clone())])
        .env("PATH", path)
        .output()
        .unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    for (name, _) in TARGETS {
        assert!(out.join(name).is_file(), "{name} was not handed over");
        let seeds = fs::read_to_string(out.join(format!("{name}_seed_corpus.zip"))).unwrap();
        assert!(seeds.contains(&format!("fuzz/corpus/{name}/")), "{name}: {seeds}");
    }
    let dockerfile = fs::read_to_string(root.join("oss-fuzz/Dockerfile")).unwrap();
    assert!(dockerfile.contains("base-builder-rust") && dockerfile.contains("build.sh"));
    let project = fs::read_to_string(root.join("oss-fuzz/project.yaml")).unwrap();
    assert!(project.contains("language: rust") && project.contains("libfuzzer"));
}
