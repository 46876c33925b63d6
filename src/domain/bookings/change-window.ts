import { addMinutes } from '../kernel/ist.ts'

/**
 * How many hours before check-in a hotel stops letting guests change or cancel: 24 (specification §5, §9) unless the
 * hotel chose fewer (decision 0095). 0 means at check-in.
 */
export const CHANGE_HOURS = [24, 6, 2, 0] as const
export type ChangeHours = (typeof CHANGE_HOURS)[number]

export const CHANGE_WINDOW_HOURS = 24 satisfies ChangeHours

/** How many minutes after booking a guest may change their mind, even close to check-in. */
export const GRACE_MINUTES = [0, 15, 30] as const
export type GraceMinutes = (typeof GRACE_MINUTES)[number]

/** A hotel's rule for how long guests can change or cancel. */
export type ChangeRule = { cancelHours: number; graceMinutes: number }

/**
 * The rule as a booking stores it. `graceUntil` is null without grace, before payment, and once the grace has ended
 * early. It ends early when the desk checks the guests in, or the guest changes the time or adds hours.
 */
export type ChangeTerms = { checkin: Date; cancelHours: number; graceUntil: Date | null }

/** Returns when a booking can no longer be changed or cancelled. */
export function changeDeadline({ checkin, cancelHours, graceUntil }: ChangeTerms): Date {
  const deadline = addMinutes(checkin, -cancelHours * 60)
  return graceUntil && graceUntil > deadline ? graceUntil : deadline
}

/** Whether a booking can still be changed. At the exact deadline it is too late. */
export const canChange = (terms: ChangeTerms, now: Date): boolean => now < changeDeadline(terms)

/** Returns when the grace period of a booking confirmed at `now` ends; null without grace. */
export const graceEnd = ({ graceMinutes }: Pick<ChangeRule, 'graceMinutes'>, now: Date): Date | null =>
  graceMinutes > 0 ? addMinutes(now, graceMinutes) : null

/**
 * Returns the highest of `CHANGE_HOURS` under which a stay can still be cancelled at `now`; undefined if there is none.
 */
export const mostOpenHours = (checkin: Date, now: Date): ChangeHours | undefined =>
  CHANGE_HOURS.find((cancelHours) => isFreeToCancel(checkin, { cancelHours }, now))

/** Whether a stay booked at `now` could be cancelled free of charge even after its grace period. */
export const isFreeToCancel = (checkin: Date, { cancelHours }: Pick<ChangeRule, 'cancelHours'>, now: Date): boolean =>
  canChange({ checkin, cancelHours, graceUntil: null }, now)

/** Whether `rule` gives guests less time to cancel than `shown` does. */
export const isStricter = (rule: ChangeRule, shown: ChangeRule): boolean =>
  rule.cancelHours > shown.cancelHours || rule.graceMinutes < shown.graceMinutes
