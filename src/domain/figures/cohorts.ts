import type { IstDate } from '../kernel/ist.ts'
import { addMonths, lastDayOf, type Month } from '../ledger/month.ts'

/** Within how many months of their first stay guests can count as returning. */
export const COHORT_MONTHS = 12
/** Smaller numbers of guests are shown as 'few', so that nobody in a small group can be recognised. */
export const FEWEST_SHOWN = 20

/**
 * Whether every guest of a month has had `within` months to return by the end of `lastDay`, even if their first stay
 * was on the last day of the month.
 */
export const isDecided = (month: Month, within: number, lastDay: IstDate): boolean =>
  lastDayOf(addMonths(month, within)) <= lastDay

/** How many guests of a month returned within this many months. With `within` 0, it is the number of guests. */
export type CohortCount = { month: Month; within: number; guests: number }

/**
 * A number of guests. 'few' hides a number below `FEWEST_SHOWN`. 'open' means that guests still have time to return.
 */
export type ShownGuests = number | 'few' | 'open'

/** The guests of a month, and how many of them returned within 1, 2, 3 … months. */
export type Cohort = { month: Month; guests: ShownGuests; returned: ShownGuests[] }

export const shown = (guests: number): number | 'few' => (guests < FEWEST_SHOWN ? 'few' : guests)

/** Lists the cohorts that have guests, the oldest first, with the numbers that may be shown on `lastDay`. */
export function cohortsOf(counts: readonly CohortCount[], lastDay: IstDate): Cohort[] {
  const months = [...new Set(counts.map(({ month }) => month))].sort()
  return months.flatMap((month): Cohort[] => {
    const guestsWithin = (within: number) =>
      counts.reduce((sum, count) => sum + (count.month === month && count.within === within ? count.guests : 0), 0)
    const all = guestsWithin(0)
    if (all === 0) return []
    const returned = Array.from({ length: COHORT_MONTHS }, (_, index): ShownGuests => {
      const within = index + 1
      return isDecided(month, within, lastDay) ? shown(guestsWithin(within)) : 'open'
    })
    return [{ month, guests: isDecided(month, 0, lastDay) ? shown(all) : 'open', returned }]
  })
}

/** Returns the share of a cohort that returned, in whole percent; null if either number is not shown. */
export function percentReturned({ guests }: Pick<Cohort, 'guests'>, returned: ShownGuests): number | null {
  if (typeof guests !== 'number' || typeof returned !== 'number') return null
  return Math.floor((returned * 200 + guests) / (2 * guests))
}
