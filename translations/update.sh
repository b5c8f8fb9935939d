#!/usr/bin/env bash
# update.sh LUPDATE [--check]: brings the catalogues up to date with the sources. --check: leaves them
# alone and fails if that would change one, or if an entry has no translation.
set -euo pipefail
lupdate=$1
folder=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
target=$folder
if [[ ${2:-} == --check ]]; then
    target=$(mktemp -d)
    trap 'rm -rf "$target"' EXIT
    cp "$folder"/bildrate_*.ts "$target"
fi

# Without line numbers a catalogue changes only when a text does.
update() {
    "$lupdate" -silent -locations none -no-obsolete -extensions cpp,h -I "$folder/.." "$@"
}
sources=("$folder/../ui" "$folder/../app/main.cpp")
update "${sources[@]}" -ts "$target/bildrate_de.ts" "$target/bildrate_fr.ts"
# English needs its plural forms alone.
update -pluralonly "${sources[@]}" -ts "$target/bildrate_en.ts"

[[ ${2:-} == --check ]] || exit 0
failed=0
for catalogue in "$folder"/bildrate_*.ts; do
    name=${catalogue##*/}
    diff -u "$catalogue" "$target/$name" ||
        { echo "$name does not fit the sources; run ./dev translate" >&2; failed=1; }
    ! grep -n -B4 'type="unfinished"' "$catalogue" ||
        { echo "$name has entries without a translation" >&2; failed=1; }
done
exit $failed
