import { useEffect, useState } from 'react'
import type { DayOffer } from '#domain/prices/day-offer.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { browserApi } from '#web/lib/api.ts'

/** The hotel, slot and number of rooms whose prices a calendar shows. */
export type PricedBy = { hotelId: number; slot: SlotIndex; rooms: number }

const DAYS_OF_MONTH = 31
const NONE: readonly DayOffer[] = []

/**
 * A hotel's prices on each day of a month ('2026-12'), loaded when the calendar first shows it. Empty while loading or
 * after a failure, because guests can choose days without prices.
 */
export function useDayOffers(pricedBy: PricedBy | undefined, month: string): readonly DayOffer[] {
  const [known, setKnown] = useState<ReadonlyMap<string, readonly DayOffer[]>>(new Map())
  const { hotelId, slot, rooms = 1 } = pricedBy ?? {}
  const isKnown = known.has(month)
  useEffect(() => {
    if (hotelId === undefined || slot === undefined || isKnown) return undefined
    const stop = new AbortController()
    const ask = async () => {
      const answer = await browserApi.get('/hotels/{id}/offers-by-day', {
        params: { id: String(hotelId) },
        query: { slot, from: `${month}-01`, days: DAYS_OF_MONTH, rooms },
        signal: stop.signal,
      })
      if (!answer.ok || stop.signal.aborted) return
      const days = answer.value.days.filter(({ date }) => date.startsWith(month))
      setKnown((before) => new Map([...before, [month, days]]))
    }
    void ask().catch((error: unknown) => {
      if (!stop.signal.aborted) throw error
    })
    return () => stop.abort()
  }, [hotelId, slot, rooms, month, isKnown])
  return known.get(month) ?? NONE
}
