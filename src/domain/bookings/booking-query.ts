import { DEFAULT_GUESTS, DEFAULT_ROOMS } from './rooms-and-guests.ts'

/** A guest's search before it becomes a booking (specification §3). City and hotel are slugs or ids. */
export type BookingQuery = {
  city?: string | undefined
  hotel?: string | undefined
  checkin?: Date | undefined
  checkout?: Date | undefined
  slot?: number | undefined
  guests: number
  rooms: number
  hasBathtub: boolean
  payAtHotel: boolean
  couponId?: string | undefined
}

export const emptyBookingQuery: BookingQuery = {
  guests: DEFAULT_GUESTS,
  rooms: DEFAULT_ROOMS,
  hasBathtub: false,
  payAtHotel: false,
}

/** Whether a query has a city or a hotel, a check-in and a check-out (specification §5). */
export const isComplete = (query: BookingQuery): boolean =>
  Boolean(query.city || query.hotel) && query.checkin !== undefined && query.checkout !== undefined

const minuteOf = (instant: Date | undefined) => instant && Math.floor(instant.getTime() / 60_000)

/**
 * Whether two searches at one hotel have the same bill. Compares everything on which the bill depends, with times to
 * the minute (specification §5).
 */
export const areEqual = (one: BookingQuery, other: BookingQuery): boolean =>
  one.rooms === other.rooms &&
  one.guests === other.guests &&
  one.payAtHotel === other.payAtHotel &&
  one.hasBathtub === other.hasBathtub &&
  (one.couponId ?? '') === (other.couponId ?? '') &&
  minuteOf(one.checkin) === minuteOf(other.checkin) &&
  minuteOf(one.checkout) === minuteOf(other.checkout)
