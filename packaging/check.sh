#!/usr/bin/env bash
# check.sh FOLDER: fails if a check of Debian's finds an error in the packages of the folder.
set -euo pipefail
folder=$(readlink -f "$1")
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT

for package in "$folder"/*.deb; do
    echo "== ${package##*/}"
    dpkg-deb --info "$package" | sed -n 's/^ \(Package\|Version\|Depends\|Recommends\|Installed-Size\):/\1:/p'
    dpkg-deb --extract "$package" "$tree"
done
desktop-file-validate "$tree"/usr/share/applications/*.desktop
appstreamcli validate --no-net "$tree"/usr/share/metainfo/*.xml
for page in "$tree"/usr/share/man/man1/*.gz; do
    said=$(LC_ALL=C.UTF-8 MANROFFSEQ= man --warnings --encoding=UTF-8 --local-file "$page" 2>&1 >/dev/null)
    [[ -z $said ]] || { echo "$page: $said" >&2; exit 1; }
done
lintian --fail-on error --tag-display-limit 0 --allow-root "$folder"/*.deb
echo "the packages are in order"
