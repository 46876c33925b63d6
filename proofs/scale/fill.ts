/** Fills an empty database with hotels, guests and copies of sample bookings. */
import { sql } from 'kysely'
import { migrate } from '../../src/db/migrate.ts'
import { openDb } from '../../src/db/open-db.ts'
import { readEnv } from '../../src/server/env.ts'
import { sumLedger } from '../../src/server/features/ledger/sum-ledger.ts'
import { loadDemo } from '../../src/server/load-demo.ts'
import { writeOwnGstins } from '../../src/server/own-gstins.ts'
import type { Db } from '../../src/server/services.ts'
import { readGstins } from '../../src/server/tax-settings.ts'
import { closeMonths, countAgain } from './close-months.ts'
import { invoiceCommission } from './commission-documents.ts'
import { COUPON } from './booking-kinds.ts'
import { playModels, type Model } from './model-bookings.ts'
import { NOT_OF_A_BOOKING, statementsOf, type ForeignKey } from './multiply-bookings.ts'
import { multiplyHotels, type Size } from './multiply-hotels.ts'
import { planBookings } from './plan-bookings.ts'
import { columnsOf } from './read-rows.ts'

/** Uncle's registration in the filled database. */
const OWN_GSTIN = '29AAKCU2210P1ZX'

const foreignKeysOf = async (db: Db): Promise<ForeignKey[]> =>
  (
    await sql<ForeignKey>`
      select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as "toTable", b.attname as "toColumn"
      from pg_constraint c cross join lateral unnest(c.conkey, c.confkey) k(here, there)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.here
        join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.there
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(db)
  ).rows

type Index = { drop: string; create: string }

/**
 * Lists the indexes and constraints. They are dropped before the fill and created again afterwards, which is much
 * faster.
 */
async function indexesOf(db: Db, tables: readonly string[]): Promise<Index[]> {
  const { rows } = await sql<Index>`
    select 'drop index ' || i.indexrelid::regclass as drop, pg_get_indexdef(i.indexrelid) as create
    from pg_index i join pg_class t on t.oid = i.indrelid where t.relname in (${sql.join(tables)})
      and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)
    union all
    select 'alter table ' || conrelid::regclass || ' drop constraint ' || quote_ident(conname),
      'alter table ' || conrelid::regclass || ' add constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where contype in ('x', 'u') and conrelid::regclass::text in (${sql.join(tables)})
      and not exists (select 1 from pg_constraint f where f.contype = 'f' and f.conindid = pg_constraint.conindid)`.execute(
    db,
  )
  return rows
}

async function setSequences(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(db)
  for (const { table, column, sequence } of rows)
    await sql`select setval(${sequence}, greatest((select max(${sql.ref(column)}) from ${sql.table(table)}), 1))`.execute(
      db,
    )
}

/** Deletes the demo's bookings with everything that depends on them, so that only copied bookings remain. */
async function forgetDemoBookings(db: Db, models: readonly Model[]): Promise<void> {
  const kept = new Set<string>(['users', 'credit_entries', ...NOT_OF_A_BOOKING])
  const tables = new Set(models.flatMap(({ rows }) => [...rows.keys()]).filter((table) => !kept.has(table)))
  for (const table of tables)
    await (
      table === 'reviews' ? sql`delete from reviews where booking_id is not null` : sql`delete from ${sql.table(table)}`
    ).execute(db)
  for (const table of ['ledger_entries', 'ledger_postings', 'credit_entries', 'credit_balances'])
    await sql`delete from ${sql.table(table)}`.execute(db)
}

/**
 * Fills an empty PostgreSQL database. `databaseUrl` must name a superuser, because writing the rows requires triggers
 * and foreign keys to be off. Returns the sample bookings.
 */
export async function fill(databaseUrl: string, size: Size, say: (what: string) => void): Promise<Model[]> {
  const models = await playModels()
  say(`played ${models.length} bookings through the API`)
  const { db, close } = await openDb({
    databaseUrl,
    dataDir: '',
    maxConnections: 1,
    statementTimeoutMilliseconds: 0,
    applicationName: 'uncle fill',
  })
  try {
    await migrate(db)
    await writeOwnGstins(db, readGstins(OWN_GSTIN))
    await loadDemo(readEnv({ APP_ENV: 'local', DATA_DIR: '' }), db, new Date())
    await sql
      .raw(
        `set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '1GB'; set timezone = 'Asia/Kolkata'`,
      )
      .execute(db)
    await forgetDemoBookings(db, models)
    const columns = await columnsOf(db)
    await sql`insert into coupons (code, kind, value, min_amount, per_user_limit, valid_from, valid_until) values
      (${COUPON}, 'percent', 10, 300, 1000, '2020-01-01', '2037-01-01')`.execute(db)
    await multiplyHotels(db, columns, size)
    say('hotels and guests are there')
    await planBookings(db, models, size)
    const foreignKeys = await foreignKeysOf(db)
    const tables = [...new Set(models.flatMap(({ rows }) => [...rows.keys()]))]
    const indexes = await indexesOf(db, tables)
    for (const { drop } of indexes) await sql.raw(drop).execute(db)
    for (const [number, model] of models.entries()) {
      for (const statement of statementsOf(model, number, { columns, foreignKeys }))
        await sql.raw(statement).execute(db)
      say(`bookings: ${model.name}`)
    }
    for (const { create } of indexes) await sql.raw(create).execute(db)
    say('indexes are built')
    await sql`analyze`.execute(db)
    await closeMonths(db)
    await invoiceCommission(db, OWN_GSTIN)
    await countAgain(db)
    await sumLedger({ db })
    await setSequences(db)
    await sql`truncate catalogue_changes`.execute(db)
    for (const table of ['fill_hotel_plan', 'fill_drawn', 'fill_plan', 'fill_months', 'fill_payouts'])
      await sql`drop table ${sql.table(table)}`.execute(db)
    await sql`set session_replication_role = default`.execute(db)
    await sql`vacuum analyze`.execute(db)
    say('months are closed, and everything is counted')
    return models
  } finally {
    await close()
  }
}
