import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isMissing, startPostgres } from '../database/postgres.ts'
import { bookingBody, buildCity, buildGuest, buildHotel, type BuiltCity, type BuiltGuest } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { startApi, type Api } from '../api/start-api.ts'

const CLIENTS = 32
const ROUNDS = 20

const postgres = await startPostgres()
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

/** Finds pairs of active stays that share a room at the same time, independently of our code and the constraint. */
const OVERLAPS = sql<{ overlaps: number }>`
  select count(*)::int as overlaps from stays one join stays other on other.room_id = one.room_id and other.id > one.id
  where one.status in ('held', 'booked') and other.status in ('held', 'booked')
    and lower(one.period) < upper(other.period) and lower(other.period) < upper(one.period)`

describe.skipIf(isMissing(postgres))(`${CLIENTS} parallel clients, on PostgreSQL${reason}`, () => {
  let api: Api
  let city: BuiltCity
  let guests: BuiltGuest[]

  beforeAll(async () => {
    if (isMissing(postgres)) return
    process.env['API_ENGINE'] = 'postgresql'
    process.env['TEST_DATABASE_URL'] ??= postgres.url
    api = await startApi()
    city = await buildCity(api.db)
  })
  afterAll(async () => {
    await api.stop()
    if (!isMissing(postgres)) await postgres.stop()
  })

  test(`parallel clients compete for the last room in ${ROUNDS} rounds, and exactly one wins each`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const hotel = await buildHotel(api.db, city, { rooms: 1 })
      guests = await Promise.all(Array.from({ length: CLIENTS }, () => buildGuest(api.db)))
      const answers = await Promise.all(
        guests.map(({ headers }) =>
          api.post('/bookings/create-booking', bookingBody(hotel, SATURDAY_EVENING), { headers }),
        ),
      )
      const won = answers.filter(({ status }) => status === 200)
      const lost = answers.filter(({ status, body }) => status === 409 && body.error.code === 'SOLD_OUT')
      expect([won.length, lost.length], `round ${round}`).toEqual([1, CLIENTS - 1])
    }
    expect((await OVERLAPS.execute(api.db)).rows[0]?.overlaps).toBe(0)
    expect(api.faults).toEqual([])
  })

  test('parallel clients who book one or two of five rooms never get more rooms than exist', async () => {
    const hotel = await buildHotel(api.db, city, { rooms: 5 })
    guests = await Promise.all(Array.from({ length: CLIENTS }, () => buildGuest(api.db)))
    const answers = await Promise.all(
      guests.map(({ headers }, index) => {
        const rooms = 1 + (index % 2)
        return api.post(
          '/bookings/create-booking',
          bookingBody(hotel, SATURDAY_EVENING, { roomCount: rooms, guestsCount: rooms * 2 }),
          { headers },
        )
      }),
    )
    const sold = answers
      .filter(({ status }) => status === 200)
      .reduce((sum, { body }) => sum + body.booking.roomCount, 0)
    expect(sold).toBe(5)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await OVERLAPS.execute(api.db)).rows[0]?.overlaps).toBe(0)
  })

  test('parallel clients that send the same Idempotency-Key fifty times make one booking', async () => {
    const hotel = await buildHotel(api.db, city, { rooms: 60 })
    const guest = await buildGuest(api.db)
    const headers = { ...guest.headers, 'idempotency-key': 'fifty' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        api.post('/bookings/create-booking', bookingBody(hotel, SATURDAY_EVENING), { headers }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    expect(new Set(answers.map(({ body }) => body.booking.id)).size).toBe(1)
    const stays = await api.db.selectFrom('stays').select('id').where('hotel_id', '=', hotel.id).execute()
    expect(stays).toHaveLength(1)
  })

  test('a payment that arrives while its hold expires confirms the booking, and the books account for it', async () => {
    for (let round = 0; round < 10; round++) {
      const hotel = await buildHotel(api.db, city, { rooms: 1 })
      const guest = await buildGuest(api.db, { credits: 40 })
      const { booking } = (
        await api.post('/bookings/create-booking', bookingBody(hotel, SATURDAY_EVENING), { headers: guest.headers })
      ).body
      api.clock.advance(15)
      await Promise.all([
        api.post('/dev/jobs/expire-holds'),
        api.post(`/dev/test-gateway/${booking.payment_url.split('/').at(-1)}`, { outcome: 'success' }),
      ])
      await api.worker.drain()
      const settled = (await api.get(`/bookings/${booking.id}`, { headers: guest.headers })).body
      expect(settled, `round ${round}`).toMatchObject({ status: 'completed', refunds: [] })
      expect((await api.get(`/users/${guest.id}`, { headers: guest.headers })).body.credits).toBe(0)
    }
  })
})
