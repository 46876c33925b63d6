import { addMinutes } from '../kernel/ist.ts'
import { OTP_RESEND_SECONDS } from './otp.ts'

/** What is known of a phone when a password is asked for: nothing, an account, or this very browser signed in with it before. */
export type PhoneStanding = 'unknown' | 'registered' | 'known browser'

export type SendScope = 'phone' | 'address' | 'address sign-up' | 'everybody'
/** So many sends in a window that slides. */
export type SendLimit = { scope: SendScope; most: number; windowMinutes: number }

const HOUR = 60
const DAY = 24 * HOUR

/** Sends to one phone, and to one phone by one browser that signed in with it before: each has its own count. */
export const PHONE_HOUR: SendLimit = { scope: 'phone', most: 5, windowMinutes: HOUR }
export const PHONE_DAY: SendLimit = { scope: 'phone', most: 10, windowMinutes: DAY }
/** Indian carriers put thousands of phones behind one address; sign-ups, which can name any phone, get fewer. */
export const ADDRESS_HOUR: SendLimit = { scope: 'address', most: 100, windowMinutes: HOUR }
export const ADDRESS_SIGN_UP_HOUR: SendLimit = { scope: 'address sign-up', most: 60, windowMinutes: HOUR }

/** Bounds of the budget for everybody: a quiet site still serves a rush, a busy one is never worth more to a fraud. */
export const LEAST_EVERYBODY_HOUR = 300
export const MOST_EVERYBODY_HOUR = 5000
/** Times what is usual. */
const RUSH = 3
/** How many days of past hours say what is usual. */
export const USUAL_DAYS = 7

/** Of the budget for everybody, the part that a standing may use up: the rest is kept for those we know better. */
const RESERVE: Record<PhoneStanding, number> = { unknown: 1, registered: 2, 'known browser': 3 }

/** From this part of the budget for unknown phones on, the operator hears of it. */
const ALARM_FROM = 0.8

/** The median of the busiest hour of each day: one day of fraud does not raise what is usual. */
export function usualHour(busiestHours: readonly number[]): number {
  const sorted = busiestHours.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

/** Sends an hour to phones nobody has registered; others may go on beyond it (`RESERVE`). */
export const everybodyBudget = (busiestHours: readonly number[]): number =>
  Math.min(MOST_EVERYBODY_HOUR, Math.max(LEAST_EVERYBODY_HOUR, RUSH * usualHour(busiestHours)))

export const isAlarming = (sentInHour: number, budget: number): boolean => sentInHour >= ALARM_FROM * budget

/** The limits of one send. A browser that is known waits for nobody but itself and, far off, for everybody. */
export function limitsOf(standing: PhoneStanding, budget: number): SendLimit[] {
  const everybody: SendLimit = { scope: 'everybody', most: budget * RESERVE[standing], windowMinutes: HOUR }
  if (standing === 'known browser') return [PHONE_HOUR, PHONE_DAY, everybody]
  const address = standing === 'unknown' ? [ADDRESS_HOUR, ADDRESS_SIGN_UP_HOUR] : [ADDRESS_HOUR]
  return [PHONE_HOUR, PHONE_DAY, ...address, everybody]
}

/** A limit with the send that fills it, counted from the newest: null when there are fewer. */
export type CountedLimit = { limit: SendLimit; fillingSend: Date | null }

const secondsUntil = (moment: Date, now: Date) => Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000))

/** Seconds until another may be sent within every limit; 0 when now. */
export const limitWaitSeconds = (limits: readonly CountedLimit[], now: Date): number =>
  Math.max(
    0,
    ...limits.map(({ limit, fillingSend }) =>
      fillingSend ? secondsUntil(addMinutes(fillingSend, limit.windowMinutes), now) : 0,
    ),
  )

/** Seconds until another may be sent to the same phone; 0 when now. */
export const resendWaitSeconds = (lastSentAt: Date, now: Date): number =>
  Math.max(0, OTP_RESEND_SECONDS - Math.floor((now.getTime() - lastSentAt.getTime()) / 1000))

/** After so many sends within an hour from one address, or by one browser, a puzzle is asked for; `OTP_FREE_SENDS` changes it. */
export const FREE_SENDS = 2
/** On a local machine no text costs anything, and one address stands for every guest that is tried. */
export const LOCAL_FREE_SENDS = 1000
/** A puzzle may be solved for so long. */
export const PUZZLE_VALID_MINUTES = 5
