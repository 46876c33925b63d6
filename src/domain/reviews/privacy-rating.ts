/** The minimum number of ratings of a hotel's privacy for which we show what couples say about it. */
export const FEWEST_PRIVACY_RATINGS = 5

/** From this rating on, the privacy that couples report is a reason to choose a hotel. */
export const PRIVACY_PRAISED_FROM = 4.6

export const isPrivacyPraised = (rating: number | null): boolean => rating !== null && rating >= PRIVACY_PRAISED_FROM
