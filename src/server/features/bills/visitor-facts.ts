import { normaliseCouponCode } from '#domain/bills/coupon.ts'
import { isTooLateFor } from '#domain/availability/reception.ts'
import { isPausedFor } from '#domain/availability/sales-pause.ts'
import { NOT_SOLD } from '#domain/prices/price-on.ts'
import type { Services } from '../../services.ts'
import type { QuoteFacts } from './quote-facts.ts'
import type { QuoteRequest } from './quote-request.ts'

/**
 * Reads the facts of a visitor's quote from memory: visitors have no credit and no bookings. Returns undefined if the
 * hotel is not in memory, and for coupons and friends' codes, which are only in the database.
 */
export async function visitorFacts(
  { catalogue }: Pick<Services, 'catalogue'>,
  request: QuoteRequest,
): Promise<QuoteFacts | undefined> {
  const { userId, couponCode, referralCode, stay } = request
  if (userId !== null || normaliseCouponCode(couponCode ?? '') || referralCode?.trim()) return undefined
  const found = await catalogue.findHotel(request.hotel, stay.period.start)
  if (!found) return undefined
  const { city, hotel, indexed } = found
  const { name, hasBathtub, bathtubCharge, hasLoveKit, onlyPayAtHotel, rule } = hotel
  const when = [request.now.getTime(), stay.period.start.getTime()] as const
  const pricing = indexed.prices[stay.slot] ?? NOT_SOLD
  return {
    hotel: {
      id: indexed.id,
      cityId: city.id,
      name,
      hasBathtub,
      bathtubCharge,
      hasLoveKit,
      onlyPayAtHotel,
      rule,
      pricing,
      isPaused: isPausedFor(indexed.pauses, ...when),
      isTooLate: isTooLateFor(indexed.reception, ...when),
    },
    balance: 0,
    promotionalBalance: 0,
    isFirstBooking: true,
    friendCode: null,
    coupon: null,
  }
}
