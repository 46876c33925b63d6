import { useLocation, useNavigate, useNavigation } from 'react-router'
import { slotAt } from '#domain/slots/slots.ts'
import { bookableDate, correctParty, allowedDays, writeStayQuery, type StayQuery } from '#web/lib/booking-query.ts'
import type { HotelPageData } from './hotel-page-data.ts'
import { readHotelStay } from './hotel-stay.ts'
import type { SlotState } from './load-offer.ts'

/** The stay a guest is choosing. It lives in the address; a change shows at once and its bill follows. */
export type HotelStayChoice = {
  query: StayQuery
  /** the address of this very choice, for links */
  search: string
  /** the chosen slot on the chosen day */
  state: SlotState
  /** bill and availability are on their way */
  isUpdating: boolean
  change: (changed: Partial<StayQuery>) => void
  /** the search string of another choice, for links that work without a script */
  searchWith: (changed: Partial<StayQuery>) => string
}

export function useHotelStay({ hotel, offer, now }: HotelPageData): HotelStayChoice {
  const here = useLocation()
  const { location: coming } = useNavigation()
  const navigate = useNavigate()
  const at = new Date(now)
  const isUpdating = coming?.pathname === here.pathname
  const query = readHotelStay(isUpdating ? coming.search : here.search, hotel, at)

  const searchWith = (changed: Partial<StayQuery>): string => {
    const next = { ...query, ...changed }
    return `?${writeStayQuery({
      ...next,
      ...(changed.rooms || changed.guests ? correctParty(changed) : {}),
      date: bookableDate(next.date, next.slot, at),
      days: allowedDays(next.slot, next.days),
    })}`
  }
  return {
    query,
    search: `?${writeStayQuery(query)}`,
    state: offer.slots[query.slot] ?? (hotel.prices[slotAt(query.slot).key] === undefined ? 'not-offered' : 'sold'),
    isUpdating,
    searchWith,
    // Replaced, so that 'back' leads to the list the guest came from.
    change: (changed) => void navigate(searchWith(changed), { replace: true, preventScrollReset: true }),
  }
}
