import { expect, test } from 'vitest'
import { MAX_EVENTS } from '#domain/channels/channel-reading.ts'
import { OUR_UIDS } from '#domain/channels/given-calendar.ts'
import { parseCalendar } from './parse-calendar.ts'

const NOW = new Date('2026-12-01T00:00:00Z')
const NEW_LINE = '\r\n'
const calendar = (...parts: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Some site//EN', ...parts, 'END:VCALENDAR', ''].join(NEW_LINE)
const event = (...lines: readonly string[]): string =>
  ['BEGIN:VEVENT', 'UID:one@site', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'].join(NEW_LINE)
const other = (uid: string, ...lines: readonly string[]): string => event(...lines).replace('one@site', uid)

const NEW_YORK = [
  'BEGIN:VTIMEZONE',
  'TZID:Eastern',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
].join(NEW_LINE)
const OUTLOOK = [
  'BEGIN:VTIMEZONE',
  'TZID:India Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'END:STANDARD',
  'END:VTIMEZONE',
].join(NEW_LINE)

/** `times` are in UTC: noon in India is 06:30. */
const cases: { name: string; text: string; times: string[] }[] = [
  {
    name: 'whole days, as MakeMyTrip and Airbnb write them: from noon to noon in India',
    text: calendar(event('DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261207', 'SUMMARY:Reserved')),
    times: ['2026-12-05T06:30 2026-12-07T06:30'],
  },
  {
    name: 'a day without an end',
    text: calendar(event('DTSTART;VALUE=DATE:20261205')),
    times: ['2026-12-05T06:30 2026-12-06T06:30'],
  },
  {
    name: 'a day that ends before it begins',
    text: calendar(event('DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261201')),
    times: ['2026-12-05T06:30 2026-12-06T06:30'],
  },
  {
    name: 'times in UTC',
    text: calendar(event('DTSTART:20261205T093000Z', 'DTEND:20261205T123000Z')),
    times: ['2026-12-05T09:30 2026-12-05T12:30'],
  },
  {
    name: 'a duration instead of an end',
    text: calendar(event('DTSTART:20261205T093000Z', 'DURATION:P1DT3H')),
    times: ['2026-12-05T09:30 2026-12-06T12:30'],
  },
  {
    name: 'an IANA zone without its definition',
    text: calendar(
      event('DTSTART;TZID=America/New_York:20261205T093000', 'DTEND;TZID=America/New_York:20261205T103000'),
    ),
    times: ['2026-12-05T14:30 2026-12-05T15:30'],
  },
  {
    name: 'a zone with its definition, in winter',
    text: calendar(NEW_YORK, event('DTSTART;TZID=Eastern:20261205T093000', 'DTEND;TZID=Eastern:20261205T103000')),
    times: ['2026-12-05T14:30 2026-12-05T15:30'],
  },
  {
    name: 'a zone with its definition, in summer',
    text: calendar(NEW_YORK, event('DTSTART;TZID=Eastern:20270705T093000', 'DTEND;TZID=Eastern:20270705T103000')),
    times: ['2027-07-05T13:30 2027-07-05T14:30'],
  },
  {
    name: "Outlook's name of a zone",
    text: calendar(
      OUTLOOK,
      event('DTSTART;TZID=India Standard Time:20261205T093000', 'DTEND;TZID=India Standard Time:20261205T103000'),
    ),
    times: ['2026-12-05T04:00 2026-12-05T05:00'],
  },
  {
    name: 'a zone that nobody knows is India',
    text: calendar(event('DTSTART;TZID=Mars/Base:20261205T093000', 'DTEND;TZID=Mars/Base:20261205T103000')),
    times: ['2026-12-05T04:00 2026-12-05T05:00'],
  },
  {
    name: 'a time without a zone is in India',
    text: calendar(event('DTSTART:20261205T093000', 'DTEND:20261205T103000')),
    times: ['2026-12-05T04:00 2026-12-05T05:00'],
  },
  {
    name: 'an hour that a change of the clock leaves out',
    text: calendar(event('DTSTART;TZID=Europe/Berlin:20270328T023000', 'DTEND;TZID=Europe/Berlin:20270328T043000')),
    times: ['2027-03-28T01:30 2027-03-28T02:30'],
  },
  {
    name: 'a weekly recurrence with a count',
    text: calendar(event('DTSTART:20261203T093000Z', 'DTEND:20261203T103000Z', 'RRULE:FREQ=WEEKLY;COUNT=2')),
    times: ['2026-12-03T09:30 2026-12-03T10:30', '2026-12-10T09:30 2026-12-10T10:30'],
  },
  {
    name: 'a recurrence that began long ago',
    text: calendar(
      event('DTSTART:20200101T000000Z', 'DTEND:20200101T010000Z', 'RRULE:FREQ=YEARLY;UNTIL=20270601T000000Z'),
    ),
    times: ['2027-01-01T00:00 2027-01-01T01:00'],
  },
  {
    name: 'a recurrence without an end, for a year ahead',
    text: calendar(event('DTSTART;VALUE=DATE:20261225', 'DTEND;VALUE=DATE:20261226', 'RRULE:FREQ=YEARLY')),
    times: ['2026-12-25T06:30 2026-12-26T06:30'],
  },
  {
    name: 'weekdays of a month',
    text: calendar(event('DTSTART:20261204T093000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=1FR;COUNT=2')),
    times: ['2026-12-04T09:30 2026-12-04T10:30', '2027-01-01T09:30 2027-01-01T10:30'],
  },
  {
    name: 'a date that is left out',
    text: calendar(
      event(
        'DTSTART;VALUE=DATE:20261205',
        'DTEND;VALUE=DATE:20261206',
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE;VALUE=DATE:20261206',
      ),
    ),
    times: ['2026-12-05T06:30 2026-12-06T06:30', '2026-12-07T06:30 2026-12-08T06:30'],
  },
  {
    name: 'dates of their own beside the first',
    text: calendar(event('DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261206', 'RDATE;VALUE=DATE:20261211')),
    times: ['2026-12-05T06:30 2026-12-06T06:30', '2026-12-11T06:30 2026-12-12T06:30'],
  },
  {
    name: 'a date of a recurrence that moved',
    text: calendar(
      event('DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261206', 'RRULE:FREQ=DAILY;COUNT=2'),
      event('RECURRENCE-ID;VALUE=DATE:20261206', 'DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261212'),
    ),
    times: ['2026-12-05T06:30 2026-12-06T06:30', '2026-12-10T06:30 2026-12-12T06:30'],
  },
  {
    name: 'a date of a recurrence that was cancelled',
    text: calendar(
      event('DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261206', 'RRULE:FREQ=DAILY;COUNT=2'),
      event('RECURRENCE-ID;VALUE=DATE:20261206', 'DTSTART;VALUE=DATE:20261206', 'STATUS:CANCELLED'),
    ),
    times: ['2026-12-05T06:30 2026-12-06T06:30'],
  },
  {
    name: 'a moved date whose recurrence is missing',
    text: calendar(
      event('RECURRENCE-ID;VALUE=DATE:20261206', 'DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261212'),
    ),
    times: ['2026-12-10T06:30 2026-12-12T06:30'],
  },
  {
    name: 'a cancelled event',
    text: calendar(event('DTSTART:20261205T093000Z', 'DURATION:PT1H', 'STATUS:cancelled')),
    times: [],
  },
  {
    name: 'a tentative event counts',
    text: calendar(event('DTSTART:20261205T093000Z', 'DURATION:PT1H', 'STATUS:TENTATIVE')),
    times: ['2026-12-05T09:30 2026-12-05T10:30'],
  },
  {
    name: 'an event marked as free time counts, as Google marks whole days',
    text: calendar(event('DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261206', 'TRANSP:TRANSPARENT')),
    times: ['2026-12-05T06:30 2026-12-06T06:30'],
  },
  {
    name: 'an event that is over',
    text: calendar(event('DTSTART:20261105T093000Z', 'DURATION:PT1H')),
    times: [],
  },
  {
    name: 'an event that has begun',
    text: calendar(event('DTSTART:20261130T093000Z', 'DTEND:20261202T093000Z')),
    times: ['2026-11-30T09:30 2026-12-02T09:30'],
  },
  {
    name: 'an event further ahead than a year',
    text: calendar(event('DTSTART:20281130T093000Z', 'DURATION:PT1H')),
    times: [],
  },
  {
    name: 'a time without a length',
    text: calendar(event('DTSTART:20261205T093000Z')),
    times: [],
  },
  {
    name: 'folded lines',
    text: calendar(event('DTSTART;VALUE=DATE:202612', ' 05', 'DTEND;VALUE=DATE:20261206')),
    times: ['2026-12-05T06:30 2026-12-06T06:30'],
  },
  {
    name: 'lines that end without a carriage return',
    text: calendar(event('DTSTART;VALUE=DATE:20261205')).replaceAll('\r', ''),
    times: ['2026-12-05T06:30 2026-12-06T06:30'],
  },
  {
    name: 'a byte order mark and empty lines around',
    text: `\uFEFF\n\n${calendar(event('DTSTART;VALUE=DATE:20261205'))}\n\n`,
    times: ['2026-12-05T06:30 2026-12-06T06:30'],
  },
  {
    name: 'unknown properties, alarms, journal entries and words in Hindi',
    text: calendar(
      'X-WR-CALNAME:कमरा 101',
      event('DTSTART;VALUE=DATE:20261205', 'SUMMARY:परिवार\\, शादी', 'X-ROOM:101', 'BEGIN:VALARM', 'END:VALARM'),
      ['BEGIN:VJOURNAL', 'UID:note@site', 'DTSTAMP:20261101T000000Z', 'END:VJOURNAL'].join(NEW_LINE),
    ),
    times: ['2026-12-05T06:30 2026-12-06T06:30'],
  },
  {
    name: 'two events with one UID are two',
    text: calendar(
      event('DTSTART:20261205T093000Z', 'DURATION:PT1H'),
      event('DTSTART:20261206T093000Z', 'DURATION:PT1H'),
    ),
    times: ['2026-12-05T09:30 2026-12-05T10:30', '2026-12-06T09:30 2026-12-06T10:30'],
  },
  {
    name: 'an event without a UID',
    text: calendar(event('DTSTART:20261205T093000Z', 'DURATION:PT1H').replace(`UID:one@site${NEW_LINE}`, '')),
    times: ['2026-12-05T09:30 2026-12-05T10:30'],
  },
  {
    name: 'our own events, which a site repeats to us',
    text: calendar(other(`1f7c${OUR_UIDS}`, 'DTSTART:20261205T093000Z', 'DURATION:PT1H')),
    times: [],
  },
  { name: 'no events', text: calendar(), times: [] },
]

const minutes = (instant: Date): string => instant.toISOString().slice(0, 16)

test.for(cases)('$name', ({ text, times }) => {
  const parsed = parseCalendar(text, NOW)
  expect(parsed?.events.map(({ period }) => `${minutes(period.start)} ${minutes(period.end)}`)).toEqual(times)
  expect(parsed?.unreadable).toEqual([])
  const keys = parsed?.events.map(({ key }) => key) ?? []
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.join(' ')).not.toContain('site')
})

test.for([
  { name: 'a start that is no time', lines: ['DTSTART:soon', 'DTEND:20261206T103000Z'] },
  { name: 'no start', lines: ['DTEND:20261206T103000Z'] },
  {
    name: 'a recurrence for every second',
    lines: ['DTSTART:20200101T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=SECONDLY'],
  },
])('an event with $name cannot be read, but all other events are', ({ lines }) => {
  const good = other('two@site', 'DTSTART:20261206T093000Z', 'DURATION:PT1H')
  const parsed = parseCalendar(calendar(event(...lines), good), NOW)
  expect([parsed?.events.length, parsed?.unreadable.length]).toEqual([1, 1])
})

test.for([
  { name: 'a page in HTML', text: '<html><body>Sign in</body></html>' },
  { name: 'nothing', text: '' },
  { name: 'half a calendar', text: calendar(event('DTSTART:20261205T093000Z')).slice(0, -40) },
  { name: 'another format', text: ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Asha', 'END:VCARD'].join(NEW_LINE) },
  {
    name: 'too many events',
    text: calendar(
      ...Array.from({ length: MAX_EVENTS + 1 }, (_event, n) =>
        other(`${n}`, 'DTSTART:20261205T093000Z', 'DURATION:PT1H'),
      ),
    ),
  },
])('$name is not accepted as a calendar', ({ text }) => {
  expect(parseCalendar(text, NOW)).toBeNull()
})

test('an event that moves keeps its key', () => {
  const keyAt = (start: string) =>
    parseCalendar(calendar(event(`DTSTART:${start}`, 'DURATION:PT1H')), NOW)?.events[0]?.key
  expect(keyAt('20261206T093000Z')).toBe(keyAt('20261205T093000Z'))
})
