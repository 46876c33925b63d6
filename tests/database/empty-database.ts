import type pg from 'pg'

/**
 * Computes a fingerprint of a schema and its migrations from the catalogue's records. Every change to a table,
 * function, constraint, trigger or right writes a new version of a record, but a change to rows does not.
 */
const SCHEMA_MARK = `
  select md5(string_agg(part, ',' order by part)) as mark from (
    select 'column ' || attrelid || ' ' || attnum || ' ' || xmin as part from pg_attribute where attrelid >= 16384
    union all select 'constraint ' || oid || ' ' || xmin from pg_constraint where oid >= 16384
    union all select 'trigger ' || oid || ' ' || xmin from pg_trigger where oid >= 16384
    union all select 'function ' || oid || ' ' || xmin from pg_proc where oid >= 16384
    union all select 'type ' || oid || ' ' || xmin from pg_type where oid >= 16384
    union all select 'index ' || indexrelid || ' ' || xmin from pg_index where indexrelid >= 16384
    union all select 'schema ' || oid || ' ' || xmin from pg_namespace
    union all select 'role ' || oid || ' ' || xmin from pg_authid
    union all select 'migration ' || name || ' ' || checksum from schema_migrations
  ) parts`

/**
 * Deletes every row except those of the migrations, bypassing the triggers that forbid it, and restarts every sequence.
 * Deletes instead of truncating, which creates new files for each table and index and takes ten times as long for small
 * tables.
 */
const EMPTY = `
  do $$
  declare
    item record;
  begin
    set local session_replication_role = replica;
    for item in select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' loop
      execute format('delete from public.%I', item.tablename);
    end loop;
    -- A migration inserts this row, without which the ledger cannot be summed.
    insert into ledger_summed default values;
    for item in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
      execute format('alter sequence public.%I restart', item.sequencename);
    end loop;
  end
  $$`

export async function schemaMark(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ mark: string }>(SCHEMA_MARK)
  const [{ mark }] = rows as [{ mark: string }]
  return mark
}

export async function empty(pool: pg.Pool): Promise<void> {
  await pool.query(EMPTY)
}
