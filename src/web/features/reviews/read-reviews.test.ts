import { expect, test } from 'vitest'
import { nextPage, nextReading, startReading, type Reading } from './read-reviews.ts'
import type { ReviewView } from './reviews-data.ts'

const review = (id: number): ReviewView => ({
  id,
  rating: 4,
  review: 'Quiet.',
  guestName: 'Asha',
  date: '2026-11-01T10:00:00+05:30',
  slot: 'Evening',
  images: [],
  verified: true,
  answer: null,
})
const ids = ({ shown }: Reading) => shown.map(({ id }) => id)
const first = startReading([review(1), review(2), review(3)], 9)

test('“Show more reviews” loads each order page by page, without repeats, until a page is not full', () => {
  const asked = nextReading(first, { type: 'asked', sort: 'top' })
  expect(asked.state).toBe('loading')
  const more = nextReading(asked, {
    type: 'received',
    sort: 'top',
    reviews: [review(2), review(4), review(5)],
    fetched: 3,
    isLast: false,
  })
  expect([ids(more), more.fetched, more.state]).toEqual([[1, 2, 3, 4, 5], 3, 'idle'])
  const last = nextReading(more, { type: 'received', sort: 'top', reviews: [review(6)], fetched: 1, isLast: true })
  expect([ids(last), last.state]).toEqual([[1, 2, 3, 4, 5, 6], 'all'])
})

test('a new order empties the list of reviews and ignores a late answer for the old order', () => {
  const newest = nextReading(first, { type: 'asked', sort: 'newest' })
  expect([ids(newest), newest.fetched]).toEqual([[], 0])
  const late = { type: 'received', reviews: [review(4)], fetched: 1, isLast: true } as const
  expect(nextReading(newest, { ...late, sort: 'top' })).toBe(newest)
  expect(nextReading(newest, { type: 'failed', sort: 'top' })).toBe(newest)
  expect(ids(nextReading(newest, { ...late, sort: 'newest' }))).toEqual([4])
})

test('“Show more reviews” adds new reviews at its first press, even if the first page repeats the shown ones', async () => {
  const order = [1, 2, 3, 4, 5, 6, 7].map(review)
  const load = (skip: number) => Promise.resolve(order.slice(skip, skip + 3))
  const known = await nextPage(first, load)
  expect(known).toEqual({ reviews: [review(4), review(5), review(6)], fetched: 6, isLast: false })
  expect(await nextPage({ shown: order, fetched: 0 }, load)).toEqual({ reviews: [], fetched: 7, isLast: true })
  expect(await nextPage(first, () => Promise.resolve(undefined))).toBeUndefined()
})

test('a failure to load more keeps the reviews on the page', () => {
  const failed = nextReading(first, { type: 'failed', sort: 'top' })
  expect([failed.state, ids(failed)]).toEqual(['failed', [1, 2, 3]])
})

test('each review unfolds and folds separately', () => {
  const open = nextReading(first, { type: 'toggled', id: 2 })
  expect([...open.expanded]).toEqual([2])
  expect([...nextReading(open, { type: 'toggled', id: 2 }).expanded]).toEqual([])
})

test('the list of reviews is complete when its first page holds every review', () => {
  expect(startReading([review(1)], 1).state).toBe('all')
})
