import type { IstDate } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { cheapestDays } from '#domain/prices/cheapest-days.ts'
import type { DayOffer } from '#domain/prices/day-offer.ts'
import { slotAt, type SlotIndex } from '#domain/slots/slots.ts'
import { dateWords } from '#words/times.ts'
import type { DayNote } from '#web/ui/month-grid.tsx'
import * as t from '#words/stay.ts'
import { slotName } from '#words/slots.ts'
import { totalToday } from '#web/lib/total-today.ts'

/** `price`: what the rooms cost with tax */
type Priced = { date: IstDate; price: number }

const freeDays = (offers: readonly DayOffer[]): Priced[] =>
  offers.flatMap(({ date, state, price }) => (state === 'free' && price !== null ? [{ date, price }] : []))

/** Formats a price for the notes: '₹999' for a hotel, 'from ₹999' for the lowest price of a city. */
type PriceWords = (rupees: string) => string

type NoteCall = { slot: SlotIndex; cheapest: Set<IstDate>; priceWords: PriceWords }

/** Replaces the price of one room by the total of all rooms with tax. */
export const withTotals = (offers: readonly DayOffer[], rooms: number): DayOffer[] =>
  offers.map((offer) => ({ ...offer, price: offer.price === null ? null : totalToday(offer.price, { rooms }).total }))

function noteOf({ date, state, price }: DayOffer, { slot, cheapest, priceWords }: NoteCall): DayNote | undefined {
  const name = slotName(slotAt(slot))
  if (state === 'sold') return { shown: t.daySold, said: t.slotSoldOut(name), variant: 'gone' }
  if (state === 'closed') return { shown: t.dayShut, said: t.slotClosed(name), variant: 'gone' }
  if (state !== 'free' || price === null) return undefined
  const shown = formatRupees(price)
  const said = priceWords(shown)
  // If all days cost the same, the price is shown below the calendar.
  if (cheapest.size === 0) return { said }
  const note: DayNote = { shown, short: thousands(price), said }
  return cheapest.has(date) ? { ...note, said: t.theLowestPrice(said), variant: 'good' } : note
}

/** Shortens ₹2,599 to '₹2.6k' where a day is too narrow for more. */
const thousands = (price: number): string => (price < 1000 ? formatRupees(price) : `₹${Math.round(price / 100) / 10}k`)

/** Returns the notes under the days of a month, which screen readers read out after the dates. */
export function dayNotes(
  offers: readonly DayOffer[],
  slot: SlotIndex,
  priceWords: PriceWords = String,
): ReadonlyMap<IstDate, DayNote> {
  const cheapest = cheapestDays(freeDays(offers))
  return new Map(
    offers.flatMap((offer) => {
      const note = noteOf(offer, { slot, cheapest, priceWords })
      return note ? [[offer.date, note] as const] : []
    }),
  )
}

/** Returns a sentence about the cheapest day of a month, or '' if nothing is free. */
export function lowestPriceWords(
  offers: readonly DayOffer[],
  slot: SlotIndex,
  priceWords: PriceWords = String,
): string {
  const free = freeDays(offers)
  const [any] = free
  if (!any) return ''
  const name = slotName(slotAt(slot))
  const cheapest = cheapestDays(free)
  const first = free.find(({ date }) => cheapest.has(date))
  if (!first) return t.samePriceEveryDay(name, priceWords(formatRupees(any.price)))
  const lowest = { slot: name, price: formatRupees(first.price), date: dateWords(first.date) }
  const others = cheapest.size - 1
  return others > 0 ? t.lowestPriceOnDays({ ...lowest, others }) : t.lowestPriceOn(lowest)
}
