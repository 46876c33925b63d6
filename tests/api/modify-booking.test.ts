import { describe, expect } from 'vitest'
import { buildGuest, buildHotel, type BuiltGuest } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { expectBooksBalance, type Steps } from './booking-steps.ts'
import { bookingTest as test } from './booking-test.ts'
import type { Body } from './start-api.ts'

/** A Full Day that overlaps the evening of 5 December. */
const FULL_DAY = { checkin: '2026-12-05T12:00:00+05:30', checkout: '2026-12-06T11:00:00+05:30' }
const TWO_DAYS = { checkin: '2026-12-05T12:00:00+05:30', checkout: '2026-12-07T11:00:00+05:30' }
const NEXT_SATURDAY = { checkin: '2026-12-12T21:00:00+05:30', checkout: '2026-12-13T10:00:00+05:30' }

const code = ({ status, body }: { status: number; body: Body }) => [status, body.error?.code]
const paidModification = async (
  { steps, guest }: { steps: Steps; guest: BuiltGuest },
  booking: Body,
  stay = FULL_DAY,
) => {
  const asked = await steps.modify(guest, booking.id, stay)
  expect(asked.status).toBe(200)
  await steps.press(asked.body.payment_url)
  return steps.read(guest, booking.id)
}

describe('the bill of a change of time', () => {
  test('the bill of a change shows total, difference and a free room', async ({ api, guest, hotel, steps }) => {
    const booking = await steps.paid(guest, hotel)
    const dearer = await steps.modificationBill(guest, booking.id, FULL_DAY)
    expect(dearer.body).toMatchObject({
      bill: { room_total: 2000, serviceTax: 100, total: 2100, difference: 526, payable_now: 526, refund: 0 },
      availability: { availability: true },
    })
    const cheaper = await steps.modificationBill(guest, booking.id, SUNDAY_MORNING)
    expect(cheaper.body.bill).toMatchObject({ total: 945, difference: -629, payable_now: 0, refund: 629 })
    await steps.paid(await buildGuest(api.db), hotel, {}, SUNDAY_MORNING)
    const taken = await steps.modificationBill(guest, booking.id, SUNDAY_MORNING)
    expect(taken.body.availability.availability).toBe(false)
  })

  test('the bill of a change is refused for the same reasons as the change', async ({ api, guest, hotel, steps }) => {
    const booking = await steps.paid(guest, hotel)
    const bill = (stay: { checkin: string; checkout: string }) => steps.modificationBill(guest, booking.id, stay)
    expect(code(await bill(SATURDAY_EVENING))).toEqual([409, 'SAME_TIME'])
    expect(code(await bill({ ...SATURDAY_EVENING, checkout: '2026-12-06T09:00:00+05:30' }))).toEqual([
      422,
      'NOT_A_SLOT',
    ])
    expect(code(await bill({ checkin: '2026-12-05T18:00:00+05:30', checkout: '2026-12-05T21:00:00+05:30' }))).toEqual([
      409,
      'SLOT_NOT_SOLD',
    ])
    expect(code(await bill({ checkin: 'soon', checkout: 'later' }))).toEqual([422, 'CHECKIN_INVALID'])
    const stranger = await buildGuest(api.db)
    expect((await steps.modificationBill(stranger, booking.id, FULL_DAY)).status).toBe(404)
  })
})

describe('changes to a dearer time', () => {
  test('a dearer time is held together with the old time until the difference is paid', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel)
    const asked = await steps.modify(guest, booking.id, FULL_DAY)
    expect(asked.body).toMatchObject({ id: booking.id, hotelId: hotel.id, status: 'completed', refunds: [] })
    const waiting = await steps.read(guest, booking.id)
    expect(waiting).toMatchObject({
      checkin_date: SATURDAY_EVENING.checkin,
      modification: { checkin_date: FULL_DAY.checkin, difference: 526, payment_url: asked.body.payment_url },
    })
    const other = await buildGuest(api.db)
    const between = { checkin: '2026-12-05T10:00:00+05:30', checkout: '2026-12-05T19:00:00+05:30', slotId: 0 }
    expect(code(await steps.book(other, hotel, {}, between))).toEqual([409, 'SOLD_OUT'])

    const pressed = await steps.press(asked.body.payment_url)
    expect(pressed.body.redirect_url).toContain(`/confirm-booking?bookingid=${booking.id}`)
    expect(await steps.read(guest, booking.id)).toMatchObject({
      checkin_date: FULL_DAY.checkin,
      checkout_date: FULL_DAY.checkout,
      slot: 4,
      bill: { total: 2100, payable_now: 2100 },
      modification: null,
      status: 'completed',
    })
    expect((await steps.messagesTo(guest.phone))[0]).toContain('is now for Sat, 5 Dec, 12')
    expect((await steps.book(other, hotel, {}, { ...NEXT_SATURDAY, slotId: 1 })).status).toBe(200)
  })

  test('a dearer time expires after 15 unpaid minutes, and a later payment applies it if a room is still free', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel)
    const asked = await steps.modify(guest, booking.id, FULL_DAY)
    api.clock.advance(15)
    await steps.runJob('expire-holds')
    const expired = await steps.read(guest, booking.id)
    expect(expired).toMatchObject({ checkin_date: SATURDAY_EVENING.checkin, modification: null, status: 'completed' })
    await expectBooksBalance(api)
    await api.db.updateTable('dev_gateway_payments').set({ status: 'open' }).execute()
    await steps.press(asked.body.payment_url)
    expect((await steps.read(guest, booking.id)).checkin_date).toBe(FULL_DAY.checkin)
    api.clock.advance(-15)
  })

  test('a payment for a dearer time is refunded if the room is taken, and the booking stays unchanged', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel)
    const asked = await steps.modify(guest, booking.id, FULL_DAY)
    api.clock.advance(15)
    await steps.runJob('expire-holds')
    const morning = { checkin: '2026-12-05T10:00:00+05:30', checkout: '2026-12-05T19:00:00+05:30', slotId: 0 }
    await steps.paid(await buildGuest(api.db), hotel, {}, morning)
    await api.db.updateTable('dev_gateway_payments').set({ status: 'open' }).execute()
    await steps.press(asked.body.payment_url)
    await api.worker.drain()
    expect(await steps.read(guest, booking.id)).toMatchObject({
      checkin_date: SATURDAY_EVENING.checkin,
      status: 'completed',
      refunds: [{ amount: 526, status: 'processed' }],
    })
    api.clock.advance(-15)
  })

  test('a failed payment leaves the booking unchanged, and frees the new time', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel)
    const asked = await steps.modify(guest, booking.id, TWO_DAYS)
    await steps.press(asked.body.payment_url, 'failure')
    expect(await steps.read(guest, booking.id)).toMatchObject({
      checkin_date: SATURDAY_EVENING.checkin,
      modification: null,
    })
    expect((await steps.book(await buildGuest(api.db), hotel, {}, SUNDAY_MORNING)).status).toBe(200)
  })

  test('a new choice of time before paying replaces the first choice', async ({ guest, hotel, steps }) => {
    const booking = await steps.paid(guest, hotel)
    const first = await steps.modify(guest, booking.id, TWO_DAYS)
    const second = await steps.modify(guest, booking.id, FULL_DAY)
    expect(second.body.payment_url).not.toBe(first.body.payment_url)
    await steps.press(second.body.payment_url)
    expect((await steps.read(guest, booking.id)).checkout_date).toBe(FULL_DAY.checkout)
  })

  test('a dearer time is held once per idempotency key', async ({ api, guest, hotel, steps }) => {
    const booking = await steps.paid(guest, hotel)
    const key = { 'idempotency-key': 'move-once' }
    const [first, second] = await Promise.all([
      steps.modify(guest, booking.id, FULL_DAY, key),
      steps.modify(guest, booking.id, FULL_DAY, key),
    ])
    expect([first?.status, second?.status]).toEqual([200, 200])
    expect(second?.body.payment_url).toBe(first?.body.payment_url)
    const held = await api.db
      .selectFrom('booking_modifications')
      .select('id')
      .where('booking_id', '=', booking.id)
      .execute()
    expect(held).toHaveLength(1)
  })
})

describe('changes to a cheaper time', () => {
  test('a cheaper time applies immediately, and the difference is refunded', async ({ api, guest, hotel, steps }) => {
    const booking = await steps.paid(guest, hotel)
    const changed = await steps.modify(guest, booking.id, SUNDAY_MORNING)
    expect(changed.body).toMatchObject({ status: 'completed', refunds: [{ amount: 629, cause: 'changed' }] })
    expect(changed.body.payment_url).toBeUndefined()
    await api.worker.drain()
    const read = await steps.read(guest, booking.id)
    expect(read).toMatchObject({ slot: 0, bill: { total: 945, payable_now: 945 }, refunds: [{ status: 'processed' }] })
    expect((await steps.book(await buildGuest(api.db), hotel)).status).toBe(200)
  })

  test('a cheaper time returns credits that the new bill does not need', async ({ api, hotel, steps }) => {
    const rich = await buildGuest(api.db, { credits: 1500 })
    const booking = await steps.paid(rich, hotel)
    expect(booking.bill).toMatchObject({ credits: 1500, total: 74 })
    const changed = await steps.modify(rich, booking.id, SUNDAY_MORNING)
    expect(changed.body.refunds).toMatchObject([{ amount: 74 }])
    expect(await steps.balance(rich)).toBe(555)
    await steps.cancel(rich, booking.id)
    expect(await steps.balance(rich)).toBe(1500)
  })

  test('a cheaper time after a dearer one refunds from both payments', async ({ api, guest, hotel, steps }) => {
    const booking = await steps.paid(guest, hotel)
    await paidModification({ steps, guest }, booking)
    await steps.modify(guest, booking.id, SUNDAY_MORNING)
    await api.worker.drain()
    const read = await steps.read(guest, booking.id)
    expect(read.refunds.map(({ amount }: Body) => amount).toSorted((a: number, b: number) => a - b)).toEqual([526, 629])
    const cancelled = await steps.cancel(guest, booking.id)
    expect(cancelled.body.refunds.reduce((sum: number, { amount }: Body) => sum + amount, 0)).toBe(1574 + 526)
  })
})

describe('changes of time', () => {
  test('a change of time prefers the booking’s own room, and uses another if that is taken', async ({
    api,
    city,
    guest,
    steps,
  }) => {
    const two = await buildHotel(api.db, city, { rooms: 2 })
    const booking = await steps.paid(guest, two)
    await paidModification({ steps, guest }, booking)
    const rooms = await api.db
      .selectFrom('stays')
      .select('room_id')
      .where('booking_id', '=', booking.id)
      .where('status', '=', 'booked')
      .execute()
    const first = await api.db.selectFrom('rooms').select('id').where('hotel_id', '=', two.id).orderBy('id').execute()
    expect(rooms).toEqual([{ room_id: first[0]?.id }])
  })

  test('a change of time charges only the new reservation amount if only the old one was paid', async ({
    guest,
    hotel,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel, { payAtHotel: true })
    const bill = await steps.modificationBill(guest, booking.id, FULL_DAY)
    expect(bill.body.bill).toMatchObject({ total: 2100, payable_now: 105, pay_at_hotel: 1680, difference: 105 })
    expect((await paidModification({ steps, guest }, booking)).bill).toMatchObject({
      total: 2100,
      payable_now: 420,
      pay_at_hotel: 1680,
    })
  })

  test('a change of time is refused within 24 hours of check-in, for a hold, for a cancelled booking and with extra hours', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const { booking: hold } = (await steps.book(guest, hotel)).body
    expect(code(await steps.modify(guest, hold.id, FULL_DAY))).toEqual([409, 'NOT_ALLOWED_NOW'])
    await steps.press(hold.payment_url)
    const extended = await steps.extend(guest, hold.id, 1)
    expect(code(await steps.modify(guest, hold.id, FULL_DAY))).toEqual([409, 'EXTENSION_WAITING'])
    await steps.press(extended.body.payment_url)
    expect(code(await steps.modify(guest, hold.id, FULL_DAY))).toEqual([409, 'HAS_EXTRA_HOURS'])
    await steps.cancelExtension(guest, hold.id)
    api.clock.advance(3.5 * 24 * 60)
    expect(code(await steps.modify(guest, hold.id, NEXT_SATURDAY))).toEqual([409, 'TOO_LATE'])
    api.clock.advance(-3.5 * 24 * 60)
    await steps.cancel(guest, hold.id)
    expect(code(await steps.modify(guest, hold.id, FULL_DAY))).toEqual([409, 'ALREADY_CANCELLED'])
  })

  test('parallel changes of time leave the booking with a single time', async ({ api, guest, hotel, steps }) => {
    const booking = await steps.paid(guest, hotel)
    const stays = [FULL_DAY, TWO_DAYS, NEXT_SATURDAY, SUNDAY_MORNING, FULL_DAY]
    const answers = await Promise.all(stays.map((stay) => steps.modify(guest, booking.id, stay)))
    for (const answer of answers) expect([200, 409]).toContain(answer.status)
    await api.worker.drain()
    const held = await api.db
      .selectFrom('booking_modifications')
      .select('id')
      .where('booking_id', '=', booking.id)
      .where('status', '=', 'held')
      .execute()
    expect(held.length).toBeLessThanOrEqual(1)
  })

  test('a change of time leaves the booking unchanged when the gateway does not answer', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel)
    await api.db
      .updateTable('bookings')
      .set({ guest_email: 'gateway-down@uncle.example' })
      .where('id', '=', booking.id)
      .execute()
    expect(code(await steps.modify(guest, booking.id, FULL_DAY))).toEqual([503, 'PAYMENT_UNAVAILABLE'])
    await api.worker.drain()
    expect(await steps.read(guest, booking.id)).toMatchObject({ modification: null, status: 'completed' })
    expect((await steps.book(await buildGuest(api.db), hotel, {}, SUNDAY_MORNING)).status).toBe(200)
  })
})
