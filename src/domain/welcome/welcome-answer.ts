import { CONFIRM_DAYS } from '../attendance/attended.ts'
import { wereRefused, type DecidedCase } from '../hotel-cases/hotel-case.ts'
import { addMinutes, istDateOf } from '../kernel/ist.ts'

/** What guests can answer with yes or no after a stay (decision 0099). */
export type WelcomeAnswer = { welcomed: boolean; askedForMore: boolean; roomAsShown: boolean }

/** For how many days after their stay guests may answer. The link in the message expires at the same time. */
export const WELCOME_DAYS = CONFIRM_DAYS

/** For how many hours guests may change their answer. The answer does not count until they are over. */
export const WELCOME_CHANGE_HOURS = 24

/** How long we store a counted answer, so that its guest can get a copy. After that, only the hotel's share remains. */
export const WELCOME_RETENTION_DAYS = 365

/** The facts of a booking that decide whether its guests may answer about their welcome. */
export type StayAskedAbout = {
  leavesAt: Date
  /** whether the guests attended, according to the desk and the guests (`domain/attendance`) */
  isAttended: boolean
  /** the case in which the hotel did not take these guests */
  refusal: DecidedCase | null
  /** when the guests first answered */
  answeredAt: Date | null
  /** the half year in which the guests' last answer about another stay at this hotel counts */
  countsIn: number | null
}

/**
 * Numbers the half years in India. In each of them, a guest counts once for a hotel, which the database also enforces.
 */
export function halfYearOf(moment: Date): number {
  const [year = 0, month = 0] = istDateOf(moment).split('-').map(Number)
  return year * 2 + (month > 6 ? 1 : 0)
}

const minutes = { day: 24 * 60, hour: 60 }

/**
 * Whether guests may answer now, or change their answer; null if neither. Guests may answer if they stayed. They also
 * may if the hotel refused them, as the hotel itself, its silence or the office shows, because a hotel that refuses
 * couples greets none of them. The database's `may_say_welcome` follows the same rule.
 */
export function welcomeState(stay: StayAskedAbout, now: Date): 'ask' | 'change' | null {
  const { leavesAt, isAttended, refusal, answeredAt, countsIn } = stay
  if (answeredAt) return now < addMinutes(answeredAt, WELCOME_CHANGE_HOURS * minutes.hour) ? 'change' : null
  const wereThere = isAttended || (refusal !== null && wereRefused(refusal))
  if (!wereThere || countsIn === halfYearOf(now) || now < leavesAt) return null
  return now < addMinutes(leavesAt, WELCOME_DAYS * minutes.day) ? 'ask' : null
}

/** Whether an answer can no longer be changed and therefore may count. */
export const isFinal = (answeredAt: Date, now: Date): boolean =>
  now >= addMinutes(answeredAt, WELCOME_CHANGE_HOURS * minutes.hour)
