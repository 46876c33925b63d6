import type { Hotel } from '#contract/hotels.ts'
import { SLOTS, type SlotIndex } from '#domain/slots/slots.ts'
import { readStay, type ReadStay, type StayQuery } from './booking-query.ts'

/**
 * A hotel's limits on stays: some hotels take payment only at the desk, some have no bathtub, and few sell every slot.
 */
type Limits = Pick<Hotel, 'hasBathtub' | 'only_payAtHotel' | 'prices'>

/** Returns the slots that decide whether a day is open: the hotel's own, or all of them if it sells none. */
export function offeredSlots({ prices }: Pick<Hotel, 'prices'>): SlotIndex[] | undefined {
  const offered = SLOTS.filter(({ key }) => prices[key] !== undefined).map(({ index }) => index)
  return offered.length > 0 ? offered : undefined
}

/** Reads the address as a stay in this hotel, and reports the changes that were needed. */
export function hotelStayIn(search: string | URLSearchParams, hotel: Limits, now: Date): ReadStay {
  const { query, changes } = readStay(new URLSearchParams(search), now, offeredSlots(hotel))
  return {
    changes,
    query: {
      ...query,
      city: undefined,
      hotel: undefined,
      hasBathtub: query.hasBathtub && hotel.hasBathtub,
      payAtHotel: query.payAtHotel || hotel.only_payAtHotel,
    },
  }
}

/** Reads the address without its changes, for pages that have already reported them. */
export const readHotelStay = (search: string | URLSearchParams, hotel: Limits, now: Date): StayQuery =>
  hotelStayIn(search, hotel, now).query
