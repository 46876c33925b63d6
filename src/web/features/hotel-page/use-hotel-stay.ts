import type { HotelStayChoice } from '#web/features/stay/hotel-stay-choice.ts'
import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from '#web/lib/navigation/navigation.ts'
import { fitStay, slotClosure } from '#domain/slots/openings.ts'
import { slotAt } from '#domain/slots/slots.ts'
import {
  allowedDays,
  correctParty,
  writeStayQuery,
  type StayChange,
  type StayQuery,
} from '#web/features/stay/booking-query.ts'
import type { HotelPageData } from './hotel-page-data.ts'
import { hotelStayIn, offeredSlots } from '#web/features/stay/hotel-stay.ts'

export function useHotelStay({ hotel, offer, now }: HotelPageData): HotelStayChoice {
  const here = useLocation()
  const { location: coming } = useNavigation()
  const navigate = useNavigate()
  const at = new Date(now)
  const isUpdating = coming?.pathname === here.pathname
  const address = hotelStayIn(isUpdating ? coming.search : here.search, hotel, at)
  const { query } = address
  const [chosen, setChosen] = useState<{ search: string; changes: StayChange[] }>()

  const choose = (changed: Partial<StayQuery>) => {
    const next = { ...query, ...changed }
    const { date, slot, correction } = fitStay(next, at, offeredSlots(hotel))
    const party = changed.rooms || changed.guests ? correctParty(changed) : {}
    const search = `?${writeStayQuery({ ...next, ...party, date, slot, days: allowedDays(slot, next.days) })}`
    return { search, changes: correction ? [correction] : [] }
  }
  const change = (changed: Partial<StayQuery>) => {
    // Choosing a slot never changes the day, so a slot that can no longer begin is not selected.
    if (changed.slot !== undefined && slotClosure(changed.slot, changed.date ?? query.date, at)) return
    const next = choose(changed)
    setChosen(next)
    // Replaces the history entry, so that 'back' returns to the list from which the guest came.
    void navigate(next.search, { replace: true, preventScrollReset: true })
  }
  const search = `?${writeStayQuery(query)}`
  return {
    query,
    search,
    changes: { byAddress: address.changes, byChoice: chosen?.search === search ? chosen.changes : [] },
    state: offer.slots[query.slot] ?? (hotel.prices[slotAt(query.slot).key] === undefined ? 'not-offered' : 'sold'),
    isUpdating,
    searchWith: (changed) => choose(changed).search,
    change,
  }
}
