#!/usr/bin/env bash
# window_idle.sh BILDRATE [SECONDS [DATABASE]]: how much of a core the open window takes while nothing
# is measured; it is to be less than 1 %. Without a display it takes Xvfb.
set -euo pipefail
bildrate=$(readlink -f "${1:?usage: window_idle.sh BILDRATE [SECONDS [DATABASE]]}")
seconds=${2:-30}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
database=${3:-$folder/runs.sqlite}
export XDG_CONFIG_HOME=$folder XDG_DATA_HOME=$folder XDG_CACHE_HOME=$folder

if [[ -z ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
    exec xvfb-run -a -s "-screen 0 1280x860x24" "${BASH_SOURCE[0]}" "$bildrate" "$seconds" ${3:+"$3"}
fi
"$bildrate" --database "$database" &
program=$!
ticks() { sed 's/.*) //' "/proc/$program/stat" | awk '{ print $12 + $13 }'; } # user and system time
sleep 5 # it has opened and looked for devices
before=$(ticks)
sleep "$seconds"
after=$(ticks)
kill "$program"
wait "$program"
awk -v ticks=$((after - before)) -v hertz="$(getconf CLK_TCK)" -v seconds="$seconds" 'BEGIN {
    printf "%.2f s in %d s: %.2f %% of a core\n", ticks / hertz, seconds, 100 * ticks / hertz / seconds }'
