/** Widths in pixels in which pictures are stored: pages choose among them. */

export const REVIEW_WIDTHS = [352, 704, 1056] as const

/** Stored widths of every hotel picture. */
export const HOTEL_WIDTHS = [352, 704, 1056] as const

/**
 * The widths that we also store as AVIF: those of a phone's card and gallery. Larger widths are for wide screens and
 * shared links.
 */
export const AVIF_WIDTHS = [352, 704] as const

export type PictureSize = { width: number; height: number }

/** The shape that cards and covers cut from a hotel's photo, 352 by 188 on a card (specification §2). */
export const HOTEL_CUT = { width: 1056, height: 564 } as const

/** The longest side of a hotel's whole photo, which the viewer shows in its own shape (decision 0084). */
export const WHOLE_SIDE = 1600

/** The smallest cut that we show: a phone's card has 352 by 188 points of about two pixels (decision 0084). */
export const LEAST_CUT = { width: 640, height: 342 } as const

/** The size of the cut from a photo of this size: the largest of the shape that fits inside, never enlarged. */
export function cutOf({ width, height }: PictureSize): PictureSize {
  const cutWidth = Math.floor(Math.min(HOTEL_CUT.width, width, (height * HOTEL_CUT.width) / HOTEL_CUT.height))
  return { width: cutWidth, height: Math.round((cutWidth * HOTEL_CUT.height) / HOTEL_CUT.width) }
}
