#!/usr/bin/env bash
# Proves that komadai and all below it build without std: in a program with its own panic handler, and for a target that
# has no std at all where such a target is installed (rustup target add thumbv7em-none-eabi).
set -euo pipefail
cd "$(dirname "$0")/../tests/no-std"
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$PWD/../../target}/no-std"

cargo build --quiet
# The proof is worth something only if it can fail.
if message=$(cargo build --quiet --features std 2>&1) || ! grep --quiet panic_impl <<<"$message"; then
    echo "std was not noticed; the check is broken: $message" >&2
    exit 1
fi
echo "builds beside its own panic handler; with std it would not"

target=thumbv7em-none-eabi
if [ -d "$(rustc --print target-libdir --target $target)" ]; then
    cargo build --quiet --target $target
    echo "builds for $target"
else
    echo "$target is not installed, and was not tried"
fi
