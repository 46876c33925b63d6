import type { ListedGuest } from '#contract/office-guest-list.ts'
import { csvText } from '#domain/kernel/csv-text.ts'

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

/**
 * Writes the list of guests for a spreadsheet, without their names; `cutAt` adds a last line that says that more guests
 * fit.
 */
export const guestsCsv = (rows: readonly ListedGuest[], cutAt: number | undefined): string =>
  csvText([
    HEADINGS,
    ...rows.map((row) => [
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
    ]),
    ...(cutAt === undefined ? [] : [[`Only the first ${cutAt} guests are here. Narrow the filter for the others.`]]),
  ])
