import { sql } from 'kysely'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Db } from '../../services.ts'
import { findHotelIds, hotelColumns } from '../hotels/hotel-rows.ts'
import type { HotelRow } from '../hotels/present-hotel.ts'

/** The most favourites of one guest. Nobody scrolls through more, so only an attacker would add more. */
const MAX_FAVOURITES = 500

type Wish = { userId: string; hotel: string | number; isFavorite: boolean; now: Date }

/**
 * Marks or unmarks a hotel as favourite; a second call changes nothing. Returns the hotel's id. A hidden hotel can only
 * be unmarked.
 */
export async function setFavourite(db: Db, wish: Wish): Promise<Result<number, 'NOT_FOUND' | 'TOO_MANY_FAVOURITES'>> {
  if (!wish.isFavorite) return unmark(db, wish)
  const hotel = await findHotelIds(db, wish.hotel)
  if (!hotel) return refuse('NOT_FOUND')
  const { rows } = await sql<{ kept: number }>`
    select count(*)::int as kept from favourites where user_id = ${wish.userId}::uuid and hotel_id <> ${hotel.id}`.execute(
    db,
  )
  if ((rows[0]?.kept ?? 0) >= MAX_FAVOURITES) return refuse('TOO_MANY_FAVOURITES')
  await db
    .insertInto('favourites')
    .values({ user_id: wish.userId, hotel_id: hotel.id, created_at: wish.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return accept(hotel.id)
}

async function unmark(db: Db, { userId, hotel }: Wish): Promise<Result<number, 'NOT_FOUND'>> {
  const known = db.selectFrom('hotels').select('id')
  const found = await (
    /^\d{1,9}$/.test(String(hotel)) ? known.where('id', '=', Number(hotel)) : known.where('slug', '=', String(hotel))
  ).executeTakeFirst()
  if (!found) return refuse('NOT_FOUND')
  await db.deleteFrom('favourites').where('user_id', '=', userId).where('hotel_id', '=', found.id).execute()
  return accept(found.id)
}

export async function findFavourites(
  db: Db,
  { userId, limit, skip }: { userId: string; limit: number; skip: number },
): Promise<HotelRow[]> {
  const { rows } = await sql<HotelRow>`
    select ${hotelColumns}, true as is_favourite from favourites f join hotels h on h.id = f.hotel_id and not h.hidden
      join cities c on c.id = h.city_id join localities l on l.id = h.locality_id
    where f.user_id = ${userId}::uuid order by f.created_at desc, h.id limit ${limit} offset ${skip}`.execute(db)
  return rows
}
