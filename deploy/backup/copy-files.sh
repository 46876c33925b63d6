#!/bin/sh
# Copies the files to the bucket of the backups and takes away there what is gone here, so that a destroyed picture is in no
# copy after the next turn. More deletions than MOST_DELETED are an accident until somebody says otherwise: then nothing more
# is deleted, and this fails. FILES and BACKUP name bucket and path for rclone, "files:uncle-files" and "backup:uncle-backup".
set -eu
: "${FILES:?}" "${BACKUP:?}"
exec rclone sync "$FILES" "$BACKUP/files" --checksum --fast-list --max-delete "${MOST_DELETED:-500}" "$@"
