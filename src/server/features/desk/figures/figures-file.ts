import type { DeskFigures } from '#contract/desk-figures.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import { rupeesText } from '#domain/ledger/statement.ts'
import { slotAt, type SlotIndex } from '#domain/slots/slots.ts'

type Row = readonly [figure: string, part: string, value: number | string | null]

/** Lists the figures as rows of a table: section, label and number; money in whole rupees. */
function figureRows(figures: DeskFigures): Row[] {
  const { minutes, slots, walk_ins, searches, welcome, payout, seen } = figures
  const sold = [
    ...slots.map(({ slot, ...of }) => [slotAt(slot as SlotIndex).listingName, of] as const),
    ['Walk-ins', walk_ins] as const,
  ]
  return [
    ['Days', 'from', figures.from],
    ['Days', 'to', figures.to],
    ['Minutes', 'there were', minutes.there_were],
    ['Minutes', 'sold', minutes.sold],
    ...sold.map(([name, of]): Row => ['Minutes sold', name, of.minutes]),
    ...sold.map(([name, of]): Row => ['Stays begun', name, of.stays]),
    ...sold.map(([name, of]): Row => ['Value', name, of.value]),
    ['Average price', 'bookings', figures.average],
    ...figures.days.flatMap(({ day, bookings, walk_ins: others }): Row[] => [
      ['Stays begun by bookings', day, bookings],
      ['Stays begun by walk-ins', day, others],
    ]),
    ...figures.money.flatMap(({ way, bookings, walk_ins: others }): Row[] => [
      ['Money of bookings', way, bookings],
      ['Money of walk-ins', way, others],
    ]),
    ['Money', 'all', figures.money_sum],
    ['Bookings', 'to be seen', seen.due],
    ['Bookings', 'seen in time', seen.in_time],
    ['Bookings', 'cancelled', figures.cancelled],
    ['Bookings', 'no-show', figures.no_shows],
    ['Bookings', 'turned away', figures.turned_away],
    ['Searches', 'free', searches.free],
    ['Searches', 'free, not chosen', searches.not_chosen],
    ['Searches', 'sold out', searches.sold_out],
    ['Welcomed', 'percent', welcome?.welcomed ?? null],
    ['Welcomed', 'couples', welcome?.couples ?? null],
    ['Last payout', 'amount', payout && rupeesText(payout.paise)],
    ['Last payout', 'at', payout?.paid_at ?? null],
    ['Last payout', 'bank reference', payout?.bank_reference ?? null],
  ]
}

/** Writes a hotel's figures as a file for a spreadsheet. */
export const figuresFile = (figures: DeskFigures): { name: string; text: string } => ({
  name: `figures-${figures.from}-${figures.to}.csv`,
  text: csvText([['Figure', 'Part', 'Value'], ...figureRows(figures)]),
})
