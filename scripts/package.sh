#!/usr/bin/env bash
# Packs every crate that is published and builds each from its package alone, in the order of their dependencies, as
# `cargo publish` would. Nothing is uploaded.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo publish --workspace --dry-run --allow-dirty --quiet
