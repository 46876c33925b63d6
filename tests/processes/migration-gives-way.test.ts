/** Tests that requests for a table do not queue behind a migration that waits for a long query on that table. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { openDb } from '#db/open-db.ts'
import { isMissing, present, startPostgres } from '../database/postgres.ts'

/** In milliseconds. A migration gives up its wait after two seconds. */
const [LONG_QUERY, MAX_WAITED] = [7000, 3500]

const postgres = await startPostgres({ isPrivate: true })
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''
afterAll(() => (isMissing(postgres) ? undefined : postgres.stop()))

test.skipIf(isMissing(postgres))(
  `a migration lets waiting requests pass, and ends once its table is free${reason}`,
  async () => {
    const databaseUrl = await present(postgres).createDatabase('gives_way', 'empty')
    const folder = await mkdtemp(join(tmpdir(), 'uncle-gives-way-'))
    const [long, guest] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)]
    await Promise.all([long.connect(), guest.connect()])
    await long.query('create table tea (id int primary key)')
    await writeFile(join(folder, '001_sugar.sql'), 'alter table tea add column sugar int')
    const { db, close } = await openDb({ databaseUrl, dataDir: '' })

    await long.query('begin')
    await long.query('select * from tea')
    const free = pause(LONG_QUERY).then(() => long.query('commit'))
    const migrated = migrate(db, folder)
    const waited: number[] = []
    while ((await Promise.race([migrated, pause(50)])) === undefined) {
      const since = performance.now()
      await guest.query('select * from tea')
      waited.push(performance.now() - since)
    }
    await free
    expect(await migrated).toEqual(['001_sugar.sql'])
    expect(Math.max(...waited)).toBeGreaterThan(1000)
    expect(Math.max(...waited)).toBeLessThan(MAX_WAITED)
    await Promise.all([long.end(), guest.end(), close(), rm(folder, { recursive: true })])
  },
)
