import { addMinutes, istDateOf, istMinuteOfDay } from '../kernel/ist.ts'
import { ANSWERS_FROM, ANSWERS_UNTIL } from '../hotel-messages/answering-hours.ts'
import { ANSWER_MINUTES, type DisputeDecision, type HotelWord } from '../relocations/money-back.ts'
import type { RelocationCause, RelocationOutcome } from '../relocations/same-class.ts'
import type { VisitStatus } from '../desk/visit.ts'

/** For so many days guests that a hotel did not take count against it. */
export const CASE_DAYS = 30
/** What each of them takes from its rank meanwhile: about a third of the way between a good hotel and a poor one. */
export const RANK_LOST_FOR_A_CASE = 100
/** More than this many lose nothing further: the hotel is last already. */
const MAX_COUNTED = 5
/** So many of one day that the office has not looked after stop the hotel's sales until the day ends in India. */
export const CASES_THAT_PAUSE = 3

export const CASE_VERDICTS = ['counts', 'dismissed'] as const
export type CaseVerdict = (typeof CASE_VERDICTS)[number]

/** Guests that their hotel turned away or could not take, as far as it matters to the hotel. */
export type HotelCase = {
  /** whose account it is */
  guest: string
  cause: RelocationCause
  startedAt: Date
  outcome: RelocationOutcome | null
  settledAt: Date | null
  visit: VisitStatus | null
  /** of the hotel, on what its guests say */
  hotelSaid: HotelWord | null
  /** a desk of another hotel has greeted these guests before */
  isKnownGuest: boolean
  /** a message about the case reached the hotel, or its desk was alive after it began */
  isReached: boolean
  /** of the office, between guests and hotel */
  decidedFor: DisputeDecision | null
  /** of the office, once it has looked after the case */
  verdict: CaseVerdict | null
}

/** Until when a case counts: thirty days to the minute. */
export const countsUntil = ({ startedAt }: Pick<HotelCase, 'startedAt'>): Date =>
  addMinutes(startedAt, CASE_DAYS * 24 * 60)

/** Guests that were let in after all were taken, unless they have their money or another room. */
const wereLetIn = ({ outcome, visit }: HotelCase): boolean => outcome === null && (visit === 'here' || visit === 'left')

/**
 * Did the hotel hear of the case by day and not answer for 15 minutes? Guests who take another room sooner end the case,
 * and the hotel could not answer.
 */
export function wasSilent({ hotelSaid, isReached, startedAt, settledAt, visit }: HotelCase, now: Date): boolean {
  const minute = istMinuteOfDay(startedAt)
  const isByDay = minute >= ANSWERS_FROM * 60 && minute + ANSWER_MINUTES <= ANSWERS_UNTIL * 60
  const hasWaited = (settledAt ?? now) >= addMinutes(startedAt, ANSWER_MINUTES)
  return hotelSaid === null && isReached && isByDay && hasWaited && visit !== 'here' && visit !== 'left'
}

const isDropped = (one: HotelCase, now: Date): boolean =>
  one.verdict === 'dismissed' || one.decidedFor === 'hotel' || wereLetIn(one) || now >= countsUntil(one)

/** What guests say alone costs no rank: the hotel said the same, or was silent, or the office found it. */
export const isCounted = (one: HotelCase, now: Date): boolean =>
  !isDropped(one, now) &&
  (one.verdict === 'counts' ||
    one.decidedFor === 'couple' ||
    one.cause === 'cannot_take' ||
    one.hotelSaid === 'did_not_take' ||
    wasSilent(one, now))

/**
 * Towards a pause: of today, by guests that another desk has greeted before, or the hotel agreed or was silent. What one
 * colleague says at the desk (`cannot_take`) stops nothing: the office hears of it.
 */
export const isTowardsPause = (one: HotelCase, now: Date): boolean =>
  one.cause === 'turned_away' &&
  one.verdict === null &&
  !isDropped(one, now) &&
  istDateOf(one.startedAt) === istDateOf(now) &&
  (one.isKnownGuest || one.hotelSaid === 'did_not_take' || wasSilent(one, now))

/** Counts each admission or silence of the hotel, but each guest only once, so that nobody counts as three people. */
const voicesOf = (cases: readonly HotelCase[], now: Date): number => {
  const isByHotel = (one: HotelCase) => one.hotelSaid === 'did_not_take' || wasSilent(one, now)
  return new Set(cases.map((one, index) => (isByHotel(one) ? index : one.guest))).size
}

/** Several guests were turned away today and no case is decided: alert the office, which can pause the hotel itself. */
export const shouldAlertOffice = (cases: readonly HotelCase[], now: Date): boolean =>
  cases.filter((one) => one.verdict === null && !isDropped(one, now) && istDateOf(one.startedAt) === istDateOf(now))
    .length >= CASES_THAT_PAUSE

/** What the hotel loses of its rank now, and whether its cases stop its sales for today. */
export function costOfCases(cases: readonly HotelCase[], now: Date): { rankLost: number; isPaused: boolean } {
  const counted = cases.filter((one) => isCounted(one, now))
  return {
    rankLost: Math.min(counted.length, MAX_COUNTED) * RANK_LOST_FOR_A_CASE,
    isPaused:
      voicesOf(
        cases.filter((one) => isTowardsPause(one, now)),
        now,
      ) >= CASES_THAT_PAUSE,
  }
}
