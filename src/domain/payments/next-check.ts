import { addMinutes } from '../kernel/ist.ts'

/** How long we wait for a webhook before we query the gateway. A webhook usually arrives within seconds. */
export const FIRST_CHECK_MINUTES = 5

const AGAIN_MINUTES = 5
const HOUR_MINUTES = 60

/**
 * When to check again a payment that the gateway has closed: after a day and, for the last time, after four days. A
 * bank may still authorise a failed payment up to three days later (facts, "Razorpay").
 */
const LAST_CHECK_HOURS = [24, 96] as const

/** The longest pause between two queries to an unresponsive gateway. */
const LONGEST_SILENCE_MINUTES = 6 * HOUR_MINUTES

export type NextCheck = { askAt: Date | null; closedAt: Date | null }

/**
 * Returns when to check next a payment that the guest can still make. Checks are frequent at first, and hourly once the
 * payment is a day old.
 */
export function afterOpenCheck(createdAt: Date, now: Date): NextCheck {
  const isOld = addMinutes(createdAt, 24 * HOUR_MINUTES) <= now
  return { askAt: addMinutes(now, isOld ? HOUR_MINUTES : AGAIN_MINUTES), closedAt: null }
}

/** Returns when to check next a payment that the gateway has closed. `askAt` is null if no more checks are needed. */
export function afterClosedCheck(closedAt: Date | null, now: Date): NextCheck {
  const since = closedAt ?? now
  const next = LAST_CHECK_HOURS.map((hours) => addMinutes(since, hours * HOUR_MINUTES)).find((look) => look > now)
  return { askAt: next ?? null, closedAt: since }
}

/** Returns when to query the gateway again after this many failures in a row. */
export const afterFailedCheck = (failures: number, now: Date): Date =>
  addMinutes(now, Math.min(LONGEST_SILENCE_MINUTES, AGAIN_MINUTES * 2 ** (failures - 1)))
