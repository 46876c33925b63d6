import type { ErrorCode } from '#contract/errors.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { MAX_PHOTOS } from '#domain/pictures/hotel-photos.ts'
import { LEAST_CUT } from '#domain/pictures/picture-sizes.ts'
import type { PreparedPicture } from '../../../ports/picture-preparer.ts'
import type { Services } from '../../../services.ts'
import { actOnHotel } from '../act-on-hotel.ts'
import type { HotelEditor } from '../hotel-editor.ts'
import { hotelPictureName, pixelColumns, storeHotelPicture } from '../../hotels/store-hotel-picture.ts'
import { readPhotos, writePhotos } from './photo-rows.ts'
import { recordUnused } from './unused-pictures.ts'

type Arrival = { by: HotelEditor; originals: AsyncIterable<Buffer> }

/**
 * Cuts and encodes the photo as the import does, stores it and appends it to the hotel's photos. Does not store a
 * refused photo.
 */
export async function addPhoto(services: Services, arrival: Arrival): Promise<Result<true, ErrorCode>> {
  const known = await readPhotos(services.db, arrival.by.hotelId)
  if (known.length >= MAX_PHOTOS) return refuse('TOO_MANY_PHOTOS')
  for await (const original of arrival.originals) {
    const name = hotelPictureName(original)
    if (known.some((photo) => photo.name === name)) return refuse('PHOTO_THERE')
    const prepared = await services.pictures.prepare(original, 'hotel')
    if (!prepared.ok) return prepared
    if (prepared.value.width < LEAST_CUT.width) return refuse('PICTURE_TOO_SMALL')
    return show(services, arrival.by, { name, picture: prepared.value })
  }
  throw new Error('an upload without a file came through')
}

async function show(
  services: Services,
  by: HotelEditor,
  { name, picture }: { name: string; picture: PreparedPicture },
): Promise<Result<true, ErrorCode>> {
  await recordUnused(services.db, name, services.clock.now())
  await storeHotelPicture(services.files, name, picture)
  return actOnHotel(
    services,
    { by, requestKey: null },
    {
      change: async (trx, hotel) => {
        const photos = await readPhotos(trx, hotel.id)
        if (photos.length >= MAX_PHOTOS) return refuse('TOO_MANY_PHOTOS')
        if (photos.some((photo) => photo.name === name)) return refuse('PHOTO_THERE')
        const added = { name, origin: 'store', caption: null, subject: null } as const
        await writePhotos(trx, hotel, [...photos, { ...added, ...pixelColumns(picture) }])
        await trx.deleteFrom('unused_hotel_pictures').where('name', '=', name).execute()
        return accept({ kind: 'photo_added', detail: { photo: name } })
      },
    },
  )
}
