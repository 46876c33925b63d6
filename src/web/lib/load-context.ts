import type { Fetch } from './api.ts'

/** What the server passes to every page's `load`. */
export type LoadContext = {
  /** calls the API within the same process */
  fetch: Fetch
  /** the server's clock, so that moving the clock moves the pages too */
  now: () => Date
  /** only for pages without scripts */
  visit?: PlainVisit
}

/** The API's answer to a refused form. `field` is the form's field that the answer names. */
export type PlainRefusal = { code: string; message: string; field?: string; retryAfter?: number }

/** What the server provides for a visit without scripts (decision 0086). */
export type PlainVisit = {
  /** the signed-in guest */
  userId: string | undefined
  /** binds a form to this browser and session */
  token: string
  /** makes a form's call run once, however often it is sent */
  key: string
  /** what was typed into a refused form */
  typed: Readonly<Record<string, string>>
  refusal: PlainRefusal | undefined
  /** the phone to which the OTP was sent */
  phone: string | undefined
}

const MINUTE = 60_000
/** In India slots, days and deadlines begin and end at full or half hours. */
const HALF_HOUR = 30 * MINUTE

/**
 * The current moment for a public page, rounded down to the minute. Prices, slots and deadlines change on whole
 * minutes, so the page's text stays the same within a minute.
 */
export const minuteOf = ({ now }: LoadContext): Date => new Date(Math.floor(now().getTime() / MINUTE) * MINUTE)

/**
 * Returns the same moment for a whole half hour. Prices, slots, days and deadlines change only at full and half hours,
 * so the page stays the same in between. At exactly that moment nothing has begun yet.
 */
export function halfHourOf({ now }: Pick<LoadContext, 'now'>): Date {
  const time = now().getTime()
  const past = time % HALF_HOUR
  return new Date(past === 0 ? time : time - past + MINUTE)
}

/** Returns when the half hour of a moment from `halfHourOf` ends. */
export function halfHourEnd(moment: Date): Date {
  const time = moment.getTime()
  const past = time % HALF_HOUR
  return new Date(past === 0 ? time + 1 : time - past + HALF_HOUR)
}
