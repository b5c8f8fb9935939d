#!/usr/bin/env bash
# end_to_end.sh PROGRAM: the real program, the real engine, lenet.
set -uo pipefail

program=$1
folder=$(mktemp -d "${TMPDIR:-/tmp}/bildrate größe.XXXXXX")
trap 'rm -rf "$folder"' EXIT
export XDG_DATA_HOME=$folder/data XDG_CACHE_HOME=$folder/cache XDG_CONFIG_HOME=$folder/config
failures=0

fail() {
    echo "FAILED: $*" >&2
    failures=$((failures + 1))
}

# expect CODE COMMAND...: its exit code; output goes to $folder/out and $folder/err.
expect() {
    local code=$1 got
    shift
    "$program" "$@" >"$folder/out" 2>"$folder/err"
    got=$?
    if [[ $got -ne $code ]]; then
        fail "$* ended with $got, not $code"
        cat "$folder/out" "$folder/err" >&2
    fi
}

# has FILE TEXT
has() { grep -qF -- "$2" "$folder/$1" || fail "$1 has no '$2': $(cat "$folder/$1")"; }

quick=(--networks lenet --max-time 0.2 --warm-up 2)

# A run is stored, found again, exported, deleted, imported: the same to the last digit.
expect 0 run "${quick[@]}" --batch 1,8 --name "größe" --note "first"
has out "images/s, inference, fp32, cpu"
has err "stored as run"
expect 0 runs
has out "größe"
expect 0 show last
has out "oneDNN"
expect 0 export last --out "$folder/first.json"
expect 0 show last --json
cp "$folder/out" "$folder/shown.json"
expect 0 delete last
expect 0 runs --json
[[ $(cat "$folder/out") == "[]" ]] || fail "a deleted run is still listed"
expect 0 import "$folder/first.json"
expect 0 export last --out "$folder/second.json"
cmp "$folder/first.json" "$folder/second.json" || fail "an imported run is not the exported one"
expect 0 show last --json
cmp "$folder/out" "$folder/shown.json" || fail "an imported run is not shown as before"

# Data on standard output alone.
expect 0 run "${quick[@]}" --batch 1 --json
[[ $(head -c 1 "$folder/out") == "{" && $(tail -c 2 "$folder/out") == "}" ]] ||
    fail "--json printed other things than JSON"

# Output that goes nowhere is an error of every command.
for command in --help --version devices networks "network lenet" presets runs "show last" \
    "export last" explain "run --help" "run ${quick[*]} --batch 1" "profile lenet --max-time 0.1"; do
    "$program" $command >/dev/full 2>"$folder/err"
    [[ $? -eq 6 ]] || fail "$command: a full disk behind standard output is no error"
    has err "cannot write to standard output: No space left on device"
    "$program" $command >&- 2>"$folder/err"
    [[ $? -eq 6 ]] || fail "$command: a closed standard output is no error"
    has err "cannot write to standard output: it is closed"
done
mkfifo "$folder/pipe"
sleep 60 <"$folder/pipe" & # a reader that reads nothing
reader=$!
exec 4>"$folder/pipe"
kill "$reader"
wait "$reader" 2>/dev/null
"$program" networks >&4 2>"$folder/err"
[[ $? -eq 6 ]] || fail "a reader that has gone is no error"
has err "cannot write to standard output: whoever read it has gone"
exec 4>&-

# Streams that are closed stay out of the way of files.
"$program" export last --out "$folder/closed.json" <&- >&- 2>&- || fail "closed streams are an error"
expect 0 export last
cmp "$folder/out" "$folder/closed.json" || fail "closed streams spoil a file"

# What cannot be used is refused.
expect 5 run "${quick[@]}" --device gpu:0
expect 2 run "${quick[@]}" --database "$folder"
expect 2 run --networks lennet
has err "lenet"
head -c 100000000 /dev/zero | tr '\0' '[' >"$folder/hostile.json"
expect 2 import "$folder/hostile.json"
[[ $(wc -l <"$folder/err") -eq 1 ]] || fail "more than one sentence on a hostile file"

# startSweep: a sweep of many cells in the background; returns when its third cell has started.
startSweep() {
    local line
    rm -f "$folder/talk"
    mkfifo "$folder/talk"
    "$program" run "${quick[@]}" --batch 1,2,3,4,5,6,7,8,9,10 >"$folder/out" 2>"$folder/talk" &
    sweep=$!
    exec 3<"$folder/talk"
    while IFS= read -r line <&3; do
        [[ $line != "[3/10]"* ]] || return 0
    done
    fail "the sweep ended before its third cell"
}

# Ctrl-C keeps what is there.
startSweep
kill -INT "$sweep"
cat <&3 >"$folder/err"
wait "$sweep"
[[ $? -eq 3 ]] || fail "an interrupted run does not end with 3"
has err "stopping after the layer in hand"
has out "not run"
expect 0 show last
has out "cancelled"

# kill -9 loses the running cell at most; resume runs the rest.
startSweep
kill -KILL "$sweep"
wait "$sweep" 2>/dev/null
exec 3<&-
expect 0 runs
[[ $(sed -n 3p "$folder/out") =~ \ ([2-9])\ of\ 10\  ]] ||
    fail "finished cells are lost: $(cat "$folder/out")"
missing=$((10 - BASH_REMATCH[1]))
expect 0 run --resume last
has err "[$missing/$missing]"
expect 0 runs
[[ $(sed -n 3p "$folder/out") == *" 10 of 10 "* ]] || fail "not resumed: $(cat "$folder/out")"

[[ $failures -eq 0 ]] || exit 1
echo "all as expected"
