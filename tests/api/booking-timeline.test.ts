import { expect } from 'vitest'
import { MOMENT_KINDS } from '#domain/bookings/booking-moments.ts'
import { endStays } from '#server/features/bookings/end-stays.ts'
import { buildGuest } from '../builders.ts'
import { apiTest as test } from './api-test.ts'

test('the owner reads a booking’s history, newest first, with the refund’s bank reference', async ({
  api,
  guest,
  hotel,
  steps,
}) => {
  const booking = await steps.paid(guest, hotel)
  api.clock.advance(60)
  await steps.cancel(guest, booking.id)
  await api.worker.drain()
  const { moments } = (await api.get(`/bookings/${booking.id}/timeline`, { headers: guest.headers })).body
  const kinds = moments.map(({ kind }: { kind: string }) => kind)
  expect(kinds.slice(0, 3).toSorted()).toEqual(['cancelled', 'refund_sent', 'refund_started'])
  expect(kinds.slice(3).toSorted()).toEqual(['booked', 'confirmed', 'paid'])
  const sent = moments.find(({ kind }: { kind: string }) => kind === 'refund_sent')
  expect(sent).toMatchObject({ amount: 1574, reference: expect.stringMatching(/\S{6,}/), dueBy: expect.any(String) })
  const [refund] = (await steps.read(guest, booking.id)).refunds
  expect(refund.reference).toBe(sent.reference)
})

test('the timeline of an ended stay shows the desk’s entries and the invoice, and each kind of entry has a text', async ({
  api,
  guest,
  hotel,
  steps,
}) => {
  const booking = await steps.paid(guest, hotel)
  const arrived_at = new Date(booking.checkin_date)
  const left_at = new Date(booking.checkout_date)
  await api.db
    .insertInto('visits')
    .values({ booking_id: booking.id, hotel_id: hotel.id, status: 'left', arrived_at, left_at, ids_seen: 'originals' })
    .execute()
  api.clock.advance((left_at.getTime() - api.clock.now().getTime()) / 60_000)
  await endStays(api.services)
  const { moments } = (await api.get(`/bookings/${booking.id}/timeline`, { headers: guest.headers })).body
  const kinds: string[] = moments.map(({ kind }: { kind: string }) => kind)
  for (const kind of ['arrived', 'left', 'ended', 'invoice']) expect(kinds).toContain(kind)
  expect(kinds.filter((kind) => !(MOMENT_KINDS as readonly string[]).includes(kind))).toEqual([])
  const times = moments.map(({ at }: { at: string }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
  expect((await steps.read(guest, booking.id)).has_invoice).toBe(true)
})

test('guests cannot read the timeline of another guest’s booking', async ({ api, guest, hotel, steps }) => {
  const booking = await steps.paid(
    guest,
    hotel,
    {},
    { checkin: '2026-12-12T21:00:00+05:30', checkout: '2026-12-13T10:00:00+05:30', slotId: 1 },
  )
  const stranger = await buildGuest(api.db)
  expect((await api.get(`/bookings/${booking.id}/timeline`, { headers: stranger.headers })).status).toBe(404)
})
