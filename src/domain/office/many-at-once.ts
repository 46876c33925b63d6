import type { BookingStatus } from '../bookings/booking-status.ts'

/** The maximum number of bookings or hotels that one action may change. */
export const MAX_AT_ONCE = 200

/** Why the guests of a booking are not asked to ring us. If several reasons apply, the first one is given. */
export const REASONS_NOT_TOLD = ['not_booked', 'begun', 'hotel_open', 'told'] as const
export type ReasonNotTold = (typeof REASONS_NOT_TOLD)[number]

export type BookingToTell = {
  id: string
  status: BookingStatus
  checkin: Date
  /** whether the hotel is hidden, or the office paused it */
  isHotelClosed: boolean
  wasTold: boolean
}

function whyNotTold({ status, checkin, isHotelClosed, wasTold }: BookingToTell, now: Date): ReasonNotTold | undefined {
  if (status !== 'completed') return 'not_booked'
  if (checkin <= now) return 'begun'
  if (!isHotelClosed) return 'hotel_open'
  return wasTold ? 'told' : undefined
}

export type TellingPlan = { told: string[]; left: Record<ReasonNotTold, number> }

/**
 * Plans which guests of closed hotels are asked to ring us before they set out, and counts the remaining bookings by
 * reason.
 */
export function planTelling(bookings: readonly BookingToTell[], now: Date): TellingPlan {
  const left: TellingPlan['left'] = { not_booked: 0, begun: 0, hotel_open: 0, told: 0 }
  const told: string[] = []
  for (const booking of bookings) {
    const why = whyNotTold(booking, now)
    if (why === undefined) told.push(booking.id)
    else left[why] += 1
  }
  return { told: told.toSorted(), left }
}
