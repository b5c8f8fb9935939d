#!/usr/bin/env bash
# check_rules.sh [ROOT]: fails and names each place where the sources under ROOT break a rule.
set -euo pipefail
rules=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/rules.awk
cd "${1:-$(dirname "$rules")/../..}"

folders=()
for folder in core ui app tests cmake packaging; do
    [[ ! -d $folder ]] || folders+=("$folder")
done
find "${folders[@]}" dev CMakeLists.txt \( -name '*.h' -o -name '*.cpp' -o -name '*.cu' -o -name '*.awk' \
    -o -name '*.sh' -o -name '*.cmake' -o -name CMakeLists.txt -o -name dev \) -type f -size +0 |
    LC_ALL=C sort | LC_ALL=C xargs -d '\n' awk -f "$rules"
echo "the sources keep the rules"
