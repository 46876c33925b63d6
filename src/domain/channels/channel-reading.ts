import { addMinutes, minutesBetween } from '../kernel/ist.ts'
import { areSamePeriods, type Period } from '../kernel/period.ts'

/** How often we read another site's calendar. A room can be sold twice between two readings. */
export const READ_EVERY_MINUTES = 5
/** After this time without a successful reading, we warn the hotel and keep rooms back. */
export const SILENT_AFTER_MINUTES = 60
/** Rooms are kept back today and for this many days after today while a site is silent. */
export const KEPT_BACK_DAYS = 2
/** Events that start later than this are ignored. The desk's own blocks have the same limit. */
export const MAX_EVENT_DAYS_AHEAD = 366
export const MAX_EVENTS = 2000
export const MAX_SITES = 10
export const MAX_CHANNEL_NAME = 40
export const MAX_KEEPS_BACK = 20

/**
 * The fault of a reading. `emptied` means that a calendar with several future events suddenly had none. `partly` means
 * that some events could not be read.
 */
export const READING_TROUBLES = [
  'not_found',
  'refused',
  'unreachable',
  'too_large',
  'no_calendar',
  'inside',
  'emptied',
  'partly',
] as const
export type ReadingTrouble = (typeof READING_TROUBLES)[number]

export const isSilent = (since: Date, now: Date): boolean => minutesBetween(since, now) >= SILENT_AFTER_MINUTES

/** An event that was just read. */
export type ReadEvent = { key: string; period: Period }
/** An event that we stored. `missingSince` is the first reading without it. */
export type StoredEvent = ReadEvent & { missingSince: Date | null }

export type Reading = {
  /** new events, and events whose times have changed */
  changed: ReadEvent[]
  /** events that are missing for the first time, which stay blocked until another reading confirms it */
  missing: string[]
  /** events that are listed again after being missing */
  back: string[]
  /** events that are missing for the second time or are in the past */
  ended: string[]
}

/**
 * Compares the events just read with those stored. Keeps an event that the site no longer lists until a second reading,
 * at least `READ_EVERY_MINUTES` later, also lacks it, because one faulty response must not put a sold room on sale.
 * Returns 'emptied' if there were two or more future events and all of them disappear together. A manager has to
 * confirm this (decision 0109).
 */
export function compareReading(
  stored: readonly StoredEvent[],
  read: readonly ReadEvent[],
  now: Date,
  isConfirmed = false,
): Reading | 'emptied' {
  const current = new Map(read.map((event) => [event.key, event]))
  const ahead = stored.filter(({ period }) => period.end > now)
  if (!isConfirmed && current.size === 0 && ahead.length > 1) return 'emptied'
  const known = new Map(stored.map((event) => [event.key, event]))
  const gone = ahead.filter(({ key }) => !current.has(key))
  const isOut = ({ missingSince }: StoredEvent): boolean =>
    isConfirmed || (missingSince !== null && addMinutes(missingSince, READ_EVERY_MINUTES) <= now)
  return {
    changed: read.filter(({ key, period }) => {
      const before = known.get(key)?.period
      return !before || !areSamePeriods(before, period)
    }),
    missing: gone.filter((event) => event.missingSince === null && !isOut(event)).map(({ key }) => key),
    back: ahead.filter(({ key, missingSince }) => missingSince !== null && current.has(key)).map(({ key }) => key),
    ended: [...gone.filter(isOut), ...stored.filter(({ period }) => period.end <= now)].map(({ key }) => key),
  }
}
