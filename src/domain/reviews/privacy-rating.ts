/** Fewer ratings of a hotel's privacy than this are not shown as what couples say. */
export const FEWEST_PRIVACY_RATINGS = 5

/** From here on, couples' rating of the privacy is a reason to choose a hotel. */
export const PRIVACY_PRAISED_FROM = 4.6

export const isPrivacyPraised = (rating: number | null): boolean => rating !== null && rating >= PRIVACY_PRAISED_FROM
