/** Desk and guests try to take the same room simultaneously. */
import { describe, expect } from 'vitest'
import { lockHotel } from '#db/hotel-lock.ts'
import { sql } from 'kysely'
import type { Db } from '#server/services.ts'
import { buildGuest, buildHotel, buildStaff } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { expectBooksBalance } from './booking-steps.ts'
import { bookingTest as test } from './booking-test.ts'
import type { Answer } from './start-api.ts'

const TONIGHT = { checkin: '2026-12-01T21:00:00+05:30', checkout: '2026-12-02T10:00:00+05:30', slotId: 1 }

/** `npm run test:long` runs 200 rounds. */
const ROUNDS = Number(process.env['ROOM_ROUNDS'] ?? 6)
const NIGHT = { from: SATURDAY_EVENING.checkin, until: SATURDAY_EVENING.checkout, why: 'repair' }

const codeOf = ({ status, body }: Answer): string => (status === 200 ? 'won' : body.error.code)

test('when a block and several bookings want the last room, one gets it and the others are refused', async ({
  api,
  city,
  steps,
}) => {
  const winners = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const hotel = await buildHotel(api.db, city, { rooms: 1, cleaning_minutes: round % 2 === 0 ? 0 : 60 })
    const { headers } = await buildStaff(api.db, hotel)
    const guests = [await buildGuest(api.db), await buildGuest(api.db)]
    const { rooms } = (await api.get('/desk/rooms', { headers })).body
    const block = () => api.post('/desk/blocks', { ...NIGHT, room: round % 3 === 0 ? rooms[0].id : null }, { headers })
    const books = guests.map((guest) => () => steps.book(guest, hotel))
    const asked = round % 2 === 0 ? [block, ...books] : [...books, block]
    const answers = await Promise.all(asked.map((ask) => ask()))
    const codes = answers.map(codeOf)
    expect(codes.filter((code) => code === 'won').length, codes.join()).toBe(1)
    const [blocked] = round % 2 === 0 ? codes : codes.slice(-1)
    for (const code of codes.filter((one) => one !== 'won'))
      expect(['SOLD_OUT', 'NO_ROOM_FREE', 'ROOM_TAKEN']).toContain(code)
    winners.add(blocked === 'won' ? 'block' : 'booking')
    await expectBooksBalance(api, hotel.id)
  }
  // In a long run, each side wins at least once.
  if (ROUNDS >= 100) expect(winners.size).toBe(2)
})

// The embedded engine has a single connection, so nothing there waits for a lock.
describe.runIf(process.env['API_ENGINE'] === 'postgresql')('rooms on several connections', () => {
  test('a full hotel refuses without waiting for other bookings, and a hotel with a free room waits', async ({
    api,
    city,
    steps,
  }) => {
    const [full, free] = [await buildHotel(api.db, city, { rooms: 1 }), await buildHotel(api.db, city, { rooms: 1 })]
    const [guest, rival] = [await buildGuest(api.db), await buildGuest(api.db)]
    await steps.paid(rival, full)
    let isLocked = true
    const waiting = await api.db.transaction().execute(async (trx) => {
      for (const { id } of [full, free]) {
        await lockHotel(trx, id)
        await sql`select 1`.execute(trx)
      }
      expect(codeOf(await steps.book(guest, full))).toBe('SOLD_OUT')
      const booked = steps.book(guest, free).then((answer) => ({ code: codeOf(answer), isLocked }))
      await expect.poll(() => waitsForLock(api.db)).toBe(true)
      isLocked = false
      return { booked }
    })
    expect(await waiting.booked).toEqual({ code: 'won', isLocked: false })
  })
})

/** Whether any connection waits for an advisory lock. */
async function waitsForLock(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(db)
  return rows.length > 0
}

test('parallel bookings, removed blocks, longer cleaning and stopped sales keep rooms and money right', async ({
  api,
  city,
  steps,
}) => {
  for (let round = 0; round < ROUNDS; round++) {
    const hotel = await buildHotel(api.db, city, { rooms: 1 })
    const { headers } = await buildStaff(api.db, hotel, { role: 'manager' })
    const [guest, rival] = [await buildGuest(api.db), await buildGuest(api.db)]
    const booking = await steps.paid(rival, hotel, {}, SUNDAY_MORNING)
    const { body } = await api.post('/desk/blocks', NIGHT, { headers })
    const desk = (path: string, payload: object = {}) => api.post(`/desk/${path}`, payload, { headers })
    const answers = await Promise.all([
      desk(`blocks/${body.id}/free`),
      desk('cleaning-minutes', { minutes: 60 }),
      steps.book(guest, hotel),
      steps.extend(rival, booking.id, 2),
      ...(round % 3 === 0 ? [desk('stop-selling')] : [desk('blocks', { ...NIGHT, why: 'other' })]),
    ])
    for (const answer of answers) expect([200, 409], JSON.stringify(answer.body)).toContain(answer.status)
    await expectBooksBalance(api, hotel.id)
  }
})

test('an acknowledged pause stops every later booking', async ({ api, city, steps }) => {
  for (let round = 0; round < ROUNDS; round++) {
    const hotel = await buildHotel(api.db, city, { rooms: 3 })
    const { headers } = await buildStaff(api.db, hotel)
    const early = [await buildGuest(api.db), await buildGuest(api.db)]
    const late = await buildGuest(api.db)
    const [after] = await Promise.all([
      api.post('/desk/stop-selling', {}, { headers }).then(() => steps.book(late, hotel, {}, TONIGHT)),
      ...early.map((guest) => steps.book(guest, hotel)),
    ])
    expect(after && codeOf(after)).toBe('HOTEL_CLOSED')
  }
})
