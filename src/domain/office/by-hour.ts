import { istDateOf, istMinuteOfDay } from '../kernel/ist.ts'

/**
 * Searches are counted per quarter of an hour. This is short enough to compare the present with the same time a week
 * ago.
 */
export const COUNTED_MINUTES = 15

/** Returns the quarter of an hour that contains an instant. Quarters in India and in UTC coincide. */
export function quarterOf(instant: Date): Date {
  const quarter = COUNTED_MINUTES * 60 * 1000
  return new Date(Math.floor(instant.getTime() / quarter) * quarter)
}

/** A count for a moment or a quarter of an hour, which begins at `at`. */
export type CountAt = { at: Date; times: number }

const HOURS = 24

/** Adds up counts for each of the 24 hours of a day in India. Ignores counts outside the day. */
export function byHour(counted: readonly CountAt[], date: string): number[] {
  const hours = Array.from({ length: HOURS }, () => 0)
  for (const { at, times } of counted) {
    const hour = Math.floor(istMinuteOfDay(at) / 60)
    if (istDateOf(at) === date) hours[hour] = (hours[hour] ?? 0) + times
  }
  return hours
}

/** How many bookings hotels had to see on a day, and how many of them they saw in time. */
export type SeenOfDay = { date: string; due: number; seen: number }

/**
 * Calculates whole percent, or returns null if no booking was due. Never rounds up to 100, so that even a single unseen
 * booking shows.
 */
export function percentSeen(days: readonly Pick<SeenOfDay, 'due' | 'seen'>[]): number | null {
  const due = days.reduce((sum, day) => sum + day.due, 0)
  const seen = days.reduce((sum, day) => sum + day.seen, 0)
  if (due === 0) return null
  return seen < due ? Math.min(99, Math.round((100 * seen) / due)) : 100
}
