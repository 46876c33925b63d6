import { bitsApart, type PhotoMeasures } from './photo-measures.ts'
import { HOTEL_CUT } from './picture-sizes.ts'

/** What a manager is told beside a photo; nothing is refused for it (decision 0084). */
export const PHOTO_FAULTS = ['dark', 'blurred', 'small'] as const
export type PhotoFault = (typeof PHOTO_FAULTS)[number]

/** Mean brightness of 0 to 255: a room at night with its lamps on has 60 and more. */
export const DARK_UNDER = 50
/** Variance of the Laplacian: photos in focus had 80 and more, the same out of focus at most 37, most under 20. */
export const BLURRED_UNDER = 30
/** Pixels: with fewer, a desktop enlarges the cover. */
export const SMALL_UNDER = HOTEL_CUT.width * HOTEL_CUT.height
/** Bits of 64: a photo saved again in another size and quality differs in 0 to 4, other photos in more. */
export const SAME_UP_TO = 4

/** Lists what is wrong with a photo. A dark one is not judged blurred, because darkness hides its edges. */
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

/** Returns the first photo before this one that looks the same; undefined if none does, or it was never measured. */
export function sameAs<Photo extends Printed>(photos: readonly Photo[], { name, fingerprint }: Printed) {
  if (fingerprint === null) return undefined
  const before = photos.slice(
    0,
    photos.findIndex((photo) => photo.name === name),
  )
  return before.find((photo) => photo.fingerprint !== null && bitsApart(photo.fingerprint, fingerprint) <= SAME_UP_TO)
}
