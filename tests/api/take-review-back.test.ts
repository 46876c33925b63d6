/** Guests can take their own review back, but not publish it again (decision 0100). */
import { expect } from 'vitest'
import { buildGuest, buildHotel, buildOperator } from '../builders.ts'
import { apiTest } from './api-test.ts'
import { buildGreeted, buildPicture } from './build-stay.ts'
import { codeOf, reviewStepsOf } from './review-steps.ts'

const test = apiTest
  .extend('hotel', ({ api, city }) => buildHotel(api.db, city))
  .extend('guest', ({ api }) => buildGuest(api.db, { name: 'Asha Rao' }))
  .extend('reviewSteps', ({ api, hotel }) => reviewStepsOf(api, hotel))
  .extend('own', async ({ api, hotel, guest, reviewSteps }) => {
    const bookingId = await buildGreeted(api.db, hotel, guest)
    const image = await buildPicture(api.db, guest)
    const posted = await reviewSteps.post(guest, { bookingId, rating: 1, review: 'Loud.', images: [image] })
    const takeBack = (who = guest) =>
      api.post(`/bookings/${bookingId}/review/take-back`, undefined, { headers: who.headers })
    return { bookingId, id: posted.body.id as number, image, takeBack }
  })

test('a review that its author took back disappears for good, with its text, pictures and rating', async ({
  api,
  hotel,
  guest,
  reviewSteps,
  own,
}) => {
  const other = await buildGuest(api.db)
  await reviewSteps.post(other, { bookingId: await buildGreeted(api.db, hotel, other), rating: 5 })
  expect((await reviewSteps.shown()).overallRating).toBe(3)
  const answers = await Promise.all([own.takeBack(), own.takeBack()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await reviewSteps.shown()).toEqual({ overallRating: 5, rating: 5, reviewsCount: 1 })
  expect(await reviewSteps.list()).not.toContain(own.id)
  expect((await api.get(`/review-pictures/${own.image}`)).status).toBe(404)
  expect((await api.get(`/bookings/${own.bookingId}`, { headers: guest.headers })).body.review).toMatchObject({
    review: '',
    is_taken_back: true,
  })
  const again = reviewSteps.post(guest, { bookingId: own.bookingId, rating: 5 })
  expect(await codeOf(again)).toEqual([409, 'ALREADY_REVIEWED'])
})

test('only its author can take a review back, and only if the office has not withdrawn it', async ({ api, own }) => {
  const stranger = await buildGuest(api.db)
  expect((await own.takeBack(stranger)).status).toBe(404)
  const { id: withdrawn_by } = await buildOperator(api.db)
  await api.db
    .updateTable('reviews')
    .set({ published: false, withdrawn_at: api.clock.now(), withdrawn_by, withdrawn_reason: 'Names the staff' })
    .where('id', '=', own.id)
    .execute()
  expect(await codeOf(own.takeBack())).toEqual([409, 'NOT_ALLOWED_NOW'])
})

test('the database publishes no review that was taken back', async ({ api, own }) => {
  await own.takeBack()
  const publish = api.db.updateTable('reviews').set({ published: true }).where('id', '=', own.id).execute()
  await expect(publish).rejects.toThrow('reviews_taken_back_unseen')
})
