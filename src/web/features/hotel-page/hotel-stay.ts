import type { Hotel } from '#contract/hotels.ts'
import { readStayQuery, type StayQuery } from '#web/lib/booking-query.ts'

/** What a hotel allows: some take payment at the desk only, some have no bathtub. */
type Limits = Pick<Hotel, 'hasBathtub' | 'only_payAtHotel'>

/** The address as a stay in this hotel. */
export function readHotelStay(search: string | URLSearchParams, hotel: Limits, now: Date): StayQuery {
  const query = readStayQuery(new URLSearchParams(search), now)
  return {
    ...query,
    city: undefined,
    hotel: undefined,
    hasBathtub: query.hasBathtub && hotel.hasBathtub,
    payAtHotel: query.payAtHotel || hotel.only_payAtHotel,
  }
}
