/**
 * If nobody at the hotel has seen a booking, the hotel is reminded, and then the office calls it. After three such
 * bookings, sales stop.
 */
import { expect } from 'vitest'
import { listUnacknowledged, markCalled } from '#server/features/hotel-messages/unacknowledged-bookings.ts'
import { markSeen } from '#server/features/hotel-messages/mark-seen.ts'
import { addDays, istDateOf, istInstant, minutesBetween } from '#domain/kernel/ist.ts'
import { buildGuest } from '../builders.ts'
import { hotelMessageTest as test, passMinutes, noticeOf, sentTo, tokenIn } from './hotel-messages-test.ts'
import type { Api } from './start-api.ts'

const TODAY = { checkin: '2026-12-01T21:00:00+05:30', checkout: '2026-12-02T10:00:00+05:30', slotId: 1 }
const TOMORROW = { checkin: '2026-12-02T21:00:00+05:30', checkout: '2026-12-03T10:00:00+05:30', slotId: 1 }

test('a hotel is reminded once about an unseen booking, which is then listed for the office', async ({
  api,
  hotel,
  guest,
  desk,
  steps,
}) => {
  const { id, short_id } = await steps.paid(guest, hotel)
  await passMinutes(api, 19)
  expect(await sentTo(api, desk)).toHaveLength(1)
  await passMinutes(api, 1)
  await passMinutes(api, 0)
  const texts = await sentTo(api, desk)
  expect(texts).toHaveLength(2)
  expect(texts[1]?.body).toContain(`please confirm you have seen ${short_id}: Evening, Sat, 5 Dec, 9 PM, 1 room. PAID.`)
  expect(tokenIn(texts[1]?.body)).toBe(tokenIn(texts[0]?.body))
  const codes = async () => (await listUnacknowledged(api.db, api.clock.now())).map(({ code }) => code)
  await passMinutes(api, 9)
  expect(await codes()).not.toContain(short_id)
  await passMinutes(api, 1)
  await passMinutes(api, 0)
  expect(await codes()).toContain(short_id)
  expect(await sentTo(api, desk)).toHaveLength(2)
  const asked = { shortId: short_id, operator: 'Devika Rane' }
  expect(await markCalled(api.db, asked, api.clock.now())).toBe('rung')
  expect(await markCalled(api.db, asked, api.clock.now())).toBe('UNCHANGED')
  expect(await codes()).not.toContain(short_id)
  expect(await noticeOf(api, id)).toMatchObject({ rung_by: 'Devika Rane', seen_at: null })
  expect((await steps.read(guest, id)).hotel_seen_at).toBeNull()
})

test('a hotel is not reminded about a booking that it saw in time or that was cancelled', async ({
  api,
  hotel,
  guest,
  desk,
  steps,
}) => {
  const seen = await steps.paid(guest, hotel)
  const cancelled = await steps.paid(guest, hotel)
  const token = tokenIn((await sentTo(api, desk)).find(({ body }) => body.includes(seen.short_id))?.body)
  await api.post('/hotel-notices/seen', { token })
  await steps.cancel(guest, cancelled.id)
  const before = (await sentTo(api, desk)).length
  await passMinutes(api, 60)
  expect(await sentTo(api, desk)).toHaveLength(before)
  expect((await listUnacknowledged(api.db, api.clock.now())).map(({ code }) => code)).not.toContain(cancelled.short_id)
})

test('two workers send one reminder about a booking', async ({ api, hotel, guest, desk, steps }) => {
  await steps.paid(guest, hotel)
  api.clock.advance(20)
  await Promise.all([steps.runJob('ask-hotels-again'), steps.runJob('ask-hotels-again')])
  expect(await sentTo(api, desk)).toHaveLength(2)
})

/** Runs the jobs of passing minutes: reminders, deliveries, and the check for unseen bookings. */
async function missed(api: Api, minutes: number): Promise<void> {
  await passMinutes(api, minutes)
  await api.worker.drain()
  await passMinutes(api, 0)
}

test('three unseen bookings in a row stop today’s sales until midnight or until somebody answers', async ({
  api,
  hotel,
  guest,
  desk,
  steps,
}) => {
  const rival = await buildGuest(api.db)
  const sells = async () => {
    const { status, body } = await steps.book(rival, hotel, {}, TODAY)
    if (status === 200) await steps.cancel(rival, body.booking.id)
    return status === 200 ? 'sold' : body.error.code
  }
  const paid = () => steps.paid(guest, hotel, {}, TODAY)
  const bookings = [await paid(), await paid()]
  await missed(api, 20)
  expect(await sells()).toBe('sold')
  bookings.push(await paid())
  await missed(api, 19)
  expect(await sells()).toBe('sold')
  await missed(api, 1)
  expect(await sells()).toBe('HOTEL_CLOSED')
  const texts = (await sentTo(api, desk)).map(({ body }) => body)
  expect(texts.filter((text) => text.includes('sales are stopped until Wed, 2 Dec, 12 AM'))).toHaveLength(1)
  expect(await steps.isAvailable(hotel, TODAY)).toBe(false)
  // Other days stay on sale, and running the job again changes nothing.
  await passMinutes(api, 0)
  expect(await steps.isAvailable(hotel)).toBe(true)
  const untilMidnight = minutesBetween(api.clock.now(), istInstant(addDays(istDateOf(api.clock.now()), 1)))
  api.clock.advance(untilMidnight)
  expect(await steps.isAvailable(hotel, TOMORROW)).toBe(true)
  api.clock.advance(-untilMidnight)
  const seen = await api.db
    .transaction()
    .execute((trx) => markSeen(trx, bookings[0]?.id, { how: 'desk', at: api.clock.now(), now: api.clock.now() }))
  expect(seen).toBe(true)
  expect(await sells()).toBe('sold')
  expect(await steps.isAvailable(hotel, TODAY)).toBe(true)
})

test('a booking seen in time restarts the count of unseen bookings', async ({ api, hotel, guest, desk, steps }) => {
  const paid = () => steps.paid(guest, hotel, {}, TODAY)
  for (let turn = 0; turn < 2; turn++) await paid()
  await missed(api, 20)
  const { short_id } = await paid()
  const text = (await sentTo(api, desk)).find(({ body }) => body.includes(short_id))
  await api.post('/hotel-notices/seen', { token: tokenIn(text?.body) })
  await paid()
  await missed(api, 20)
  expect(await steps.isAvailable(hotel, TODAY)).toBe(true)
})

test('a hotel sells again once the office has reached it by phone', async ({ api, hotel, guest, desk, steps }) => {
  expect(desk).toBeDefined()
  const bookings = []
  for (let turn = 0; turn < 3; turn++) bookings.push(await steps.paid(guest, hotel, {}, TODAY))
  await missed(api, 20)
  await passMinutes(api, 10)
  expect(await steps.isAvailable(hotel, TODAY)).toBe(false)
  const asked = { shortId: String(bookings[1]?.short_id), operator: 'Devika Rane' }
  expect(await markCalled(api.db, asked, api.clock.now())).toBe('rung')
  expect(await steps.isAvailable(hotel, TODAY)).toBe(true)
  const listed = (await listUnacknowledged(api.db, api.clock.now())).filter(({ slug }) => slug === hotel.slug)
  expect(listed).toEqual([])
  expect(await markCalled(api.db, { ...asked, shortId: 'AAAAAAA2' }, api.clock.now())).toBe('NOT_FOUND')
})
