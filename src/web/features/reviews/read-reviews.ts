import { REVIEW_PAGE_SIZE } from '#domain/reviews/review-types.ts'
import type { ReviewSort, ReviewView } from './reviews-data.ts'

/** Reading a hotel's reviews: which order, how far, and which ones are unfolded (specification §2 "Review card"). */
export type Reading = {
  sort: ReviewSort
  shown: readonly ReviewView[]
  /** how many of this order were fetched: the next page begins there */
  fetched: number
  state: 'idle' | 'loading' | 'failed' | 'all'
  expanded: ReadonlySet<number>
}

export type ReadingEvent =
  | { type: 'asked'; sort: ReviewSort }
  | { type: 'received'; sort: ReviewSort; reviews: readonly ReviewView[] }
  | { type: 'failed'; sort: ReviewSort }
  | { type: 'toggled'; id: number }

/** The first page came with the hotel: the featured ones and the best, of which `fetched` were of the best. */
export const startReading = (first: readonly ReviewView[], total: number): Reading => ({
  sort: 'top',
  shown: first,
  fetched: 0,
  state: first.length >= total ? 'all' : 'idle',
  expanded: new Set(),
})

function toggled(expanded: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(expanded)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Asking for another order empties the list; an answer for an order left meanwhile changes nothing. */
export function read(reading: Reading, event: ReadingEvent): Reading {
  switch (event.type) {
    case 'asked':
      return event.sort === reading.sort
        ? { ...reading, state: 'loading' }
        : { ...reading, sort: event.sort, shown: [], fetched: 0, state: 'loading' }
    case 'received': {
      if (event.sort !== reading.sort) return reading
      const fresh = event.reviews.filter(({ id }) => reading.shown.every((known) => known.id !== id))
      return {
        ...reading,
        shown: [...reading.shown, ...fresh],
        fetched: reading.fetched + event.reviews.length,
        state: event.reviews.length < REVIEW_PAGE_SIZE ? 'all' : 'idle',
      }
    }
    case 'failed':
      return event.sort === reading.sort ? { ...reading, state: 'failed' } : reading
    case 'toggled':
      return { ...reading, expanded: toggled(reading.expanded, event.id) }
    default:
      return event satisfies never
  }
}
