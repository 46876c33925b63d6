/** Tests what only several concurrent connections to a real PostgreSQL can show. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb } from '#db/open-db.ts'
import type { OpenDb } from '#db/open-db.ts'
import { isWorthRetrying, violatedConstraint } from '#db/violated-constraint.ts'
import { givenBooking, givenHotel, givenPayment, givenUser, stayRow } from './given.ts'
import { isMissing, present, startPostgres } from './postgres.ts'

const postgres = await startPostgres()
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

describe.skipIf(isMissing(postgres))(`races on PostgreSQL${reason}`, () => {
  let opened: OpenDb
  let db: OpenDb['db']
  beforeAll(async () => {
    const databaseUrl = await present(postgres).createDatabase('races')
    opened = await openDb({ databaseUrl, dataDir: '', maxConnections: 24 })
    db = opened.db
  })
  afterAll(async () => {
    await opened.close()
    await present(postgres).stop()
  })

  /**
   * Runs `attempt` many times simultaneously. Returns the names of the guards that refused, and 'won' for each success.
   */
  async function race(times: number, attempt: (n: number) => Promise<unknown>): Promise<string[]> {
    const attempts = await Promise.allSettled(Array.from({ length: times }, (_, n) => attempt(n)))
    return attempts.map((one) => {
      if (one.status === 'fulfilled') return 'won'
      const refusal = isWorthRetrying(one.reason) ? 'in the way' : violatedConstraint(one.reason)
      if (refusal === undefined) throw one.reason
      return refusal
    })
  }

  const winners = (answers: readonly string[]) => answers.filter((answer) => answer === 'won').length

  it('parallel bookings give the last room to exactly one of 24', async () => {
    const hotel = await givenHotel(db, 1)
    const answers = await race(24, () => db.insertInto('stays').values(stayRow(hotel, 0)).execute())
    expect(winners(answers)).toBe(1)
  })

  it('parallel bookings spend the same credit once', async () => {
    const user_id = await givenUser(db)
    await db.insertInto('credit_entries').values({ user_id, amount: 100, kind: 'signup' }).execute()
    const bookings = await Promise.all(Array.from({ length: 12 }, () => givenBooking(db, { user_id })))
    const answers = await race(12, (n) =>
      db
        .insertInto('credit_entries')
        .values({ user_id, amount: -100, kind: 'spent', booking_id: bookings[n]?.id ?? '' })
        .execute(),
    )
    expect(winners(answers)).toBe(1)
    expect(answers.filter((answer) => answer !== 'won')).toEqual(Array(11).fill('credit_balances_not_negative'))
  })

  it('parallel refunds refund a payment in full only once', async () => {
    const payment_id = await givenPayment(db, await givenBooking(db))
    const answers = await race(12, (n) =>
      db
        .insertInto('refunds')
        .values({
          payment_id,
          amount: 1050,
          reason: 'cancelled',
          idempotency_key: `in-full-${payment_id}-${n}`,
          due_by: new Date(),
        })
        .execute(),
    )
    expect(winners(answers)).toBe(1)
  })

  it('parallel bookings give a coupon’s last use to one guest', async () => {
    const { id: coupon_id } = await db
      .insertInto('coupons')
      .values({
        code: 'LASTONE',
        kind: 'flat',
        value: 50,
        valid_from: new Date(0),
        valid_until: new Date(),
        total_limit: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const bookings = await Promise.all(Array.from({ length: 12 }, () => givenBooking(db)))
    const answers = await race(12, (n) =>
      db
        .insertInto('coupon_uses')
        .values({ coupon_id, booking_id: bookings[n]?.id ?? '', user_id: bookings[n]?.userId ?? '' })
        .execute(),
    )
    expect(winners(answers)).toBe(1)
  })

  it('the number of a hotel’s rooms includes every room that is added in parallel', async () => {
    const hotel = await givenHotel(db, 1)
    const room = (n: number) => ({ hotel_id: hotel.id, city_id: hotel.cityId, number: `extra-${n}` })
    await race(12, (n) => db.insertInto('rooms').values(room(n)).execute())
    const { room_count } = await db
      .selectFrom('hotels')
      .select('room_count')
      .where('id', '=', hotel.id)
      .executeTakeFirstOrThrow()
    expect(room_count).toBe(13)
  })
})

describe.skipIf(isMissing(postgres))(`a crash of PostgreSQL${reason}`, () => {
  it('a crash of PostgreSQL loses no committed stay, and the pool finds the server again', async ({ skip }) => {
    const own = await startPostgres({ durability: 'safe', isPrivate: true })
    if (isMissing(own)) {
      skip(own.missing)
      return
    }
    const { db, close } = await openDb({ databaseUrl: await own.createDatabase('crash'), dataDir: '' })
    const hotel = await givenHotel(db, 1)
    await db.insertInto('stays').values(stayRow(hotel, 0)).execute()
    await own.crash()
    const { rows } = await sql<{ stays: number }>`select count(*) as stays from stays`.execute(db)
    expect(rows).toEqual([{ stays: 1 }])
    const again = db.insertInto('stays').values(stayRow(hotel, 0)).execute()
    await expect(again).rejects.toSatisfy(isWorthRetrying)
    await close()
    await own.stop()
  })
})
