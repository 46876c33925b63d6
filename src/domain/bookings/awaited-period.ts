import type { Period } from '../kernel/period.ts'

/**
 * Returns when the hotel expects the guests: from check-in or, if they booked later, from the booking. Time limits for
 * no-shows and for 'turned away' start here (decisions, "Slots").
 */
export const awaitedPeriod = (booked: Period, bookedAt: Date): Period => ({
  start: bookedAt > booked.start ? bookedAt : booked.start,
  end: booked.end,
})
