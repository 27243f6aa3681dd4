#!/bin/bash -eu
# Builds every fuzz target for OSS-Fuzz and ClusterFuzzLite, and packs its corpus and regressions as the seed corpus.
# SRC holds the checkout, OUT takes the results.
cd "$SRC/komadai"
cargo fuzz build -O --debug-assertions
release=fuzz/target/x86_64-unknown-linux-gnu/release
cargo fuzz list | while read -r target; do
    cp "$release/$target" "$OUT/"
    seeds="fuzz/corpus/$target"
    if [ -d "fuzz/regressions/$target" ]; then seeds="$seeds fuzz/regressions/$target"; fi
    # shellcheck disable=SC2086 # two folders, without spaces in their names
    zip -q -j "$OUT/${target}_seed_corpus.zip" $(find -L $seeds -type f)
done
