/** Cuts a booking's database connection midway, as a proxy does when it restarts. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { HOTEL_LOCK } from '#db/hotel-lock.ts'
import { apiTest } from './api-test.ts'
import { withHeaders } from './booking-steps.ts'

const isPostgresql = process.env['API_ENGINE'] === 'postgresql'

const test = apiTest.extend('cut', ({ api, hotel }) => {
  const waiting = async () => {
    const { rows } = await sql<{ pid: number }>`
      select l.pid from pg_locks l where l.locktype = 'advisory' and not l.granted and l.classid = ${HOTEL_LOCK}
        and l.objid = ${hotel.id} and l.database = (select oid from pg_database where datname = current_database())`.execute(
      api.db,
    )
    return rows.map(({ pid }) => pid)
  }
  const blocked = async (): Promise<number> => {
    for (let look = 0; look < 1000; look++) {
      const [pid] = await waiting()
      if (pid !== undefined) return pid
      await pause(10)
    }
    throw new Error('the booking does not wait for its hotel')
  }
  /** Locks the hotel until the booking waits for that lock, and then cuts the booking's connection. */
  return <Answer>(book: () => Promise<Answer>): Promise<Answer> =>
    api.db
      .transaction()
      .execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(HOTEL_LOCK)}, ${sql.lit(hotel.id)})`.execute(trx)
        await sql`select 1`.execute(trx)
        const booked = book()
        const pid = await blocked()
        await sql`select pg_terminate_backend(${pid})`.execute(trx)
        return { booked }
      })
      .then(({ booked }) => booked)
})

// PGlite has a single connection, which nothing else could cut from outside.
describe.skipIf(!isPostgresql)('bookings whose connection is cut', () => {
  test('a booking with a key is made on a new connection when its own is cut', async ({
    api,
    guest,
    hotel,
    steps,
    cut,
  }) => {
    const answer = await cut(() => steps.book(withHeaders(guest, { 'idempotency-key': 'cut-1' }), hotel))
    expect(answer.status).toBe(200)
    const { n } = await api.db
      .selectFrom('bookings')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('user_id', '=', guest.id)
      .executeTakeFirstOrThrow()
    expect(n).toBe(1)
  })

  test('a booking without a key is not repeated when its connection is cut, and the guest is asked to retry', async ({
    api,
    guest,
    hotel,
    steps,
    cut,
  }) => {
    const answer = await cut(() => steps.book(guest, hotel))
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2'])
    api.faults.splice(0)
  })
})
