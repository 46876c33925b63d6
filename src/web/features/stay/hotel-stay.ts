import type { Hotel } from '#contract/hotels.ts'
import { SLOTS, type SlotIndex } from '#domain/slots/slots.ts'
import { readStay, type ReadStay, type StayQuery } from './booking-query.ts'

/** A hotel's limits: some take payment at the desk only, some have no bathtub, few sell every slot. */
type Limits = Pick<Hotel, 'hasBathtub' | 'only_payAtHotel' | 'prices'>

/** A hotel's slots decide whether a day is open; a hotel that sells none uses all. */
export function offeredSlots({ prices }: Pick<Hotel, 'prices'>): SlotIndex[] | undefined {
  const offered = SLOTS.filter(({ key }) => prices[key] !== undefined).map(({ index }) => index)
  return offered.length > 0 ? offered : undefined
}

/** The address as a stay in this hotel, with the changes made to it. */
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

/** The same where the page has already reported the changes. */
export const readHotelStay = (search: string | URLSearchParams, hotel: Limits, now: Date): StayQuery =>
  hotelStayIn(search, hotel, now).query
