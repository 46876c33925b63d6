/** The office's list of bookings must not read all bookings in order to show one page. */
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openDb } from '#db/open-db.ts'
import type { BookingListFilter } from '#domain/office/booking-list.ts'
import { listedDays } from '#domain/office/booking-list.ts'
import { listedFilter, readBookings } from '#server/features/office/lists/read-bookings.ts'
import { givenBooking } from './given.ts'
import { overhear } from './overhear.ts'
import { isMissing, present, startPostgres } from './postgres.ts'

const BOOKINGS = 20_000
const PAGE = 101
const NOW = new Date('2026-11-24T15:00:00Z')

type Node = { 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; Plans?: Node[] } & {
  'Rows Removed by Filter'?: number
}

const postgres = await startPostgres()
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

/** Counts the rows of bookings that the plan read, over all loops. */
const bookingsRead = (node: Node): number =>
  (node['Relation Name'] === 'bookings'
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0) + (node.Plans ?? []).reduce((sum, part) => sum + bookingsRead(part), 0)

/** Typical filters, with the maximum number of bookings that a page may read with each. */
const FILTERS: [BookingListFilter, number][] = [
  [{}, 2 * PAGE],
  [{ of: 'booked' }, 2 * PAGE],
  [{ days: 'today' }, 2 * PAGE],
  [{ days: 'today', city: 7 }, 2 * PAGE],
  // For one of the ten cities, the planner may read all bookings. For a small city it must not.
  [{ city: 7 }, 12 * PAGE],
  [{ city: 11 }, 3 * PAGE],
  [{ city: 11, of: 'booked' }, 3 * PAGE],
  // Guests who are still in the house checked in within the last 31 days, the longest possible stay. That is 439
  // bookings here.
  [{ state: 'unseen' }, 6 * PAGE],
  [{ state: 'coming' }, 3 * PAGE],
  [{ state: 'here' }, 6 * PAGE],
  [{ state: 'past', days: 'last_month' }, 3 * PAGE],
]

describe.skipIf(isMissing(postgres))(`the office's list of bookings on PostgreSQL${reason}`, () => {
  afterAll(() => present(postgres).stop())

  test('a page reads hardly more bookings than it shows', async () => {
    const databaseUrl = await present(postgres).createDatabase('office_list_plan')
    const { db, close } = await openDb({ databaseUrl, dataDir: '', statementTimeoutMilliseconds: 60_000 })
    const { id } = await givenBooking(db)
    // Copies one booking to hotels in ten cities over four years around now, without triggers and foreign keys.
    await db.connection().execute(async (connection) => {
      await sql`set session_replication_role = replica`.execute(connection)
      await sql`insert into hotels (slug, name, city_id, locality_id, address)
        select 'copy-' || n, 'Copy ' || n, c.id, l.id, '1 Lake Road'
        from generate_series(1, 100) n, cities c, localities l`.execute(connection)
      const columns = sql`user_id, slot, rooms, guests, status, guest_name, guest_email, slot_price, tax_percent,
        room_total, service_tax, total, payable_now`
      await sql`insert into bookings (short_id, hotel_id, city_id, checkin_at, checkout_at, created_at, ${columns})
        select 'C' || lpad(n::text, 7, '0'), b.hotel_id + n % 100, case when n % 100 = 0 then 11 else 1 + n % 10 end,
          ${NOW}::timestamptz + (n - ${BOOKINGS / 2}) * interval '105 minutes',
          ${NOW}::timestamptz + (n - ${BOOKINGS / 2}) * interval '105 minutes' + interval '9 hours',
          ${NOW}::timestamptz + (n - ${BOOKINGS}) * interval '30 minutes', ${columns}
        from generate_series(1, ${BOOKINGS}::int) n, bookings b where b.id = ${id}::uuid`.execute(connection)
      await sql`set session_replication_role = origin`.execute(connection)
    })
    await sql`analyze`.execute(db)
    for (const [filter, most] of FILTERS) {
      const days = listedDays(filter, NOW)
      if (!days.ok) throw new Error(days.refusal)
      const asked = { filter: listedFilter(filter, days.value), limit: PAGE }
      const { statements } = await overhear(async () => void (await readBookings(db, asked, NOW)))
      const [{ text, values } = { text: '', values: [] }] = statements
      const { rows } = await db.connection().execute((connection) =>
        connection.executeQuery<{ 'QUERY PLAN': [{ Plan: Node; 'Execution Time': number }] }>({
          ...sql``.compile(connection),
          sql: `explain (analyze, format json) ${text}`,
          parameters: values ?? [],
        }),
      )
      const plan = rows[0]?.['QUERY PLAN'][0]
      expect(plan && bookingsRead(plan.Plan), JSON.stringify(filter)).toBeLessThan(most)
    }
    await close()
  })
})
