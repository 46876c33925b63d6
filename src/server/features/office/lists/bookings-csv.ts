import { maskPhone } from '#domain/accounts/phone.ts'
import type { Table } from '../send-table.ts'
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

const cellsOf = (row: ListedRow) => [
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
]

/** Returns the list of bookings for a spreadsheet, with or without guests' names and masked phones. */
export const bookingTable = (showsGuests: 'yes' | 'no'): Table<ListedRow> =>
  showsGuests === 'yes'
    ? {
        list: 'bookings',
        headings: [...HEADINGS, ...OF_GUEST],
        cellsOf: (row) => [...cellsOf(row), row.guest, maskPhone(row.phone)],
      }
    : { list: 'bookings', headings: HEADINGS, cellsOf }
