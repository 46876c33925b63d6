/** The order in which they are edited (specification §4). */
export const SEARCH_FIELDS = ['city', 'checkin', 'slot', 'checkout'] as const

export type SearchField = (typeof SEARCH_FIELDS)[number]

/** Choosing check-out restarts editing at check-in, which it is counted from (specification §4). */
export const startOfEditing = (chosen: SearchField): SearchField => (chosen === 'checkout' ? 'checkin' : chosen)
