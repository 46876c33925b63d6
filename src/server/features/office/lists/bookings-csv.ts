import { maskPhone } from '#domain/accounts/phone.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import type { ListedRow } from './read-bookings.ts'

const HEADINGS = [
  'code',
  'state',
  'check-in',
  'booked',
  'hotel',
  'city',
  'slot',
  'rooms',
  'paid online',
  'at the hotel',
  'refund',
  'seen by the hotel',
  'no-show',
  'turned away',
  'disputed',
]
const OF_GUEST = ['guest', 'phone']

const yesOr = (isSo: boolean) => (isSo ? 'yes' : '')

/** Writes the list for a spreadsheet; `cutAt` adds a last line that says that more bookings fit the filter. */
export function bookingsCsv(
  rows: readonly ListedRow[],
  { showsGuests, cutAt }: { showsGuests: 'yes' | 'no'; cutAt?: number | undefined },
): string {
  const isShown = showsGuests === 'yes'
  return csvText([
    isShown ? [...HEADINGS, ...OF_GUEST] : HEADINGS,
    ...rows.map((row) => [
      row.code,
      row.status,
      row.checkin,
      row.booked_at,
      row.hotel.name,
      row.hotel.city,
      row.slot,
      row.rooms,
      row.online,
      row.at_hotel,
      row.refund ?? '',
      yesOr(row.is_seen),
      yesOr(row.is_no_show),
      yesOr(row.is_turned_away),
      yesOr(row.is_disputed),
      ...(isShown ? [row.guest, maskPhone(row.phone)] : []),
    ]),
    ...(cutAt === undefined ? [] : [[`Only the first ${cutAt} bookings are here. Narrow the filter for the others.`]]),
  ])
}
