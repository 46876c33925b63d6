import { REVIEW_PAGE_SIZE } from '#domain/reviews/review-types.ts'
import type { ReviewSort, ReviewView } from './reviews-data.ts'

/**
 * The state of a hotel's reviews: the order, how many are loaded, and which are unfolded (specification §2 "Review
 * card").
 */
export type Reading = {
  sort: ReviewSort
  shown: readonly ReviewView[]
  /** how many reviews were fetched in this order; the next page starts there */
  fetched: number
  state: 'idle' | 'loading' | 'failed' | 'all'
  expanded: ReadonlySet<number>
}

/** The next reviews, the number fetched to find them, and whether these were the last in this order. */
export type NextPage = { reviews: readonly ReviewView[]; fetched: number; isLast: boolean }

export type ReadingEvent =
  | { type: 'asked'; sort: ReviewSort }
  | ({ type: 'received'; sort: ReviewSort } & NextPage)
  | { type: 'failed'; sort: ReviewSort }
  | { type: 'toggled'; id: number }

/** Starts the order 'top'. The hotel's page contained its first reviews: the featured ones, then the best. */
export const startReading = (first: readonly ReviewView[], total: number): Reading => ({
  sort: 'top',
  shown: first,
  fetched: 0,
  state: first.length >= total ? 'all' : 'idle',
  expanded: new Set(),
})

const unread = (shown: readonly ReviewView[], reviews: readonly ReviewView[]) =>
  reviews.filter(({ id }) => shown.every((known) => known.id !== id))

/** Loads pages until one contains a review that is not shown yet. */
export async function nextPage(
  { shown, fetched }: Pick<Reading, 'shown' | 'fetched'>,
  load: (skip: number) => Promise<readonly ReviewView[] | undefined>,
): Promise<NextPage | undefined> {
  for (let skipped = 0; ;) {
    const found = await load(fetched + skipped)
    if (!found) return undefined
    skipped += found.length
    const reviews = unread(shown, found)
    const isLast = found.length < REVIEW_PAGE_SIZE
    if (reviews.length > 0 || isLast) return { reviews, fetched: skipped, isLast }
  }
}

function toggled(expanded: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(expanded)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Empties the list when another order is chosen. An answer for the previous order is ignored. */
export function nextReading(reading: Reading, event: ReadingEvent): Reading {
  switch (event.type) {
    case 'asked':
      return event.sort === reading.sort
        ? { ...reading, state: 'loading' }
        : { ...reading, sort: event.sort, shown: [], fetched: 0, state: 'loading' }
    case 'received': {
      if (event.sort !== reading.sort) return reading
      return {
        ...reading,
        shown: [...reading.shown, ...unread(reading.shown, event.reviews)],
        fetched: reading.fetched + event.fetched,
        state: event.isLast ? 'all' : 'idle',
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
