import { addMinutes } from '../kernel/ist.ts'

export const MAX_DIRTY_REASON = 200

/**
 * A room that its guests have left and that nobody has marked as clean. `startedAt` is set while somebody is cleaning
 * it.
 */
export type OpenCleaning = { dirtyAt: Date; startedAt: Date | null }

/**
 * A hotel uses the cleaning list if it has a cleaner, or if somebody marked a room clean within these days. In other
 * hotels a room counts as clean after the planned minutes, so that the desk need not confirm it.
 */
export const CLEANING_SHOWN_DAYS = 7

/** Cleaning is urgent if the room's next guests arrive within this many minutes. */
const NEEDED_WITHIN_MINUTES = 60

/**
 * Returns when a vacated room goes back on sale: after the planned minutes or once somebody marks it clean, but no
 * later than the start of the next stay.
 */
export function occupiedUntil({
  leftAt,
  cleaningMinutes,
  cleanAt,
  nextAt,
}: {
  leftAt: Date
  cleaningMinutes: number
  cleanAt: Date | null
  nextAt: Date | null
}): Date {
  const ends = [addMinutes(leftAt, cleaningMinutes), cleanAt, nextAt]
  return new Date(Math.min(...ends.flatMap((end) => (end ? [end.getTime()] : []))))
}

/**
 * Whether a room must be cleaned before others. Either its planned cleaning time is over, so that guests can book it
 * although nobody has marked it as clean, or its next guests arrive within the hour.
 */
export const isCleaningUrgent = (
  { dirtyAt, cleaningMinutes, nextAt }: { dirtyAt: Date; cleaningMinutes: number; nextAt: Date | null },
  now: Date,
): boolean =>
  now >= addMinutes(dirtyAt, cleaningMinutes) || (nextAt !== null && addMinutes(now, NEEDED_WITHIN_MINUTES) >= nextAt)

/**
 * Sorts rooms to clean: first the rooms being cleaned, then those with the earliest next guests, then those that have
 * waited longest.
 */
export function byCleaningOrder(
  one: OpenCleaning & { nextAt: Date | null },
  other: OpenCleaning & { nextAt: Date | null },
): number {
  const started = Number(other.startedAt !== null) - Number(one.startedAt !== null)
  const next = (one.nextAt?.getTime() ?? Infinity) - (other.nextAt?.getTime() ?? Infinity)
  return started || (Number.isNaN(next) ? 0 : next) || one.dirtyAt.getTime() - other.dirtyAt.getTime()
}
