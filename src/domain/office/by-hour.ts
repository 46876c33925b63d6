import { istDateOf, istMinuteOfDay } from '../kernel/ist.ts'

/** Searches are counted by the quarter of an hour: short enough to compare this moment with the same one a week ago. */
export const COUNTED_MINUTES = 15

/** The quarter of an hour in which an instant lies; India's are those of UTC. */
export function quarterOf(instant: Date): Date {
  const quarter = COUNTED_MINUTES * 60 * 1000
  return new Date(Math.floor(instant.getTime() / quarter) * quarter)
}

/** So many things in the quarter of an hour, or at the moment, `at`. */
export type Counted = { at: Date; times: number }

const HOURS = 24

/** How many there were in each of the 24 hours of an Indian day; what lies outside the day is left out. */
export function byHour(counted: readonly Counted[], date: string): number[] {
  const hours = Array.from({ length: HOURS }, () => 0)
  for (const { at, times } of counted) {
    const hour = Math.floor(istMinuteOfDay(at) / 60)
    if (istDateOf(at) === date) hours[hour] = (hours[hour] ?? 0) + times
  }
  return hours
}

/** Of so many bookings, how many hotels saw in time. */
export type SeenOfDay = { date: string; due: number; seen: number }

/** In whole percent; null where none was due. Never rounded up to 100: one that nobody saw is to be seen here. */
export function percentSeen(days: readonly Pick<SeenOfDay, 'due' | 'seen'>[]): number | null {
  const due = days.reduce((sum, day) => sum + day.due, 0)
  const seen = days.reduce((sum, day) => sum + day.seen, 0)
  if (due === 0) return null
  return seen < due ? Math.min(99, Math.round((100 * seen) / due)) : 100
}
