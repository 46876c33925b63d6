import type { OfficeHotelRow } from '#contract/office-hotels.ts'
import type { Table } from '../send-table.ts'

const HEADINGS = [
  'id',
  'hotel',
  'city',
  'state',
  'rooms',
  'stays in 30 days',
  'seen in time, %',
  'not taken in 30 days',
  'no-shows in 90 days, %',
  'rating',
  'rank in city',
]

/** The list of hotels for a spreadsheet. */
export const HOTEL_TABLE: Table<OfficeHotelRow> = {
  list: 'hotels',
  headings: HEADINGS,
  cellsOf: (row) => [
    row.id,
    row.name,
    row.city,
    row.state,
    row.rooms,
    row.stays,
    row.seen_in_time,
    row.cases,
    row.no_shows,
    row.rating,
    row.rank_in_city,
  ],
}
