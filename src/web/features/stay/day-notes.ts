import type { IstDate } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { cheapestDays } from '#domain/prices/cheapest-days.ts'
import type { DayOffer } from '#domain/prices/day-offer.ts'
import { slotAt, type SlotIndex } from '#domain/slots/slots.ts'
import { dateWords } from '#words/times.ts'
import type { DayNote } from '#web/ui/month-grid.tsx'

type Priced = { date: IstDate; price: number }

const freeDays = (offers: readonly DayOffer[]): Priced[] =>
  offers.flatMap(({ date, state, price }) => (state === 'free' && price !== null ? [{ date, price }] : []))

function noteOf({ date, state, price }: DayOffer, slot: SlotIndex, cheapest: Set<IstDate>): DayNote | undefined {
  const { listingName } = slotAt(slot)
  if (state === 'sold') return { shown: 'sold', said: `${listingName} sold out`, variant: 'gone' }
  if (state === 'closed') return { shown: 'shut', said: `${listingName} closed`, variant: 'gone' }
  if (state !== 'free' || price === null) return undefined
  // Omits the comma, because five digits already fill a day on a phone.
  const note: DayNote = { sign: '₹', shown: String(price), said: formatRupees(price) }
  return cheapest.has(date) ? { ...note, said: `${note.said}, the lowest price`, variant: 'good' } : note
}

/** The notes under the days of a month, read out after their dates. */
export function dayNotes(offers: readonly DayOffer[], slot: SlotIndex): ReadonlyMap<IstDate, DayNote> {
  const cheapest = cheapestDays(freeDays(offers))
  return new Map(
    offers.flatMap((offer) => {
      const note = noteOf(offer, slot, cheapest)
      return note ? [[offer.date, note] as const] : []
    }),
  )
}

/** Names the cheapest day of a month; '' if nothing is free. */
export function lowestPriceWords(offers: readonly DayOffer[], slot: SlotIndex): string {
  const free = freeDays(offers)
  const [any] = free
  if (!any) return ''
  const { listingName } = slotAt(slot)
  const cheapest = cheapestDays(free)
  const first = free.find(({ date }) => cheapest.has(date))
  if (!first) return `${listingName}: ${formatRupees(any.price)} on every free day, before tax.`
  const others = cheapest.size - 1
  const more = others > 0 ? ` and ${others} more ${others === 1 ? 'day' : 'days'}` : ''
  return `${listingName}: lowest ${formatRupees(first.price)} on ${dateWords(first.date)}${more}, before tax.`
}
