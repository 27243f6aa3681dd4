#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| komadai_ffi_script::c_abi(bytes));
