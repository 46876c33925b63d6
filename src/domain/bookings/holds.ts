import { addMinutes } from '../kernel/ist.ts'

/** How long an unpaid booking keeps its rooms (decisions, "Rooms"). */
export const HOLD_MINUTES = 15

/** How many unpaid bookings a guest may hold at the same time. */
export const MAX_HOLDS = 3

export const holdExpiry = (createdAt: Date): Date => addMinutes(createdAt, HOLD_MINUTES)

/**
 * The total time within a day for which a guest may keep rooms without paying. After that, the rooms go to other
 * guests.
 */
const MAX_UNPAID_MINUTES = 6 * HOLD_MINUTES
export const UNPAID_HOURS = 24

const after = (moment: Date, hours: number) => addMinutes(moment, hours * 60)

/** How long guests see a payment that led to no booking. Banks return the money within a week. */
const FAILED_DAYS = 7

export const failedListedFrom = (now: Date): Date => after(now, -FAILED_DAYS * 24)
export const failedListedUntil = (createdAt: Date): Date => after(createdAt, FAILED_DAYS * 24)

/** The period in which an unpaid hold kept its rooms. */
export type UnpaidHold = { from: Date; until: Date }

/**
 * Returns how many seconds a guest who has kept rooms unpaid for too long must wait before holding another. The wait
 * lasts until the hold that used up the allowance is a day old. Returns undefined if they may hold one now. Counts time
 * instead of holds, because a hold released within a minute kept no room from other guests.
 */
export function unpaidWait(holds: readonly UnpaidHold[], now: Date): number | undefined {
  const since = after(now, -UNPAID_HOURS)
  const latestFirst = holds
    .filter(({ until }) => until > since)
    .toSorted((one, other) => other.until.getTime() - one.until.getTime())
  let kept = 0
  for (const { from, until } of latestFirst) {
    kept += until.getTime() - from.getTime()
    if (kept >= MAX_UNPAID_MINUTES * 60_000)
      return Math.max(1, Math.ceil((after(until, UNPAID_HOURS).getTime() - now.getTime()) / 1000))
  }
  return undefined
}
