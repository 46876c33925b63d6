import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Db } from '../../../services.ts'

export type PhotoRow = {
  name: string
  alt: string
  origin: 'pool' | 'store'
  tint: string | null
  caption: string | null
  width: number | null
  height: number | null
}

/** Reads a hotel's photos in the order guests see them. */
export async function readPhotos(db: Db, hotelId: number): Promise<PhotoRow[]> {
  const rows = await db
    .selectFrom('hotel_pictures')
    .select(['name', 'alt', 'origin', 'tint', 'caption', 'width', 'height'])
    .where('hotel_id', '=', hotelId)
    .orderBy('position')
    .execute()
  return rows
}

/** Writes the photos in this order; the caller has locked the hotel's row. */
export async function writePhotos(trx: Transaction<DB>, hotelId: number, photos: readonly PhotoRow[]): Promise<void> {
  await trx.deleteFrom('hotel_pictures').where('hotel_id', '=', hotelId).execute()
  const rows = photos.map((photo, position) => ({ ...photo, hotel_id: hotelId, position }))
  await trx.insertInto('hotel_pictures').values(rows).execute()
}
