import type { FIGURE_TABLES } from '#contract/office-figures.ts'
import { COHORT_MONTHS, FEWEST_SHOWN, type ShownGuests } from '#domain/figures/cohorts.ts'
import { isMoney, RESULTS } from '#domain/figures/results.ts'
import { percentWords } from '#domain/kernel/percent.ts'
import { rupeesText } from '#domain/ledger/statement.ts'
import { isSlotIndex, slotAt } from '#domain/slots/slots.ts'
import type { Db } from '../../../services.ts'
import type { FigureWish } from './figure-wish.ts'
import { readCohorts } from './read-cohorts.ts'
import { readDemandRows } from './read-demand.ts'
import { readResultRows } from './read-results.ts'

export type FigureTable = (typeof FIGURE_TABLES)[number]

const headings = (names: readonly string[]) => names.map((name) => name.replaceAll('_', ' '))

async function resultsTable(db: Db, wish: FigureWish): Promise<string[][]> {
  const rows = await readResultRows(db, wish)
  return [
    headings(['week', 'city', 'hotel', ...RESULTS, 'take_rate']),
    ...rows.map((row) => [
      row.week,
      row.city,
      row.hotel,
      ...RESULTS.map((name) => (isMoney(name) ? rupeesText(row[name]) : String(row[name]))),
      row.take_rate === null ? '' : percentWords(row.take_rate),
    ]),
  ]
}

async function demandTable(db: Db, wish: FigureWish): Promise<string[][]> {
  const rows = await readDemandRows(db, wish)
  return [
    headings(['week', 'city', 'locality', 'slot', 'lead', 'emptied_by', 'searches', 'without_room']),
    ...rows.map(({ week, city, locality, slot, lead, emptied_by, searches, without_room }) => [
      week,
      city,
      locality ?? '',
      isSlotIndex(slot) ? slotAt(slot).listingName : '',
      lead,
      emptied_by,
      String(searches),
      String(without_room),
    ]),
  ]
}

const guestsText = (guests: ShownGuests): string => {
  if (guests === 'few') return `under ${FEWEST_SHOWN}`
  return guests === 'open' ? '' : String(guests)
}

async function cohortsTable(db: Db, wish: FigureWish): Promise<string[][]> {
  const cohorts = await readCohorts(db, wish)
  const within = Array.from({ length: COHORT_MONTHS }, (_, month) => `within_${month + 1}`)
  return [
    headings(['month', 'guests', ...within]),
    ...cohorts.map(({ month, guests, returned }) => [month, guestsText(guests), ...returned.map(guestsText)]),
  ]
}

const TABLES = { demand: demandTable, results: resultsTable, cohorts: cohortsTable }

/** Reads one kind of figures as a table with headings and amounts in rupees. */
export const figureTable = (db: Db, kind: FigureTable, wish: FigureWish): Promise<string[][]> => TABLES[kind](db, wish)
