import { describe, expect } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { buildGuest, buildHotel } from '../builders.ts'
import { START } from '../cast.ts'
import { apiTest } from './api-test.ts'
import { buildPicture, buildGreeted } from './build-stay.ts'
import { codeOf, daysAgo, reviewStepsOf } from './review-steps.ts'
import type { Body } from './start-api.ts'

const test = apiTest
  .extend('hotel', ({ api, city }) => buildHotel(api.db, city))
  .extend('reviewSteps', ({ api, hotel }) => reviewStepsOf(api, hotel))
  .extend('guest', ({ api }) => buildGuest(api.db, { name: 'Asha Rao' }))

describe('a hotel’s reviews by type', () => {
  test('reviews of type featured are published, marked as featured and have text, best first', async ({
    reviewSteps,
  }) => {
    const four = await reviewSteps.addReview({ featured: true, rating: 4, body: 'Good', created_at: daysAgo(1) })
    const five = await reviewSteps.addReview({ featured: true, rating: 5, body: 'Great', created_at: daysAgo(9) })
    await reviewSteps.addReview({ featured: true, rating: 5, body: '' })
    await reviewSteps.addReview({ rating: 5, body: 'Not chosen' })
    await reviewSteps.addReview({ featured: true, rating: 5, body: 'Withdrawn', published: false })
    expect(await reviewSteps.idsOfType('featured')).toEqual([five, four])
  })

  test('reviews of type images have pictures, newest first, without destroyed pictures', async ({
    api,
    guest,
    reviewSteps,
  }) => {
    const attach = async (reviewId: number, fields: Partial<NewRow<'pictures'>> = {}) => {
      const picture = await buildPicture(api.db, guest, fields)
      await api.db
        .insertInto('review_pictures')
        .values({ review_id: reviewId, position: 0, picture_id: picture })
        .execute()
      return picture
    }
    const old = await reviewSteps.addReview({ created_at: daysAgo(8), rating: 5 })
    const young = await reviewSteps.addReview({ created_at: daysAgo(2), rating: 3 })
    const gone = await reviewSteps.addReview()
    const hidden = await reviewSteps.addReview({ published: false })
    const picture = await attach(old)
    await attach(young)
    await attach(gone, { destroyed_at: START })
    await attach(hidden)
    await reviewSteps.addReview({ body: 'no picture' })
    const { body } = await reviewSteps.ofType('images')
    expect(body.map(({ id }: Body) => id)).toEqual([young, old])
    expect(body[1].images).toEqual([{ id: picture, url: `/api/review-pictures/${picture}` }])
  })

  test('reviews of type top, the default, are the best with text, three at a time', async ({
    api,
    hotel,
    reviewSteps,
  }) => {
    const five = await reviewSteps.addReview({ rating: 5, body: 'a', created_at: daysAgo(5) })
    const newer = await reviewSteps.addReview({ rating: 5, body: 'b', created_at: daysAgo(2) })
    const four = await reviewSteps.addReview({ rating: 4, body: 'c', slot: 3, privacy: 5 })
    const one = await reviewSteps.addReview({ rating: 1, body: 'd' })
    await reviewSteps.addReview({ rating: 5 })
    await reviewSteps.addReview({ rating: 5, body: 'withdrawn', published: false })
    expect(await reviewSteps.idsOfType('top')).toEqual([newer, five, four])
    expect(await reviewSteps.idsOfType(undefined)).toEqual([newer, five, four])
    expect((await api.get(`/hotels/hotel-reviews/${hotel.slug}`)).body).toHaveLength(3)
    expect(await reviewSteps.idsOfType('top', { skip: 3 })).toEqual([one])
    expect(await reviewSteps.idsOfType('top', { skip: 4 })).toEqual([])
    expect(await reviewSteps.idsOfType('top', { limit: 100 })).toHaveLength(4)
    expect((await reviewSteps.ofType('top', { skip: 2, limit: 1 })).body[0]).toEqual({
      id: four,
      hotelId: hotel.id,
      rating: 4,
      review: 'c',
      guestName: 'Meera and K.',
      date: '2026-11-30T09:00:00+05:30',
      slot: 'Evening',
      aspects: { privacy: 5, cleanliness: null, welcome: null, location: null },
      images: [],
      has_review: true,
      published: true,
      featured: false,
      verified: false,
      answer: null,
    })
  })

  test('a hotel’s reviews average ratings in review_breakup, and count hearts in count_breakup', async ({
    api,
    reviewSteps,
  }) => {
    expect((await reviewSteps.ofType('review_breakup')).body).toEqual({
      overall: null,
      privacy: null,
      cleanliness: null,
      welcome: null,
      location: null,
    })
    expect((await reviewSteps.ofType('count_breakup')).body).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, total: 0 })
    await reviewSteps.addReview({ rating: 5, privacy: 5, cleanliness: 4 })
    await reviewSteps.addReview({ rating: 5, privacy: 4, body: 'words' })
    await reviewSteps.addReview({ rating: 2, privacy: 4 })
    await reviewSteps.addReview({ rating: 1, privacy: 1, published: false })
    await api.post('/dev/jobs/recount-ratings')
    expect((await reviewSteps.ofType('review_breakup')).body).toEqual({
      overall: 4,
      privacy: 4.3,
      cleanliness: 4,
      welcome: null,
      location: null,
    })
    expect((await reviewSteps.ofType('count_breakup')).body).toEqual({ 1: 0, 2: 1, 3: 0, 4: 0, 5: 2, total: 3 })
    expect(await reviewSteps.ratings()).toEqual({
      overallRating: 4,
      rating: 4,
      ratingsCount: 3,
      reviewsCount: 1,
      counts: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 2 },
      aspects: { privacy: 4.3, cleanliness: 4, welcome: null, location: null },
    })
  })

  test.for([
    [{ type: 'worst' }, 'type'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ skip: -1 }, 'skip'],
    [{ where: {} }, 'where'],
  ] as const)('the call for a hotel’s reviews refuses %j and names it', async ([filter, field], { reviewSteps }) => {
    const { status, body } = await reviewSteps.ofType(undefined, filter)
    expect([status, body.error.code, body.error.details[0].field]).toEqual([400, 'FILTER_INVALID', field])
  })
})

describe('the list of a hotel’s reviews', () => {
  test('the list of a hotel’s reviews follows the requested order, filter and count', async ({ reviewSteps }) => {
    const words = await reviewSteps.addReview({ rating: 2, body: 'words', created_at: daysAgo(3) })
    const hearts = await reviewSteps.addReview({ rating: 5, created_at: daysAgo(1) })
    const more = await reviewSteps.addReview({ rating: 4, body: 'more', created_at: daysAgo(2) })
    await reviewSteps.addReview({ body: 'withdrawn', published: false })
    expect(await reviewSteps.list()).toEqual([hearts, more, words])
    expect(await reviewSteps.list({ where: { published: true, has_review: true } })).toEqual([more, words])
    expect(await reviewSteps.list({ where: { has_review: false } })).toEqual([hearts])
    expect(await reviewSteps.list({ where: { published: false } })).toEqual([])
    expect(await reviewSteps.list({ order: 'date ASC' })).toEqual([words, more, hearts])
    expect(await reviewSteps.list({ order: 'rating DESC', limit: 2 })).toEqual([hearts, more])
    expect(await reviewSteps.list({ order: 'rating ASC', skip: 1 })).toEqual([more, hearts])
    const where = { has_review: true, published: true }
    expect(await reviewSteps.count({ where })).toEqual({ count: 2 })
    expect(await reviewSteps.count({ filter: { where } })).toEqual({ count: 2 })
    expect(await reviewSteps.count({})).toEqual({ count: 3 })
    expect(await reviewSteps.count({ where: { published: false } })).toEqual({ count: 0 })
  })

  test.for([
    ['{"has_review":"yes"}', 'has_review'],
    ['{"user_id":1}', 'user_id'],
  ] as const)('the list of a hotel’s reviews refuses where=%s and names it', async ([where, field], { api, hotel }) => {
    const { status, body } = await api.get(`/hotels/${hotel.id}/reviews/count?where=${encodeURIComponent(where)}`)
    expect([status, body.error.code, body.error.details[0].field]).toEqual([400, 'FILTER_INVALID', field])
  })

  test('the list of a hotel’s reviews refuses a `where` that is not JSON', async ({ api, hotel }) => {
    expect(await codeOf(api.get(`/hotels/${hotel.id}/reviews/count?where=%7B`))).toEqual([400, 'FILTER_INVALID'])
  })
})

test('a hidden hotel and an unknown hotel have no reviews in any call', async ({ api, guest, hotel, reviewSteps }) => {
  const bookingId = await buildGreeted(api.db, hotel, guest)
  await reviewSteps.addReview({ body: 'words' })
  await api.db.updateTable('hotels').set({ hidden: true }).where('id', '=', hotel.id).execute()
  for (const ref of [hotel.id, hotel.slug, 'nowhere-x', '99999999'])
    for (const path of [
      `/hotels/hotel-reviews/${ref}`,
      `/hotels/${ref}/reviews`,
      `/hotels/${ref}/reviews/count`,
      `/hotels/${ref}/ratings`,
    ])
      expect(await codeOf(api.get(path)), path).toEqual([404, 'NOT_FOUND'])
  expect(await codeOf(reviewSteps.post(guest, { bookingId, rating: 5 }))).toEqual([404, 'NOT_FOUND'])
})
