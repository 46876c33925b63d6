import { addDays, istDateOf, toIstIso } from '../../src/domain/kernel/ist.ts'
import { slotPeriod } from '../../src/domain/slots/period.ts'
import { FULL_DAY, SLOTS, type SlotIndex } from '../../src/domain/slots/slots.ts'
import type { Db } from '../../src/server/services.ts'
import { AS_A_CLIENT } from './record-answers.ts'

/** A request for the price of a stay. */
export type BillWish = {
  hotelId: number
  slot: SlotIndex
  start: Date
  end: Date
  couponCode: string | null
  /** each visitor has their own address, because coupon tries are limited by address */
  address: string
}

const COUPON = 'BENCH10'
/** The number of days ahead over which stays are spread. The domain allows 180. */
const DAYS = 170
/**
 * How many bills a visitor requests before the next visitor takes over, far below the limit on coupon tries per minute.
 */
const BILLS_OF_VISITOR = 20

export async function addBillCoupon(db: Db, now: Date): Promise<void> {
  const validity = { valid_from: addMilliseconds(now, -DAY), valid_until: addMilliseconds(now, DAY) }
  await db
    .insertInto('coupons')
    .values({ code: COUPON, kind: 'percent', value: 10, max_discount: 300, total_limit: 10_000, ...validity })
    .execute()
}

const DAY = 24 * 60 * 60 * 1000
const addMilliseconds = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds)

const SLOTS_ASKED = SLOTS.map(({ index }) => index)

const addressOf = (visitor: number) => `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`

/**
 * Returns a function that gives the next bill. Every second bill has a coupon, and all hotels and slots get their turn.
 */
export function billWishes(hotelIds: readonly number[], now: Date): () => BillWish {
  let serial = 0
  return () => {
    const n = serial++
    const hotelId = hotelIds[(n * 7919) % hotelIds.length]
    if (hotelId === undefined) throw new Error('there are no hotels')
    const slot = SLOTS_ASKED[n % SLOTS_ASKED.length] ?? FULL_DAY
    const { start, end } = slotPeriod(slot, addDays(istDateOf(now), 1 + ((n * 37) % DAYS)))
    const address = addressOf(Math.floor(n / BILLS_OF_VISITOR))
    return { hotelId, slot, start, end, couponCode: n % 2 === 0 ? null : COUPON, address }
  }
}

/** Builds the request for such a bill as a proxy sends it, with the visitor's address. */
export const billRequest = ({ hotelId, start, end, couponCode, address }: BillWish) => ({
  method: 'POST' as const,
  path: `/api/hotels/${hotelId}/calculate-bill`,
  headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...AS_A_CLIENT },
  body: JSON.stringify({
    checkin_date: toIstIso(start),
    checkout_date: toIstIso(end),
    has_bathtub: false,
    pay_at_hotel: false,
    roomCount: 1,
    couponId: couponCode,
  }),
})
