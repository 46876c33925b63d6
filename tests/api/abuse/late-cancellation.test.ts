/** If the office refunds a late cancellation, Uncle pays for the refund and the hotel loses nothing (decision 0063). */
import { expect } from 'vitest'
import { checkBooks } from '#server/features/ledger/check-books.ts'
import { buildHotel } from '../../builders.ts'
import { agreeTerms, booksOf, goTo } from '../ledger-test.ts'
import type { Body } from '../start-api.ts'
import { officeOf, officeTest as test } from '../office-steps.ts'
import { atCheckin } from '../relocation-test.ts'

const SUNDAY_NOON = '2026-12-06T12:00:00+05:30'
/** The room costs ₹3,549 plus 5 % GST, paid online. */
const PAID = 3726

/** The ledger entries for a stay at the full price with exact GST: rounding, commission and its GST, TCS and TDS. */
const WHOLE = { rounding: 46, commission: -53_235, gst_commission: -9_582, tcs: -1_775, tds: -355 }
const HOTEL = -(PAID * 100 + 46 - 53_235 - 9_582 - 1_775 - 355)

test.for([
  ['nothing', 0, 0],
  ['a part', 100, 0],
  ['everything', PAID, 0],
  ['a part, and more a day later', 100, 200],
] as const)(
  'the office’s gift of %s does not change what the hotel keeps',
  async ([_what, amount, more], { api, place, guest, steps, admin }) => {
    const hotel = await buildHotel(api.db, place, { rooms: 1, prices: { 3: 3549 } })
    await agreeTerms(api, hotel)
    const booking = await steps.paid(guest, hotel)
    expect(booking.bill.payable_now).toBe(PAID)
    const office = officeOf(api, admin)
    const late = atCheckin(api, -60)
    const wish = { act: 'cancel', for: 'guest', amount }
    const { lines } = (await office.plan(booking.id, wish)).body
    expect(lines).toContainEqual({ what: 'hotel_keeps', amount: PAID })
    if (amount > 0) expect(lines).toContainEqual({ what: 'uncle_pays', amount })
    expect((await office.do(booking.id, wish, 'Illness, proof seen')).status).toBe(200)
    const { refunds } = await steps.read(guest, booking.id)
    expect(refunds).toMatchObject(amount > 0 ? [{ amount, cause: 'goodwill' }] : [])
    if (more > 0) expect((await office.do(booking.id, { act: 'refund', amount: more })).status).toBe(200)
    late()
    const after = goTo(api, SUNDAY_NOON)
    await steps.runJob('check-books')
    const gift = (amount + more) * 100
    expect(await booksOf(api, booking.id, 'stay')).toEqual({
      ...(amount < PAID ? { guest_money: PAID * 100 - gift } : {}),
      ...(gift > 0 ? { goodwill: gift } : {}),
      ...WHOLE,
      [`hotel ${hotel.id}`]: HOTEL,
    })
    expect(await checkBooks(api.services, api.clock.now())).toEqual([])
    after()
  },
)

test('after a late cancellation the hotel keeps the payment for extra hours, as the action’s plan says', async ({
  api,
  place,
  guest,
  steps,
  admin,
}) => {
  const hotel = await buildHotel(api.db, place, { rooms: 1, prices: { 3: 3549 } })
  const booking = await steps.paid(guest, hotel)
  const hours = (await steps.extend(guest, booking.id, 2)).body
  await steps.press(hours.payment_url)
  const office = officeOf(api, admin)
  const late = atCheckin(api, -60)
  const wish = { act: 'cancel', for: 'guest', amount: 0 }
  const kept = (await office.plan(booking.id, wish)).body.lines.find(({ what }: Body) => what === 'hotel_keeps')
  expect(kept.amount).toBeGreaterThan(PAID)
  expect((await office.do(booking.id, wish, 'Illness, proof seen')).status).toBe(200)
  late()
  const after = goTo(api, '2026-12-08T12:00:00+05:30')
  await steps.runJob('check-books')
  expect(await booksOf(api, booking.id, 'stay')).toMatchObject({ guest_money: kept.amount * 100 })
  expect(await checkBooks(api.services, api.clock.now()), 'no money is left of the guest').toEqual([])
  after()
})

test('a hotel gets nothing if a gift precedes a cancellation in time', async ({ api, place, guest, steps, admin }) => {
  const hotel = await buildHotel(api.db, place, { rooms: 1, prices: { 3: 3549 } })
  const booking = await steps.paid(guest, hotel)
  api.clock.advance(-60)
  await officeOf(api, admin).do(booking.id, { act: 'refund', amount: 100 })
  api.clock.advance(1)
  await steps.cancel(guest, booking.id)
  api.clock.advance(59)
  const after = goTo(api, SUNDAY_NOON)
  await steps.runJob('check-books')
  expect(await booksOf(api, booking.id, 'stay')).toEqual({})
  expect(await checkBooks(api.services, api.clock.now())).toEqual([])
  after()
})
