export type SoldTime = { uid: string; from: string; until: string }

const compact = (instant: string): string => new Date(instant).toISOString().replaceAll(/[-:]|\.000/g, '')

/** Writes an iCalendar as booking sites do, with folded lines, a guest's name and carriage returns. */
export const calendarOf = (...sold: readonly SoldTime[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Some site//EN',
    ...sold.flatMap(({ uid, from, until }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTAMP:20261101T000000Z',
      `DTSTART:${compact(from)}`,
      `DTEND:${compact(until)}`,
      'SUMMARY:CLOSED - Vikram Sethi\\, 98765',
      '  43210',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
