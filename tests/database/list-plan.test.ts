/**
 * A guest's list must not read everybody's bookings. That could happen, because PostgreSQL joins more than eight tables
 * in the written order.
 */
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openDb } from '#db/open-db.ts'
import { findBookings } from '#server/features/bookings/booking-rows.ts'
import { addBookedStays, BOOKINGS_OF_GUEST } from '../../proofs/bench/booked-guests.ts'
import { addGuests, userIdOf } from '../../proofs/bench/booking-cast.ts'
import { fillCity } from '../../proofs/bench/full-city.ts'
import { overhear } from './overhear.ts'
import { isMissing, present, startPostgres } from './postgres.ts'

const GUESTS = 300
const NOW = new Date('2026-11-24T15:00:00Z')

type Node = { 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; Plans?: Node[] }

const postgres = await startPostgres()
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

/** Counts the rows of bookings that the plan read, over all loops. */
const bookingsRead = (node: Node): number =>
  (node['Relation Name'] === 'bookings' ? node['Actual Rows'] * node['Actual Loops'] : 0) +
  (node.Plans ?? []).reduce((sum, part) => sum + bookingsRead(part), 0)

describe.skipIf(isMissing(postgres))(`the list of bookings on PostgreSQL${reason}`, () => {
  afterAll(() => present(postgres).stop())

  test('a guest’s list of bookings reads hardly any other guest’s bookings', async () => {
    const databaseUrl = await present(postgres).createDatabase('list_plan')
    const { db, close } = await openDb({ databaseUrl, dataDir: '', statementTimeoutMilliseconds: 60_000 })
    await fillCity(db, 'Bigtown', { hotels: 60, roomsOfHotel: 1, staysInHundred: 0, days: 1 }, NOW)
    await addGuests(db, GUESTS, NOW)
    await addBookedStays(db, GUESTS, NOW)
    for (const list of ['upcoming', 'past'] as const) {
      const asked = { userId: userIdOf(5), list, limit: 11, skip: 0, now: NOW }
      const { statements } = await overhear(async () => void (await findBookings(db, asked)))
      const [{ text, values } = { text: '', values: [] }] = statements
      const { rows } = await db.connection().execute(async (connection) => {
        await sql`set plan_cache_mode = force_custom_plan`.execute(connection)
        return connection.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>({
          ...sql``.compile(connection),
          sql: `explain (analyze, format json) ${text}`,
          parameters: values ?? [],
        })
      })
      const read = bookingsRead(rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Actual Rows': Infinity, 'Actual Loops': 1 })
      expect(read, list).toBeGreaterThan(0)
      expect(read, list).toBeLessThan(6 * BOOKINGS_OF_GUEST)
    }
    await close()
  })
})
