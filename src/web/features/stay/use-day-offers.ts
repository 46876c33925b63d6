import { useEffect, useState } from 'react'
import type { IstDate } from '#domain/kernel/ist.ts'
import type { DayOffer } from '#domain/prices/day-offer.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { browserApi } from '#web/lib/api.ts'
import { withTotals } from './day-notes.ts'

/** The hotel or city slug whose prices a calendar shows, with the slot and number of rooms. */
export type PricedBy = { slot: SlotIndex; rooms: number } & ({ hotelId: number } | { city: string })

type Days = { slot: SlotIndex; from: IstDate; days: number; rooms: number }

function askFor(pricedBy: PricedBy, query: Days, signal: AbortSignal) {
  if ('city' in pricedBy)
    return browserApi.get('/cities/{id}/offers-by-day', { params: { id: pricedBy.city }, query, signal })
  return browserApi.get('/hotels/{id}/offers-by-day', { params: { id: String(pricedBy.hotelId) }, query, signal })
}

const DAYS_OF_MONTH = 31
const NONE: readonly DayOffer[] = []

/**
 * Loads what the rooms cost with tax on each day of a month ('2026-12') when the calendar first shows that month. Empty
 * while loading and after a failure, because guests can choose days without prices.
 */
export function useDayOffers(pricedBy: PricedBy | undefined, month: string): readonly DayOffer[] {
  const [known, setKnown] = useState<ReadonlyMap<string, readonly DayOffer[]>>(new Map())
  const isKnown = known.has(month)
  // Compares the object by its JSON text, because callers build a new object for each render.
  const asked = pricedBy && JSON.stringify(pricedBy)
  useEffect(() => {
    if (asked === undefined || isKnown) return undefined
    const stop = new AbortController()
    const ask = async () => {
      const by = JSON.parse(asked) as PricedBy
      const query = { slot: by.slot, from: `${month}-01`, days: DAYS_OF_MONTH, rooms: by.rooms }
      const answer = await askFor(by, query, stop.signal)
      if (!answer.ok || stop.signal.aborted) return
      const days = answer.value.days.filter(({ date }) => date.startsWith(month))
      const totals = withTotals(days, by.rooms)
      setKnown((before) => new Map([...before, [month, totals]]))
    }
    void ask().catch((error: unknown) => {
      if (!stop.signal.aborted) throw error
    })
    return () => stop.abort()
  }, [asked, month, isKnown])
  return known.get(month) ?? NONE
}
