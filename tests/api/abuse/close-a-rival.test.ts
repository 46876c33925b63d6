/**
 * Three phones, or one receptionist with three presses, try to close a rival for free and lower its rank. One side's
 * word does neither, but the office is alerted (decision 0061).
 */
import { expect } from 'vitest'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { buildGuest, buildHotel, buildOperator, buildStaff, type BuiltGuest, type BuiltHotel } from '../../builders.ts'
import { SATURDAY_EVENING } from '../../cast.ts'
import type { Steps } from '../booking-steps.ts'
import { officeOf } from '../office-steps.ts'
import { buildChannel, sentTo } from '../hotel-messages-test.ts'
import { agreeTurnedAway, buildNear, codeOf, relocationTest } from '../relocation-test.ts'
import type { Api } from '../start-api.ts'

const NEXT_EVENING = { checkin: '2026-12-06T21:00:00+05:30', checkout: '2026-12-07T10:00:00+05:30', slotId: 1 }

const test = relocationTest
  .extend('hotelWish', {
    rooms: 8,
    prices: { 0: 900, 3: 1200, 4: 2000 },
    lat: 18.52,
    lng: 73.85,
    overall_rating: 4.2,
    open_all_night: true,
  })
  .extend('clockGoesHome', { auto: true }, ({ api }, { onCleanup }) => {
    const before = api.clock.advancedMinutes()
    onCleanup(() => api.clock.advance(before - api.clock.advancedMinutes()))
    return true
  })

const at = (api: Api, moment: string, minutes = 0) =>
  api.clock.advance(minutesBetween(api.clock.now(), new Date(moment)) + minutes)

/** Lets guests book, arrive that evening and report that they were turned away. */
async function turnedAway(api: Api, hotel: BuiltHotel, guests: readonly BuiltGuest[], steps: Steps): Promise<string[]> {
  const ids: string[] = []
  for (const guest of guests) ids.push((await steps.paid(guest, hotel, { payAtHotel: true })).id)
  at(api, SATURDAY_EVENING.checkin)
  for (const [index, guest] of guests.entries()) await steps.turnedAway(guest, ids[index] ?? '')
  return ids
}
const rankLost = async (api: Api, hotel: BuiltHotel) =>
  (await api.db.selectFrom('hotels').select('rank_lost').where('id', '=', hotel.id).executeTakeFirstOrThrow()).rank_lost

/** Returns the answers to a new couple's booking for tonight and to another's for tomorrow night. */
const books = async (api: Api, hotel: BuiltHotel, steps: Steps): Promise<number[]> => [
  (await steps.book(await buildGuest(api.db), hotel, {}, SATURDAY_EVENING)).status,
  (await steps.book(await buildGuest(api.db), hotel, {}, NEXT_EVENING)).status,
]
const [OPEN, CLOSED_TODAY] = [
  [200, 200],
  [409, 200],
]

const manyCasesAt = ({ id }: BuiltHotel) => expect.objectContaining({ kind: 'many_cases', id: String(id), amount: 3 })

const three = async (api: Api) => [await buildGuest(api.db), await buildGuest(api.db), await buildGuest(api.db)]

test('three new phones cannot close or downrank a hotel that objects, and the office sees their cases', async ({
  api,
  first,
  steps,
}) => {
  const { headers } = await buildStaff(api.db, first)
  const office = officeOf(api, await buildOperator(api.db))
  const ids = await turnedAway(api, first, await three(api), steps)
  for (const id of ids) await api.post(`/desk/bookings/${id}/turned-away`, { answer: 'welcome' }, { headers })
  at(api, SATURDAY_EVENING.checkin, 20)
  await steps.runJob('weigh-cases')
  expect(await books(api, first, steps)).toEqual(OPEN)
  expect(await rankLost(api, first)).toBe(0)
  expect((await office.now()).work).toContainEqual(manyCasesAt(first))
})

test('three phones cannot close a hotel that received no message', async ({ api, first, steps }) => {
  await turnedAway(api, first, await three(api), steps)
  at(api, SATURDAY_EVENING.checkin, 20)
  await steps.runJob('weigh-cases')
  expect(await books(api, first, steps)).toEqual(OPEN)
  expect(await rankLost(api, first)).toBe(0)
})

test('three phones that take another room immediately cannot close a hotel that had no time to answer', async ({
  api,
  place,
  first,
  steps,
}) => {
  const desk = await buildStaff(api.db, first)
  const next = await buildNear(api.db, place, { rooms: 3 })
  const guests = await three(api)
  const ids = await turnedAway(api, first, guests, steps)
  for (const [index, guest] of guests.entries()) await steps.moveTo(guest, ids[index] ?? '', next)
  const late = await api.post(`/desk/bookings/${ids[0]}/turned-away`, { answer: 'welcome' }, { headers: desk.headers })
  expect(codeOf(late)).toBe('NOT_ALLOWED_NOW')
  at(api, SATURDAY_EVENING.checkin, 20)
  await steps.runJob('weigh-cases')
  expect(await books(api, first, steps)).toEqual(OPEN)
  expect(await rankLost(api, first)).toBe(0)
})

test('a receptionist cannot refuse guests whose check-in is more than 24 hours ahead', async ({
  api,
  first,
  guest,
  steps,
}) => {
  const { headers } = await buildStaff(api.db, first)
  const manager = await buildStaff(api.db, first, { role: 'manager' })
  const { id } = await steps.paid(guest, first)
  const say = (by: Record<string, string>) =>
    api.post(`/desk/bookings/${id}/cannot-take`, { reason: 'closed' }, { headers: by })
  const cost = await api.get(`/desk/bookings/${id}/cannot-take`, { headers })
  expect(cost.body).toMatchObject({ can_say: false, needs_manager: true })
  const refused = await say(headers)
  expect([refused.status, codeOf(refused)]).toEqual([403, 'MANAGERS_ONLY'])
  expect((await say(manager.headers)).status).toBe(200)
})

test('three refusals by a receptionist cost rank and alert the office, but close nothing', async ({
  api,
  first,
  steps,
}) => {
  at(api, '2026-12-05T12:00:00+05:30')
  const { headers } = await buildStaff(api.db, first)
  const office = officeOf(api, await buildOperator(api.db))
  for (const guest of await three(api)) {
    const { id } = await steps.paid(guest, first)
    await api.post(`/desk/bookings/${id}/cannot-take`, { reason: 'closed' }, { headers })
  }
  expect(await books(api, first, steps)).toEqual(OPEN)
  expect(await rankLost(api, first)).toBe(300)
  expect((await office.now()).work).toContainEqual(manyCasesAt(first))
})

test('a hotel that agrees to three cases sells nothing today, whatever its desk does, and sells again tomorrow', async ({
  api,
  first,
  steps,
}) => {
  const { headers } = await buildStaff(api.db, first)
  const ids = await turnedAway(api, first, await three(api), steps)
  for (const id of ids) await agreeTurnedAway(api, first, id)
  const closed = await books(api, first, steps)
  await api.post('/desk/sell-again', {}, { headers })
  at(api, '2026-12-05T22:00:00+05:30')
  const lastMinute = await books(api, first, steps)
  at(api, '2026-12-06T00:00:00+05:30')
  await steps.runJob('weigh-cases')
  const next = await steps.book(await buildGuest(api.db), first, {}, NEXT_EVENING)
  expect([closed, lastMinute, next.status]).toEqual([CLOSED_TODAY, CLOSED_TODAY, 200])
})

test('three couples that another desk has greeted before close a hotel for today', async ({
  api,
  place,
  first,
  steps,
}) => {
  const elsewhere = await buildHotel(api.db, place, { rooms: 3, prices: { 0: 900 } })
  const { headers } = await buildStaff(api.db, elsewhere)
  const guests = await three(api)
  const morning = { checkin: '2026-12-03T10:00:00+05:30', checkout: '2026-12-03T19:00:00+05:30', slotId: 0 }
  const stays = []
  for (const guest of guests) stays.push(await steps.paid(guest, elsewhere, {}, morning))
  at(api, morning.checkin)
  for (const { id } of stays) await api.post(`/desk/bookings/${id}/arrive`, { ids: 'originals' }, { headers })
  await turnedAway(api, first, guests, steps)
  expect(await books(api, first, steps)).toEqual(CLOSED_TODAY)
  expect(await rankLost(api, first)).toBe(0)
})

test('three bookings by one known guest count as one person', async ({ api, place, first, steps }) => {
  const elsewhere = await buildHotel(api.db, place, { rooms: 1, prices: { 0: 900 } })
  const { headers } = await buildStaff(api.db, elsewhere)
  const guest = await buildGuest(api.db)
  const morning = { checkin: '2026-12-03T10:00:00+05:30', checkout: '2026-12-03T19:00:00+05:30', slotId: 0 }
  const { id: before } = await steps.paid(guest, elsewhere, {}, morning)
  at(api, morning.checkin)
  await api.post(`/desk/bookings/${before}/arrive`, { ids: 'originals' }, { headers })
  const desk = await buildStaff(api.db, first)
  for (const id of await turnedAway(api, first, [guest, guest, guest], steps))
    await api.post(`/desk/bookings/${id}/turned-away`, { answer: 'welcome' }, { headers: desk.headers })
  expect(await books(api, first, steps)).toEqual(OPEN)
})

test('three cases by new guests alert each operator once by text, without names, and the office can pause the hotel', async ({
  api,
  first,
  steps,
}) => {
  const operator = await buildOperator(api.db)
  const { headers } = operator
  const desk = await buildStaff(api.db, first, { role: 'manager' })
  const channel = await buildChannel(api.db, first)
  await turnedAway(api, first, await three(api), steps)
  await steps.runJob('weigh-cases')
  const rung = (await sentTo(api, operator.phone)).map(({ body }) => body)
  expect(rung).toContain('Uncle: guests were turned away several times. Open Now in the office.')
  const of = `many-cases:${first.id}:2026-12-05:${operator.id}`
  expect(await api.db.selectFrom('outbox').select('id').where('dedupe_key', '=', of).execute()).toHaveLength(1)

  const about = (what: string, body: object) => api.post(`/office/hotels/${first.id}/${what}`, body, { headers })
  const reason = 'Nobody answers at its desk'
  const past = await about('pause', { until: SATURDAY_EVENING.checkin, reason })
  expect([past.status, codeOf(past)]).toEqual([422, 'UNTIL_INVALID'])
  const paused = await about('pause', { until: '2026-12-06T08:00:00+05:30', reason })
  expect(paused.body).toMatchObject({ paused: 'office', paused_until: '2026-12-06T08:00:00+05:30' })
  expect(await books(api, first, steps)).toEqual(CLOSED_TODAY)
  const texts = (await sentTo(api, channel)).map(({ body }) => body)
  expect(texts.at(-1)).toMatch(/^Uncle: sales are stopped until Sun, 6 Dec, 8 AM\. /)

  // The desk cannot end the pause by itself. Its page says who can.
  await api.post('/desk/sell-again', {}, { headers: desk.headers })
  expect(await books(api, first, steps)).toEqual(CLOSED_TODAY)
  expect((await about('resume', { reason: 'Spoke with the manager' })).body.paused).toBe(null)
  expect((await about('resume', { reason: 'Once more by mistake' })).status).toBe(404)
  expect(await books(api, first, steps)).toEqual(OPEN)
  const log = await api.db
    .selectFrom('operator_actions')
    .select('action')
    .where('hotel_id', '=', first.id)
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual(['hotel_paused', 'hotel_pause_ended'])
})

test('a hotel’s contacts are told when it is paused for its cases', async ({ api, first, steps }) => {
  const channel = await buildChannel(api.db, first)
  const ids = await turnedAway(api, first, await three(api), steps)
  for (const id of ids) await agreeTurnedAway(api, first, id)
  const texts = (await sentTo(api, channel)).map(({ body }) => body)
  expect(texts.filter((text) => text.includes('sales are stopped until Sun, 6 Dec, 12 AM'))).toHaveLength(1)
})
