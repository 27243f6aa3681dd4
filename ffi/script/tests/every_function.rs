//! Scripts call everything that the libraries export.

use std::collections::BTreeSet;

const EXPORTED: &str = include_str!("../../tests/golden/symbols.txt");

#[test]
fn every_exported_function_is_called() {
    let called: BTreeSet<&str> = komadai_ffi_script::called().collect();
    let exported: BTreeSet<&str> = EXPORTED.lines().collect();
    assert_eq!(called, exported);
}
