#!/bin/sh
# Builds all fuzz targets and runs each for 20,000 runs or 20 seconds, whichever comes first, with a fixed seed:
# whether they still work, and nothing obvious broke. New inputs are kept out of the corpus.
set -eu
cd "$(dirname "$0")"
runs=${RUNS:-20000} seconds=${SECONDS_EACH:-20}
binaries=$(./build.sh)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=

for source in fuzz_targets/*.rs; do
    name=$(basename "$source" .rs)
    mkdir -p "$work/$name" "artifacts/$name"
    set -- "$work/$name" "corpus/$name"
    if [ -d "regressions/$name" ]; then set -- "$@" "regressions/$name"; fi
    if "$binaries/$name" -runs="$runs" -max_total_time="$seconds" -seed=1 -timeout=60 -rss_limit_mb=2048 \
        -print_final_stats=1 -artifact_prefix="artifacts/$name/" "$@" >"$work/$name.log" 2>&1; then
        echo "$name: $(sed -n 's/^stat::number_of_executed_units: *//p' "$work/$name.log") runs," \
            "$(sed -n 's/^stat::average_exec_per_sec: *//p' "$work/$name.log") a second"
    else
        echo "$name FAILED; the input is in fuzz/artifacts/$name/"
        tail -n 40 "$work/$name.log"
        failed="$failed $name"
    fi
done
if [ -n "$failed" ]; then
    echo "fuzz: failed:$failed"
    exit 1
fi
