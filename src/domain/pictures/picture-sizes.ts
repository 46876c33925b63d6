/** The widths in pixels in which pictures are stored, for pages to choose from. */

export const REVIEW_WIDTHS = [352, 704, 1056] as const

/** The stored widths of every hotel picture. */
export const HOTEL_WIDTHS = [352, 704, 1056] as const

/**
 * The widths that we also store as AVIF: those of a phone's card and gallery. Larger widths are for wide screens and
 * shared links.
 */
export const AVIF_WIDTHS = [352, 704] as const

export type PictureSize = { width: number; height: number }

/** The shape of the crop of a hotel's photo on cards and covers, which is 352 by 188 on a card (specification §2). */
export const HOTEL_CUT = { width: 1056, height: 564 } as const

/** The longest side of a hotel's whole photo, which the viewer shows uncropped (decision 0084). */
export const WHOLE_SIDE = 1600

/** The smallest crop that we show. A phone's card has 352 by 188 points, each about two pixels wide (decision 0084). */
export const LEAST_CUT = { width: 640, height: 342 } as const

/**
 * Returns the size of a photo's crop, which is the largest of the right shape that fits inside. A crop is never
 * enlarged.
 */
export function cutOf({ width, height }: PictureSize): PictureSize {
  const cutWidth = Math.floor(Math.min(HOTEL_CUT.width, width, (height * HOTEL_CUT.width) / HOTEL_CUT.height))
  return { width: cutWidth, height: Math.round((cutWidth * HOTEL_CUT.height) / HOTEL_CUT.width) }
}
