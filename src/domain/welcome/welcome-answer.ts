import { CONFIRM_DAYS } from '../attendance/attended.ts'
import { wereRefused, type DecidedCase } from '../hotel-cases/hotel-case.ts'
import { addMinutes, istDateOf } from '../kernel/ist.ts'

/** What guests say after a stay, by yes or no (decision 0099). */
export type WelcomeAnswer = { welcomed: boolean; askedForMore: boolean; roomAsShown: boolean }

/** Guests may answer for this many days after their stay. The link in the message ends then too. */
export const WELCOME_DAYS = CONFIRM_DAYS

/** Guests may change their answer for this many hours. It counts from then on. */
export const WELCOME_CHANGE_HOURS = 24

/** How long we store a counted answer, for its guest's own data. Later only the hotel's share remains. */
export const WELCOME_RETENTION_DAYS = 365

/** A booking whose guests may have something to say about their welcome. */
export type StayAskedAbout = {
  leavesAt: Date
  /** by the desk and the guests (`domain/attendance`) */
  isAttended: boolean
  /** the case in which the hotel did not take these guests */
  refusal: DecidedCase | null
  /** when the guests first answered */
  answeredAt: Date | null
  /** the half year in which their last answer about another stay at this hotel counts */
  countsIn: number | null
}

/** Numbers the half years of India, in which a guest counts once a hotel; the database does so too. */
export function halfYearOf(moment: Date): number {
  const [year = 0, month = 0] = istDateOf(moment).split('-').map(Number)
  return year * 2 + (month > 6 ? 1 : 0)
}

const minutes = { day: 24 * 60, hour: 60 }

/**
 * Whether guests may answer now, or change their answer; null if neither. Only those may who attended their stay, or
 * were refused by their hotel according to the hotel, its silence or the office: a hotel that refuses couples greets
 * none of them. The database's `may_say_welcome` follows the same rule.
 */
export function welcomeState(stay: StayAskedAbout, now: Date): 'ask' | 'change' | null {
  const { leavesAt, isAttended, refusal, answeredAt, countsIn } = stay
  if (answeredAt) return now < addMinutes(answeredAt, WELCOME_CHANGE_HOURS * minutes.hour) ? 'change' : null
  const wereThere = isAttended || (refusal !== null && wereRefused(refusal))
  if (!wereThere || countsIn === halfYearOf(now) || now < leavesAt) return null
  return now < addMinutes(leavesAt, WELCOME_DAYS * minutes.day) ? 'ask' : null
}

/** Tells whether an answer can no longer change, so that it may count. */
export const isFinal = (answeredAt: Date, now: Date): boolean =>
  now >= addMinutes(answeredAt, WELCOME_CHANGE_HOURS * minutes.hour)
