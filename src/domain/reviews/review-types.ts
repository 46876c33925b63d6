/** The part of a hotel's reviews that a caller requests (specification §3 Reviews, §7 hotel-reviews). */
export const REVIEW_TYPES = ['featured', 'images', 'top', 'review_breakup', 'count_breakup'] as const
type ReviewType = (typeof REVIEW_TYPES)[number]

/** The types that return a list. The remaining two return figures. */
export type ReviewListType = Extract<ReviewType, 'featured' | 'images' | 'top'>

/** The default order shows the best reviews first. */
export const DEFAULT_REVIEW_TYPE: ReviewListType = 'top'

/** The number of reviews per page (specification §9). */
export const REVIEW_PAGE_SIZE = 3

/** The possible ratings in hearts, the highest first. */
export const HEARTS = [5, 4, 3, 2, 1] as const
export type Hearts = (typeof HEARTS)[number]

/** The aspects that a guest may rate in addition to the whole stay, from 1 to 5. */
export const REVIEW_ASPECTS = ['privacy', 'cleanliness', 'welcome', 'location'] as const
export type ReviewAspect = (typeof REVIEW_ASPECTS)[number]
