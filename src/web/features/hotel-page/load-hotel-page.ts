import { apiFor } from '#web/lib/api-for.ts'
import { valueOrThrow } from '#web/lib/api.ts'
import { halfHourEnd, halfHourOf, type LoadContext } from '#web/lib/load-context.ts'
import { PageMoved } from '#web/lib/page-answer.ts'
import { cityOf, inLanguage, localityOf } from '#web/lib/names-in-language.ts'
import { hotelPath } from '#web/lib/paths.ts'
import { pictureInLanguage } from '#web/features/hotels/picture-in-language.ts'
import { loadReviews } from '#web/features/reviews/reviews-data.ts'
import { readHotelStay } from '#web/features/stay/hotel-stay.ts'
import { loadOffer } from '#web/features/stay/load-offer.ts'
import type { HotelPageData } from './hotel-page-data.ts'

type ServerCall = { url: URL; context: LoadContext; slugOrId: string }

/**
 * Loads the page as every visitor gets it. An id redirects to the slug, which is part of the address that people share.
 */
export async function loadHotelPage({ url, context, slugOrId }: ServerCall): Promise<HotelPageData> {
  const api = apiFor(context)
  const now = halfHourOf(context)
  const hotel = valueOrThrow(
    await api.get('/hotels/{id}', { params: { id: slugOrId }, filter: { include: ['city', 'locality'] } }),
  )
  if (hotel.slug !== slugOrId) throw new PageMoved(hotelPath(hotel.slug, url.searchParams), 301)
  const query = readHotelStay(url.searchParams, hotel, now)
  const [offer, reviews] = await Promise.all([
    loadOffer({ api, hotel, query, now }),
    loadReviews({ api, hotelId: hotel.id }),
  ])
  const { station, landmark } = hotel.surroundings
  return {
    hotel: {
      ...hotel,
      city: cityOf(hotel),
      locality: localityOf(hotel),
      surroundings: {
        ...hotel.surroundings,
        station: station && inLanguage(station),
        landmark: landmark && inLanguage(landmark),
      },
      _pictures: hotel._pictures.map(pictureInLanguage),
    },
    offer,
    reviews,
    now: now.toISOString(),
  }
}

/**
 * Returns the hotel whose changes make the page outdated. Undefined if there is a coupon, because its use by other
 * guests may change the bill.
 */
export const shownHotel = ({ hotel, now }: HotelPageData, url: URL) =>
  url.searchParams.has('couponId') ? undefined : { hotelId: hotel.id, until: halfHourEnd(new Date(now)) }
