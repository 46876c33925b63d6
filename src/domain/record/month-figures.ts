import type { IstDate } from '../kernel/ist.ts'

/** A smaller number could identify individual couples, so it is never published (decision 0101). */
export const LEAST_SHOWN = 20

/** 0, or a number from 20 on; null for 1 to 19. */
export type Shown = number | null

/** How many of `of` went well, in whole percent rounded down; null if `of` is below 20. */
export type ShownShare = { of: Shown; percent: Shown }

/** The month's facts from the database, from the first day until the end of a night. */
export type MonthCounts = {
  bookings: number
  turnedAway: number
  /**
   * how many minutes each case took: from the report that a hotel turned guests away until the other hotel had seen
   * their booking
   */
  minutesToSeen: readonly number[]
  refunds: { of: number; withinHour: number; withinDay: number }
  seenInTime: { of: number; well: number }
  welcomed: { of: number; well: number }
  identities: { opened: number; destroyed: number }
  /** `toUs` are requests to Uncle. `atHotels` are requests for a hotel's guest register that its manager noted */
  orders: { toUs: number; atHotels: number }
  /** how many restore drills there were up to that night, and the date of the last drill */
  drills: { held: number; worked: number; last: RestoreDrill | null }
}

export type RestoreDrill = { day: IstDate; worked: boolean; minutes: number }

/**
 * The figures of a month as a night's record publishes them: only whole numbers, and none between 1 and 19 of guests or
 * bookings.
 */
export type MonthFigures = {
  bookings: Shown
  turnedAway: Shown
  /** how many guests were turned away per 10,000 bookings, rounded up */
  turnedAwayPer10000: Shown
  /** in whole minutes, rounded up */
  minutesToSeen: { of: Shown; median: Shown; p95: Shown }
  refunds: { of: Shown; withinHour: Shown; withinDay: Shown }
  seenInTime: ShownShare
  welcomed: ShownShare
  identities: { opened: Shown; destroyed: Shown }
  orders: { toUs: Shown; atHotels: Shown }
  drills: MonthCounts['drills']
}

const shown = (count: number): Shown => (count === 0 || count >= LEAST_SHOWN ? count : null)

/** Rounds down, so that 100% appears only when it is exact. */
const percent = (part: number, of: number): Shown => (of < LEAST_SHOWN ? null : Math.floor((part * 100) / of))

const share = ({ of, well }: { of: number; well: number }): ShownShare => ({
  of: shown(of),
  percent: percent(well, of),
})

/** Returns the minutes, rounded up, that this many of 100 cases do not exceed. `sorted` is in ascending order. */
const quantile = (sorted: readonly number[], ofHundred: number): Shown =>
  sorted.length < LEAST_SHOWN ? null : Math.ceil(sorted[Math.ceil((sorted.length * ofHundred) / 100) - 1] ?? 0)

/**
 * Leaves out a rate if there are few cases. Their number could be calculated from the rate and the bookings shown next
 * to it.
 */
const turnedAwayRate = ({ turnedAway, bookings }: MonthCounts): Shown =>
  bookings < LEAST_SHOWN || shown(turnedAway) === null ? null : Math.ceil((turnedAway * 10_000) / bookings)

/** Calculates what a night's record says about its month, and leaves out every number under 20 (decision 0101). */
export function monthFigures(counts: MonthCounts): MonthFigures {
  const { refunds, identities, orders } = counts
  const minutes = counts.minutesToSeen.toSorted((one, other) => one - other)
  return {
    bookings: shown(counts.bookings),
    turnedAway: shown(counts.turnedAway),
    turnedAwayPer10000: turnedAwayRate(counts),
    minutesToSeen: { of: shown(minutes.length), median: quantile(minutes, 50), p95: quantile(minutes, 95) },
    refunds: {
      of: shown(refunds.of),
      withinHour: percent(refunds.withinHour, refunds.of),
      withinDay: percent(refunds.withinDay, refunds.of),
    },
    seenInTime: share(counts.seenInTime),
    welcomed: share(counts.welcomed),
    identities: { opened: shown(identities.opened), destroyed: shown(identities.destroyed) },
    orders: { toUs: shown(orders.toUs), atHotels: shown(orders.atHotels) },
    drills: counts.drills,
  }
}
