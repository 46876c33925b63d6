import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { buildGuest, buildHotel, type BuiltGuest, type BuiltHotel } from '../builders.ts'
import { SUNDAY_MORNING } from '../cast.ts'
import { bookingTest } from './booking-test.ts'

const DAY_MINUTES = 24 * 60

const test = bookingTest.extend('unheard', ({ api, city, steps }) => {
  const cast = async (rooms = 1): Promise<{ guest: BuiltGuest; hotel: BuiltHotel }> => ({
    guest: await buildGuest(api.db),
    hotel: await buildHotel(api.db, city, { rooms }),
  })

  /**
   * Lets the guest pay on the gateway's page, or the bank authorise the payment later, without any report to our
   * server.
   */
  async function payUnheard(paymentUrl: string): Promise<void> {
    await sql`update dev_gateway_payments set status = 'paid', payment_id = 'tpid_' || id, method = 'upi', paid_at = ${api.clock.now()}
    where id = ${paymentUrl.split('/').at(-1)}`.execute(api.db)
  }

  const runJobs = async () => {
    await steps.runJob('expire-holds')
    await steps.runJob('reconcile-payments')
  }
  return { cast, payUnheard, runJobs }
})

test.afterEach(({ api }) => {
  api.clock.advance(-api.clock.advancedMinutes())
})

describe('payments whose webhook is lost', () => {
  test('a booking whose payment webhook is lost is confirmed if the gateway is asked before the hold ends', async ({
    api,
    steps,
    unheard,
  }) => {
    const { guest, hotel } = await unheard.cast()
    const { booking } = (await steps.book(guest, hotel)).body
    api.clock.advance(11)
    await unheard.runJobs()
    api.clock.advance(3)
    await unheard.payUnheard(booking.payment_url)
    api.clock.advance(2)
    await unheard.runJobs()
    expect((await steps.read(guest, booking.id)).status).toBe('completed')
  })

  test.for([1, 3])(
    'a payment that the bank authorises %i days after the page closed is used or refunded',
    async (days, { api, steps, unheard }) => {
      const { guest, hotel } = await unheard.cast()
      const { booking } = (await steps.book(guest, hotel)).body
      api.clock.advance(16)
      await unheard.runJobs()
      expect((await steps.read(guest, booking.id)).status).toBe('expired')
      const rival = await buildGuest(api.db)
      await steps.paid(rival, hotel)
      api.clock.advance(days * DAY_MINUTES - 60)
      await unheard.payUnheard(booking.payment_url)
      api.clock.advance((days === 1 ? 1 : 2) * DAY_MINUTES)
      await unheard.runJobs()
      const lost = await steps.read(guest, booking.id)
      expect(lost).toMatchObject({ status: 'expired', refunds: [{ amount: 1574, status: 'processed' }] })
    },
  )

  test('a payment for a new time applies it or is refunded, even if the gateway’s webhook is lost', async ({
    api,
    steps,
    unheard,
  }) => {
    const { guest, hotel } = await unheard.cast()
    const booked = await steps.paid(guest, hotel, {}, SUNDAY_MORNING)
    const evening = { checkin: '2026-12-05T21:00:00+05:30', checkout: '2026-12-06T10:00:00+05:30' }
    const { body } = await steps.modify(guest, booked.id, evening)
    api.clock.advance(11)
    await unheard.runJobs()
    api.clock.advance(3)
    await unheard.payUnheard(body.payment_url)
    api.clock.advance(2)
    await unheard.runJobs()
    expect((await steps.read(guest, booked.id)).checkin_date).toBe(evening.checkin)
  })

  test('a payment for extra hours whose webhook is lost adds them or is refunded', async ({ api, steps, unheard }) => {
    const { guest, hotel } = await unheard.cast()
    const booked = await steps.paid(guest, hotel)
    const { body } = await steps.extend(guest, booked.id, 2)
    api.clock.advance(11)
    await unheard.runJobs()
    api.clock.advance(3)
    await unheard.payUnheard(body.payment_url)
    api.clock.advance(2)
    await unheard.runJobs()
    expect((await steps.read(guest, booked.id)).extensionRequest.status).toBe('paid')
  })

  test('a payment whose webhook is lost is refunded if the guest gave up the booking', async ({ steps, unheard }) => {
    const { guest, hotel } = await unheard.cast()
    const { booking } = (await steps.book(guest, hotel)).body
    await unheard.payUnheard(booking.payment_url)
    await steps.cancel(guest, booking.id)
    await unheard.runJobs()
    expect(await steps.read(guest, booking.id)).toMatchObject({
      status: 'cancelled',
      refunds: [{ amount: 1574, status: 'processed' }],
    })
  })
})

test('a payment page that opens after its payment ended is closed, and the guest is not sent there', async ({
  api,
  steps,
  unheard,
}) => {
  const { guest, hotel } = await unheard.cast()
  const { gateway } = api.services
  const { createCheckout } = gateway
  gateway.createCheckout = async (request) => {
    const checkout = await createCheckout(request)
    api.clock.advance(16)
    await steps.runJob('expire-holds')
    return checkout
  }
  const answer = await steps.book(guest, hotel)
  gateway.createCheckout = createCheckout
  expect(answer.body.booking?.payment_url ?? null).toBeNull()
  await api.worker.drain()
  const { rows } = await sql<{ status: string; ref: string | null }>`
    select g.status, p.provider_ref as ref from dev_gateway_payments g join payments p on p.id::text = g.reference
    join bookings b on b.id = p.booking_id where b.hotel_id = ${hotel.id}`.execute(api.db)
  expect(rows).toEqual([{ status: 'cancelled', ref: expect.any(String) }])
})

test('an unpaid payment is checked after one day and after four, and then no more', async ({ api, steps, unheard }) => {
  const { guest, hotel } = await unheard.cast()
  const { booking } = (await steps.book(guest, hotel)).body
  const { gateway } = api.services
  const { fetchCheckout } = gateway
  const looks: number[] = []
  gateway.fetchCheckout = (checkout) => {
    if (booking.payment_url.endsWith(checkout.providerRef)) looks.push(api.clock.advancedMinutes())
    return fetchCheckout(checkout)
  }
  for (let minute = 0; minute <= 8 * DAY_MINUTES; minute += minute < 30 ? 5 : 6 * 60) {
    api.clock.advance(minute - api.clock.advancedMinutes())
    await unheard.runJobs()
  }
  gateway.fetchCheckout = fetchCheckout
  expect((await steps.read(guest, booking.id)).status).toBe('expired')
  expect(looks.filter((minute) => minute < 60).length).toBeLessThanOrEqual(4)
  expect(looks.filter((minute) => minute > 60).map((minute) => Math.round(minute / DAY_MINUTES))).toEqual([1, 4])
})
