import { areSamePeriods, overlap, type Period } from '../kernel/period.ts'

/** An event in one of our calendars that other sites read. `uid` is null until it is stored. */
export type GivenEvent = { uid: string | null; period: Period; sequence: number; isCancelled: boolean }

/**
 * Calculates the events that a calendar should have now from its earlier events and the busy periods. An event keeps
 * its UID while it overlaps a busy period, and its SEQUENCE grows when its times change. An event that has begun keeps
 * its start. An event without a busy period is cancelled, and removed once it is past (RFC 5545, 3.8.7.4; decision
 * 0109).
 */
export function reviseEvents(stored: readonly GivenEvent[], busy: readonly Period[], now: Date): GivenEvent[] {
  const ahead = busy.filter(({ end }) => end > now)
  const left = stored.filter(({ period }) => period.end > now)
  const events = ahead.map((period): GivenEvent => {
    const match = left.findIndex((event) => !event.isCancelled && overlap(event.period, period))
    const [event] = match === -1 ? [] : left.splice(match, 1)
    if (!event) return { uid: null, period, sequence: 0, isCancelled: false }
    const start = event.period.start <= now && period.start <= now ? event.period.start : period.start
    const next = { start, end: period.end }
    return areSamePeriods(next, event.period) ? event : { ...event, period: next, sequence: event.sequence + 1 }
  })
  const cancelled = left.map((event) =>
    event.isCancelled ? event : { ...event, isCancelled: true, sequence: event.sequence + 1 },
  )
  return [...events, ...cancelled]
}
