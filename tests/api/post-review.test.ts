import { describe, expect } from 'vitest'
import { buildGuest, buildHotel } from '../builders.ts'
import { START } from '../cast.ts'
import { apiTest } from './api-test.ts'
import { buildPicture, buildGreeted } from './build-stay.ts'
import { codeOf, reviewStepsOf } from './review-steps.ts'

const statusesOf = (answers: unknown[][]) =>
  answers.map(([status]) => Number(status)).toSorted((one, other) => one - other)
const test = apiTest
  .extend('hotel', ({ api, city }) => buildHotel(api.db, city))
  .extend('reviewSteps', ({ api, hotel }) => reviewStepsOf(api, hotel))
  .extend('guest', ({ api }) => buildGuest(api.db, { name: 'Asha Rao' }))
  .extend('ratings', ({ api, hotel, reviewSteps }) => {
    const rate = async (rating: number) => {
      const who = await buildGuest(api.db)
      return reviewSteps.post(who, { bookingId: await buildGreeted(api.db, hotel, who), rating })
    }
    const give = (overall: number, count: number, reviews = 0) =>
      api.db
        .updateTable('hotels')
        .set({ overall_rating: overall, ratings_count: count, reviews_count: reviews })
        .where('id', '=', hotel.id)
        .execute()
    return { rate, give }
  })

describe('posted reviews', () => {
  test('a review of a finished stay is published immediately, signed with the first name', async ({
    api,
    guest,
    hotel,
    reviewSteps,
  }) => {
    const bookingId = await buildGreeted(api.db, hotel, guest)
    const image = await buildPicture(api.db, guest)
    const posted = await reviewSteps.post(
      guest,
      { bookingId, rating: 5, review: '  Quiet & <clean>.\r\nThank you. ', images: [image], privacy: 4 },
      {},
      hotel.slug,
    )
    expect(posted.status).toBe(200)
    expect(posted.body).toEqual({
      id: expect.any(Number),
      hotelId: hotel.id,
      rating: 5,
      review: 'Quiet & <clean>.\nThank you.',
      guestName: 'Asha',
      date: '2026-12-01T09:00:00+05:30',
      slot: 'Evening',
      aspects: { privacy: 4, cleanliness: null, welcome: null, location: null },
      images: [{ id: image, url: `/api/review-pictures/${image}` }],
      has_review: true,
      published: true,
      featured: false,
      verified: true,
      answer: null,
    })
    expect((await reviewSteps.ofType('images')).body).toEqual([posted.body])
    expect(await reviewSteps.shown()).toEqual({ overallRating: 5, rating: 5, reviewsCount: 1 })
    expect(JSON.stringify(posted.body)).not.toContain(bookingId)
  })

  test('a booking gets one review, even from two parallel requests', async ({ api, guest, hotel, reviewSteps }) => {
    const bookingId = await buildGreeted(api.db, hotel, guest)
    const answers = await Promise.all([1, 2, 3].map((rating) => codeOf(reviewSteps.post(guest, { bookingId, rating }))))
    expect(statusesOf(answers)).toEqual([200, 409, 409])
    expect(await codeOf(reviewSteps.post(guest, { bookingId, rating: 5 }))).toEqual([409, 'ALREADY_REVIEWED'])
    expect(await reviewSteps.count({})).toEqual({ count: 1 })
    expect((await reviewSteps.shown()).reviewsCount).toBe(1)
  })

  test('a review repeated under its key gets the same answer, and a different review is refused', async ({
    api,
    guest,
    hotel,
    reviewSteps,
  }) => {
    const bookingId = await buildGreeted(api.db, hotel, guest)
    const key = { 'idempotency-key': 'review-1' }
    const body = { bookingId, rating: 4, review: 'Fine' }
    const both = await Promise.all([reviewSteps.post(guest, body, key), reviewSteps.post(guest, body, key)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.body).toEqual(both[1]?.body)
    expect(await codeOf(reviewSteps.post(guest, { ...body, rating: 1 }, key))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await reviewSteps.count({})).toEqual({ count: 1 })
  })

  test('a review that was refused stays refused under its key, and may be sent under a new key', async ({
    api,
    guest,
    hotel,
    reviewSteps,
  }) => {
    const bookingId = await buildGreeted(api.db, hotel, guest, { checkout_at: new Date(START.getTime() + 3_600_000) })
    const key = { 'idempotency-key': 'review-2' }
    expect(await codeOf(reviewSteps.post(guest, { bookingId, rating: 4 }, key))).toEqual([409, 'NOT_ALLOWED_NOW'])
    await api.db.updateTable('bookings').set({ checkout_at: START }).where('id', '=', bookingId).execute()
    expect(await codeOf(reviewSteps.post(guest, { bookingId, rating: 4 }, key))).toEqual([409, 'NOT_ALLOWED_NOW'])
    expect((await reviewSteps.post(guest, { bookingId, rating: 4 }, { 'idempotency-key': 'review-3' })).status).toBe(
      200,
    )
  })

  test('a review needs the guest’s own booking at this hotel, and any other booking is not found', async ({
    api,
    city,
    guest,
    hotel,
    reviewSteps,
  }) => {
    const bookingId = await buildGreeted(api.db, hotel, guest)
    const partner = await buildGuest(api.db)
    await api.db
      .insertInto('booking_partners')
      .values({
        booking_id: bookingId,
        phone: partner.phone,
        user_id: partner.id,
        status: 'accepted',
        answered_at: START,
      })
      .execute()
    const elsewhere = await buildHotel(api.db, city)
    const missing = await reviewSteps.post(guest, { bookingId: '00000000-0000-4000-8000-000000000000', rating: 5 })
    expect(missing.status).toBe(404)
    for (const answer of [
      await reviewSteps.post(partner, { bookingId, rating: 5 }),
      await reviewSteps.post(await buildGuest(api.db), { bookingId, rating: 5 }),
      await reviewSteps.post(guest, { bookingId, rating: 5 }, {}, elsewhere.id),
      await reviewSteps.post(guest, { bookingId: 'nonsense', rating: 5 }),
    ]) {
      expect(answer.status).toBe(404)
      expect(answer.body).toEqual(missing.body)
    }
    expect((await api.post(`/hotels/${hotel.id}/review`, { bookingId, rating: 5 })).status).toBe(401)
  })

  test.for([
    ['before its check-out', { checkout_at: new Date(START.getTime() + 1000) }, 'NOT_ALLOWED_NOW'],
    ['while extra hours run', { extended_until: new Date(START.getTime() + 3_600_000) }, 'NOT_ALLOWED_NOW'],
    ['unpaid', { status: 'pending', hold_expires_at: START, completed_at: null }, 'NOT_ALLOWED_NOW'],
  ] as const)('a review of a stay %s is refused', async ([_name, fields, code], { api, guest, hotel, reviewSteps }) => {
    const bookingId = await buildGreeted(api.db, hotel, guest, fields)
    expect(await codeOf(reviewSteps.post(guest, { bookingId, rating: 5 }))).toEqual([409, code])
  })

  test('a review is refused for a cancelled booking, and is possible from the moment a stay ends', async ({
    api,
    guest,
    hotel,
    reviewSteps,
  }) => {
    const bookingId = await buildGreeted(api.db, hotel, guest)
    await api.db
      .updateTable('bookings')
      .set({ status: 'cancelled', cancelled_at: START })
      .where('id', '=', bookingId)
      .execute()
    expect(await codeOf(reviewSteps.post(guest, { bookingId, rating: 5 }))).toEqual([409, 'ALREADY_CANCELLED'])
    const ending = await buildGreeted(api.db, hotel, guest, { checkout_at: START })
    expect((await reviewSteps.post(guest, { bookingId: ending, rating: 5 })).status).toBe(200)
  })

  test.for([
    ['no heart', { rating: 0 }, 'RATING_INVALID'],
    ['six hearts', { rating: 6 }, 'RATING_INVALID'],
    ['half a heart', { rating: 4.5 }, 'RATING_INVALID'],
    ['hearts in words', { rating: '5' }, 'RATING_INVALID'],
    ['an aspect of six', { privacy: 6 }, 'PRIVACY_INVALID'],
    ['2,001 characters', { review: 'x'.repeat(2001) }, 'REVIEW_INVALID'],
    ['a control character', { review: 'bell \u0007' }, 'REVIEW_INVALID'],
    ['six pictures', { images: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'IMAGES_INVALID'],
    ['a picture twice', { images: ['a', 'a'] }, 'IMAGES_INVALID'],
    ['a picture nobody uploaded', { images: ['nonsense'] }, 'PICTURE_UNKNOWN'],
  ] as const)('a review with %s is refused', async ([_name, more, code], { api, guest, hotel, reviewSteps }) => {
    const bookingId = await buildGreeted(api.db, hotel, guest)
    expect(await codeOf(reviewSteps.post(guest, { bookingId, rating: 5, ...more }))).toEqual([422, code])
    expect(await reviewSteps.count({})).toEqual({ count: 0 })
  })

  test('a review may have no text, or up to 2,000 characters', async ({ api, guest, hotel, reviewSteps }) => {
    const long = await buildGreeted(api.db, hotel, guest)
    expect(
      (await reviewSteps.post(guest, { bookingId: long, rating: 5, review: ` ${'ठ'.repeat(2000)} ` })).status,
    ).toBe(200)
    const silent = await buildGreeted(api.db, hotel, guest)
    expect(
      (await reviewSteps.post(guest, { bookingId: silent, rating: 3, review: null, privacy: null })).body,
    ).toMatchObject({
      review: '',
      has_review: false,
    })
  })

  test('a review contains each picture once, and only its guest’s own pictures', async ({
    api,
    guest,
    hotel,
    reviewSteps,
  }) => {
    const stranger = await buildGuest(api.db)
    const used = await buildPicture(api.db, guest)
    expect(
      (
        await reviewSteps.post(guest, {
          bookingId: await buildGreeted(api.db, hotel, guest),
          rating: 5,
          images: [used],
        })
      ).status,
    ).toBe(200)
    const bookingId = await buildGreeted(api.db, hotel, guest)
    for (const picture of [
      used,
      await buildPicture(api.db, stranger),
      await buildPicture(api.db, guest, { kind: 'profile' }),
      await buildPicture(api.db, guest, { destroyed_at: START }),
      '00000000-0000-4000-8000-000000000000',
    ]) {
      const own = await buildPicture(api.db, guest)
      expect(await codeOf(reviewSteps.post(guest, { bookingId, rating: 5, images: [own, picture] }))).toEqual([
        422,
        'PICTURE_UNKNOWN',
      ])
    }
    const own = await buildPicture(api.db, guest)
    expect(await codeOf(reviewSteps.post(guest, { bookingId, rating: 5, images: [own, own.toUpperCase()] }))).toEqual([
      422,
      'PICTURE_UNKNOWN',
    ])
  })

  test('two parallel reviews cannot contain the same picture', async ({ api, guest, hotel, reviewSteps }) => {
    const image = await buildPicture(api.db, guest)
    const stays = [await buildGreeted(api.db, hotel, guest), await buildGreeted(api.db, hotel, guest)]
    const answers = await Promise.all(
      stays.map((bookingId) => codeOf(reviewSteps.post(guest, { bookingId, rating: 5, images: [image] }))),
    )
    expect(statusesOf(answers)).toEqual([200, 422])
  })
})

describe('ratings after reviews', () => {
  test('a hotel’s rating changes with each review, even if many come in parallel', async ({ ratings, reviewSteps }) => {
    await Promise.all([5, 4, 4, 2].map(ratings.rate))
    expect(await reviewSteps.shown()).toEqual({ overallRating: 3.8, rating: 4, reviewsCount: 4 })
    expect((await reviewSteps.ratings()).counts).toEqual({ 1: 0, 2: 1, 3: 0, 4: 2, 5: 1 })
  })

  test('a hotel’s rating includes older ratings, and changes despite rounding', async ({ ratings, reviewSteps }) => {
    await ratings.give(4, 40)
    await ratings.rate(5)
    expect(await reviewSteps.shown()).toEqual({ overallRating: 4, rating: 4, reviewsCount: 41 })
    for (let more = 0; more < 9; more++) await ratings.rate(5)
    expect(await reviewSteps.shown()).toEqual({ overallRating: 4.2, rating: 4, reviewsCount: 50 })
  })

  test('a catalogue hotel’s rating still matches its rows and older ratings', async ({ ratings, reviewSteps }) => {
    for (const rating of [4, 4, 5]) await reviewSteps.addReview({ rating, body: 'words' })
    await ratings.give(4.3, 10, 3)
    await ratings.rate(1)
    expect(await reviewSteps.shown()).toEqual({ overallRating: 4, rating: 4, reviewsCount: 11 })
  })

  test('a withdrawn review no longer counts in any rating, and a restored one counts again', async ({
    api,
    ratings,
    reviewSteps,
  }) => {
    await api.post('/dev/jobs/recount-ratings')
    await ratings.give(4, 2)
    await ratings.rate(4)
    const bad = (await ratings.rate(1)).body.id
    expect(await reviewSteps.shown()).toMatchObject({ overallRating: 3.3, reviewsCount: 4 })
    await api.db.updateTable('reviews').set({ published: false }).where('id', '=', bad).execute()
    expect((await api.post('/dev/jobs/recount-ratings')).body.done).toBe(1)
    expect(await reviewSteps.shown()).toMatchObject({ overallRating: 4, reviewsCount: 3 })
    expect(await reviewSteps.ratings()).toMatchObject({ ratingsCount: 3, counts: { 1: 0, 4: 1 } })
    expect(await reviewSteps.list()).not.toContain(bad)
    expect((await api.post('/dev/jobs/recount-ratings')).body.done).toBe(0)
    await api.db.updateTable('reviews').set({ published: true }).where('id', '=', bad).execute()
    await api.post('/dev/jobs/recount-ratings')
    expect(await reviewSteps.shown()).toMatchObject({ overallRating: 3.3, reviewsCount: 4 })
  })

  test('a hotel’s first rating returns when every review is withdrawn', async ({ api, ratings, reviewSteps }) => {
    await ratings.give(4.4, 31)
    const { id } = (await ratings.rate(1)).body
    expect(await reviewSteps.shown()).toMatchObject({ overallRating: 4.3, reviewsCount: 32 })
    await api.db.updateTable('reviews').set({ published: false }).where('id', '=', id).execute()
    await api.post('/dev/jobs/recount-ratings')
    expect(await reviewSteps.shown()).toMatchObject({ overallRating: 4.4, reviewsCount: 31 })
  })
})
