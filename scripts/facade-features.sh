#!/usr/bin/env bash
# The features of the facade, one a line.
set -euo pipefail
cd "$(dirname "$0")/.."
sed -n '/^\[features\]/,/^\[dep/s/^\([a-z][a-z0-9_-]*\) *=.*/\1/p' crates/komadai/Cargo.toml | grep -vx default
