import { addMinutes, istDateOf, istMinuteOfDay } from '../kernel/ist.ts'
import { ANSWERS_FROM, ANSWERS_UNTIL } from '../hotel-messages/answering-hours.ts'
import { ANSWER_MINUTES, type DisputeDecision, type TurnedAwayAnswer } from '../relocations/money-back.ts'
import type { RelocationCause, RelocationOutcome } from '../relocations/same-class.ts'
import type { VisitStatus } from '../desk/visit.ts'

/** For how many days a case counts against a hotel that did not take its guests. */
export const CASE_DAYS = 30
/**
 * How much rank each case costs during these days. It is about a third of the distance between a good hotel and a poor
 * one.
 */
export const RANK_LOST_FOR_A_CASE = 100
/**
 * The maximum number of cases that cost rank. Further cases would change nothing, because the hotel is already last.
 */
const MAX_COUNTED = 5
/**
 * The number of cases on one day, not yet handled by the office, after which the hotel's sales stop until the end of
 * that day in India.
 */
export const CASES_THAT_PAUSE = 3

export const CASE_VERDICTS = ['counts', 'dismissed'] as const
export type CaseVerdict = (typeof CASE_VERDICTS)[number]

/** The facts of a case that concern the hotel. Either the hotel turned the guests away, or it could not take them. */
export type HotelCase = {
  /** the guest's account */
  guest: string
  cause: RelocationCause
  startedAt: Date
  outcome: RelocationOutcome | null
  settledAt: Date | null
  visit: VisitStatus | null
  /** the hotel's answer to guests who say that it turned them away */
  hotelSaid: TurnedAwayAnswer | null
  /** whether another hotel's desk has previously checked in these guests */
  isKnownGuest: boolean
  /** whether a message about the case reached the hotel, or its desk was active after the case began */
  isReached: boolean
  /** the office's decision between guests and hotel */
  decidedFor: DisputeDecision | null
  /** the office's verdict once it has handled the case */
  verdict: CaseVerdict | null
}

/** Returns the moment from which a case no longer counts against the hotel. */
export const countsUntil = ({ startedAt }: Pick<HotelCase, 'startedAt'>): Date =>
  addMinutes(startedAt, CASE_DAYS * 24 * 60)

/**
 * Whether the hotel let the guests in after all. Guests who got their money back or a different room were not let in.
 */
const wereLetIn = ({ outcome, visit }: Pick<HotelCase, 'outcome' | 'visit'>): boolean =>
  outcome === null && (visit === 'here' || visit === 'left')

/**
 * Whether the hotel got a message about the case between 8 AM and 11 PM and left it unanswered for 15 minutes. If the
 * guests take a different room sooner, the case ends before the hotel has had time to answer.
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
 * Whether a case costs rank. The guests' word alone is not enough: the hotel must have agreed or kept silent, or the
 * office must have decided so.
 */
export const isCounted = (one: HotelCase, now: Date): boolean =>
  !isDropped(one, now) &&
  (one.verdict === 'counts' ||
    one.decidedFor === 'couple' ||
    one.cause === 'cannot_take' ||
    one.hotelSaid === 'did_not_take' ||
    wasSilent(one, now))

/** The facts of a case on which the decision was based. They include the hotel's silence as it was stored. */
export type DecidedCase = Pick<HotelCase, 'cause' | 'outcome' | 'visit' | 'hotelSaid' | 'decidedFor' | 'verdict'> & {
  wasSilent: boolean
}

/**
 * Whether the hotel or the office, and not only the guests, said that the hotel turned them away. This never expires.
 */
export const wereRefused = (one: DecidedCase): boolean =>
  one.cause === 'turned_away' &&
  one.verdict !== 'dismissed' &&
  one.decidedFor !== 'hotel' &&
  !wereLetIn(one) &&
  (one.verdict === 'counts' || one.decidedFor === 'couple' || one.hotelSaid === 'did_not_take' || one.wasSilent)

/**
 * Whether a case is one of those that stop the hotel's sales today. It must have begun today, and the office must not
 * have handled it yet. In addition, another hotel must have checked in these guests before, or this hotel must have
 * admitted the case or left it unanswered. When the desk itself reports that it cannot take guests (`cannot_take`), we
 * alert the office and do not stop sales.
 */
export const isTowardsPause = (one: HotelCase, now: Date): boolean =>
  one.cause === 'turned_away' &&
  one.verdict === null &&
  !isDropped(one, now) &&
  istDateOf(one.startedAt) === istDateOf(now) &&
  (one.isKnownGuest || one.hotelSaid === 'did_not_take' || wasSilent(one, now))

/**
 * Counts every case that the hotel itself reports or admits, but counts other cases only once per guest. So one guest
 * with three bookings, even with a friend in our office, neither stops a silent hotel's sales nor takes its rank three
 * times.
 */
const voicesOf = (cases: readonly HotelCase[]): number => {
  const isByHotel = (one: HotelCase) => one.cause === 'cannot_take' || one.hotelSaid === 'did_not_take'
  return new Set(cases.map((one, index) => (isByHotel(one) ? index : one.guest))).size
}

/**
 * Whether to alert the office, which can stop the hotel's sales itself. It is alerted when three or more of today's
 * cases are undecided, whether guests or the hotel reported them.
 */
export const shouldAlertOffice = (cases: readonly HotelCase[], now: Date): boolean =>
  cases.filter((one) => one.verdict === null && !isDropped(one, now) && istDateOf(one.startedAt) === istDateOf(now))
    .length >= CASES_THAT_PAUSE

/**
 * Calculates how much rank the hotel loses now, and whether its cases stop its sales for today. `countedHelp` is the
 * number of guests who asked for help there and whose complaint our office upheld. Each costs as much rank as a case,
 * but stops no sales (decision 0096).
 */
export function costOfCases(
  cases: readonly HotelCase[],
  now: Date,
  countedHelp = 0,
): { rankLost: number; isPaused: boolean } {
  const counted = voicesOf(cases.filter((one) => isCounted(one, now))) + countedHelp
  return {
    rankLost: Math.min(counted, MAX_COUNTED) * RANK_LOST_FOR_A_CASE,
    isPaused: voicesOf(cases.filter((one) => isTowardsPause(one, now))) >= CASES_THAT_PAUSE,
  }
}
