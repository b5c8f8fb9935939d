#!/usr/bin/env bash
# window_cost.sh BUILD [NETWORK [BATCH [SECONDS [PAIRS]]]]: one cell measured by the command line and
# by the window in turn, so that both see the same machine. Prints the median images/s of each and
# the ratio; the window is to cost less than 1 %. Wants a quiet machine and
# cmake --build BUILD --target bildrate-cli bildrate_bench_window; without a display it takes Xvfb.
set -euo pipefail
build=$(readlink -f "${1:?usage: window_cost.sh BUILD [NETWORK [BATCH [SECONDS [PAIRS]]]]}")
network=${2:-resnet-50} batch=${3:-8} seconds=${4:-10} pairs=${5:-5}
cli=$build/app/cli/bildrate-cli
window=$build/tests/bench/bildrate_bench_window

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
database=$folder/runs.sqlite
display=()
if [[ -z ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
    display=(xvfb-run -a -s "-screen 0 1280x860x24")
fi

rateOfLastRun() {
    "$cli" --database "$database" export last |
        sed -n 's/.*"images_per_second": *\([0-9.eE+-]*\).*/\1/p' | head -n 1
}
median() { sort -g | awk '{ value[NR] = $1 } END { print (value[int((NR + 1) / 2)] + value[int((NR + 2) / 2)]) / 2 }'; }

for ((pair = 1; pair <= pairs; pair++)); do
    "$cli" --database "$database" run --networks "$network" --batch "$batch" --width 0 \
        --max-time "$seconds" --min-samples 1000000 --hard-limit >"$folder/out" 2>&1 || [[ $? = 3 ]]
    rateOfLastRun >>"$folder/command_line"
    "${display[@]}" "$window" "$database" "$network" "$batch" "$seconds"
    rateOfLastRun >>"$folder/window"
    echo "$pair: command line $(tail -n 1 "$folder/command_line"), window $(tail -n 1 "$folder/window") images/s"
done
plain=$(median <"$folder/command_line")
shown=$(median <"$folder/window")
awk -v plain="$plain" -v shown="$shown" 'BEGIN {
    printf "command line %s, window %s images/s; window / command line = %.4f\n", plain, shown, shown / plain }'
