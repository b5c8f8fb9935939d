#!/usr/bin/env bash
# export_chart.sh BILDRATE BILDRATE_CLI: a picture of a stored run is made without a display, in the
# asked size, and what cannot be made leaves no file and says why in one sentence.
set -euo pipefail
bildrate=$1
cli=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export XDG_CONFIG_HOME=$folder XDG_DATA_HOME=$folder XDG_CACHE_HOME=$folder XDG_RUNTIME_DIR=$folder HOME=$folder
export LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

# The width and height of a PNG are two big-endian numbers from its 17th byte on.
sizeOf() { od -An -tu1 -j16 -N8 "$1" | awk '{ print ($3 * 256 + $4) "x" ($7 * 256 + $8) }'; }

# refused FILE WORDS OPTIONS...: exit code 2, one line that has the words, no file.
refused() {
    local file=$1 words=$2 code=0
    shift 2
    "$bildrate" --database "$folder/runs.sqlite" "$@" 2>"$folder/err" || code=$?
    [[ $code = 2 ]] || fail "$* ended with $code"
    [[ $(wc -l <"$folder/err") = 1 ]] && grep -q -- "$words" "$folder/err" ||
        fail "$* said: $(cat "$folder/err")"
    [[ ! -e $file ]] || fail "$* left $file"
}

"$cli" --database "$folder/runs.sqlite" run --networks lenet --batch 1,8 --max-time 0.2 \
    >"$folder/out" 2>&1 || [[ $? = 3 ]] || fail "$(cat "$folder/out")"

for size in 1600x900 800x450; do
    "$bildrate" --database "$folder/runs.sqlite" --export last --chart "$folder/größe.png" --size $size
    [[ $(sizeOf "$folder/größe.png") = "$size" ]] || fail "$size became $(sizeOf "$folder/größe.png")"
done

refused "$folder/no/chart.png" "chart.png" --export last --chart "$folder/no/chart.png"
refused "$folder/chart.jpg" ".png" --export last --chart "$folder/chart.jpg"
refused "$folder/chart.png" "1600x900" --export last --chart "$folder/chart.png" --size 16x
refused "$folder/chart.png" "from 200" --export last --chart "$folder/chart.png" --size 16x16
refused "$folder/chart.png" "ffffffff" --export ffffffff --chart "$folder/chart.png"
refused "$folder/chart.png" "--chart" --export last
echo "charts are exported"
