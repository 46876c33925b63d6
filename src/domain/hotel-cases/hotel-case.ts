import { addMinutes } from '../kernel/ist.ts'
import type { RelocationOutcome } from '../relocations/same-class.ts'
import type { VisitStatus } from '../desk/visit.ts'

/** For so many days guests that a hotel did not take count against it. */
export const CASE_DAYS = 30
/** What each of them takes from its rank meanwhile: about a third of the way between a good hotel and a poor one. */
export const RANK_LOST_FOR_A_CASE = 100
/** More than this many lose nothing further: the hotel is last already. */
const MOST_COUNTED = 5
/** So many that the office has not looked after stop the hotel's sales. */
export const CASES_THAT_PAUSE = 3

export const CASE_VERDICTS = ['counts', 'dismissed'] as const
export type CaseVerdict = (typeof CASE_VERDICTS)[number]

/** Guests that their hotel turned away or could not take, as far as it matters to the hotel. */
export type HotelCase = {
  startedAt: Date
  outcome: RelocationOutcome | null
  visit: VisitStatus | null
  /** of the office, once it has looked after the case */
  verdict: CaseVerdict | null
}

/** Until when a case counts: thirty days to the minute. */
export const countsUntil = ({ startedAt }: Pick<HotelCase, 'startedAt'>): Date =>
  addMinutes(startedAt, CASE_DAYS * 24 * 60)

/** Guests that were let in after all were taken, unless they have their money or another room. */
const wereLetIn = ({ outcome, visit }: HotelCase): boolean => outcome === null && (visit === 'here' || visit === 'left')

/** Does the case count against the hotel now? */
export const isCounted = (one: HotelCase, now: Date): boolean =>
  one.verdict !== 'dismissed' && !wereLetIn(one) && now < countsUntil(one)

/** What the hotel loses of its rank now, and whether it sells nothing until the office has looked. */
export function costOfCases(cases: readonly HotelCase[], now: Date): { rankLost: number; isPaused: boolean } {
  const counted = cases.filter((one) => isCounted(one, now))
  return {
    rankLost: Math.min(counted.length, MOST_COUNTED) * RANK_LOST_FOR_A_CASE,
    isPaused: counted.filter(({ verdict }) => verdict === null).length >= CASES_THAT_PAUSE,
  }
}
