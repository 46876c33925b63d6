import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { PhotoMeasures } from '#domain/pictures/photo-measures.ts'
import { photoAlt, type PhotoSubject } from '#domain/pictures/photo-subjects.ts'
import type { Db } from '../../../services.ts'

export type PhotoRow = {
  name: string
  alt: string
  origin: 'pool' | 'store'
  tint: string | null
  caption: string | null
  subject: PhotoSubject | null
} & { [Measure in keyof PhotoMeasures]: PhotoMeasures[Measure] | null }

/** Reads a hotel's photos in the order guests see them. */
export async function readPhotos(db: Db, hotelId: number): Promise<PhotoRow[]> {
  const rows = await db
    .selectFrom('hotel_pictures')
    .select(['name', 'alt', 'origin', 'tint', 'caption', 'subject'])
    .select(['width', 'height', 'brightness', 'sharpness', 'fingerprint'])
    .where('hotel_id', '=', hotelId)
    .orderBy('position')
    .execute()
  return rows
}

/** A photo to write. A drawn one keeps its alt text; any other gets a text made from its subject and position. */
type WrittenPhoto = Pick<PhotoRow, 'name' | 'origin' | 'tint' | 'caption' | 'subject'> & Partial<PhotoRow>

/** Writes the photos in this order; the caller has locked the hotel's row. */
export async function writePhotos(
  trx: Transaction<DB>,
  hotel: { id: number; name: string },
  photos: readonly WrittenPhoto[],
): Promise<void> {
  await trx.deleteFrom('hotel_pictures').where('hotel_id', '=', hotel.id).execute()
  const rows = photos.map((photo, position) => {
    const placed = { hotel: hotel.name, subject: photo.subject, place: position + 1, count: photos.length }
    const drawn = photo.origin === 'pool' ? photo.alt : undefined
    return { ...photo, alt: drawn ?? photoAlt(placed), hotel_id: hotel.id, position }
  })
  await trx.insertInto('hotel_pictures').values(rows).execute()
}
