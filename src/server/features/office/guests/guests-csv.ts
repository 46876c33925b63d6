import type { ListedGuest } from '#contract/office-guest-list.ts'
import type { Table } from '../send-table.ts'

const HEADINGS = [
  'id',
  'city',
  'since',
  'bookings',
  'cancelled',
  'no-shows',
  'not taken',
  'last check-in',
  'credit, rupees',
  'blocked',
]

/** The list of guests for a spreadsheet, without their names. */
export const GUEST_TABLE: Table<ListedGuest> = {
  list: 'guests',
  headings: HEADINGS,
  cellsOf: (row) => [
    row.id,
    row.city,
    row.since,
    row.bookings,
    row.cancelled,
    row.no_shows,
    row.not_taken,
    row.last_checkin,
    row.credits,
    row.is_blocked ? 'yes' : 'no',
  ],
}
