/** Checks that the fill follows the schema: the books of a filled database have no differences (decision 0108). */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDb } from '../../src/db/open-db.ts'
import { compareSums } from '../../src/server/features/ledger/compare-sums.ts'
import { compareTables } from '../../src/server/features/ledger/compare-tables.ts'
import { sumLedger } from '../../src/server/features/ledger/sum-ledger.ts'
import { isMissing, startPostgres } from '../../tests/database/postgres.ts'
import { fill } from './fill.ts'

const postgres = await startPostgres({ isPrivate: true })

test.skipIf(isMissing(postgres))(
  'a filled database has sound books and no room given twice',
  { timeout: 300_000 },
  async () => {
    if (isMissing(postgres)) return
    const databaseUrl = await postgres.createDatabase('fill', 'empty')
    const models = await fill(databaseUrl, { hotels: 900, guests: 400, bookings: 1500 }, () => undefined)
    const { db, close } = await openDb({ databaseUrl, dataDir: '', statementTimeoutMilliseconds: 60_000 })
    try {
      const { rows } = await sql<{ bookings: number; guests: number; twice: number }>`
      select (select count(*) from bookings)::int as bookings, (select count(distinct user_id) from bookings)::int as guests,
        (select count(*) from stays one join stays other on other.room_id = one.room_id and other.id > one.id
          and other.occupied && one.occupied where one.status = 'booked' and other.status = 'booked')::int as twice`.execute(
        db,
      )
      expect(rows[0]?.bookings).toBeGreaterThan(1000)
      expect(rows[0]?.guests).toBeGreaterThan(200)
      expect(rows[0]?.twice).toBe(0)
      expect(models.every(({ rows: left }) => left.size > 5)).toBe(true)
      expect(await compareTables(db, new Date())).toEqual([])
      expect(await sumLedger({ db })).toBe(0)
      expect(await compareSums(db)).toEqual([])
    } finally {
      await close()
      await postgres.stop()
    }
  },
)
