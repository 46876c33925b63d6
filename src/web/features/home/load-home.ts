import type { City } from '#contract/cities.ts'
import { invitingHotels } from '#domain/hotels/inviting-hotels.ts'
import { slotAt } from '#domain/slots/slots.ts'
import type { FinderView } from '#web/features/search/finder-view.ts'
import { finderView, slotChoices } from '#web/features/search/finder-view.ts'
import { mostOpenHours } from '#domain/bookings/change-window.ts'
import { CARD_FIELDS, hotelCardView, type HotelCardView } from '#web/features/hotels/hotel-card-view.ts'
import type { ApiClient } from '#web/lib/api.ts'
import { apiPeriod, carriedStay, readStayQuery, stayPeriod, writeStayQuery } from '#web/features/stay/booking-query.ts'
import { slotTimes } from '#words/times.ts'
import { slotName } from '#words/slots.ts'
import { leadWithPrices } from './lead-with-prices.ts'

const WELL_LIKED = 4
/** How many of the best-ranked hotels to load. The page picks the ones that it shows from these. */
const BEST_RANKED = 24

/** The start page's data about one city. */
export type HomeCity = {
  slug: string
  name: string
  hotelsCount: number
  /** the sentence under the heading */
  lead: string
  /** prices by slot key */
  lowestPrices: Record<string, number>
  hotels: HotelCardView[]
  /** the time to which the prices apply, used in links */
  stay: string
  finder: FinderView
}

type HomeCityCall = { api: ApiClient; city: City; cities: readonly City[]; now: Date }

/**
 * Loads a city's best-ranked hotels and lowest prices, for the time that a guest would most likely choose. Leaves out
 * anything that fails to load.
 */
export async function loadHomeCity({ api, city, cities, now }: HomeCityCall): Promise<HomeCity> {
  const query = { ...readStayQuery(new URLSearchParams(), now), city: city.slug }
  const [hotels, detail, lead] = await Promise.all([
    api.get('/hotels/search', {
      query: { ...apiPeriod(query), rooms: query.rooms },
      filter: { where: { cityId: city.id }, fields: [...CARD_FIELDS], limit: BEST_RANKED },
    }),
    api.get('/cities/{id}', { params: { id: city.slug } }),
    leadWithPrices({ api, city, now }),
  ])
  const finder = finderView(query, cities, now)
  const slot = slotAt(query.slot)
  const shown = {
    time: `${slotName(slot)}, ${slotTimes(slot)}`,
    slot,
    openHours: mostOpenHours(stayPeriod(query).start, now),
    rooms: query.rooms,
    days: query.days,
  }
  return {
    slug: city.slug,
    name: city.name,
    hotelsCount: city.hotelsCount,
    lowestPrices: detail.ok ? detail.value.lowestPrices : {},
    hotels: hotels.ok ? invitingHotels(hotels.value, WELL_LIKED).map((hotel) => hotelCardView(hotel, shown)) : [],
    stay: writeStayQuery(carriedStay(query)).toString(),
    lead,
    finder: { ...finder, choices: slotChoices(finder.values, finder.cities, now) },
  }
}
