/** Both engines must have the same schema and return the same values. */
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { migrate, readMigrations } from '#db/migrate.ts'
import { openDb } from '#db/open-db.ts'
import { describeBothEngines } from './both-engines.ts'
import { openMemoryDb } from './memory.ts'
import { isMissing, present, startPostgres } from './postgres.ts'

await describeBothEngines('values', (engine) => {
  it('columns are read with the types that the code declares', async () => {
    const bytes = Buffer.from([0, 255, 10])
    const at = new Date('2031-03-04T04:30:00.123Z')
    const { rows } = await sql`select 9007199254740991::int8 as big, 4.5::numeric as rating, ${at}::timestamptz as at,
      ${bytes}::bytea as bytes, ${JSON.stringify([{ a: 1 }])}::jsonb as json, ${['a', 'b,"c']}::text[] as texts,
      null::int as nothing, true as yes, 15.25::float8 as lat, array[1, 2]::int[] as ints, count(*) as counted,
      tstzrange(${at}, ${at}::timestamptz + interval '1 hour') as period from (values (1), (2)) x`.execute(engine.db)
    expect(rows).toEqual([
      {
        big: 9_007_199_254_740_991,
        rating: 4.5,
        at,
        bytes,
        json: [{ a: 1 }],
        texts: ['a', 'b,"c'],
        nothing: null,
        yes: true,
        lat: 15.25,
        ints: [1, 2],
        counted: 2,
        period: '["2031-03-04 04:30:00.123+00","2031-03-04 05:30:00.123+00")',
      },
    ])
  })

  it('reading a whole number that JavaScript cannot hold throws', async () => {
    await expect(sql`select 9007199254740993::int8 as big`.execute(engine.db)).rejects.toThrow(RangeError)
  })

  it('every table has a comment, and every foreign key an index', async () => {
    const { rows: silent } = await sql`select relname from pg_class c where relkind = 'r'
      and relnamespace = 'public'::regnamespace and obj_description(oid, 'pg_class') is null`.execute(engine.db)
    expect(silent).toEqual([])
    // An index serves a foreign key if its first column is one of the key's columns.
    const { rows: slow } = await sql`select conrelid::regclass::text || '.' || conname as key from pg_constraint k
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (select from pg_index i
        where i.indrelid = k.conrelid and i.indkey[0] = any (k.conkey)) order by 1`.execute(engine.db)
    expect(slow).toEqual([])
  })
})

const postgres = await startPostgres()
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

describe.skipIf(isMissing(postgres))(`migrations on PostgreSQL${reason}`, () => {
  afterAll(() => present(postgres).stop())

  it('migrations run once when several processes start together', async () => {
    const databaseUrl = await present(postgres).createDatabase('together', 'empty')
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDb({ databaseUrl, dataDir: '' })))
    const applied = await Promise.all(opened.map(({ db }) => migrate(db)))
    const all = (await readMigrations()).map(({ name }) => name)
    expect(applied.filter((names) => names.length > 0)).toEqual([all])
    await Promise.all(opened.map(({ close }) => close()))
  })

  it('migrations leave no single-row function for which the planner expects a thousand rows', async () => {
    const { db, close } = await openDb({ databaseUrl: await present(postgres).createDatabase('planned'), dataDir: '' })
    const { rows } = await sql<{ name: string }>`select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and proretset and prorows = 1000 order by 1`.execute(db)
    // These functions really return many rows, so PostgreSQL's default estimate may stay.
    expect(rows.map(({ name }) => name)).toEqual(['bank_transfers', 'ruled_days'])
    await close()
  })

  it('migrations run on connections that compile no statement, whatever the server’s setting', async () => {
    const databaseUrl = await present(postgres).createDatabase('compiled')
    const before = await openDb({ databaseUrl, dataDir: '' })
    await sql`alter database ${sql.id(new URL(databaseUrl).pathname.slice(1))} set jit = on`.execute(before.db)
    await before.close()
    const { db, close } = await openDb({ databaseUrl, dataDir: '' })
    expect((await sql<{ jit: string }>`show jit`.execute(db)).rows).toEqual([{ jit: 'off' }])
    await close()
  })

  it('migrations make the same schema on PostgreSQL as on PGlite, to the last constraint', async () => {
    const server = await openDb({ databaseUrl: await present(postgres).createDatabase('same'), dataDir: '' })
    const embedded = await openMemoryDb()
    expect(await describeSchema(server.db)).toEqual(await describeSchema(embedded.db))
    await Promise.all([server.close(), embedded.close()])
  })
})

async function describeSchema(db: Awaited<ReturnType<typeof openDb>>['db']): Promise<unknown[]> {
  // Newer versions list "not null" among the constraints (contype n), older versions only in pg_attribute.
  const { rows } = await sql`
    select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as says from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid <> 0
    union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select table_name, column_name, data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '')
      from information_schema.columns where table_schema = 'public'
    union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1, 2, 3`.execute(db)
  return rows
}
