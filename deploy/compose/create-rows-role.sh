#!/bin/sh
# Once, when the database is created: the role of app and worker, which may read and write rows and nothing else.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$ROWS_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role uncle_rows login password :'password';
SQL
