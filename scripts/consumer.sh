#!/usr/bin/env bash
# Stands for somebody else's project: builds it with the default features, none, and each, runs the README's example in
# it, and compares its speed, built with cargo's plain release profile, with that of the workspace's own.
set -euo pipefail
cd "$(dirname "$0")/.."
target="${CARGO_TARGET_DIR:-$PWD/target}"
consumer=(--quiet --manifest-path tests/consumer/Cargo.toml --target-dir "$target/consumer")

cargo run "${consumer[@]}" --bin consumer
cargo run "${consumer[@]}" --bin perft --no-default-features
for feature in $(scripts/facade-features.sh); do
    echo "with $feature only:"
    cargo run "${consumer[@]}" --bin perft --no-default-features --features "komadai/$feature"
done

cargo build "${consumer[@]}" --release --bin perft
cargo build --quiet --release --package komadai --example perft

# The least processor time of several runs in turn: other programs can only add to it. Far below the goal it is no
# noise but a missing #[inline], and the check fails.
TIMEFORMAT=%3U
seconds() { { time "$@" >/dev/null; } 2>&1; }
least() { printf '%s\n' "$@" | sort -n | head -1; }
compare() {
    local ours=() theirs=()
    for _ in 1 2 3 4 5 6 7; do
        ours+=("$(seconds "$target/release/examples/perft" "$@")")
        theirs+=("$(seconds "$target/consumer/release/perft" "$@")")
    done
    awk -v work="$*" -v ours="$(least "${ours[@]}")" -v theirs="$(least "${theirs[@]}")" 'BEGIN {
        printf "perft %s: %.3f s as a dependency, %.3f s here; ", work, theirs, ours
        printf "speed ratio %.2f (goal: above 0.9)\n", ours / theirs
        exit ours / theirs < 0.75
    }'
}
compare shogi 5
compare great-whale-shogi 5
compare medusa-shogi 4
