import { sql } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { TaxRule } from '#domain/bills/tax.ts'
import { modificationFor, type Modification } from '#domain/bookings/modification.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { areSamePeriods, type Period } from '#domain/kernel/period.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { pricingOf, rulesBetween, type PriceRuleJson } from '#db/price-rules.ts'
import { isPaused } from '#db/sales-pauses.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { lastOf, pricesOfStay } from '#domain/prices/price-on.ts'
import { pricedDays } from '#domain/prices/priced-days.ts'
import type { Stay } from '#domain/slots/period.ts'
import type { Db } from '../../../services.ts'
import { couponById } from '../../bills/coupons.ts'
import { paidForStay } from '../../payments/refund-owed.ts'

type BookingToChange = {
  hotel_id: number
  checkin_at: Date
  checkout_at: Date
  rooms: number
  has_bathtub: boolean
  pay_at_hotel: boolean
  coupon_id: number | null
  referral_discount: Rupees
  credits: Rupees
  promotional_credits: Rupees
  paid: Rupees
  is_closed: boolean
  is_moved: boolean
  price: Rupees | null
  price_rules: PriceRuleJson[]
  hotel_bathtub: boolean
  bathtub_charge: Rupees
  extra_hours: 'none' | 'waiting' | 'paid'
}

type Asked = { bookingId: string; stay: Stay; now: Date }

/**
 * Whether the hotel is closed for the new time. A hidden hotel sells nothing more. A pause allows a change within the
 * same day, but not one that moves the stay into the paused days, which is like a new booking to the hotel (decision
 * 0064).
 */
const isClosedFor = ({ period: { start } }: Stay, now: Date) =>
  sql<boolean>`(h.hidden or (${isPaused(sql`h.id`, now, start)}
    and ((b.checkin_at at time zone 'Asia/Kolkata')::date <> ${istDateOf(start)}::date)))`

/** Reads the booking with its hotel's current prices for the new slot. */
async function bookingToChange(db: Db, { bookingId, stay, now }: Asked): Promise<BookingToChange | undefined> {
  const { rows } = await sql<BookingToChange>`
    select b.hotel_id, b.checkin_at, b.checkout_at, b.rooms, b.has_bathtub, b.pay_at_hotel, b.coupon_id, b.referral_discount,
      b.credits, coalesce(b.promotional_credits, 0) as promotional_credits, ${paidForStay} as paid, ${isClosedFor(stay, now)} as is_closed,
      b.moved_from is not null as is_moved, p.price,
      ${rulesBetween(sql`b.hotel_id`, pricedDays(stay))} as price_rules, h.has_bathtub as hotel_bathtub, h.bathtub_charge,
      case when exists (select 1 from extensions e where e.booking_id = b.id and e.status in ('requested', 'acknowledged')) then 'waiting'
        when b.extended_until is not null then 'paid' else 'none' end as extra_hours
    from bookings b join hotels h on h.id = b.hotel_id
      left join hotel_slot_prices p on p.hotel_id = h.id and p.slot = ${stay.slot}
    where b.id = ${bookingId}::uuid`.execute(db)
  return rows[0]
}

/** Returns why a booking cannot be moved to this time, apart from rooms and prices; undefined if it can. */
function changeRefusal(booking: BookingToChange, period: Period): ErrorCode | undefined {
  // The hotel that could not take these guests, or Uncle, pays the difference in price, but only for the time that was
  // moved.
  if (booking.is_moved) return 'MOVED_KEEPS_TIME'
  if (booking.extra_hours === 'waiting') return 'EXTENSION_WAITING'
  if (booking.extra_hours === 'paid') return 'HAS_EXTRA_HOURS'
  if (areSamePeriods(period, { start: booking.checkin_at, end: booking.checkout_at })) return 'SAME_TIME'
  if (booking.is_closed) return 'HOTEL_CLOSED'
  return booking.has_bathtub && !booking.hotel_bathtub ? 'NO_BATHTUB' : undefined
}

export type QuotedModification = Modification & { slotPrice: Rupees; creditsReturned: Rupees }

/** Quotes a booking at another time. Both the quote and the charge use this calculation (decisions, "Modification"). */
export async function quoteModification(
  db: Db,
  { taxRule, ...asked }: Asked & { taxRule: TaxRule },
): Promise<Result<QuotedModification, ErrorCode>> {
  const { stay } = asked
  const booking = await bookingToChange(db, asked)
  if (!booking) return refuse('NOT_FOUND')
  const refusal = changeRefusal(booking, stay.period)
  if (refusal) return refuse(refusal)
  const pricing = pricingOf(stay.slot, booking.price, booking.price_rules)
  const dayPrices = pricesOfStay(pricing, pricedDays(stay))
  if (typeof dayPrices === 'string') return refuse('SLOT_NOT_SOLD')
  const modification = modificationFor({
    dayPrices,
    checkinDay: istDateOf(stay.period.start),
    rooms: booking.rooms,
    bathtubCharge: booking.has_bathtub ? booking.bathtub_charge : 0,
    coupon: booking.coupon_id === null ? null : await couponById(db, booking.coupon_id),
    referralDiscount: booking.referral_discount,
    credits: booking.credits,
    promotionalCredits: booking.promotional_credits,
    payAt: booking.pay_at_hotel ? 'hotel' : 'online',
    paid: booking.paid,
    taxRule,
  })
  const slotPrice = lastOf(dayPrices)
  return accept({ ...modification, slotPrice, creditsReturned: booking.credits - modification.bill.credits })
}
