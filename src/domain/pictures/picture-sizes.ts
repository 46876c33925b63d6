/** Widths in pixels in which pictures are stored: pages choose among them. */

export const REVIEW_WIDTHS = [352, 704, 1056] as const

/** Stored widths of every hotel picture. */
export const HOTEL_WIDTHS = [352, 704, 1056] as const

/**
 * The widths that we also store as AVIF: those of a phone's card and gallery. Larger widths are for wide screens and
 * shared links.
 */
export const AVIF_WIDTHS = [352, 704] as const

/** Hotel pictures all have one shape, 352 by 188 on a card (specification §2). */
export const HOTEL_CUT = { width: 1056, height: 564 } as const
