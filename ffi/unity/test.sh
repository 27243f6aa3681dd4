#!/usr/bin/env bash
# Compiles the Unity package as C# 7.2 and runs it on Mono. Called by ffi/test.sh with its folder of built things.
set -euo pipefail
cd "$(dirname "$0")"
work="$1"

started=$SECONDS
mcs -langversion:7.2 -unsafe -warnaserror -nologo -r:System.Core.dll -out:"$work/komadai.exe" \
    $(find com.komadai/Runtime -name '*.cs') tests/*.cs
# The sample is compiled against the few names of Unity it uses.
mcs -langversion:7.2 -unsafe -warnaserror -nologo -nowarn:649,414 -target:library -r:System.Core.dll \
    -out:"$work/sample.dll" $(find com.komadai/Runtime com.komadai/Samples~ -name '*.cs') tests/unity/*.cs
echo "compiled in $((SECONDS - started))s"
started=$SECONDS
LD_LIBRARY_PATH="$work/libraries" mono "$work/komadai.exe"
echo "ran in $((SECONDS - started))s"
