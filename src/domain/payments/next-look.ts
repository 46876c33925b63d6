import { addMinutes } from '../kernel/ist.ts'

/** Reports usually come within seconds; a payment without one is asked about after this. */
export const FIRST_LOOK_MINUTES = 5

const AGAIN_MINUTES = 5
const HOUR_MINUTES = 60

/**
 * A bank may still authorise a failed payment up to three days later (facts, "Razorpay"), so a payment the gateway has
 * closed is looked at again after a day and, for the last time, after four.
 */
export const LAST_LOOK_HOURS = [24, 96] as const

/** The longest pause between two looks at a gateway that does not answer. */
const LONGEST_SILENCE_MINUTES = 6 * HOUR_MINUTES

export type Look = { askAt: Date | null; closedAt: Date | null }

/** When to look next at a payment the guest can still pay: soon, and every hour once it is a day old. */
export function afterOpenLook(createdAt: Date, now: Date): Look {
  const isOld = addMinutes(createdAt, 24 * HOUR_MINUTES) <= now
  return { askAt: addMinutes(now, isOld ? HOUR_MINUTES : AGAIN_MINUTES), closedAt: null }
}

/** When to look next at a payment that the gateway says can no longer be paid; `askAt` null: never again. */
export function afterClosedLook(closedAt: Date | null, now: Date): Look {
  const since = closedAt ?? now
  const next = LAST_LOOK_HOURS.map((hours) => addMinutes(since, hours * HOUR_MINUTES)).find((look) => look > now)
  return { askAt: next ?? null, closedAt: since }
}

/** When to look next after the gateway could not be asked so many times in a row. */
export const afterFailedLook = (failures: number, now: Date): Date =>
  addMinutes(now, Math.min(LONGEST_SILENCE_MINUTES, AGAIN_MINUTES * 2 ** (failures - 1)))
