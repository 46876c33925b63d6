import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/favourites.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { presentHotel } from '../hotels/present-hotel.ts'
import { findFavourites, setFavourite } from './set-favourite.ts'

export function favouriteRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.favouriteHotel, async ({ body, session }) => {
    const isFavorite = body.do === 'favourite'
    const set = await setFavourite(db, { userId: session.userId, hotel: body.hotelId, isFavorite, now: clock.now() })
    if (!set.ok) throw refusal(set.refusal)
    return { hotelId: set.value, isFavorite }
  })

  handleCall(app, services, calls.listFavourites, async ({ session, filter }) => {
    const hotels = await findFavourites(db, {
      userId: session.userId,
      limit: filter.limit ?? 10,
      skip: filter.skip ?? 0,
    })
    return hotels.map((row) => ({ hotelId: row.id, hotel: presentHotel(row) }))
  })
}
