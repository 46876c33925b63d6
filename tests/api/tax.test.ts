import { expect } from 'vitest'
import { TAX_RULES } from '#domain/bills/tax.ts'
import { buildCouponAgreement, buildGuest, buildHotel, type BuiltHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { bookingTest } from './booking-test.ts'

/** The rule applies from Friday on, before the bookings' Saturday. */
const NEXT_RULE = { from: '2026-12-04', threshold: 1000, percentUpTo: 6, percentAbove: 20 }
const MINUTES_UNTIL_FRIDAY = 3 * 24 * 60
const LATER = { checkin: '2026-12-12T21:00:00+05:30', checkout: '2026-12-13T10:00:00+05:30', slotId: 1 }

const test = bookingTest
  .extend('environment', { scope: 'file' }, () => ({ GST_RULES: JSON.stringify([NEXT_RULE]) }))
  .extend('quotes', ({ api, city, steps }) => {
    const hotelAt = async (price: number, more: object = {}): Promise<BuiltHotel> => {
      const wish = { rooms: 3, prices: { 3: price }, has_bathtub: true, bathtub_charge: 399, ...more }
      const hotel = await buildHotel(api.db, city, wish)
      await buildCouponAgreement(api.db, hotel, 'OFFHOTEL')
      return hotel
    }

    async function quoteAndBook(hotel: BuiltHotel, more: { bathtub?: boolean; couponId?: string }) {
      const guest = await buildGuest(api.db)
      const { checkin: checkin_date, checkout: checkout_date } = SATURDAY_EVENING
      const body = { checkin_date, checkout_date, has_bathtub: more.bathtub, couponId: more.couponId, roomCount: 1 }
      const quoted = await api.post(`/hotels/${hotel.id}/calculate-bill`, body, { headers: guest.headers })
      const booked = await steps.book(guest, hotel, more)
      expect(booked.body.booking.bill).toEqual(quoted.body.bill)
      return { guest, booking: booked.body.booking }
    }
    return { hotelAt, quoteAndBook }
  })

test.beforeAll(async ({ api }) => {
  const years = { valid_from: new Date('2026-01-01'), valid_until: new Date('2027-12-31') }
  await api.db
    .insertInto('coupons')
    .values([
      { ...years, code: 'OFFHOTEL', funded_by: 'hotel', kind: 'flat', value: 400, total_limit: 99 },
      { ...years, code: 'OFFUNCLE', kind: 'flat', value: 400 },
    ])
    .execute()
})

test.for([
  ['a bathtub lifts the value of the room above the slab', 7149, { bathtub: true }, 18, 1359],
  ['what the hotel takes off brings it below', 7899, { couponId: 'OFFHOTEL' }, 5, 375],
  ['what Uncle pays does not', 7899, { couponId: 'OFFUNCLE' }, 18, 1350],
  ['at the threshold the lower rate counts', 7500, {}, 5, 375],
  ['a rupee above it the higher', 7501, {}, 18, 1350],
] as const)('the quote and the booking apply the tax: %s', async ([_name, price, more, rate, tax], { quotes }) => {
  const { booking } = await quotes.quoteAndBook(await quotes.hotelAt(price), more)
  expect([booking.bill.tax_rate, booking.bill.serviceTax]).toEqual([rate, tax])
})

test('a booking keeps its tax rate when a new rule begins, and a later change of time uses the rule on its own day', async ({
  api,
  quotes,
  steps,
}) => {
  const hotel = await quotes.hotelAt(1500)
  const guest = await buildGuest(api.db)
  const booking = await steps.paid(guest, hotel)
  const other = await steps.paid(guest, hotel, { couponId: 'OFFHOTEL' })
  expect([booking.bill.tax_rate, TAX_RULES.at(-1)?.percentUpTo]).toEqual([5, 5])
  api.clock.advance(MINUTES_UNTIL_FRIDAY)
  expect((await steps.read(guest, booking.id)).bill).toEqual(booking.bill)

  const asked = await steps.extend(guest, booking.id, 2)
  expect(asked.body.extensionRequest.bill).toMatchObject({ tax_rate: 20, room_total: 240, serviceTax: 48 })
  expect((await steps.extensionBill(guest, booking.id, 2)).body.bill).toEqual(asked.body.extensionRequest.bill)
  const quoted = (await steps.modificationBill(guest, other.id, LATER)).body.bill
  expect(quoted).toMatchObject({ tax_rate: 20, serviceTax: 220, discount: 400 })
  const changed = await steps.modify(guest, other.id, LATER)
  await steps.press(changed.body.payment_url)
  expect((await steps.read(guest, other.id)).bill).toMatchObject({ tax_rate: 20, serviceTax: 220 })
  const kept = await api.db
    .selectFrom('bookings')
    .select(['tax_percent', 'hotel_discount'])
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow()
  expect(kept).toEqual({ tax_percent: 20, hotel_discount: 400 })
})
