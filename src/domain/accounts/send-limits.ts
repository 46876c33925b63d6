import { addMinutes } from '../kernel/ist.ts'
import { OTP_RESEND_SECONDS } from './otp.ts'

/**
 * What we know of a phone that requests a password: nothing, that it has an account, or that this browser signed in
 * with it before.
 */
export type PhoneStatus = 'unknown' | 'registered' | 'known browser'

export type SendScope = 'phone' | 'address' | 'address sign-up' | 'everybody'
/** At most this many sends in a sliding window. */
export type SendLimit = { scope: SendScope; most: number; windowMinutes: number }

const HOUR = 60
const DAY = 24 * HOUR

/** Sends to one phone, and sends to it by one browser that signed in with it before: each has its own count. */
export const PHONE_HOUR: SendLimit = { scope: 'phone', most: 5, windowMinutes: HOUR }
export const PHONE_DAY: SendLimit = { scope: 'phone', most: 10, windowMinutes: DAY }
/** Indian carriers put thousands of phones behind one address; sign-ups, which can name any phone, get fewer. */
export const ADDRESS_HOUR: SendLimit = { scope: 'address', most: 100, windowMinutes: HOUR }
export const ADDRESS_SIGN_UP_HOUR: SendLimit = { scope: 'address sign-up', most: 60, windowMinutes: HOUR }

/** Bounds of the shared budget: a quiet site still serves a rush, and a busy one never pays a fraud more. */
export const LEAST_EVERYBODY_HOUR = 300
export const MAX_EVERYBODY_HOUR = 5000
/** Multiples of the usual number. */
const RUSH = 3
/** How many past days define the usual number. */
export const USUAL_DAYS = 7

/** The share of the budget that each standing may use up: the rest is reserved for phones we know better. */
const RESERVE: Record<PhoneStatus, number> = { unknown: 1, registered: 2, 'known browser': 3 }

/** At this share of the budget for unknown phones, the operator is alerted. */
const ALARM_FROM = 0.8

/** The median of each day's busiest hour, so one day of fraud does not raise it. */
export function usualHour(busiestHours: readonly number[]): number {
  const sorted = busiestHours.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

/** Sends an hour to phones without an account; other phones may exceed it (`RESERVE`). */
export const everybodyBudget = (busiestHours: readonly number[]): number =>
  Math.min(MAX_EVERYBODY_HOUR, Math.max(LEAST_EVERYBODY_HOUR, RUSH * usualHour(busiestHours)))

export const isAlarming = (sentInHour: number, budget: number): boolean => sentInHour >= ALARM_FROM * budget

/** The limits of one send. A known browser waits only for its own sends and, far off, for the shared budget. */
export function limitsOf(standing: PhoneStatus, budget: number): SendLimit[] {
  const everybody: SendLimit = { scope: 'everybody', most: budget * RESERVE[standing], windowMinutes: HOUR }
  if (standing === 'known browser') return [PHONE_HOUR, PHONE_DAY, everybody]
  const address = standing === 'unknown' ? [ADDRESS_HOUR, ADDRESS_SIGN_UP_HOUR] : [ADDRESS_HOUR]
  return [PHONE_HOUR, PHONE_DAY, ...address, everybody]
}

/** A limit with the send that fills it, counted from the newest: null when there are fewer. */
export type CountedLimit = { limit: SendLimit; fillingSend: Date | null }

const secondsUntil = (moment: Date, now: Date) => Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000))

/** Seconds until every limit allows another send; 0 for now. */
export const limitWaitSeconds = (limits: readonly CountedLimit[], now: Date): number =>
  Math.max(
    0,
    ...limits.map(({ limit, fillingSend }) =>
      fillingSend ? secondsUntil(addMinutes(fillingSend, limit.windowMinutes), now) : 0,
    ),
  )

/** Seconds until the same phone may get another send; 0 for now. */
export const resendWaitSeconds = (lastSentAt: Date, now: Date): number =>
  Math.max(0, OTP_RESEND_SECONDS - Math.floor((now.getTime() - lastSentAt.getTime()) / 1000))

/**
 * After this many sends within an hour from one address or one browser, the caller must solve a puzzle;
 * `OTP_FREE_SENDS` changes it.
 */
export const FREE_SENDS = 2
/** On a local machine texts cost nothing, and every test guest shares one address. */
export const LOCAL_FREE_SENDS = 1000
/** How long a puzzle may be solved. */
export const PUZZLE_VALID_MINUTES = 5
