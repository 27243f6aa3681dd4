#!/usr/bin/env bash
# Packs every published crate as `cargo publish` would, in the order of their dependencies, and compiles what is in the
# packages and nothing else. Nothing is uploaded.
set -euo pipefail
cd "$(dirname "$0")/.."
target="${CARGO_TARGET_DIR:-$PWD/target}"
rm -f "$target"/package/*.crate
cargo publish --workspace --dry-run --no-verify --allow-dirty --quiet
cargo package --workspace --no-verify --allow-dirty --quiet

# Cargo's own check keeps what it unpacked and takes it for the same version later, whatever has changed since. So the
# packages become a workspace of their own, where each finds the others.
packages="$target/packages"
rm -rf "$packages"
mkdir -p "$packages"
for package in "$target"/package/*.crate; do
    tar -xzf "$package" -C "$packages"
done
cd "$packages"
# Only this repository uses these; they need not stand alone.
grep --files-with-matches '^publish = false' */Cargo.toml | xargs -r dirname | xargs -r rm -r
{
    printf '[workspace]\nresolver = "3"\nmembers = ["*"]\n[patch.crates-io]\n'
    for folder in */; do
        printf '%s = { path = "%s" }\n' "$(sed -E 's/-[0-9].*//' <<<"$folder")" "$folder"
    done
} >Cargo.toml
cargo check --quiet --workspace --all-features --target-dir "$target/packaged"
echo "$(ls -d */ | wc -l) packages compile"
