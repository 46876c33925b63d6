import { addMinutes } from '../kernel/ist.ts'
import { OTP_RESEND_SECONDS } from './otp.ts'

/**
 * What we know about a phone that requests a password: nothing, that it has an account, or that this browser signed in
 * with it before.
 */
export type PhoneStatus = 'unknown' | 'registered' | 'known browser'

export type SendScope = 'phone' | 'address' | 'address sign-up' | 'everybody'
/** At most this many sends in a sliding window. */
export type SendLimit = { scope: SendScope; most: number; windowMinutes: number }

const HOUR = 60
const DAY = 24 * HOUR

/** Limits sends to one phone and, counted separately, sends to it by one browser that signed in with it before. */
export const PHONE_HOUR: SendLimit = { scope: 'phone', most: 5, windowMinutes: HOUR }
export const PHONE_DAY: SendLimit = { scope: 'phone', most: 10, windowMinutes: DAY }
/**
 * Limits sends per network address. Indian carriers put thousands of phones behind one address; sign-ups, which can
 * name any phone, have a lower limit.
 */
export const ADDRESS_HOUR: SendLimit = { scope: 'address', most: 100, windowMinutes: HOUR }
export const ADDRESS_SIGN_UP_HOUR: SendLimit = { scope: 'address sign-up', most: 60, windowMinutes: HOUR }

/** Bounds of the shared budget: even a quiet site can serve a rush, and even a busy one caps the cost of fraud. */
export const LEAST_EVERYBODY_HOUR = 300
export const MAX_EVERYBODY_HOUR = 5000
/** The budget as a multiple of the usual number. */
const RUSH = 3
/** How many past days define the usual number. */
export const USUAL_DAYS = 7

/** The share of the budget that phones of each status may use: the rest is reserved for phones that we know better. */
const RESERVE: Record<PhoneStatus, number> = { unknown: 1, registered: 2, 'known browser': 3 }

/** The share of the budget for unknown phones at which the operator is alerted. */
const ALARM_FROM = 0.8

/** Returns the median of each day's busiest hour, so that one day of fraud does not raise it. */
export function usualHour(busiestHours: readonly number[]): number {
  const sorted = busiestHours.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

/** Calculates how many sends per hour phones without an account may get; other phones may exceed it (`RESERVE`). */
export const everybodyBudget = (busiestHours: readonly number[]): number =>
  Math.min(MAX_EVERYBODY_HOUR, Math.max(LEAST_EVERYBODY_HOUR, RUSH * usualHour(busiestHours)))

export const isAlarming = (sentInHour: number, budget: number): boolean => sentInHour >= ALARM_FROM * budget

/**
 * Lists the limits of one send. A known browser waits only for its own sends and, in rare cases, for the shared budget.
 */
export function limitsOf(standing: PhoneStatus, budget: number): SendLimit[] {
  const everybody: SendLimit = { scope: 'everybody', most: budget * RESERVE[standing], windowMinutes: HOUR }
  if (standing === 'known browser') return [PHONE_HOUR, PHONE_DAY, everybody]
  const address = standing === 'unknown' ? [ADDRESS_HOUR, ADDRESS_SIGN_UP_HOUR] : [ADDRESS_HOUR]
  return [PHONE_HOUR, PHONE_DAY, ...address, everybody]
}

/** A limit, and when the oldest OTP that counts towards it was sent; null while the limit is not reached. */
export type CountedLimit = { limit: SendLimit; fillingSend: Date | null }

const secondsUntil = (moment: Date, now: Date) => Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000))

/** Returns the seconds until every limit allows another send; 0 for now. */
export const limitWaitSeconds = (limits: readonly CountedLimit[], now: Date): number =>
  Math.max(
    0,
    ...limits.map(({ limit, fillingSend }) =>
      fillingSend ? secondsUntil(addMinutes(fillingSend, limit.windowMinutes), now) : 0,
    ),
  )

/** Returns the seconds until the same phone may get another send; 0 for now. */
export const resendWaitSeconds = (lastSentAt: Date, now: Date): number =>
  Math.max(0, OTP_RESEND_SECONDS - Math.floor((now.getTime() - lastSentAt.getTime()) / 1000))

/**
 * After this many sends within an hour from one address or one browser, the caller must solve a puzzle;
 * `OTP_FREE_SENDS` changes it.
 */
export const FREE_SENDS = 2
/** Texts cost nothing on a local machine, and all test guests share one address. */
export const LOCAL_FREE_SENDS = 1000
/** How long a puzzle can be solved. */
export const PUZZLE_VALID_MINUTES = 5
