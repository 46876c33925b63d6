#!/bin/sh
# Copies the files back from the bucket of the backups, but for the pictures on the list of the destroyed: a copy may be
# older than their destruction. FILES and BACKUP as for copy-files.sh.
set -eu
: "${FILES:?}" "${BACKUP:?}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
rclone lsf --files-only "$BACKUP/destroyed" >"$folder/destroyed"
rclone lsf --files-only --recursive "$BACKUP/files" >"$folder/all"
# A picture's file is pictures/DAY/ID, its smaller sizes pictures/DAY/ID-wWIDTH.
awk -F/ 'FILENAME ~ /destroyed$/ { gone[$1]; next }
  $1 == "pictures" { id = $3; sub(/-w[0-9]+$/, "", id); if (id in gone) next }
  { print }' "$folder/destroyed" "$folder/all" >"$folder/kept"
rclone copy "$BACKUP/files" "$FILES" --files-from-raw "$folder/kept" --checksum --fast-list "$@"
echo "$(wc -l <"$folder/kept") files are back; $(($(wc -l <"$folder/all") - $(wc -l <"$folder/kept"))) of destroyed pictures stay away."
