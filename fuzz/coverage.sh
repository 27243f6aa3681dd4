#!/bin/sh
# Prints how much of the engine, and of what it is made of, the kept inputs of all fuzz targets reach. With names of
# files, prints these with how often each line ran. Installs llvm-22, whose version is that of the compiler's LLVM.
set -eu
cd "$(dirname "$0")/.."
tools=/usr/lib/llvm-22/bin
if [ ! -x $tools/llvm-cov ]; then
    echo "coverage: installing llvm-22" >&2
    { apt-get update -q && apt-get install -yq llvm-22; } >&2
fi
CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target}/coverage
LLVM_PROFILE_FILE=$CARGO_TARGET_DIR/%p-%m.profraw
RUSTFLAGS="-Cinstrument-coverage"
export CARGO_TARGET_DIR LLVM_PROFILE_FILE RUSTFLAGS
replay=$(cargo test -p komadai-referee --test fuzz_targets --no-run --message-format=json |
    sed -n 's/.*"executable":"\([^"]*fuzz_targets[^"]*\)".*/\1/p')
rm -f "$CARGO_TARGET_DIR"/*.profraw
(cd crates/referee && "$replay" --quiet run >&2)
$tools/llvm-profdata merge -sparse "$CARGO_TARGET_DIR"/*.profraw -o "$CARGO_TARGET_DIR/replay.profdata"
if [ $# -gt 0 ]; then
    $tools/llvm-cov show "$replay" -instr-profile="$CARGO_TARGET_DIR/replay.profdata" -show-instantiations=false "$@"
else
    $tools/llvm-cov report "$replay" -instr-profile="$CARGO_TARGET_DIR/replay.profdata" -show-branch-summary=0 \
        crates/engine/src crates/effects/src crates/moves/src crates/hand/src crates/board/src
fi
