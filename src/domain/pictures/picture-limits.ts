/** An uploaded picture weighs and measures this much at most. */
export const MAX_PICTURE_BYTES = 10 * 1000 * 1000
export const MAX_PICTURE_PIXELS = 40_000_000

/** Live identity images a guest can have; two people with two documents, both sides, need eight. */
export const MAX_IDENTITIES = 10

/** Pictures one review can carry, and one upload for it. */
export const MAX_REVIEW_PICTURES = 5

/** Review pictures a guest has uploaded and not yet attached: a few changes of mind, no free storage. */
export const MAX_LOOSE_REVIEW_PICTURES = 20
