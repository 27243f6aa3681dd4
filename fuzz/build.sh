#!/bin/sh
# Builds every fuzz target against a prebuilt libFuzzer, on stable Rust and without cargo-fuzz, and prints the folder
# that the binaries are in. Arguments go to cargo.
set -eu
cd "$(dirname "$0")"

library() {
    find /usr/lib/llvm-* -name 'libclang_rt.fuzzer-x86_64.a' -o -path '*linux-gnu/libclang_rt.fuzzer.a' 2>/dev/null |
        sort -V | tail -n 1
}

if [ -z "${CUSTOM_LIBFUZZER_PATH:-}" ]; then
    if [ -z "$(library)" ]; then
        echo "fuzz: installing libclang-rt-22-dev, which holds libFuzzer" >&2
        { apt-get update -q && apt-get install -yq libclang-rt-22-dev; } >&2 ||
            echo "fuzz: could not install it; libFuzzer is compiled instead, which takes two minutes" >&2
    fi
    CUSTOM_LIBFUZZER_PATH=$(library)
fi
if [ -n "$CUSTOM_LIBFUZZER_PATH" ]; then export CUSTOM_LIBFUZZER_PATH; else unset CUSTOM_LIBFUZZER_PATH; fi

RUSTFLAGS="--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
-Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
-Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1 -Cdebug-assertions"
export RUSTFLAGS
target=x86_64-unknown-linux-gnu
cargo build --release --bins --target "$target" "$@" >&2
echo "${CARGO_TARGET_DIR:-$PWD/target}/$target/release"
