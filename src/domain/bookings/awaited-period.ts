import type { Period } from '../kernel/period.ts'

/**
 * When the guests of a booking are awaited: from check-in or, where they booked after it, from the booking. No-show and
 * 'turned away' count from here (decisions, "Slots").
 */
export const awaitedPeriod = (booked: Period, bookedAt: Date): Period => ({
  start: bookedAt > booked.start ? bookedAt : booked.start,
  end: booked.end,
})
