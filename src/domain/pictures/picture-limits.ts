/** Limits of an uploaded picture's weight and size. */
export const MAX_PICTURE_BYTES = 10 * 1000 * 1000
export const MAX_PICTURE_PIXELS = 40_000_000

/** Live identity images a guest can have; two people with two documents, both sides, need eight. */
export const MAX_IDENTITIES = 10

/** Pictures one review can carry, and one upload for it. */
export const MAX_REVIEW_PICTURES = 5

/**
 * Review pictures a guest uploaded and has not attached yet: enough for a few changes of mind, too few for free
 * storage.
 */
export const MAX_LOOSE_REVIEW_PICTURES = 20
