import type { FastifyInstance } from 'fastify'
import * as cities from '#contract/cities.ts'
import * as dayOffers from '#contract/day-offers.ts'
import * as search from '#contract/hotel-search.ts'
import * as hotels from '#contract/hotels.ts'
import * as reviews from '#contract/reviews.ts'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'

/**
 * Calls whose answers are the same for everybody. Without the database, memory or a replica answers them as long as
 * possible. Calls that decide something (a bill, a booking, money, a session) are never among them.
 */
const ANSWERED_ALL_THE_SAME = [
  cities.listCities,
  cities.getCity,
  search.searchHotels,
  search.searchFacets,
  search.similarHotels,
  search.findAvailability,
  dayOffers.offersByDay,
  dayOffers.cityOffersByDay,
  hotels.getHotel,
  reviews.hotelReviews,
  reviews.listReviews,
  reviews.countReviews,
  reviews.hotelRatings,
]

const routeOf = ({ method, path }: { method: string; path: string }) =>
  `${method} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/** Refuses every other call immediately while the database is gone, instead of letting it wait for a connection. */
export function refuseWithoutDatabase(app: FastifyInstance, { isDatabaseAvailable }: Services): void {
  const answered = new Set(ANSWERED_ALL_THE_SAME.map(routeOf))
  app.addHook('onRequest', ({ method, routeOptions }, _reply, done) => {
    if (isDatabaseAvailable() || answered.has(`${method} ${routeOptions.url ?? ''}`)) return done()
    return done(refusal('OVERLOADED', 2))
  })
}
