#!/usr/bin/env bash
# check_format.sh [ROOT]: fails where clang-format 14 would change a source under ROOT; 77 without it.
set -euo pipefail
cd "${1:-$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../..}"

formatter=clang-format-14
command -v "$formatter" >/dev/null || formatter=clang-format
if ! "$formatter" --version 2>/dev/null | grep -q 'version 14\.'; then
    echo "clang-format 14 is not installed" >&2
    exit 77
fi
folders=()
for folder in core ui app tests; do
    [[ ! -d $folder ]] || folders+=("$folder")
done
find "${folders[@]}" \( -name '*.h' -o -name '*.cpp' \) | sort |
    xargs -d '\n' "$formatter" --style=file --dry-run -Werror
echo "the sources are formatted"
