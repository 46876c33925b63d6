#!/bin/sh
# A backup every night at half past three in India, a full one on Sundays: what the two timers do where there is systemd.
set -eu
pgbackrest --stanza=uncle stanza-create
pgbackrest --stanza=uncle check
# The first one at once: WAL without a backup restores nothing.
pgbackrest --stanza=uncle info | grep -q 'full backup' || pgbackrest --stanza=uncle --type=full backup
while :; do
  now=$(date +%s)
  next=$(TZ=Asia/Kolkata date -d '03:30' +%s)
  [ "$next" -gt "$now" ] || next=$(TZ=Asia/Kolkata date -d 'tomorrow 03:30' +%s)
  sleep $((next - now))
  if [ "$(TZ=Asia/Kolkata date +%u)" = 7 ]; then type=full; else type=diff; fi
  # One that fails is tried again the next night, and says so until then: `pgbackrest info` has the last good one.
  pgbackrest --stanza=uncle --type=$type backup || echo "the $type backup failed" >&2
done
