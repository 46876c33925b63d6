import type { Booking } from '#contract/bookings.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { addressOf } from '#web/lib/names-in-language.ts'
import { language } from '#words/language.ts'

const LINE_BYTES = 75

const escape = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replace(/([;,])/g, '\\$1')
    .replaceAll('\n', '\\n')

/** Formats an instant for a calendar: '20261205T153000Z' */
const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Folds lines at 75 bytes and continues after a space, as the calendar format requires. */
function fold(line: string): string {
  const folded: string[] = []
  let part = ''
  for (const letter of line) {
    if (new TextEncoder().encode(part + letter).length > LINE_BYTES) {
      folded.push(part)
      part = ' '
    }
    part += letter
  }
  return [...folded, part].join('\r\n')
}

type Stay = Pick<Booking, 'id' | 'short_id' | 'checkin_date' | 'leaves_at' | 'created_at'> & {
  hotel: Pick<Booking['hotel'], 'address' | 'city' | 'cityNames' | 'locality' | 'localityNames'>
}

/** Creates a calendar entry for a booking. Its title is neutral, because others may see the calendar. */
export function calendarFile({ id, short_id, checkin_date, leaves_at, created_at, hotel }: Stay): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//Bookings//${language.toUpperCase()}`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(new Date(created_at))}`,
    `DTSTART:${stamp(new Date(checkin_date))}`,
    `DTEND:${stamp(new Date(leaves_at))}`,
    `SUMMARY:${PRODUCT_NAME} ${short_id}`,
    `LOCATION:${escape(addressOf(hotel))}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Returns a data URL that a link can download. */
export const calendarAddress = (booking: Stay): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(booking))}`
