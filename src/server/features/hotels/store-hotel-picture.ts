import { createHash } from 'node:crypto'
import { AVIF_WIDTHS, HOTEL_WIDTHS } from '#domain/pictures/picture-sizes.ts'
import type { PixelColumns } from '#db/import/own-pictures.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { PreparedPicture } from '../../ports/picture-preparer.ts'
import { AVIF_MIME, PICTURE_MIME } from '../pictures/prepare-picture.ts'
import { avifPictureKey, hotelPictureKey, WHOLE } from './hotel-pictures.ts'

/** Names a picture by its bytes, so that a picture that is sent twice is stored once. */
export const hotelPictureName = (original: Buffer): string =>
  createHash('sha256').update(original).digest('hex').slice(0, 40)

/** Returns the columns whose values come from a picture's pixels. */
export const pixelColumns = ({ tint, whole }: PreparedPicture): PixelColumns => ({ tint, ...whole?.measures })

/**
 * Stores the whole photo, and its cropped version in all widths and formats, so that every page finds the file it
 * needs.
 */
export async function storeHotelPicture(
  files: FileStore,
  name: string,
  { bytes, variants, avif, whole }: PreparedPicture,
): Promise<void> {
  if (whole) await files.put(hotelPictureKey(name, WHOLE), whole.bytes, { contentType: PICTURE_MIME })
  for (const variant of avif)
    await files.put(avifPictureKey(name, variant.width), variant.bytes, { contentType: AVIF_MIME })
  for (const width of HOTEL_WIDTHS) {
    const variant = variants.find((each) => each.width === width)?.bytes ?? bytes
    await files.put(hotelPictureKey(name, width), variant, { contentType: PICTURE_MIME })
  }
}

export async function deleteHotelPicture(files: FileStore, name: string): Promise<void> {
  await files.delete(hotelPictureKey(name, WHOLE))
  for (const width of AVIF_WIDTHS) await files.delete(avifPictureKey(name, width))
  for (const width of HOTEL_WIDTHS) await files.delete(hotelPictureKey(name, width))
}
