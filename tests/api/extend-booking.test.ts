import { describe, expect } from 'vitest'
import { buildGuest, buildHotel, type BuiltGuest } from '../builders.ts'
import { bookingTest } from './booking-test.ts'
import type { Api, Body } from './start-api.ts'

/** The Custom Day on Sunday. It begins at 1 PM, three hours after the Saturday evening ends. */
const SUNDAY_CUSTOM_DAY = { checkin: '2026-12-06T13:00:00+05:30', checkout: '2026-12-06T18:00:00+05:30', slotId: 3 }

const test = bookingTest.extend('hotelWish', { prices: { 0: 900, 1: 700, 3: 1499, 4: 2000 } })

const code = ({ status, body }: { status: number; body: Body }) => [status, body.error?.code]

describe('extra hours', () => {
  test('extra hours have a quote equal to the charge', async ({ api, guest, hotel, steps }) => {
    const booking = await steps.paid(guest, hotel)
    const quoted = await steps.extensionBill(guest, booking.id, 3)
    expect(quoted.body).toMatchObject({
      bill: {
        hours: 3,
        price_per_hour: 120,
        room_total: 360,
        serviceTax: 18,
        tax_rate: 5,
        total: 378,
        payable_now: 378,
        checkout_date: '2026-12-06T13:00:00+05:30',
      },
      availability: { availability: true },
    })
    const extended = await steps.extend(guest, booking.id, 3)
    expect(extended.body.extensionRequest).toMatchObject({ status: 'acknowledged', hours: 3, bill: quoted.body.bill })
    const paid = await api.db
      .selectFrom('payments')
      .select(['amount', 'purpose'])
      .where('extension_id', '=', extended.body.extensionRequest.id)
      .execute()
    expect(paid).toEqual([{ amount: 378, purpose: 'extension' }])
  })

  test('paid extra hours extend the stay, several times in a row', async ({ api, guest, hotel, steps }) => {
    const booking = await steps.paid(guest, hotel)
    let paid = 0
    for (const [hours, until] of [
      [2, '2026-12-06T12:00:00+05:30'],
      [12, '2026-12-07T00:00:00+05:30'],
    ] as const) {
      const extended = await steps.extend(guest, booking.id, hours)
      const { id } = extended.body.extensionRequest
      expect(await steps.read(guest, booking.id)).toMatchObject({
        extension: id,
        extensionRequest: { id, status: 'acknowledged', payment_url: extended.body.payment_url },
      })
      await steps.press(extended.body.payment_url)
      paid += extended.body.extensionRequest.bill.total
      expect(await steps.read(guest, booking.id)).toMatchObject({
        extra_hours_paid: paid,
        extension: id,
        extensionRequest: { status: 'paid', payment_url: null },
        leaves_at: until,
        checkout_date: booking.checkout_date,
      })
    }
    expect((await steps.messagesTo(guest.phone))[0]).toContain('has been extended until Mon, 7 Dec, 12')
    expect(code(await steps.book(await buildGuest(api.db), hotel, {}, SUNDAY_CUSTOM_DAY))).toEqual([409, 'SOLD_OUT'])
  })

  test('extra hours keep the stay among the upcoming stays until they are over', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel)
    const extended = await steps.extend(guest, booking.id, 2)
    await steps.press(extended.body.payment_url)
    const minutes = (Date.parse('2026-12-06T11:00:00+05:30') - api.clock.now().getTime()) / 60_000
    api.clock.advance(minutes)
    expect(await steps.listed(guest, 'upcoming')).toEqual([booking.id])
    expect((await steps.extend(guest, booking.id, 1)).status).toBe(200)
    api.clock.advance(60)
    expect(await steps.listed(guest, 'past')).toEqual([booking.id])
    expect(code(await steps.extend(guest, booking.id, 1))).toEqual([409, 'TOO_LATE'])
    api.clock.advance(-minutes - 60)
  })

  test('extra hours are refused when no room is free, and the quote says so', async ({ api, guest, hotel, steps }) => {
    const booking = await steps.paid(guest, hotel)
    await steps.paid(await buildGuest(api.db), hotel, {}, SUNDAY_CUSTOM_DAY)
    expect((await steps.extend(guest, booking.id, 3)).status).toBe(200)
    await steps.cancelExtension(guest, booking.id)
    expect((await steps.extensionBill(guest, booking.id, 4)).body.availability.availability).toBe(false)
    expect(code(await steps.extend(guest, booking.id, 4))).toEqual([409, 'SOLD_OUT'])
  })

  test('extra hours use another room in the hotel when the stay’s own room is taken', async ({
    api,
    city,
    guest,
    steps,
  }) => {
    const two = await buildHotel(api.db, city, { rooms: 2, prices: { 1: 700, 3: 1499 } })
    const booking = await steps.paid(guest, two)
    const other = await steps.paid(await buildGuest(api.db), two, {}, SUNDAY_CUSTOM_DAY)
    const extended = await steps.extend(guest, booking.id, 5)
    await steps.press(extended.body.payment_url)
    const roomsOf = async (id: string) =>
      (await api.db.selectFrom('stays').select('room_id').where('booking_id', '=', id).orderBy('id').execute()).map(
        ({ room_id }) => room_id,
      )
    const [own, extra] = await roomsOf(booking.id)
    expect(extra).not.toBe(own)
    expect(extra).not.toBe((await roomsOf(other.id))[0])
  })

  for (const hours of [0, 13, -1])
    test(`extra hours of ${hours} are refused`, async ({ steps, guest, hotel }) => {
      const booking = await steps.paid(guest, hotel)
      expect(code(await steps.extend(guest, booking.id, hours))).toEqual([422, 'HOURS_OUT_OF_RANGE'])
      expect(code(await steps.extensionBill(guest, booking.id, hours))).toEqual([422, 'HOURS_OUT_OF_RANGE'])
    })

  test('unpaid extra hours are held for one request at a time, and never together with a change of time', async ({
    guest,
    hotel,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel)
    await steps.extend(guest, booking.id, 1)
    expect(code(await steps.extend(guest, booking.id, 2))).toEqual([409, 'EXTENSION_WAITING'])
    await steps.cancelExtension(guest, booking.id)
    await steps.modify(guest, booking.id, {
      checkin: '2026-12-05T12:00:00+05:30',
      checkout: '2026-12-06T11:00:00+05:30',
    })
    expect(code(await steps.extend(guest, booking.id, 2))).toEqual([409, 'CHANGE_WAITING'])
  })

  test('extra hours requested ten times in parallel are held once', async ({ guest, hotel, steps }) => {
    const booking = await steps.paid(guest, hotel)
    const key = { 'idempotency-key': 'longer-once' }
    const keyed = await Promise.all(Array.from({ length: 5 }, () => steps.extend(guest, booking.id, 2, key)))
    expect(new Set(keyed.map(({ body }) => body.extensionRequest.id)).size).toBe(1)
    const bare = await Promise.all(Array.from({ length: 5 }, () => steps.extend(guest, booking.id, 2)))
    for (const answer of bare) expect(code(answer)).toEqual([409, 'EXTENSION_WAITING'])
  })
})

describe('unpaid extra hours', () => {
  test('unpaid extra hours expire after 15 minutes, and a later payment buys them again or is refunded', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel)
    const extended = await steps.extend(guest, booking.id, 5)
    api.clock.advance(15)
    await steps.runJob('expire-holds')
    expect(await steps.read(guest, booking.id)).toMatchObject({
      extension: null,
      extensionRequest: { status: 'cancelled' },
    })
    await steps.paid(await buildGuest(api.db), hotel, {}, SUNDAY_CUSTOM_DAY)
    await api.db.updateTable('dev_gateway_payments').set({ status: 'open' }).where('status', '=', 'cancelled').execute()
    await steps.press(extended.body.payment_url)
    await api.worker.drain()
    const late = await steps.read(guest, booking.id)
    expect(late).toMatchObject({ leaves_at: booking.leaves_at, refunds: [{ amount: 630, status: 'processed' }] })

    const again = await steps.extend(guest, booking.id, 2)
    api.clock.advance(15)
    await steps.runJob('expire-holds')
    await api.db.updateTable('dev_gateway_payments').set({ status: 'open' }).where('status', '=', 'cancelled').execute()
    await steps.press(again.body.payment_url)
    expect(await steps.read(guest, booking.id)).toMatchObject({ leaves_at: '2026-12-06T12:00:00+05:30' })
    api.clock.advance(-30)
  })

  test('unpaid extra hours are freed immediately when the payment fails', async ({ api, guest, hotel, steps }) => {
    const booking = await steps.paid(guest, hotel)
    const extended = await steps.extend(guest, booking.id, 3)
    await steps.press(extended.body.payment_url, 'failure')
    expect((await steps.read(guest, booking.id)).extension).toBeNull()
    expect((await steps.book(await buildGuest(api.db), hotel, {}, SUNDAY_CUSTOM_DAY)).status).toBe(200)
  })

  test('unpaid extra hours can be cancelled, and a payment under way is then refunded', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel)
    const extended = await steps.extend(guest, booking.id, 2)
    const cancelled = await steps.cancelExtension(guest, booking.id)
    expect(cancelled.body).toMatchObject({ id: extended.body.extensionRequest.id, status: 'cancelled', refunds: [] })
    await api.worker.drain()
    await api.db.updateTable('dev_gateway_payments').set({ status: 'open' }).where('status', '=', 'cancelled').execute()
    await steps.press(extended.body.payment_url)
    await api.worker.drain()
    expect(await steps.read(guest, booking.id)).toMatchObject({
      leaves_at: booking.leaves_at,
      refunds: [{ amount: 252, status: 'processed', cause: 'too_late' }],
    })
    expect(code(await steps.cancelExtension(guest, booking.id))).toEqual([409, 'NO_EXTENSION'])
  })
})

describe('paid extra hours', () => {
  test('paid extra hours are refunded while the booking can be changed, the newest first', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel)
    for (const hours of [1, 2]) {
      const extended = await steps.extend(guest, booking.id, hours)
      await steps.press(extended.body.payment_url)
    }
    const cancelled = await steps.cancelExtension(guest, booking.id)
    expect(cancelled.body.refunds).toMatchObject([{ amount: 252 }])
    expect((await steps.read(guest, booking.id)).leaves_at).toBe('2026-12-06T11:00:00+05:30')
    api.clock.advance(4 * 24 * 60)
    expect(code(await steps.cancelExtension(guest, booking.id))).toEqual([409, 'TOO_LATE'])
    api.clock.advance(-4 * 24 * 60)
    await steps.cancelExtension(guest, booking.id)
    expect((await steps.read(guest, booking.id)).leaves_at).toBe(booking.leaves_at)
  })

  test('paid extra hours are refunded with the booking when that is cancelled', async ({ guest, hotel, steps }) => {
    const booking = await steps.paid(guest, hotel)
    const extended = await steps.extend(guest, booking.id, 2)
    await steps.press(extended.body.payment_url)
    const { body } = await steps.cancel(guest, booking.id)
    expect(body.refunds.map(({ amount }: Body) => amount).toSorted((a: number, b: number) => a - b)).toEqual([
      252, 1574,
    ])
  })
})

describe('payments of extra hours', () => {
  const pay = (api: Api, who: BuiltGuest, extensionId: string, method = 'upi', headers: object = {}) =>
    api.get(`/bookings/${extensionId}/pay-booking/${method}`, { headers: { ...who.headers, ...headers } })

  test('only the owner’s browser is sent to the payment page for extra hours', async ({ api, guest, hotel, steps }) => {
    const booking = await steps.paid(guest, hotel)
    const extended = await steps.extend(guest, booking.id, 2)
    const { id } = extended.body.extensionRequest
    const led = await pay(api, guest, id)
    expect([led.status, led.headers.location]).toEqual([302, `${extended.body.payment_url}?method=upi`])
    expect(code(await pay(api, guest, id, 'cheque'))).toEqual([422, 'PAYMENT_METHOD_UNKNOWN'])
    expect((await pay(api, await buildGuest(api.db), id)).status).toBe(404)
    expect((await pay(api, guest, booking.id)).status).toBe(404)
    await steps.press(extended.body.payment_url)
    expect(code(await pay(api, guest, id))).toEqual([409, 'EXTENSION_OVER'])
    const browser = await pay(api, guest, id, 'upi', { accept: 'text/html' })
    expect([browser.status, browser.headers.location]).toEqual([302, '/my-bookings'])
  })
})
