import { describe, expect } from 'vitest'
import { buildGuest } from '../builders.ts'
import { bookingTest } from './booking-test.ts'

const test = bookingTest.extend('guestWish', { credits: 100 })

describe('cancelling a booking', () => {
  test('a cancellation in time returns the money, credits and room, and notifies the guest', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel)
    const cancelled = await steps.cancel(guest, booking.id, { reason: 'Plans changed' })
    expect(cancelled.status).toBe(200)
    expect(cancelled.body).toMatchObject({ id: booking.id, status: 'cancelled', creditsReturned: 100 })
    const [refund] = cancelled.body.refunds
    expect(refund).toMatchObject({ amount: 1474, dueBy: '2026-12-08T09:00:00+05:30' })
    // The gateway is called right after the commit, so the refund may be processed before the answer is read.
    expect(['pending', 'processed']).toContain(refund.status)
    await api.worker.drain()
    const read = await steps.read(guest, booking.id)
    expect(read).toMatchObject({ status: 'cancelled', listing: 'CANCELLED', actions: [] })
    expect(read.refunds).toMatchObject([{ id: refund.id, amount: 1474, status: 'processed' }])
    expect(read.refunds[0].reference).toMatch(/^ARN/)
    expect(await steps.balance(guest)).toBe(100)
    expect(await steps.isAvailable(hotel)).toBe(true)
    expect(await steps.listed(guest, 'cancelled')).toEqual([booking.id])
    expect(await steps.listed(guest, 'upcoming')).toEqual([])
    expect((await steps.messagesTo(guest.phone))[0]).toContain(`${booking.short_id} is cancelled. Refund: ₹1,474`)
  })

  test('a cancellation of a stay paid with credit returns the credit, and its SMS and email promise no refund', async ({
    api,
    hotel,
    steps,
  }) => {
    const rich = await buildGuest(api.db, { credits: 5000, email_verified_at: api.clock.now() })
    const { booking } = (await steps.book(rich, hotel)).body
    expect(booking).toMatchObject({ status: 'completed', bill: { payable_now: 0 } })
    // Sends the confirmation first, because messages that are due at the same time are sent in any order.
    await api.worker.drain()
    const cancelled = await steps.cancel(rich, booking.id)
    expect(cancelled.body).toMatchObject({ refunds: [], creditsReturned: booking.bill.credits })
    await api.worker.drain()
    const { email } = await api.db
      .selectFrom('users')
      .select('email')
      .where('phone', '=', rich.phone)
      .executeTakeFirstOrThrow()
    for (const to of [rich.phone, email]) {
      const [newest] = await steps.messagesTo(to)
      expect(newest).toContain(
        `${booking.short_id} is cancelled. There was no payment to refund. Any credit you used is`,
      )
      expect(newest).not.toContain('₹0')
    }
    expect(await steps.balance(rich)).toBe(5000)
  })

  test('a cancellation refunds only the online payment, if the rest was to be paid at the hotel', async ({
    api,
    hotel,
    steps,
  }) => {
    const poor = await buildGuest(api.db)
    const booking = await steps.paid(poor, hotel, { payAtHotel: true })
    expect(booking.bill).toMatchObject({ total: 1574, payable_now: 315 })
    expect((await steps.cancel(poor, booking.id)).body.refunds).toMatchObject([{ amount: 315 }])
  })

  test('a cancellation of an unpaid hold closes its payment, and refunds a payment that is under way', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const { booking } = (await steps.book(guest, hotel)).body
    const cancelled = await steps.cancel(guest, booking.id)
    expect(cancelled.body).toMatchObject({ status: 'cancelled', refunds: [], creditsReturned: 100 })
    expect(await steps.isAvailable(hotel)).toBe(true)
    await steps.press(booking.payment_url)
    await api.worker.drain()
    const read = await steps.read(guest, booking.id)
    expect(read.status).toBe('cancelled')
    const paid = await api.db.selectFrom('payments').select('status').where('booking_id', '=', booking.id).execute()
    expect(read.refunds).toHaveLength(paid.filter(({ status }) => status === 'paid').length)
  })

  test('a cancellation is refused within 24 hours of check-in, to the minute', async ({ api, guest, hotel, steps }) => {
    const stay = { checkin: '2026-12-02T21:00:00+05:30', checkout: '2026-12-03T10:00:00+05:30', slotId: 1 }
    const booking = await steps.paid(guest, hotel, {}, stay)
    api.clock.advance(12 * 60)
    const late = await steps.cancel(guest, booking.id)
    expect([late.status, late.body.error.code]).toEqual([409, 'TOO_LATE'])
    api.clock.advance(-1)
    expect((await steps.cancel(guest, booking.id)).status).toBe(200)
    api.clock.advance(1 - 12 * 60)
  })

  test('a second cancellation is refused, and one with the same key repeats the first answer', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel)
    const key = { 'idempotency-key': 'cancel-once' }
    const first = await steps.cancel(guest, booking.id, {}, key)
    const again = await steps.cancel(guest, booking.id, {}, key)
    expect(first.status).toBe(200)
    await api.worker.drain()
    expect(again.body).toMatchObject({
      status: 'cancelled',
      creditsReturned: 100,
      refunds: [{ amount: 1474, cause: 'cancelled' }],
    })
    const other = await steps.cancel(guest, booking.id)
    expect([other.status, other.body.error.code]).toEqual([409, 'ALREADY_CANCELLED'])
    const reused = await steps.cancel(guest, booking.id, { reason: 'other' }, key)
    expect(reused.body.error.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('ten parallel cancellations cancel and refund once', async ({ guest, hotel, steps }) => {
    const booking = await steps.paid(guest, hotel)
    const answers = await Promise.all(Array.from({ length: 10 }, () => steps.cancel(guest, booking.id)))
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)])
    expect((await steps.read(guest, booking.id)).refunds).toHaveLength(1)
  })

  test('a cancellation of another guest’s booking fails like that of a missing one', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel)
    const stranger = await buildGuest(api.db)
    const theirs = await steps.cancel(stranger, booking.id)
    const missing = await steps.cancel(stranger, '0198c5a4-6f0e-7b1c-9c55-0d7c2f9a4b11')
    expect(theirs.status).toBe(404)
    expect(theirs.body).toEqual(missing.body)
    expect((await steps.cancel(guest, booking.id, { reason: 'x'.repeat(501) })).status).toBe(422)
    expect((await steps.read(guest, booking.id)).status).toBe('completed')
  })

  test('a cancellation lets the guest use the coupon and the first-booking discount again', async ({
    api,
    hotel,
    steps,
  }) => {
    const friend = await buildGuest(api.db, { refer_code: 'FRIEND1' })
    const referred = await buildGuest(api.db, { referred_by: friend.id })
    const first = await steps.paid(referred, hotel)
    expect(first.bill.referral_discount).toBe(100)
    await steps.cancel(referred, first.id)
    await api.worker.drain()
    const second = await steps.paid(referred, hotel)
    expect(second.bill.referral_discount).toBe(100)
  })

  test('a cancellation ends a requested check-in and an unanswered invite', async ({ api, guest, hotel, steps }) => {
    const booking = await steps.paid(guest, hotel)
    const partner = await buildGuest(api.db)
    await steps.invite(guest, booking.id, partner.phone)
    await api.db
      .insertInto('user_requests')
      .values({ booking_id: booking.id, user_id: guest.id, type: 'checkin', status: 'created' })
      .execute()
    expect(await steps.listed(partner, 'upcoming')).toEqual([booking.id])
    await steps.cancel(guest, booking.id)
    expect(await steps.read(guest, booking.id)).toMatchObject({ fastCheckInStatus: null, userRequest: null })
    expect((await steps.read(partner, booking.id)).error.code).toBe('NOT_FOUND')
  })

  test('the server asks the gateway again about a refund that the gateway never reported', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel)
    await steps.cancel(guest, booking.id)
    await api.worker.drain()
    const [refund] = (await steps.read(guest, booking.id)).refunds
    await api.db.deleteFrom('refunds').where('id', '=', refund.id).execute()
    const [payment] = await api.db.selectFrom('payments').select('id').where('booking_id', '=', booking.id).execute()
    const pending = { id: refund.id, payment_id: payment?.id ?? '', amount: refund.amount, reason: 'booking cancelled' }
    const times = { created_at: api.clock.now(), due_by: api.clock.now() }
    await api.db
      .insertInto('refunds')
      .values({ ...pending, ...times, idempotency_key: 'lost report' })
      .execute()
    expect((await steps.read(guest, booking.id)).refunds).toMatchObject([{ status: 'pending' }])
    expect((await steps.runJob('chase-refunds')).status).toBe(200)
    expect((await steps.read(guest, booking.id)).refunds).toMatchObject([{ status: 'pending' }])
    api.clock.advance(6 * 60)
    await steps.runJob('chase-refunds')
    expect((await steps.read(guest, booking.id)).refunds).toMatchObject([
      { status: 'processed', reference: refund.reference },
    ])
    await steps.runJob('chase-refunds')
    api.clock.advance(-6 * 60)
    const given = await api.db
      .selectFrom('dev_gateway_refunds')
      .select('id')
      .where('idempotency_key', '=', refund.id)
      .execute()
    expect(given).toHaveLength(1)
  })

  test('a cancellation sends only neutral messages', async ({ api, guest, hotel, steps }) => {
    const booking = await steps.paid(guest, hotel)
    await steps.cancel(guest, booking.id)
    await api.worker.drain()
    for (const text of await steps.messagesTo(guest.phone)) expect(text).not.toMatch(/hotel|room|couple|love/i)
  })
})
