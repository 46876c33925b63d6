/**
 * Arrivals and check-outs coincide with bookings, walk-ins and extra hours, but no two parties share a room (decision
 * 0068).
 */
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import type { Db } from '#server/services.ts'
import { buildGuest, buildHotel, buildStaff, type BuiltGuest, type BuiltHotel } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { expectBooksBalance } from './booking-steps.ts'
import { bookingTest } from './booking-test.ts'
import { deskOf, putClock } from './desk-acts.ts'
import type { Answer } from './start-api.ts'

/** `npm run test:long` runs 200 rounds. */
const ROUNDS = Number(process.env['ROOM_ROUNDS'] ?? 3)
const FIRST_DAY = '2026-12-01T09:00:00+05:30'
const EARLY_EVENING = { checkin: '2026-12-05T18:00:00+05:30', checkout: '2026-12-05T21:00:00+05:30', slotId: 4 }
const PRICES = { 0: 900, 1: 800, 2: 700, 3: 1499, 4: 2000 }

const codeOf = ({ status, body }: Answer): string => (status === 200 ? 'won' : body.error.code)

/** Checks that no two visits and no two stays overlap in a room. */
async function expectNobodyShares(db: Db, hotelId: number): Promise<void> {
  const { rows } = await sql`
    select 'visit' as what, one.room_id from room_visits one join room_visits other on other.room_id = one.room_id
      and other.id > one.id and other.present && one.present where one.hotel_id = ${hotelId}
    union all
    select 'stay', one.room_id from stays one join stays other on other.room_id = one.room_id and other.id > one.id
      and other.occupied && one.occupied and other.status <> 'released'
    where one.hotel_id = ${hotelId} and one.status <> 'released'`.execute(db)
  expect(rows).toEqual([])
}

/** Rotates the order of the requests from round to round. */
const turned = <T>(presses: readonly T[], round: number): T[] => [
  ...presses.slice(round % presses.length),
  ...presses.slice(0, round % presses.length),
]

const test = bookingTest.extend('round', ({ api, city, steps }) => async (rooms: number) => {
  putClock(api, FIRST_DAY)
  const hotel = await buildHotel(api.db, city, { rooms, prices: PRICES })
  const staff = await buildStaff(api.db, hotel)
  const { act, day } = deskOf(api, staff)
  return {
    hotel,
    // Uses a new guest each round, because each guest's requests per minute are limited.
    guest: await buildGuest(api.db),
    day,
    arrive: (id: string) => () => act(id, 'arrive', { ids: 'originals' }),
    leave: (id: string) => () => act(id, 'leave'),
    book: (guest: BuiltGuest, period: typeof EARLY_EVENING) => () => steps.book(guest, hotel, {}, period),
    walkIn: (until: string) => () =>
      api.post('/desk/walk-ins', { until, name: 'Suresh Patil', guests: 2 }, { headers: staff.headers }),
    extend: (guest: BuiltGuest, id: string) => () => steps.extend(guest, id, 2),
  }
})

async function atOnce(
  { hotel, db }: { hotel: BuiltHotel; db: Db },
  presses: readonly (() => Promise<Answer>)[],
  refusals: readonly string[],
): Promise<string[]> {
  const answers = await Promise.all(presses.map((press) => press()))
  for (const answer of answers) expect(['won', ...refusals], JSON.stringify(answer.body)).toContain(codeOf(answer))
  await expectNobodyShares(db, hotel.id)
  return answers.map(codeOf)
}

describe('visits in parallel', () => {
  test.for([
    ['others book the hours before', ['booking']],
    ['a walk-in wants the last room', ['walk-in']],
    ['others book the hours before, and a walk-in wants the last room', ['booking', 'walk-in']],
  ] as const)(
    'exactly one of the early guests and their rivals gets the last room: %s',
    async ([, rivals], { api, steps, round: begin }) => {
      const winners = new Set<string | undefined>()
      for (let round = 0; round < ROUNDS; round++) {
        const { hotel, guest, day, arrive, book, walkIn } = await begin(1)
        const { id } = await steps.paid(guest, hotel)
        putClock(api, '2026-12-05T18:02:00+05:30')
        await day()
        const rival = await buildGuest(api.db)
        const pressOf = {
          arrival: arrive(id),
          booking: book(rival, EARLY_EVENING),
          'walk-in': walkIn('2026-12-05T20:00:00+05:30'),
        }
        const parties = turned(['arrival', ...rivals] as const, round)
        const presses = parties.map((party) => pressOf[party])
        const refusals = ['ROOM_STILL_IN_USE', 'SOLD_OUT', 'NO_ROOM_FREE']
        const codes = await atOnce({ hotel, db: api.db }, presses, refusals)
        expect(
          codes.filter((code) => code === 'won'),
          codes.join(),
        ).toHaveLength(1)
        winners.add(parties[codes.indexOf('won')])
        await expectBooksBalance(api, hotel.id)
      }
      // In a long run, each of them wins at least once.
      if (ROUNDS >= 60) expect(winners).toEqual(new Set(['arrival', ...rivals]))
    },
  )

  test('when early guests arrive while another stay adds hours, one of them gets the room', async ({
    api,
    steps,
    round: begin,
  }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { hotel, guest, arrive, extend } = await begin(2)
      const before = await steps.paid(guest, hotel, {}, EARLY_EVENING)
      const next = await steps.paid(await buildGuest(api.db), hotel)
      putClock(api, EARLY_EVENING.checkin)
      await arrive(before.id)()
      putClock(api, '2026-12-05T20:59:00+05:30')
      const codes = await atOnce({ hotel, db: api.db }, turned([arrive(next.id), extend(guest, before.id)], round), [
        'ROOM_STILL_IN_USE',
        'SOLD_OUT',
      ])
      expect(codes, 'the room that is free is for one of them at least').toContain('won')
      await expectBooksBalance(api, hotel.id)
    }
  })

  test('a check-out, extra hours and a new booking in parallel never share a room', async ({
    api,
    steps,
    round: begin,
  }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { hotel, guest, arrive, leave, extend, book } = await begin(1)
      const { id } = await steps.paid(guest, hotel)
      putClock(api, SATURDAY_EVENING.checkin)
      await arrive(id)()
      putClock(api, '2026-12-06T09:30:00+05:30')
      const presses = [leave(id), extend(guest, id), book(await buildGuest(api.db), SUNDAY_MORNING)]
      await atOnce({ hotel, db: api.db }, turned(presses, round), ['SOLD_OUT', 'NOT_ALLOWED_NOW', 'TOO_LATE'])
      await expectBooksBalance(api, hotel.id)
    }
  })
})
