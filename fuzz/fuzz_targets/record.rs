#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| komadai_referee::fuzz::run("record", bytes));
