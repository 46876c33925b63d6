import { describe, expect, test } from 'vitest'
import { olderRatings, ratingOf } from './hotel-rating.ts'
import { MAX_REVIEW_LENGTH, readReviewText, signedName } from './review-text.ts'

describe('review texts', () => {
  test.each([
    ['  Quiet and clean.  ', 'Quiet and clean.'],
    ['one\r\ntwo\rthree\n', 'one\ntwo\nthree'],
    ['a\tb', 'a b'],
    ['   \n ', ''],
    ['बहुत अच्छा 💛', 'बहुत अच्छा 💛'],
    ['<b>bold</b>', '<b>bold</b>'],
    ['x'.repeat(MAX_REVIEW_LENGTH), 'x'.repeat(MAX_REVIEW_LENGTH)],
    [`  ${'💛'.repeat(MAX_REVIEW_LENGTH)}  `, '💛'.repeat(MAX_REVIEW_LENGTH)],
  ])('the review text %j is stored as %j', (typed, kept) =>
    expect(readReviewText(typed)).toEqual({ ok: true, value: kept }),
  )

  test.each([
    ['x'.repeat(MAX_REVIEW_LENGTH + 1), 'TOO_LONG'],
    ['💛'.repeat(MAX_REVIEW_LENGTH + 1), 'TOO_LONG'],
    ['bell \u0007', 'CONTROL_CHARACTER'],
    ['escape \u001B[31m', 'CONTROL_CHARACTER'],
    ['delete \u007F', 'CONTROL_CHARACTER'],
    ['next line \u0085', 'CONTROL_CHARACTER'],
  ])('the review text %j is refused as %s', (typed, refusal) =>
    expect(readReviewText(typed)).toEqual({ ok: false, refusal }),
  )
})

test.each([
  ['Asha Rao', 'Asha'],
  ['  Kabir ', 'Kabir'],
  ['', 'A guest'],
  ['x'.repeat(80), 'x'.repeat(40)],
])('a review by the guest named %j is signed %j', (name, signed) => expect(signedName(name)).toBe(signed))

describe('hotel ratings', () => {
  const none = { count: 0, average: 0 }

  test.each([
    ['nobody rated', none, none, { overall: null, ratings: 0, reviews: 0 }],
    ['the first review', none, { count: 1, average: 4 }, { overall: 4, ratings: 1, reviews: 1 }],
    ['only older ratings', { count: 31, average: 4.4 }, none, { overall: 4.4, ratings: 31, reviews: 0 }],
    [
      'one bad among many',
      { count: 179, average: 4.2 },
      { count: 1, average: 1 },
      { overall: 4.2, ratings: 180, reviews: 1 },
    ],
    [
      'as many of both',
      { count: 10, average: 4 },
      { count: 10, average: 5 },
      { overall: 4.5, ratings: 20, reviews: 10 },
    ],
    ['half is rounded up', none, { count: 20, average: 4.35 }, { overall: 4.4, ratings: 20, reviews: 20 }],
  ])('a hotel’s rating is calculated: %s', (_name, older, reviews, shown) =>
    expect(ratingOf(older, reviews)).toEqual(shown),
  )

  test.each([
    [
      'a file’s figures before any review',
      { overall: 4.4, ratings: 31, reviews: 0 },
      none,
      { count: 31, average: 4.4 },
    ],
    ['none beside our own', { overall: 4, ratings: 2, reviews: 2 }, { count: 2, average: 4 }, none],
    ['unrated', { overall: null, ratings: 0, reviews: 0 }, none, none],
    [
      'never above five hearts',
      { overall: 5, ratings: 2, reviews: 1 },
      { count: 1, average: 4 },
      { count: 1, average: 5 },
    ],
  ])('older ratings count towards a hotel’s rating: %s', (_name, shown, reviews, older) =>
    expect(olderRatings(shown, reviews)).toEqual(older),
  )

  test('older ratings with the same average as the reviews leave the shown rating unchanged', () => {
    const older = olderRatings({ overall: 4.2, ratings: 180, reviews: 9 }, { count: 9, average: 38 / 9 })
    expect(older.count).toBe(171)
    expect(older.average).toBeCloseTo(4.2, 1)
    expect(ratingOf(older, { count: 9, average: 38 / 9 }).overall).toBe(4.2)
  })

  test('enough new reviews change the rating, however many older ratings there were', () => {
    const older = { count: 100, average: 4 }
    const after = (reviews: number) => ratingOf(older, { count: reviews, average: 5 }).overall
    expect([1, 5, 6, 100].map(after)).toEqual([4, 4, 4.1, 4.5])
  })
})
