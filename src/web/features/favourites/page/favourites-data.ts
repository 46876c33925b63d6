import type { Hotel } from '#contract/hotels.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import { lastingTraits, promiseOf, servesBreakfast } from '#web/features/hotels/card-traits.ts'
import { welcomedBadge, type HotelCardView } from '#web/features/hotels/hotel-card-view.ts'
import { pictureInLanguage } from '#web/features/hotels/picture-in-language.ts'
import { localityAndCity } from '#web/lib/names-in-language.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'
import { slotTimes } from '#words/times.ts'
import { totalToday, usualTotal } from '#web/lib/total-today.ts'
import type { OwnPageCall } from '#web/lib/own-page-call.ts'
import { slotName } from '#words/slots.ts'

export const PAGE_SIZE = 12
const BATCH_SIZE = 100

export type FavouritesPage = {
  hotels: HotelCardView[]
  /** how many favourites 'Show more' requests next; undefined if there are no more */
  nextSize: number | undefined
  problem: ApiRefusal | undefined
}

/** A favourite has no time, so its card shows the cheapest slot. The hotel's page shows all slots. */
export function favouriteCardView(hotel: Hotel): HotelCardView {
  const offers = SLOTS.map((slot) => ({
    slot,
    price: hotel.prices[slot.key],
    usualPrice: hotel.rack_prices[slot.key],
  }))
  const [cheapest] = offers
    .filter((offer): offer is (typeof offers)[number] & { price: number } => offer.price !== undefined)
    .toSorted((one, other) => one.price - other.price)
  const stay = cheapest && totalToday(cheapest.price)
  return {
    id: hotel.id,
    slug: hotel.slug,
    name: hotel.name,
    locality: localityAndCity(hotel),
    total: stay?.total,
    usualTotal: usualTotal(cheapest?.usualPrice),
    isFromPrice: true,
    ...(cheapest && {
      ...promiseOf({ serves: servesBreakfast(hotel, cheapest.slot) }),
      time: `${slotName(cheapest.slot)}, ${slotTimes(cheapest.slot)}`,
    }),
    tax: stay?.tax ?? 0,
    pictures: hotel._pictures.map(pictureInLanguage),
    rating: hotel.rating ?? 0,
    reviewsCount: hotel.reviewsCount,
    isNew: hotel.isNew,
    ...(hotel.welcome ? { welcomed: welcomedBadge(hotel.welcome) } : {}),
    traits: lastingTraits(hotel),
    isAvailable: true,
  }
}

/** Reads `?show=24`: how many favourites to list. */
export function readSize(params: URLSearchParams): number {
  const asked = Number(params.get('show'))
  return Number.isInteger(asked) ? Math.min(Math.max(asked, PAGE_SIZE), BATCH_SIZE) : PAGE_SIZE
}

/** Loads the signed-in guest's favourites; null for a visitor, who is asked to sign in first. */
export async function loadFavourites({ url, signal }: OwnPageCall): Promise<FavouritesPage | null> {
  if (currentSession().state !== 'signed-in') return null
  const size = readSize(url.searchParams)
  // Requests one more favourite than it shows, to find out whether there are more.
  const limit = Math.min(size + 1, BATCH_SIZE)
  const answer = await browserApi.get('/favourites/user-favourites', { filter: { limit }, signal })
  if (!answer.ok) return { hotels: [], nextSize: undefined, problem: answer.refusal }
  const hotels = answer.value.slice(0, size).map(({ hotel }) => favouriteCardView(hotel))
  const hasMore = answer.value.length > size
  return { hotels, nextSize: hasMore ? size + PAGE_SIZE : undefined, problem: undefined }
}
