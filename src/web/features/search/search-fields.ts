/** The order in which a guest edits the fields of the search form (specification §4). */
export const SEARCH_FIELDS = ['city', 'checkin', 'slot', 'checkout'] as const

export type SearchField = (typeof SEARCH_FIELDS)[number]

/**
 * Returns the field at which editing begins. Editing the check-out begins at check-in, from which it is counted
 * (specification §4).
 */
export const startOfEditing = (chosen: SearchField): SearchField => (chosen === 'checkout' ? 'checkin' : chosen)
