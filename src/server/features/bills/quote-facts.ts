import { sql, type RawBuilder } from 'kysely'
import { normaliseCouponCode, type Coupon } from '#domain/bills/coupon.ts'
import { pricingOf, rulesBetween, type PriceRuleJson } from '#db/price-rules.ts'
import { isTooLate } from '#db/receptions.ts'
import { isPaused } from '#db/sales-pauses.ts'
import type { ChangeRule } from '#domain/bookings/change-window.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import type { SlotPricing } from '#domain/prices/price-on.ts'
import { pricedDays } from '#domain/prices/priced-days.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { Db } from '../../services.ts'
import { couponOf, type CouponColumns } from './coupons.ts'
import type { QuoteRequest } from './quote-request.ts'

/** Everything in the database on which the price of a stay depends. `hotel` is null for an unknown or hidden hotel. */
export type QuoteFacts = {
  hotel: {
    id: number
    cityId: number
    name: string
    hasBathtub: boolean
    bathtubCharge: Rupees
    hasLoveKit: boolean
    onlyPayAtHotel: boolean
    /** until when this guest could change or cancel; there is no grace period if they already had one today */
    rule: ChangeRule
    /** the slot's prices, with the price rules for the days of the stay */
    pricing: SlotPricing
    /** the hotel's sales are paused for this stay */
    isPaused: boolean
    /** the stay has begun, and the hotel's reception is not staffed */
    isTooLate: boolean
  } | null
  /** credit that this guest may spend at this hotel */
  balance: Rupees
  /** the part of `balance` that came from signing up and from referrals */
  promotionalBalance: Rupees
  isFirstBooking: boolean
  friendCode: string | null
  /** null without a code, or if the code is unknown or withdrawn */
  coupon: { id: number; coupon: Coupon; use: { uses: number; usesByGuest: number; isAgreed: boolean } } | null
}

/** A row of `quote_facts` with its price rules; a query may select other columns too. */
export type QuoteFactsRow = {
  hotel_id: number | null
  city_id: number
  hotel_name: string
  has_bathtub: boolean
  bathtub_charge: number
  has_love_kit: boolean
  only_pay_at_hotel: boolean
  cancel_hours: number
  grace_minutes: number
  price: number | null
  price_rules: PriceRuleJson[]
  is_paused: boolean
  is_too_late: boolean
  balance: number
  promotional_balance: number
  is_first_booking: boolean
  friend_code: string | null
  coupon_id: number | null
  coupon_uses: number
  coupon_uses_by_guest: number
  coupon_agreed: boolean | null
} & CouponColumns

type Asked = Pick<QuoteRequest, 'hotel' | 'stay' | 'couponCode' | 'referralCode' | 'now'>

/** Normalises a friend's code as guests type it, or as links contain it. */
const friendCodeOf = ({ referralCode }: Asked) => referralCode?.trim().toUpperCase() || null

/** A number is always an id, because the database refuses numeric slugs. */
function hotelOf(idOrSlug: string | number): { id: number | null; slug: string | null } {
  const id = Number(idOrSlug)
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? { id, slug: null } : { id: null, slug: String(idOrSlug) }
}

/**
 * Selects the facts of a quote as a table for `from`. `user` is SQL, because a booking must lock the guest before the
 * facts are read, in the same statement.
 */
export function quoteFactsOf(user: RawBuilder<unknown>, asked: Asked): RawBuilder<unknown> {
  const { id, slug } = hotelOf(asked.hotel)
  const couponCode = normaliseCouponCode(asked.couponCode ?? '') || null
  const facts = sql`quote_facts(${user}, ${id}::int, ${slug}::text, ${asked.stay.slot}::int, ${couponCode}::text, ${friendCodeOf(asked)}::text, ${asked.now}::timestamptz)`
  return sql`(select q.*, ${rulesBetween(sql`q.hotel_id`, pricedDays(asked.stay))} as price_rules,
    ${isPaused(sql`q.hotel_id`, asked.now, asked.stay.period.start)} as is_paused,
    coalesce(${isTooLate(asked.now, asked.stay.period.start)}, false) as is_too_late, h.cancel_hours,
    case when h.grace_minutes > 0 then grace_for(${user}, h.id, ${asked.now}::timestamptz) else 0 end as grace_minutes
    from ${facts} q left join hotels h on h.id = q.hotel_id)`
}

export function readQuoteFacts(row: QuoteFactsRow, slot: SlotIndex): QuoteFacts {
  const hotel = row.hotel_id === null ? null : hotelFacts(row, row.hotel_id, slot)
  const use = { uses: row.coupon_uses, usesByGuest: row.coupon_uses_by_guest, isAgreed: row.coupon_agreed === true }
  return {
    hotel,
    balance: row.balance,
    promotionalBalance: row.promotional_balance,
    isFirstBooking: row.is_first_booking,
    friendCode: row.friend_code,
    coupon: row.coupon_id === null ? null : { id: row.coupon_id, coupon: couponOf(row), use },
  }
}

const hotelFacts = (row: QuoteFactsRow, id: number, slot: SlotIndex): QuoteFacts['hotel'] => ({
  id,
  cityId: row.city_id,
  name: row.hotel_name,
  hasBathtub: row.has_bathtub,
  bathtubCharge: row.bathtub_charge,
  hasLoveKit: row.has_love_kit,
  onlyPayAtHotel: row.only_pay_at_hotel,
  rule: { cancelHours: row.cancel_hours, graceMinutes: row.grace_minutes },
  pricing: pricingOf(slot, row.price, row.price_rules),
  isPaused: row.is_paused,
  isTooLate: row.is_too_late,
})

/** Reads the facts of a quote in one statement. */
export async function findQuoteFacts(db: Db, request: QuoteRequest): Promise<QuoteFacts> {
  const facts = quoteFactsOf(sql`${request.userId}::uuid`, request)
  const { rows } = await sql<QuoteFactsRow>`select f.* from ${facts} f`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('quote_facts returns one row')
  return readQuoteFacts(row, request.stay.slot)
}
