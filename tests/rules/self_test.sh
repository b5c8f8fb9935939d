#!/usr/bin/env bash
# self_test.sh: plants one violation after another in a small tree and expects each to be found.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
failures=0

fail() {
    echo "FAILED: $*" >&2
    failures=$((failures + 1))
}

# plant FILE TEXT: FILE with TEXT, guarded if it is a header.
plant() {
    mkdir -p "$tree/$(dirname "$1")"
    { [[ $1 != *.h ]] || printf '#pragma once\n\n'; printf '%b\n' "$2"; } >"$tree/$1"
}

# forbidden WORDS FILE TEXT: with FILE planted the check fails and names the file and WORDS.
forbidden() {
    local words=$1 file=$2 said
    plant "$file" "$3"
    if said=$("$BASH" "$here/check_rules.sh" "$tree" 2>&1); then
        fail "not found: $file: $3"
    elif ! grep -F "$file:" <<<"$said" | grep -qF "$words"; then
        fail "found, but not as '$words': $file: $3 -> $said"
    elif [[ $(wc -l <<<"$said") -ne 1 ]]; then
        fail "one violation, several complaints: $said"
    fi
    rm "$tree/$file"
}

allowed() {
    local said
    plant "$1" "$2"
    said=$("$BASH" "$here/check_rules.sh" "$tree" 2>&1) || fail "complained about $1: $2 -> $said"
    rm "$tree/$1"
}

plant dev '#!/bin/sh'
plant CMakeLists.txt 'project(Tree)'
plant core/base/shape.h 'int area();'
plant core/base/shape.cpp '#include "core/base/shape.h"\n\n#include <vector>'
plant app/cli/main.cpp '#include "core/base/shape.h"'
"$BASH" "$here/check_rules.sh" "$tree" >/dev/null || fail "a clean tree is refused"

forbidden "may not depend" core/base/x.cpp '#include "core/network/network.h"'
forbidden "may not depend" core/network/x.h '#include "core/schedule/schedule.h"'
forbidden "may not depend" core/schedule/x.h '#include "core/backend/backend.h"'
forbidden "may not depend" core/backend/x.h '#include "core/bench/measure.h"'
forbidden "may not depend" core/bench/x.h '#include "core/exchange/run_json.h"'
forbidden "may not depend" core/exchange/x.cpp '#include "core/store/run_store.h"'
forbidden "may not depend" core/store/x.cpp '#include "core/analysis/comparison.h"'
forbidden "may not depend" core/cpu/x.cpp '#include "core/bench/measure.h"'
forbidden "may not depend" core/bench/x.cpp '#include "core/backends.h"'
forbidden "the reference is for tests" app/cli/x.cpp '#include "core/reference/reference.h"'
forbidden "no folder gadgets" core/gadgets/x.cpp '#include <vector>'
forbidden "only core/backends.cpp" core/bench/x.cpp '#include "core/cpu/cpu_backend.h"'
forbidden "only core/backends.cpp" app/cli/x.cpp '#include "core/cuda/cuda_backend.h"'
forbidden "only core/backends.cpp" core/cpu/x.cpp '#include "core/cuda/device.h"'
forbidden "nothing includes app" tests/x.cpp '#include "app/cli/options.h"'
forbidden "core depends on nothing above" core/base/x.cpp '#include "tests/support/fake.h"'
forbidden "core depends on nothing above" core/base/x.cpp '#include "ui/format.h"'
forbidden "knows no Qt" core/base/x.cpp '#include <QString>'
forbidden "knows no Qt" core/base/x.cpp '#  include <QtCore/QString>'
forbidden "from the root" core/base/x.cpp '#include "shape.h"'
forbidden "own header comes first" core/base/shape.cpp '#include <vector>\n#include "core/base/shape.h"'
plant core/base/shape.cpp '#include "core/base/shape.h"'
forbidden ".cpp files alone" core/exchange/x.h '#include <nlohmann/json.hpp>'
forbidden ".cpp files alone" core/store/x.h '#include <SQLiteCpp/SQLiteCpp.h>'
forbidden ".cpp files alone" core/store/x.h '#include <sqlite3.h>'
forbidden ".cpp files alone" app/cli/x.h '#include <CLI/CLI.hpp>'
allowed core/exchange/x.h '#include <nlohmann/json_fwd.hpp>'
forbidden "oneDNN ends" core/bench/x.cpp '#include <oneapi/dnnl/dnnl.hpp>'
forbidden "oneDNN ends" core/bench/x.cpp '#include <dnnl.h>'
forbidden "NVIDIA headers end" core/bench/x.cpp '#include <cudnn.h>'
forbidden "not streams" core/bench/x.cpp '#include <iomanip>'
forbidden "locale" core/base/x.cpp 'double a = strtod(text, nullptr);'
forbidden "locale" core/base/x.cpp 'double a = std::stod(text);'
forbidden "locale" app/cli/x.cpp 'float a = std::stof(text);'
forbidden "locale" core/base/x.cpp 'std::setlocale(LC_ALL, "");'
forbidden "locale" core/base/x.cpp 'out.imbue(std::locale(""));'
forbidden "locale" core/base/x.cpp 'std::snprintf(text, 20, "%-8.3f", rate);'
forbidden "no L in a format" core/base/x.cpp 'fmt::format("{:.2Lf}", rate);'
forbidden "narrow file name" core/base/x.cpp 'std::ifstream in(path.string());'
forbidden "narrow file name" core/base/x.cpp 'in.open(path.c_str());'
forbidden "narrow file name" core/base/x.cpp 'FILE* f = fopen(name, "r");'
forbidden "finish it" core/base/x.cpp '// TODO: later'
forbidden "snake_case" core/base/Tensor.cpp 'int x;'
forbidden "named after what it holds" core/base/string_util.cpp 'int x;'
forbidden "longer than 500 lines" core/base/x.cpp "$(printf 'int x;\\n%.0s' {1..501})"
forbidden "longer than 500 lines" tests/x.sh "$(printf ':\\n%.0s' {1..501})"

printf 'int area();\n' >"$tree/core/base/bare.h"
said=$("$BASH" "$here/check_rules.sh" "$tree" 2>&1) && fail "a header without a guard is accepted"
grep -q 'bare.h:.*#pragma once' <<<"$said" || fail "not named: bare.h -> $said"
rm "$tree/core/base/bare.h"

allowed core/backends.cpp '#include "core/cpu/cpu_backend.h"\n#include "core/cuda/cuda_backend.h"'
allowed core/cpu/x.h '#include <oneapi/dnnl/dnnl.hpp>\n#include "core/backend/backend.h"'
allowed core/store/x.cpp '#include <SQLiteCpp/SQLiteCpp.h>\n#include "core/exchange/run_json.h"'
allowed core/analysis/x.cpp '#include "core/store/run_store.h"'
allowed tests/x.cpp '#include "core/cpu/cpu_backend.h"\n#include "core/reference/reference.h"'
allowed core/base/x.cpp 'std::ifstream in(path); // not path.string(), not std::stod(text)'
allowed core/base/x.cpp 'std::snprintf(text, 20, "%04x", code);'
allowed core/base/x.cpp "$(printf 'int x;\\n%.0s' {1..499})"

if "$BASH" "$here/check_format.sh" "$here/../.." >/dev/null 2>&1 || [[ $? -ne 77 ]]; then
    cp "$here/../../.clang-format" "$tree"
    plant core/base/x.cpp 'int   x ;'
    "$BASH" "$here/check_format.sh" "$tree" >/dev/null 2>&1 && fail "unformatted: not found"
    plant core/base/x.cpp 'int x;'
    plant core/base/shape.h 'int area();'
    rm -r "$tree/app"
    "$BASH" "$here/check_format.sh" "$tree" >/dev/null 2>&1 || fail "formatted: refused"
fi

[[ $failures -eq 0 ]] || exit 1
echo "every planted violation was found"
