#!/bin/sh
# Does the PostgreSQL of this machine lead? 0: it does, or is the only one. 1: it follows another. 255: it does not answer.
set -u
follows=$(psql --no-psqlrc --tuples-only --no-align --command 'select pg_is_in_recovery()' "$@" postgres) || exit 255
[ "$follows" = f ]
