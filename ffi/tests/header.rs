//! The checked-in files that are made from the source of the C ABI.

#![allow(clippy::unwrap_used)]

use std::process::Command;

/// Whether a chore finds its files up to date. It is run as a program of its own, so that what it needs is built as
/// for any other chore.
fn is_up_to_date(chore: &str) {
    let output = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--package", "xtask", "--", chore, "--check"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn the_header_is_what_the_source_says() {
    is_up_to_date("header");
}

#[test]
fn the_unity_package_is_what_the_source_says() {
    is_up_to_date("bindings");
}

const HEADER: &str = include_str!("../../include/komadai.h");

#[test]
fn everything_in_the_header_has_a_comment() {
    let mut previous = "";
    let mut items = 0;
    for line in HEADER.lines() {
        let text = line.trim();
        // Items: functions, types, fields, numbers. The second line of a function or of a type is none.
        let function = text.starts_with("KOMADAI_API");
        let of_type = text.starts_with("typedef struct") || text.starts_with("enum komadai_");
        let field = line.starts_with("    ") && !line.starts_with("     ") && text.ends_with(';');
        let number = line.starts_with("    KOMADAI_");
        let constant = text.starts_with("#define KOMADAI_MAX") || text.starts_with("#define KOMADAI_N");
        if function || of_type || field || number || constant {
            items += 1;
            assert!(previous.ends_with("*/"), "no comment: {text}");
        }
        previous = text;
    }
    assert!(items > 300, "{items}");
}

#[test]
fn every_function_says_what_its_arguments_are() {
    let mut functions = 0;
    for (at, _) in HEADER.match_indices("KOMADAI_API\n").chain(HEADER.match_indices("KOMADAI_API ")) {
        let Some(end) = HEADER[at..].find(';') else { continue };
        let declaration = &HEADER[at..at + end];
        let Some((_, arguments)) = declaration.split_once('(') else { continue };
        if declaration.contains("#define") || declaration.contains("_free(") {
            continue;
        }
        let comment = &HEADER[HEADER[..at].rfind("/**").unwrap()..at];
        for argument in arguments.trim_end_matches(')').split(',').filter(|argument| *argument != "void") {
            let name = argument.rsplit([' ', '*']).next().unwrap();
            assert!(comment.contains(&format!("`{name}`")), "{name} is not explained: {declaration}");
        }
        functions += 1;
    }
    assert!(functions > 80, "{functions}");
}

#[test]
fn the_guides_show_programs_that_are_tested() {
    let c = include_str!("../../docs/c.md");
    assert!(c.contains(include_str!("../examples/c/first.c")));
    let unity = include_str!("../../docs/unity.md");
    assert!(unity.contains(include_str!("../unity/tests/unity/FirstMoves.cs")));
    // Every name that the guide to C writes out exists.
    for word in c.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_') {
        if word.starts_with("komadai_") && word != "komadai_" {
            assert!(HEADER.contains(word), "{word} is not in the header");
        }
    }
}
