import { addMinutes, istDateOf, istMinuteOfDay } from '../kernel/ist.ts'
import { ANSWERS_FROM, ANSWERS_UNTIL } from '../hotel-messages/answering-hours.ts'
import { ANSWER_MINUTES, type DisputeDecision, type HotelWord } from '../relocations/money-back.ts'
import type { RelocationCause, RelocationOutcome } from '../relocations/same-class.ts'
import type { VisitStatus } from '../desk/visit.ts'

/** For how many days a case of guests not taken counts against the hotel. */
export const CASE_DAYS = 30
/** How much rank each case costs meanwhile: about a third of the distance between a good hotel and a poor one. */
export const RANK_LOST_FOR_A_CASE = 100
/** Further cases cost nothing more, because the hotel is already last. */
const MAX_COUNTED = 5
/**
 * This many cases in one day that the office has not handled stop the hotel's sales until the end of the day in India.
 */
export const CASES_THAT_PAUSE = 3

export const CASE_VERDICTS = ['counts', 'dismissed'] as const
export type CaseVerdict = (typeof CASE_VERDICTS)[number]

/** The facts of a case that concern the hotel: its guests were turned away, or it could not take them. */
export type HotelCase = {
  /** the guest's account */
  guest: string
  cause: RelocationCause
  startedAt: Date
  outcome: RelocationOutcome | null
  settledAt: Date | null
  visit: VisitStatus | null
  /** the hotel's answer to what its guests say */
  hotelSaid: HotelWord | null
  /** another hotel's desk has checked in these guests before */
  isKnownGuest: boolean
  /** a message about the case reached the hotel, or its desk was active after it began */
  isReached: boolean
  /** the office's decision between guests and hotel */
  decidedFor: DisputeDecision | null
  /** the office's verdict once it has handled the case */
  verdict: CaseVerdict | null
}

/** Returns when a case expires: after exactly thirty days. */
export const countsUntil = ({ startedAt }: Pick<HotelCase, 'startedAt'>): Date =>
  addMinutes(startedAt, CASE_DAYS * 24 * 60)

/** Whether guests were let in after all; not if they got their money back or another room. */
const wereLetIn = ({ outcome, visit }: HotelCase): boolean => outcome === null && (visit === 'here' || visit === 'left')

/**
 * Whether the hotel was notified of the case during the day and did not answer for 15 minutes. Guests who take another
 * room sooner close the case before the hotel can answer.
 */
export function wasSilent({ hotelSaid, isReached, startedAt, settledAt, visit }: HotelCase, now: Date): boolean {
  const minute = istMinuteOfDay(startedAt)
  const isByDay = minute >= ANSWERS_FROM * 60 && minute + ANSWER_MINUTES <= ANSWERS_UNTIL * 60
  const hasWaited = (settledAt ?? now) >= addMinutes(startedAt, ANSWER_MINUTES)
  return hotelSaid === null && isReached && isByDay && hasWaited && visit !== 'here' && visit !== 'left'
}

const isDropped = (one: HotelCase, now: Date): boolean =>
  one.verdict === 'dismissed' || one.decidedFor === 'hotel' || wereLetIn(one) || now >= countsUntil(one)

/**
 * Whether a case costs rank. The guests' word alone does not: the hotel must have agreed or been silent, or the office
 * decided so.
 */
export const isCounted = (one: HotelCase, now: Date): boolean =>
  !isDropped(one, now) &&
  (one.verdict === 'counts' ||
    one.decidedFor === 'couple' ||
    one.cause === 'cannot_take' ||
    one.hotelSaid === 'did_not_take' ||
    wasSilent(one, now))

/**
 * Whether a case counts towards a pause: it is from today, and the guests have been checked in at another desk before,
 * or the hotel agreed or was silent. A colleague's report at the desk (`cannot_take`) stops no sales; it alerts the
 * office.
 */
export const isTowardsPause = (one: HotelCase, now: Date): boolean =>
  one.cause === 'turned_away' &&
  one.verdict === null &&
  !isDropped(one, now) &&
  istDateOf(one.startedAt) === istDateOf(now) &&
  (one.isKnownGuest || one.hotelSaid === 'did_not_take' || wasSilent(one, now))

/**
 * Counts every case that the hotel admits or leaves unanswered, and each guest once for the others, so that nobody
 * counts as three people.
 */
const voicesOf = (cases: readonly HotelCase[], now: Date): number => {
  const isByHotel = (one: HotelCase) => one.hotelSaid === 'did_not_take' || wasSilent(one, now)
  return new Set(cases.map((one, index) => (isByHotel(one) ? index : one.guest))).size
}

/**
 * Whether to alert the office, which can pause the hotel itself: several guests were turned away today and no case is
 * decided.
 */
export const shouldAlertOffice = (cases: readonly HotelCase[], now: Date): boolean =>
  cases.filter((one) => one.verdict === null && !isDropped(one, now) && istDateOf(one.startedAt) === istDateOf(now))
    .length >= CASES_THAT_PAUSE

/** Calculates how much rank the hotel loses now, and whether its cases stop its sales for today. */
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
