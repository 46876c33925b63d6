#!/bin/sh
# Once, when the database is created: the role of app and worker, which may read and write rows and nothing else, and a
# log that names nobody, from the first start after this.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$ROWS_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role uncle_rows login password :'password';
-- As deploy/postgresql/log.conf has them; a test compares.
alter system set log_error_verbosity = 'terse';
alter system set log_parameter_max_length = 0;
alter system set log_parameter_max_length_on_error = 0;
SQL
