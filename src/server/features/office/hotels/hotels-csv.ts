import type { OfficeHotelRow } from '#contract/office-hotels.ts'
import { csvText } from '#domain/kernel/csv-text.ts'

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

/** Writes the list of hotels for a spreadsheet; `cutAt` adds a last line that says that more hotels fit. */
export const hotelsCsv = (rows: readonly OfficeHotelRow[], cutAt: number | undefined): string =>
  csvText([
    HEADINGS,
    ...rows.map((row) => [
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
    ]),
    ...(cutAt === undefined ? [] : [[`Only the first ${cutAt} hotels are here. Narrow the filter for the others.`]]),
  ])
