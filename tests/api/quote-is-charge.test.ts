import fc from 'fast-check'
import { LOWEST_PRICE } from '#domain/prices/check-rule.ts'
import { expect } from 'vitest'
import { addDays, istDateOf, toIstIso } from '#domain/kernel/ist.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { slotAt, type SlotIndex } from '#domain/slots/slots.ts'
import { buildGuest, buildHotel, type BuiltGuest, type BuiltHotel } from '../builders.ts'
import { bookingTest } from './booking-test.ts'
import { withQuery, type Answer, type Body } from './start-api.ts'

const YEARS = { valid_from: new Date('2026-01-01'), valid_until: new Date('2027-12-31') }
const COUPONS = [
  { code: 'TENTH', kind: 'percent', value: 10, max_discount: 150 },
  { code: 'ALL100', kind: 'percent', value: 100 },
  { code: 'FLAT250', kind: 'flat', value: 250, min_amount: 1500 },
  { code: 'FIRSTONE', kind: 'flat', value: 77, first_booking_only: true },
] as const

/**
 * How many times each of the three properties runs. `npm run test:long` makes 60 runs of each, well over 150 in all.
 */
const RUNS = Number(process.env['QUOTE_RUNS'] ?? 12)
/** The minimum number of runs that must book or extend something. In a short test, most may be refused by chance. */
const LEAST_DONE = RUNS < 60 ? 0 : RUNS / 4
const LEAST_OF_EACH = RUNS < 60 ? 0 : 3
/** The seed of the runs. A failure prints it, and `QUOTE_SEED=…` replays it. */
const seed = Number(process.env['QUOTE_SEED'] ?? Math.floor(Date.now() / 86_400_000))

const SLOTS: readonly SlotIndex[] = [0, 1, 2, 3, 4]

type Time = { slot: SlotIndex; daysAhead: number; days: number }
const times: fc.Arbitrary<Time> = fc.record({
  slot: fc.constantFrom(...SLOTS),
  daysAhead: fc.integer({ min: 2, max: 90 }),
  days: fc.integer({ min: 1, max: 4 }),
})

/** Draws prices on both sides of the tax threshold. One slot in five is not for sale. */
const price = fc.oneof(
  fc.integer({ min: LOWEST_PRICE, max: 3000 }),
  fc.integer({ min: 7400, max: 7600 }),
  fc.integer({ min: 3000, max: 40_000 }),
)
const hotels = fc.record({
  prices: fc.tuple(...SLOTS.map(() => fc.option(price, { freq: 4 }))),
  bathtub: fc.option(fc.integer({ min: 0, max: 2000 }), { freq: 3 }),
  onlyPayAtHotel: fc.constantFrom(false, false, false, true),
})

const wishes = fc.record({
  hotel: hotels,
  time: times,
  rooms: fc.integer({ min: 1, max: 5 }),
  bathtub: fc.boolean(),
  payAtHotel: fc.boolean(),
  coupon: fc.option(fc.constantFrom(...COUPONS.map(({ code }) => code), 'no such code'), { freq: 2 }),
  credits: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4000 })),
  hasSignUpCredit: fc.boolean(),
  referral: fc.constantFrom('none', 'signed up with it', 'typed it'),
})
type Wish = typeof wishes extends fc.Arbitrary<infer Value> ? Value : never

/** The gateway gets no request if there is nothing to pay. */
const asAsked = (amount: number) => (amount > 0 ? [[amount, amount]] : [])

function expectSameRefusal(quoted: Answer, charged: Answer): void {
  expect([charged.status, charged.body.error?.code]).toEqual([quoted.status, quoted.body.error?.code])
}

const run = <Input>(property: fc.IAsyncProperty<Input>) => fc.assert(property, { seed, numRuns: RUNS })
const hours = fc.integer({ min: 1, max: 12 })

const test = bookingTest
  .extend('friend', { scope: 'file' }, async ({ api }) => ({
    ...(await buildGuest(api.db, { refer_code: 'FRIENDLY' })),
    refer_code: 'FRIENDLY',
  }))
  .extend('wished', ({ api, city, friend, steps }) => {
    function stayOf({ slot, daysAhead, days }: Time) {
      const period = slotPeriod(slot, addDays(istDateOf(api.clock.now()), daysAhead), days)
      return { checkin: toIstIso(period.start), checkout: toIstIso(period.end), slotId: slotAt(slot).bookingSlotId }
    }

    async function buildWish({ hotel: { prices, bathtub, onlyPayAtHotel }, credits, hasSignUpCredit, referral }: Wish) {
      const sold = prices.flatMap((one, slot) => (one === null ? [] : [[slot, one] as const]))
      const hotel = await buildHotel(api.db, city, {
        rooms: 5,
        prices: Object.fromEntries(sold),
        only_pay_at_hotel: onlyPayAtHotel,
        has_bathtub: bathtub !== null,
        bathtub_charge: bathtub ?? 0,
      })
      const guest = await buildGuest(api.db, {
        credits,
        ...(referral === 'signed up with it' ? { referred_by: friend.id } : {}),
      })
      if (hasSignUpCredit)
        await api.db.insertInto('credit_entries').values({ user_id: guest.id, amount: 100, kind: 'signup' }).execute()
      return { hotel, guest }
    }

    const billOf = (
      { rooms, bathtub, payAtHotel, coupon, referral, time }: Wish,
      hotel: BuiltHotel,
      guest: BuiltGuest,
    ) => {
      const { checkin, checkout } = stayOf(time)
      return api.post(
        `/hotels/${hotel.id}/calculate-bill`,
        {
          checkin_date: checkin,
          checkout_date: checkout,
          has_bathtub: bathtub,
          pay_at_hotel: payAtHotel,
          roomCount: rooms,
          couponId: coupon,
          referral: referral === 'typed it' ? friend.refer_code : null,
        },
        { headers: guest.headers },
      )
    }

    const bookAs = (
      { rooms, bathtub, payAtHotel, coupon, referral, time }: Wish,
      hotel: BuiltHotel,
      guest: BuiltGuest,
    ) =>
      steps.book(
        guest,
        hotel,
        {
          roomCount: rooms,
          guestsCount: rooms * 2,
          bathtub,
          payAtHotel,
          couponId: coupon,
          referral: referral === 'typed it' ? friend.refer_code : null,
        },
        stayOf(time),
      )

    /** Returns what the guest was charged for one purpose, according to our database and the gateway. */
    async function askedFor(column: 'booking_id' | 'extension_id', id: string, purpose: string) {
      const rows = await api.db
        .selectFrom('payments')
        .leftJoin('dev_gateway_payments as gateway', (join) =>
          join.on((eb) => eb('gateway.reference', '=', eb.cast<string>('payments.id', 'text'))),
        )
        .select(['payments.amount', 'gateway.amount as asked'])
        .where(`payments.${column}`, '=', id)
        .where('payments.purpose', '=', purpose as 'booking')
        .execute()
      return rows.map(({ amount, asked }) => [amount, asked])
    }

    /**
     * Makes a booking as quoted, and pays it if there is something to pay. Undefined if quote and booking were both
     * refused.
     */
    async function bookAsQuoted(
      wish: Wish,
    ): Promise<{ booking: Body; hotel: BuiltHotel; guest: BuiltGuest } | undefined> {
      const { hotel, guest } = await buildWish(wish)
      const quoted = await billOf(wish, hotel, guest)
      const booked = await bookAs(wish, hotel, guest)
      if (quoted.status !== 200) {
        expectSameRefusal(quoted, booked)
        return undefined
      }
      const { booking } = booked.body
      expect(booking?.bill, JSON.stringify(booked.body)).toEqual(quoted.body.bill)
      if (booking.payment_url) await steps.press(booking.payment_url)
      return { booking, hotel, guest }
    }

    /**
     * Returns the total that pages show before the guest chooses anything, and the total of a bill without any choices.
     */
    async function totalsOf(wish: Wish, hotel: BuiltHotel) {
      const { checkin, checkout } = stayOf(wish.time)
      const asked = { checkin, checkout, rooms: wish.rooms }
      const shown = await api.get(withQuery(`/hotels/${hotel.id}/find-availability`, asked))
      const plain = { ...wish, bathtub: false, payAtHotel: false, coupon: null, referral: 'none' } as const
      const bill = await billOf(plain, hotel, await buildGuest(api.db))
      return [shown.body.availability.total, bill.body.bill?.total]
    }
    return { stayOf, askedFor, bookAsQuoted, totalsOf }
  })

test.beforeAll(async ({ api }) => {
  await api.db
    .insertInto('coupons')
    .values(COUPONS.map((coupon) => ({ ...YEARS, ...coupon })))
    .execute()
})

test('the shown total equals the quoted bill, the booking’s bill and the payment, to the rupee', async ({
  steps,
  wished,
}) => {
  let booked = 0
  await run(
    fc.asyncProperty(wishes, async (wish) => {
      const made = await wished.bookAsQuoted(wish)
      if (!made) return
      booked += 1
      const { booking, hotel, guest } = made
      const { bill } = booking
      const [shown, plain] = await wished.totalsOf(wish, hotel)
      expect(shown).toBe(plain)
      expect(await wished.askedFor('booking_id', booking.id, 'booking')).toEqual(asAsked(bill.payable_now))
      expect(await steps.balance(guest)).toBe(wish.credits + (wish.hasSignUpCredit ? 100 : 0) - bill.credits)
      expect(bill.payable_now + bill.pay_at_hotel).toBe(bill.total)
      const parts = bill.room_total + bill.bathtub_charge - bill.discount - bill.referral_discount + bill.serviceTax
      expect(parts - bill.credits).toBe(bill.total)
      expect((await steps.read(guest, booking.id)).bill).toEqual(bill)
      expect((await steps.read(guest, booking.id)).status).toBe('completed')
    }),
  )
  expect(booked).toBeGreaterThan(LEAST_DONE)
})

/** The part of a change's bill that becomes the booking's bill. */
const billAlone = ({ difference: _difference, refund: _refund, creditsReturned: _returned, ...bill }: Body) => bill

test('the bill of a change equals its charge or refund', async ({ steps, wished }) => {
  const seen = { charged: 0, refunded: 0 }
  await run(
    fc.asyncProperty(wishes, times, async (wish, time) => {
      const made = await wished.bookAsQuoted(wish)
      if (!made) return
      const { booking, guest } = made
      const credits = await steps.balance(guest)
      const quoted = await steps.modificationBill(guest, booking.id, wished.stayOf(time))
      const changed = await steps.modify(guest, booking.id, wished.stayOf(time))
      if (quoted.status !== 200) return expectSameRefusal(quoted, changed)
      const { bill } = quoted.body
      expect(bill.difference).toBe(bill.payable_now - bill.refund)
      const back = changed.body.refunds.reduce((sum: number, { amount }: Body) => sum + amount, 0)
      expect(back).toBe(bill.refund)
      expect(await wished.askedFor('booking_id', booking.id, 'modification')).toEqual(asAsked(bill.payable_now))
      if (changed.body.payment_url) await steps.press(changed.body.payment_url)
      const after = await steps.read(guest, booking.id)
      expect(after.checkin_date).toBe(wished.stayOf(time).checkin)
      // In the change's bill, `payable_now` is the difference. In the booking's bill, it is the whole amount.
      expect({ ...after.bill, payable_now: 0 }).toEqual({ ...billAlone(bill), payable_now: 0 })
      expect(after.bill.payable_now - booking.bill.payable_now).toBe(bill.difference)
      expect(await steps.balance(guest)).toBe(credits + bill.creditsReturned)
      seen[bill.refund > 0 ? 'refunded' : 'charged'] += 1
    }),
  )
  expect(Math.min(seen.charged, seen.refunded)).toBeGreaterThanOrEqual(LEAST_OF_EACH)
})

test('the bill for extra hours equals the payment for them', async ({ steps, wished }) => {
  let extended = 0
  await run(
    fc.asyncProperty(wishes, hours, async (wish, wanted) => {
      const made = await wished.bookAsQuoted(wish)
      if (!made) return
      const { booking, guest } = made
      const quoted = await steps.extensionBill(guest, booking.id, wanted)
      const asked = await steps.extend(guest, booking.id, wanted)
      if (quoted.status !== 200) return expectSameRefusal(quoted, asked)
      const { extensionRequest, payment_url } = asked.body
      expect(extensionRequest.bill).toEqual(quoted.body.bill)
      const due = quoted.body.bill.payable_now
      expect(await wished.askedFor('extension_id', extensionRequest.id, 'extension')).toEqual(asAsked(due))
      await steps.press(payment_url)
      const after = await steps.read(guest, booking.id)
      expect(after.leaves_at).toBe(quoted.body.bill.checkout_date)
      expect([after.extensionRequest.status, after.extensionRequest.bill]).toEqual(['paid', quoted.body.bill])
      expect(after.bill).toEqual(booking.bill)
      extended += 1
    }),
  )
  expect(extended).toBeGreaterThan(LEAST_DONE)
})
