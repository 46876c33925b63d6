import type { FastifyInstance } from 'fastify'
import * as cities from '#contract/cities.ts'
import * as search from '#contract/hotel-search.ts'
import * as hotels from '#contract/hotels.ts'
import * as reviews from '#contract/reviews.ts'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'

/**
 * Calls that are the same for everybody: answered from memory or by a replica for as long as possible, and refused like
 * the rest after that. What decides something (a bill, a booking, money, a session) is never among them.
 */
const ANSWERED_ALL_THE_SAME = [
  cities.listCities,
  cities.getCity,
  search.searchHotels,
  search.searchFacets,
  search.similarHotels,
  search.findAvailability,
  search.offersByDay,
  hotels.getHotel,
  reviews.hotelReviews,
  reviews.listReviews,
  reviews.countReviews,
  reviews.hotelRatings,
]

const routeOf = ({ method, path }: { method: string; path: string }) =>
  `${method} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/** Refuses, while the database is gone, whatever needs it immediately, without waiting for a connection. */
export function refuseWithoutDatabase(app: FastifyInstance, { isDatabaseAvailable }: Services): void {
  const answered = new Set(ANSWERED_ALL_THE_SAME.map(routeOf))
  app.addHook('onRequest', ({ method, routeOptions }, _reply, done) => {
    if (isDatabaseAvailable() || answered.has(`${method} ${routeOptions.url ?? ''}`)) return done()
    return done(refusal('OVERLOADED', 2))
  })
}
