import { addMinutes, minutesBetween } from '../kernel/ist.ts'
import type { Period } from '../kernel/period.ts'

/** The longest time that a hotel may plan for cleaning a room between two stays. */
export const MAX_CLEANING_MINUTES = 120

export const isCleaningTime = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= 0 && minutes <= MAX_CLEANING_MINUTES

/** A stay in a room: the guests' own period, and the period in which nobody else can use the room. */
export type Occupation = { period: Period; occupied: Period }

/** Returns the period for which a room is occupied: from check-in until it has been cleaned (decision 0026). */
export const occupiedPeriod = (period: Period, cleaningMinutes: number): Period => ({
  start: period.start,
  end: addMinutes(period.end, cleaningMinutes),
})

export const occupy = (period: Period, cleaningMinutes: number): Occupation => ({
  period,
  occupied: occupiedPeriod(period, cleaningMinutes),
})

/**
 * Returns for how many minutes a room is kept for cleaning after a stay; 0 if the same booking continues in the room.
 */
export const cleaningOf = ({ period, occupied }: Occupation): number => minutesBetween(period.end, occupied.end)

const latest = (one: Date, other: Date): Date => (one > other ? one : other)

/**
 * Adds extra hours to a stay in the same room. Both become one occupied period with the cleaning at its end. The
 * cleaning moves to the end of the hours and never ends earlier than before, so that cancelling the hours always leaves
 * time for it. The database does the same (`occupy_room`).
 */
export function extendOccupation(
  stay: Occupation,
  hours: Period,
  cleaningMinutes: number,
): { stay: Occupation; hours: Occupation } {
  const end = latest(occupiedPeriod(hours, cleaningMinutes).end, stay.occupied.end)
  return {
    stay: { ...stay, occupied: { start: stay.occupied.start, end: hours.start } },
    hours: { period: hours, occupied: { start: hours.start, end } },
  }
}
