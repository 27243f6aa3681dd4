//! The names that the libraries export.

use std::collections::BTreeSet;

const HEADER: &str = include_str!("../../include/komadai.h");
/// What the built shared library exported when it was last looked at; `ffi/test.sh` compares.
const RECORDED: &str = include_str!("golden/symbols.txt");

#[test]
fn the_symbols_are_the_functions_of_the_header() {
    let declared: BTreeSet<&str> = HEADER
        .split("\nKOMADAI_API")
        .skip(1)
        .filter_map(|text| text.split_once('(')?.0.rsplit([' ', '*', '\n']).next())
        .collect();
    let recorded: BTreeSet<&str> = RECORDED.lines().collect();
    assert_eq!(declared, recorded);
}
