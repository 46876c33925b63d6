import type { AdjustableClock, Clock } from '../ports/clock.ts'

export const systemClock: Clock = { now: () => new Date() }

/** Returns a clock that starts at the system's time and can only be moved forward. */
export function adjustableClock(start: () => Date = () => new Date()): AdjustableClock {
  let ahead = 0
  return {
    now: () => new Date(start().getTime() + ahead * 60_000),
    advance: (minutes) => {
      ahead += minutes
    },
    advancedMinutes: () => ahead,
  }
}
