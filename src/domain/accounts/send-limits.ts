import { addMinutes } from '../kernel/ist.ts'
import { OTP_RESEND_SECONDS } from './otp.ts'

/**
 * What we know about the phone for which an OTP is requested: nothing, that it has an account, or that this browser has
 * already signed in with it.
 */
export type PhoneStatus = 'unknown' | 'registered' | 'known browser'

export type SendScope =
  | 'phone'
  | 'address'
  | 'address sign-up'
  | 'everybody'
  | `without script to ${'phone' | 'address' | 'everybody'}`
/** A limit of at most `most` OTPs within the last `windowMinutes`. */
export type SendLimit = { scope: SendScope; most: number; windowMinutes: number }

const HOUR = 60
const DAY = 24 * HOUR

/**
 * Limits the OTPs sent to one phone. If the browser has signed in with the phone before, the requests from that browser
 * are counted separately.
 */
export const PHONE_HOUR: SendLimit = { scope: 'phone', most: 5, windowMinutes: HOUR }
export const PHONE_DAY: SendLimit = { scope: 'phone', most: 10, windowMinutes: DAY }
/**
 * Limits the OTPs requested from one network address. Indian carriers put thousands of phones behind one address.
 * Sign-ups can name any phone, so their limit is lower.
 */
export const ADDRESS_HOUR: SendLimit = { scope: 'address', most: 100, windowMinutes: HOUR }
export const ADDRESS_SIGN_UP_HOUR: SendLimit = { scope: 'address sign-up', most: 60, windowMinutes: HOUR }

/**
 * The bounds of the hourly budget that all phones share: high enough for a rush on a quiet site, and low enough to
 * limit the cost of fraud on a busy one.
 */
export const MIN_OTPS_AN_HOUR = 300
const MAX_OTPS_AN_HOUR = 5000
/** The budget is the usual number of OTPs per hour multiplied by this. */
const RUSH = 3
/** The number of past days from which the usual number of OTPs per hour is calculated. */
export const USUAL_DAYS = 7

/**
 * A phone of this status gets an OTP until the hour's total reaches the budget multiplied by this number. Even when
 * fraud has used up the budget, guests with phones that we know can sign in.
 */
const RESERVE: Record<PhoneStatus, number> = { unknown: 1, registered: 2, 'known browser': 3 }

/** The operator is alerted once the hour's total reaches this share of the budget. */
const ALARM_FROM = 0.8

/** Returns the median of the days' busiest hours, so that one day of fraud does not raise it. */
function usualHour(busiestHours: readonly number[]): number {
  const sorted = busiestHours.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

/**
 * Calculates the hourly total above which unknown phones get no more OTPs. Phones that we know still get them
 * (`RESERVE`).
 */
export const hourlyOtpBudget = (busiestHours: readonly number[]): number =>
  Math.min(MAX_OTPS_AN_HOUR, Math.max(MIN_OTPS_AN_HOUR, RUSH * usualHour(busiestHours)))

export const isAlarming = (sentInHour: number, budget: number): boolean => sentInHour >= ALARM_FROM * budget

/**
 * Browsers without scripts cannot solve a puzzle, so their OTPs have a small budget (decision 0086). It limits one
 * phone per day, one address beyond its free OTPs, and their share of everybody's budget, so that they cannot use that
 * budget up.
 */
const PHONE_DAY_WITHOUT_SCRIPT = 3
const ADDRESS_HOUR_WITHOUT_SCRIPT = 4
const SHARE_WITHOUT_SCRIPT = 0.1

function limitsWithoutScript(budget: number, freeSends: number): SendLimit[] {
  const address = freeSends + ADDRESS_HOUR_WITHOUT_SCRIPT
  const everybody = Math.max(address, Math.floor(budget * SHARE_WITHOUT_SCRIPT))
  return [
    { scope: 'without script to phone', most: PHONE_DAY_WITHOUT_SCRIPT, windowMinutes: DAY },
    { scope: 'without script to address', most: address, windowMinutes: HOUR },
    { scope: 'without script to everybody', most: everybody, windowMinutes: HOUR },
  ]
}

/** `freeSends` is how many OTPs an address gets in an hour without a puzzle. */
export type SendLimitFacts = { standing: PhoneStatus; budget: number; hasScript: boolean; freeSends: number }

/**
 * Lists the limits that apply to one OTP request. A known browser is limited only by the OTPs for its own phone and,
 * rarely, by the shared budget.
 */
export function limitsOf({ standing, budget, hasScript, freeSends }: SendLimitFacts): SendLimit[] {
  const everybody: SendLimit = { scope: 'everybody', most: budget * RESERVE[standing], windowMinutes: HOUR }
  if (standing === 'known browser') return [PHONE_HOUR, PHONE_DAY, everybody]
  const address = standing === 'unknown' ? [ADDRESS_HOUR, ADDRESS_SIGN_UP_HOUR] : [ADDRESS_HOUR]
  const withoutScript = hasScript ? [] : limitsWithoutScript(budget, freeSends)
  return [PHONE_HOUR, PHONE_DAY, ...withoutScript, ...address, everybody]
}

/** A limit, with the time of the oldest OTP that it includes, or null while the limit is not reached. */
export type CountedLimit<Limit = SendLimit> = { limit: Limit; fillingSend: Date | null }

const secondsUntil = (moment: Date, now: Date) => Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000))

/** Returns the seconds until every limit allows another OTP; 0 if one may be sent now. */
export const limitWaitSeconds = (
  limits: readonly CountedLimit<Pick<SendLimit, 'windowMinutes'>>[],
  now: Date,
): number =>
  Math.max(
    0,
    ...limits.map(({ limit, fillingSend }) =>
      fillingSend ? secondsUntil(addMinutes(fillingSend, limit.windowMinutes), now) : 0,
    ),
  )

/** Returns the seconds until the same phone or address may get another OTP; 0 if it may get one now. */
export const resendWaitSeconds = (lastSentAt: Date, now: Date): number =>
  Math.max(0, OTP_RESEND_SECONDS - Math.floor((now.getTime() - lastSentAt.getTime()) / 1000))

/**
 * After this many OTPs within an hour from one address or browser, the caller must solve a puzzle before the next one.
 * `OTP_FREE_SENDS` changes the number.
 */
export const FREE_SENDS = 2
/**
 * High enough that a local machine requires no puzzle. Texts cost nothing there, and all test guests share one address.
 */
export const LOCAL_FREE_SENDS = 1000
/** How long the caller may take to solve a puzzle. */
export const PUZZLE_VALID_MINUTES = 5
