import { expect, test } from 'vitest'
import { pendingNews, type HotelNews } from './hotel-news.ts'

test.each<[HotelNews, 'known' | 'unknown', 'confirmed' | 'over', HotelNews | undefined]>([
  ['new', 'unknown', 'confirmed', 'new'],
  ['new', 'known', 'confirmed', undefined],
  ['new', 'unknown', 'over', undefined],
  ['changed', 'known', 'confirmed', 'changed'],
  ['changed', 'unknown', 'confirmed', 'new'],
  ['changed', 'known', 'over', undefined],
  ['extended', 'known', 'confirmed', 'extended'],
  ['extended', 'unknown', 'confirmed', 'new'],
  ['cancelled', 'known', 'over', 'cancelled'],
  ['cancelled', 'known', 'confirmed', undefined],
  ['cancelled', 'unknown', 'over', undefined],
  ['moved_away', 'known', 'over', 'moved_away'],
  ['moved_away', 'unknown', 'over', undefined],
  ['turned_away', 'known', 'confirmed', 'turned_away'],
  ['turned_away', 'unknown', 'confirmed', 'turned_away'],
  ['turned_away', 'known', 'over', undefined],
])('news "%s" about a booking that is %s to its hotel and is %s is sent as %s', (what, known, state, news) => {
  expect(pendingNews(what, { isKnown: known === 'known', isConfirmed: state === 'confirmed' })).toBe(news)
})
