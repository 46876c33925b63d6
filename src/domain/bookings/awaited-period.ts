import type { Period } from '../kernel/period.ts'

/**
 * Returns when the hotel expects the guests: from check-in, or from the booking if they booked later. The time limits
 * for no-shows and for reports of being turned away start at this moment (decisions, "Slots").
 */
export const awaitedPeriod = (booked: Period, bookedAt: Date): Period => ({
  start: bookedAt > booked.start ? bookedAt : booked.start,
  end: booked.end,
})
