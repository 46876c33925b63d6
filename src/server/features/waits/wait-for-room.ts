import { violatedConstraint } from '#db/violated-constraint.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Stay } from '#domain/slots/period.ts'
import type { Db, Services } from '../../services.ts'
import { findCityId } from '../cities/find-city-id.ts'
import { findHotelIds } from '../hotels/hotel-rows.ts'
import { findFreeHotels, type FreeHotel } from './free-hotels.ts'

/** Where a guest waits for a room: at one hotel, or at any hotel of a city or of one of its localities. */
export type WaitPlace = {
  hotel?: string | number | undefined
  city?: string | number | undefined
  locality?: string | undefined
}

export type WaitWish = { userId: string; place: WaitPlace; stay: Stay; rooms: number }

type Target = { cityId: number; hotelId: number | null; localityId: number | null }

async function findTarget(db: Db, { hotel, city, locality }: WaitPlace): Promise<Target | undefined> {
  if (hotel !== undefined) {
    const found = await findHotelIds(db, hotel)
    return found && { cityId: found.city_id, hotelId: found.id, localityId: null }
  }
  const cityId = city === undefined ? undefined : await findCityId(db, city)
  if (cityId === undefined) return undefined
  const known = await db.selectFrom('cities').select('id').where('id', '=', cityId).executeTakeFirst()
  if (!known) return undefined
  if (locality === undefined) return { cityId, hotelId: null, localityId: null }
  const found = await db
    .selectFrom('localities')
    .select('id')
    .where('city_id', '=', cityId)
    .where('slug', '=', locality)
    .executeTakeFirst()
  return found && { cityId, hotelId: null, localityId: found.id }
}

const isWanted =
  ({ hotelId, localityId }: Target) =>
  (hotel: FreeHotel): boolean =>
    (hotelId === null || hotel.id === hotelId) && (localityId === null || hotel.localityId === localityId)

/** Adds a guest to the end of the line. A second call changes nothing. Refuses while such a room is free. */
export async function waitForRoom(
  services: Services,
  { userId, place, stay, rooms }: WaitWish,
): Promise<Result<string, 'NOT_FOUND' | 'ROOM_IS_FREE' | 'TOO_MANY_WAITS'>> {
  const { db, clock } = services
  const target = await findTarget(db, place)
  if (!target) return refuse('NOT_FOUND')
  const free = await findFreeHotels(db, services, { cityId: target.cityId, stay, rooms })
  if (free.some(isWanted(target))) return refuse('ROOM_IS_FREE')
  const row = {
    user_id: userId,
    hotel_id: target.hotelId,
    locality_id: target.localityId,
    city_id: target.hotelId === null && target.localityId === null ? target.cityId : null,
    slot: stay.slot,
    starts_at: stay.period.start,
    ends_at: stay.period.end,
    rooms,
    created_at: clock.now(),
  }
  try {
    const { id } =
      (await findOpenWait(db, row)) ??
      (await db.insertInto('waits').values(row).returning('id').executeTakeFirstOrThrow())
    return accept(id)
  } catch (error) {
    const guard = violatedConstraint(error)
    if (guard === 'waits_few') return refuse('TOO_MANY_WAITS')
    const sameMoment = guard === 'waits_once' ? await findOpenWait(db, row) : undefined
    if (!sameMoment) throw error
    return accept(sameMoment.id)
  }
}

type OpenWait = Pick<WaitWish, 'rooms'> & {
  user_id: string
  hotel_id: number | null
  locality_id: number | null
  city_id: number | null
  starts_at: Date
  ends_at: Date
}

const findOpenWait = (db: Db, row: OpenWait): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('waits')
    .select('id')
    .where('user_id', '=', row.user_id)
    .where('hotel_id', 'is not distinct from', row.hotel_id)
    .where('locality_id', 'is not distinct from', row.locality_id)
    .where('city_id', 'is not distinct from', row.city_id)
    .where('starts_at', '=', row.starts_at)
    .where('ends_at', '=', row.ends_at)
    .where('rooms', '=', row.rooms)
    .where('told_at', 'is', null)
    .executeTakeFirst()
