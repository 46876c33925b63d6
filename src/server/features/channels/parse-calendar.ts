import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import { MAX_EVENT_DAYS_AHEAD, MAX_EVENTS, type ReadEvent } from '#domain/channels/channel-reading.ts'
import { OUR_UIDS } from '#domain/channels/given-calendar.ts'
import { addDays, addMinutes, istInstant } from '#domain/kernel/ist.ts'
import type { Period } from '#domain/kernel/period.ts'
import { momentIn } from './zone-time.ts'

/** The time zone of times without a zone or with an unknown one. */
const INDIA = 'Asia/Kolkata'
/** All-day events run from noon to noon, because guests check in and out around noon. */
const NOON = 12
/** The maximum number of occurrences that are expanded for one event, including past ones. */
const MAX_STEPS = 20_000
const KEY_BYTES = 15

export type ParsedCalendar = {
  events: ReadEvent[]
  /** key prefixes of events that could not be parsed; their stored events are kept */
  unreadable: string[]
}

/**
 * Returns the key of an event without its occurrence. It is a hash, because some sites put a guest's name or e-mail
 * into the UID.
 */
export const keyOf = (uid: string): string =>
  createHash('sha256').update(uid).digest().subarray(0, KEY_BYTES).toString('base64url')

function momentOf(time: ICAL.Time, zone: string | undefined): Date {
  if (time.isDate) return istInstant(time.toString().slice(0, 10), NOON)
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toJSDate()
  try {
    return momentIn(zone ?? INDIA, time)
  } catch {
    return momentIn(INDIA, time)
  }
}

/** An all-day event without a later end lasts one day. A timed event without a later end is ignored. */
function periodOf(start: ICAL.Time, end: ICAL.Time, zone: string | undefined): Period | null {
  const from = momentOf(start, zone)
  const until = momentOf(end, zone)
  if (until > from) return { start: from, end: until }
  return start.isDate ? { start: from, end: istInstant(addDays(start.toString().slice(0, 10), 1), NOON) } : null
}

const isCancelled = (component: ICAL.Component): boolean =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED'

const zoneOf = (component: ICAL.Component): string | undefined => {
  const zone = component.getFirstProperty('dtstart')?.getParameter('tzid')
  return typeof zone === 'string' ? zone : undefined
}

type Horizon = { now: Date; until: Date }

function* occurrencesOf(event: ICAL.Event, { until }: Horizon): Generator<[string, Period | null]> {
  const zone = zoneOf(event.component)
  if (!event.isRecurring()) {
    yield ['', periodOf(event.startDate, event.endDate, zone)]
    return
  }
  // With RDATE but no RRULE, the iterator of ical.js omits the event's own start.
  if (!event.component.hasProperty('rrule')) yield ['', periodOf(event.startDate, event.endDate, zone)]
  const steps = event.iterator()
  for (let step = 0; step < MAX_STEPS; step++) {
    const next = steps.next() as ICAL.Time | undefined
    if (!next || momentOf(next, zone) > until) return
    const { startDate, endDate, item } = event.getOccurrenceDetails(next)
    if (!isCancelled(item.component))
      yield [`:${next.toString()}`, periodOf(startDate, endDate, zoneOf(item.component) ?? zone)]
  }
  throw new Error('a recurrence with too many dates')
}

function readEvent({ key, main, exceptions }: Listed, horizon: Horizon): ReadEvent[] {
  const event = new ICAL.Event(main, { strictExceptions: true, exceptions })
  const events: ReadEvent[] = []
  for (const [occurrence, period] of occurrencesOf(event, horizon))
    if (period && period.end > horizon.now && period.start < horizon.until)
      events.push({ key: key + occurrence, period })
  return events
}

type Listed = { key: string; main: ICAL.Component; exceptions: ICAL.Component[] }

const uidOf = (component: ICAL.Component): string =>
  String(component.getFirstPropertyValue('uid') ?? component.toString())

/**
 * Lists the events, each with the exceptions of its recurrence. Some sites reuse one UID for several events; the key of
 * such an event includes its start.
 */
function eventsOf(calendar: ICAL.Component): Listed[] {
  const byUid = Map.groupBy(calendar.getAllSubcomponents('vevent'), uidOf)
  return [...byUid].flatMap(([uid, components]): Listed[] => {
    const isException = (component: ICAL.Component): boolean => component.hasProperty('recurrence-id')
    const mains = components.filter((component) => !isException(component))
    const [main] = mains
    if (main && mains.length === 1) return [{ key: keyOf(uid), main, exceptions: components.filter(isException) }]
    // Treats exceptions whose recurring event is missing as separate events.
    return (mains.length === 0 ? components : mains).map((one) => {
      const start = String(one.getFirstPropertyValue('dtstart'))
      return { key: keyOf(`${uid} ${start}`), main: one, exceptions: [] }
    })
  })
}

/**
 * Parses the current and future events of an iCalendar text (RFC 5545), with recurrences and time zones. Cancelled
 * events are skipped; TRANSP is ignored, because calendar apps mark all-day events as free. Returns null if the text is
 * not a calendar or has too many events.
 */
export function parseCalendar(text: string, now: Date): ParsedCalendar | null {
  const horizon = { now, until: addMinutes(now, MAX_EVENT_DAYS_AHEAD * 24 * 60) }
  const parsed: ParsedCalendar = { events: [], unreadable: [] }
  try {
    const calendar = new ICAL.Component(
      ICAL.parse(text.replace(/^\uFEFF/u, '').trim()) as unknown[] as [string, unknown[], unknown[]],
    )
    if (calendar.name !== 'vcalendar') return null
    for (const listed of eventsOf(calendar)) {
      if (isCancelled(listed.main) || uidOf(listed.main).endsWith(OUR_UIDS)) continue
      try {
        parsed.events.push(...readEvent(listed, horizon))
      } catch {
        parsed.unreadable.push(listed.key)
      }
      if (parsed.events.length > MAX_EVENTS) return null
    }
  } catch {
    return null
  }
  return parsed
}
