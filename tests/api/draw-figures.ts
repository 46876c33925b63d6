import { RESULTS, type Results } from '#domain/figures/results.ts'
import { addDays, addMinutes, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import { random, type Random } from '#domain/kernel/seeded-random.ts'
import { settleStay } from '#server/features/ledger/settle-stay.ts'
import { buildCity, buildCouponAgreement, buildGuest, buildHotel, type BuiltHotel } from '../builders.ts'
import { buildStay } from './build-stay.ts'
import type { Api } from './start-api.ts'

/** The first and last of the days around the end of November, which is a Monday. */
export const [FIRST, LAST] = ['2026-11-20', '2026-12-09'] as const

/** Draws a moment within these days, often close to midnight in India. */
function momentOf(drawn: Random): Date {
  const day = addDays(FIRST, drawn.int(1, 19))
  return drawn.chance(0.3)
    ? addMinutes(istInstant(day), drawn.pick([-1, 0, 1]))
    : addMinutes(istInstant(day), drawn.int(0, 24 * 60 - 1))
}

const dayBefore = (at: Date) => ({ checkin_at: addMinutes(at, -14 * 60), checkout_at: addMinutes(at, -60) })

/** Draws a booking and its later events. */
async function drawBooking({ db }: Api, hotel: BuiltHotel, coupons: readonly number[], drawn: Random): Promise<void> {
  const guest = await buildGuest(db)
  const made = momentOf(drawn)
  const discount = drawn.pick([0, 0, 100, 150])
  const coupon = discount > 0 ? drawn.int(0, 1) : undefined
  const room_total = drawn.int(8, 30) * 100
  const total = room_total - discount
  const id = await buildStay(db, hotel, guest, {
    ...dayBefore(addMinutes(made, 3 * 24 * 60)),
    completed_at: made,
    room_total,
    discount,
    hotel_discount: coupon === 1 ? discount : 0,
    coupon_id: coupon === undefined ? null : (coupons[coupon] ?? null),
    total,
    payable_now: total,
  })
  const payment = await db
    .insertInto('payments')
    .values({
      booking_id: id,
      user_id: guest.id,
      purpose: 'booking',
      amount: total,
      provider: 'test',
      status: 'paid',
      settled_at: made,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const at = momentOf(drawn)
  const change = (fields: object) => db.updateTable('bookings').set(fields).where('id', '=', id).execute()
  const fate = drawn.pick(['settled', 'settled', 'cancelled', 'turned_away', 'no_show', 'open'])
  if (fate === 'settled') {
    await change({ ended_at: at })
    await db.transaction().execute((trx) => settleStay(trx, id, at))
  }
  if (fate === 'no_show') await change({ no_show_at: at })
  if (fate === 'turned_away')
    await db
      .insertInto('relocations')
      .values({ booking_id: id, hotel_id: hotel.id, cause: 'turned_away', started_at: at })
      .execute()
  if (fate === 'cancelled' || (fate === 'turned_away' && drawn.chance(0.5)))
    await change({ status: 'cancelled', cancelled_at: at })
  if (drawn.chance(0.4))
    await db
      .insertInto('refunds')
      .values({
        payment_id: payment.id,
        amount: drawn.int(1, total),
        reason: 'drawn',
        idempotency_key: `drawn refund ${id}`,
        created_at: momentOf(drawn),
        due_by: LAST,
      })
      .execute()
}

async function addCoupon({ db }: Api, code: string, funded_by: 'uncle' | 'hotel'): Promise<number> {
  const { id } = await db
    .insertInto('coupons')
    .values({
      code,
      kind: 'flat',
      value: 150,
      max_discount: 150,
      total_limit: 10_000,
      funded_by,
      valid_from: istInstant('2026-01-01'),
      valid_until: istInstant('2027-12-31'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Draws forty bookings at two hotels in a city, around the end of a month. */
export async function drawBookings(api: Api) {
  const city = await buildCity(api.db)
  const hotels = [await buildHotel(api.db, city), await buildHotel(api.db, city)]
  const coupons = [await addCoupon(api, 'DRAWNOURS', 'uncle'), await addCoupon(api, 'DRAWNHOTEL', 'hotel')]
  for (const hotel of hotels) await buildCouponAgreement(api.db, hotel, 'DRAWNHOTEL')
  const drawn = random('figures across a month’s end')
  await buildStay(api.db, hotels[0] as BuiltHotel, await buildGuest(api.db), { completed_at: istInstant(FIRST) })
  for (let count = 0; count < 40; count++) await drawBooking(api, drawn.pick(hotels), coupons, drawn)
  return { city, hotels }
}

/** Reads all rows on which the figures are based. */
export async function readRaw({ db }: Api) {
  return {
    bookings: await db.selectFrom('bookings').selectAll().execute(),
    relocations: await db.selectFrom('relocations').selectAll().execute(),
    refunds: await db
      .selectFrom('refunds as r')
      .innerJoin('payments as y', 'y.id', 'r.payment_id')
      .select(['r.amount', 'r.created_at', 'y.booking_id'])
      .execute(),
    lines: await db
      .selectFrom('stay_lines as l')
      .innerJoin('ledger_postings as p', 'p.id', 'l.posting_id')
      .select(['l.hotel_id', 'l.value', 'l.commission', 'p.at'])
      .execute(),
  }
}
type Raw = Awaited<ReturnType<typeof readRaw>>

/** Computes the same figures from those rows, one row after another. */
export function oracle(raw: Raw, hotelId: number, from: string, to: string): Results {
  const sums = Object.fromEntries(RESULTS.map((name) => [name, 0])) as Results
  const isIn = (at: Date | null) => at !== null && istDateOf(at) >= from && istDateOf(at) <= (to < LAST ? to : LAST)
  for (const booking of raw.bookings.filter(({ hotel_id: id }) => id === hotelId)) {
    if (isIn(booking.completed_at)) {
      sums.bookings += 1
      sums.booked_value += 100 * (booking.room_total + booking.bathtub_charge - booking.hotel_discount)
      if (booking.coupon_id !== null) {
        const payer = booking.hotel_discount > 0 ? 'hotel' : 'uncle'
        sums[`${payer}_coupons`] += 1
        sums[`${payer}_discount`] += 100 * booking.discount
      }
    }
    const isMoved = raw.relocations.some(({ booking_id: id }) => id === booking.id)
    if (booking.status === 'cancelled' && isIn(booking.cancelled_at) && !isMoved) sums.cancellations += 1
    if (isIn(booking.no_show_at)) sums.no_shows += 1
    for (const refund of raw.refunds.filter(({ booking_id: id, created_at: at }) => id === booking.id && isIn(at))) {
      sums.refunds += 1
      sums.refunded += 100 * refund.amount
    }
  }
  for (const { hotel_id: id, started_at: at } of raw.relocations) if (id === hotelId && isIn(at)) sums.turned_away += 1
  for (const line of raw.lines.filter(({ hotel_id: id, at }) => id === hotelId && isIn(at))) {
    sums.stay_value += line.value
    sums.commission += line.commission
  }
  return sums
}
