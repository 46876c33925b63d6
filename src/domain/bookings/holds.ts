import { addMinutes } from '../kernel/ist.ts'

/** An unpaid booking keeps its rooms this long (decisions, "Rooms"). */
export const HOLD_MINUTES = 15

/** A guest may hold this many unpaid bookings at a time. */
export const MAX_HOLDS = 3

export const holdExpiry = (createdAt: Date): Date => addMinutes(createdAt, HOLD_MINUTES)

/** Holds a guest may let run out unpaid within so many hours; then the rooms are for others first. */
export const MAX_LAPSED_HOLDS = 6
export const LAPSED_HOURS = 24

/**
 * Seconds until the next hold is given, when too many ran out: until the oldest of the last ones is a day old.
 * `lapsedAt`: when the holds of this guest ran out, the latest first. Undefined when the guest may hold another.
 */
export function lapsedWait(lapsedAt: readonly Date[], now: Date): number | undefined {
  const since = addMinutes(now, -LAPSED_HOURS * 60)
  const recent = lapsedAt.filter((at) => at > since)
  const oldest = recent[MAX_LAPSED_HOLDS - 1]
  return oldest && Math.max(1, Math.ceil((addMinutes(oldest, LAPSED_HOURS * 60).getTime() - now.getTime()) / 1000))
}
