#!/usr/bin/env bash
# start_window.sh BILDRATE: the program opens its window on a display, which is no longer blank then,
# and ends in good order when it is asked to. Without Xvfb: 77, which is "skipped".
set -euo pipefail
bildrate=$1
command -v xvfb-run >/dev/null && command -v xauth >/dev/null || exit 77
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export XDG_CONFIG_HOME=$folder XDG_DATA_HOME=$folder XDG_CACHE_HOME=$folder XDG_RUNTIME_DIR=$folder HOME=$folder
export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb
unset WAYLAND_DISPLAY

# In the display: the screen is a file, so its picture needs no other program.
cat >"$folder/inside" <<'SCRIPT'
set -euo pipefail
"$1" --database "$2/runs.sqlite" &
program=$!
colours() { tail -c +3233 "$2/Xvfb_screen0" | od -An -v -tx4 -w4 | sort -u | wc -l; }
while [[ $(colours "$@") -lt 50 ]]; do
    kill -0 $program || { wait $program; exit 1; } # it ended without a window
done
kill -TERM $program
wait $program
SCRIPT
xvfb-run -a -s "-screen 0 1280x860x24 -fbdir $folder" bash "$folder/inside" "$bildrate" "$folder"
[[ -s $folder/bildrate/bildrate.ini ]] || { echo "the window did not keep its state" >&2; exit 1; }
echo "the window opens and ends"
