import { bitsApart, type PhotoMeasures } from './photo-measures.ts'
import { HOTEL_CUT } from './picture-sizes.ts'

/** Faults that a manager sees next to a photo. No photo is refused because of them (decision 0084). */
export const PHOTO_FAULTS = ['dark', 'blurred', 'small'] as const
export type PhotoFault = (typeof PHOTO_FAULTS)[number]

/**
 * The lowest mean brightness, from 0 to 255, of a photo that is not dark. A room at night with its lamps on has 60 or
 * more.
 */
export const DARK_UNDER = 50
/**
 * The lowest variance of the Laplacian of a photo that is not blurred. Photos in focus had 80 or more. The same photos
 * out of focus had at most 37, and most of them under 20.
 */
export const BLURRED_UNDER = 30
/** The minimum number of pixels of a photo that is not small. A desktop would have to enlarge a smaller cover. */
const SMALL_UNDER = HOTEL_CUT.width * HOTEL_CUT.height
/**
 * The number of the 64 bits in which photos that look alike may differ. A photo saved again in a different size and
 * quality differs in 0 to 4 bits, and different photos differ in more.
 */
export const SAME_UP_TO = 4

/**
 * Lists what is wrong with a photo. Does not judge whether a dark photo is blurred, because darkness hides the edges.
 */
export function faultsOf({ width, height, brightness, sharpness }: PhotoMeasures): PhotoFault[] {
  const isDark = brightness < DARK_UNDER
  const is: Record<PhotoFault, boolean> = {
    dark: isDark,
    blurred: !isDark && sharpness < BLURRED_UNDER,
    small: width * height < SMALL_UNDER,
  }
  return PHOTO_FAULTS.filter((fault) => is[fault])
}

type Printed = { name: string; fingerprint: string | null }

/**
 * Returns the first earlier photo that looks the same as this one; undefined if there is none, or if this photo was
 * never measured.
 */
export function sameAs<Photo extends Printed>(photos: readonly Photo[], { name, fingerprint }: Printed) {
  if (fingerprint === null) return undefined
  const before = photos.slice(
    0,
    photos.findIndex((photo) => photo.name === name),
  )
  return before.find((photo) => photo.fingerprint !== null && bitsApart(photo.fingerprint, fingerprint) <= SAME_UP_TO)
}
