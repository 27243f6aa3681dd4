#!/usr/bin/env bash
# Builds and runs everything that needs C, C++ and Mono. Installs what is missing with apt (as root), unless
# KOMADAI_NO_INSTALL is set. What is built goes to $CARGO_TARGET_DIR, target/ by default.
set -euo pipefail
cd "$(dirname "$0")/.."
target="$(realpath -m "${CARGO_TARGET_DIR:-target}")"
work="$target/ffi-test"

step() { echo "== $1 (${SECONDS}s)"; }
fail() { echo "ffi/test.sh: $1" >&2; exit 1; }

step "tools"
missing=()
need() { command -v "$1" > /dev/null || missing+=("$2"); }
need cc gcc
need c++ g++
need cmake cmake
need make make
need valgrind valgrind
need pkg-config pkg-config
need nm binutils
need mcs mono-mcs
need mono mono-runtime
# Mono's own tests of what it has: the assembly that holds Linq and the collections.
[ -n "$(find /usr/lib/mono -name System.Core.dll 2> /dev/null | head -n 1)" ] || missing+=(libmono-system-core4.0-cil)
if [ ${#missing[@]} -gt 0 ]; then
    [ -z "${KOMADAI_NO_INSTALL:-}" ] || fail "missing: ${missing[*]}"
    apt-get install -y --no-install-recommends "${missing[@]}" > /dev/null ||
        { apt-get update > /dev/null && apt-get install -y --no-install-recommends "${missing[@]}" > /dev/null; }
fi
rm -rf "$work"
mkdir -p "$work"

step "panics"
cargo test --quiet -p komadai-ffi --features test-hooks --test misuse > "$work/panics.log" 2>&1 ||
    { cat "$work/panics.log"; fail "a misuse test fails"; }

step "a library that can be made to panic, as shipped otherwise"
cargo build --release --quiet -p komadai-library --features test-hooks
cc -std=c99 -Wall -Wextra -Werror -pedantic -Iinclude ffi/tests/c/hooks.c -o "$work/hooks" "$target/release/libkomadai.a" \
    -lgcc_s -lutil -lrt -lpthread -lm -ldl -lc
"$work/hooks" 2> "$work/hooks.log" || { tail "$work/hooks.log"; fail "a panic was not contained"; }

step "the libraries"
cargo rustc --release -p komadai-library -- --print native-static-libs 2> "$work/cargo.log" ||
    { cat "$work/cargo.log"; fail "the libraries do not build"; }
mkdir "$work/libraries"
cp "$target"/release/libkomadai.{so,a} "$work/libraries"
grep -q "native-static-libs: -lgcc_s -lutil -lrt -lpthread -lm -ldl -lc$" "$work/cargo.log" ||
    fail "the static library needs other system libraries than its users are told: $(grep native-static "$work/cargo.log")"
readelf -d "$work/libraries/libkomadai.so" | grep -q "SONAME.*\[libkomadai.so.0\]" || fail "the SONAME is wrong"
nm -D --defined-only "$work/libraries/libkomadai.so" | awk '{ print $3 }' | LC_ALL=C sort > "$work/symbols.txt"
diff -u ffi/tests/golden/symbols.txt "$work/symbols.txt" || fail "the exported symbols are not those recorded"
strip -o "$work/stripped.so" "$work/libraries/libkomadai.so"
size=$(stat -c %s "$work/stripped.so")
echo "stripped shared library: $size bytes"
[ "$size" -lt 1572864 ] || fail "the stripped shared library is larger than 1.5 MiB"

step "install"
cmake -S ffi -B "$work/install-build" -DKOMADAI_LIBRARIES="$work/libraries" \
    -DCMAKE_INSTALL_PREFIX="$work/prefix" -DCMAKE_INSTALL_LIBDIR=lib > "$work/cmake.log"
cmake --install "$work/install-build" >> "$work/cmake.log"

step "C and C++"
export PKG_CONFIG_PATH="$work/prefix/lib/pkgconfig"
cmake -S ffi/tests -B "$work/c" -DCMAKE_PREFIX_PATH="$work/prefix" >> "$work/cmake.log"
cmake --build "$work/c" --parallel 2 > "$work/build.log" 2>&1 || { grep -E -A5 "error" "$work/build.log"; fail "C does not build"; }
(cd "$work/c" && ctest --output-on-failure --parallel 2 > "$work/ctest.log") || { cat "$work/ctest.log"; fail "a C test fails"; }
tail -n 4 "$work/ctest.log"

step "C#"
ffi/unity/test.sh "$work"

step "done"
