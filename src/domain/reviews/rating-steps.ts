/** The minimum ratings that our pages offer as filters. */
export const RATING_STEPS = [3.5, 4, 4.5] as const

/** A hotel without ratings passes none of these filters. */
export const isRatedFrom = (rating: number | null, from: number): boolean => rating !== null && rating >= from
