#!/usr/bin/env bash
# Tests the book's examples and links, and builds it into target/book. `cargo install mdbook` is by hand.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo test --package komadai --features files --test book --test docs
cargo test --package komadai-referee --doc
cargo xtask pictures --check
if command -v mdbook >/dev/null; then
    mdbook build docs
else
    echo "mdbook is missing: cargo install mdbook"
fi
