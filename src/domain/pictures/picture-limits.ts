/** An uploaded picture weighs and measures this much at most. */
export const MAX_PICTURE_BYTES = 10 * 1000 * 1000
export const MAX_PICTURE_PIXELS = 40_000_000
