import { expect } from 'vitest'
import { eachFact } from '#domain/hotels/hotel-facts.ts'
import { buildHotel, buildOperator, buildStaff } from '../builders.ts'
import { bookingTest } from './booking-test.ts'
import { codeOf, reviewStepsOf } from './review-steps.ts'
import { withQuery, type Body } from './start-api.ts'

const test = bookingTest.extend('manager', async ({ api, hotel }) => {
  const { headers } = await buildStaff(api.db, hotel, { role: 'manager', name: 'Lakshmi Rao' })
  return {
    get: async (path: string) => (await api.get(`/desk/${path}`, { headers })).body,
    post: (path: string, body: object = {}, more: object = {}) =>
      api.post(`/desk/${path}`, body, { headers: { ...headers, ...more } }),
  }
})

const CONTACT = { who: 'Night desk', channel: 'sms', address: '98123 45678', language: 'hi', kinds: ['bookings'] }

test('a hotel’s changed details show immediately on its page and in search, and earlier bookings keep the old details', async ({
  api,
  city,
  hotel,
  guest,
  steps,
  manager,
}) => {
  const booked = await steps.paid(guest, hotel)
  const changed = await manager.post('facts', {
    amenities: ['wifi', 'breakfast'],
    same_sex: true,
    only_payAtHotel: true,
    rules: [' No smoking ', '', 'Quiet after 11 PM', 'No smoking'],
    reception_phone: '022 0001 2345',
  })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  await manager.post('facts', { has_love_kit: true })
  expect(await manager.get('facts')).toEqual({
    amenities: ['wifi', 'breakfast'],
    ...eachFact((name) => ['same_sex', 'has_love_kit', 'only_payAtHotel'].includes(name)),
    cancel_hours: 24,
    grace_minutes: 0,
    rules: ['No smoking', 'Quiet after 11 PM'],
    reception_phone: '+912200012345',
    version: expect.any(String),
    contacts: [],
    contact_channels: ['sms', 'email', 'whatsapp'],
  })
  const page = (await api.get(`/hotels/${hotel.id}`)).body
  expect(page).toMatchObject({ amenities: ['wifi', 'breakfast'], rules: ['No smoking', 'Quiet after 11 PM'] })
  const filter = { where: { cityId: city.id, same_sex: true, has_love_kit: true } }
  const found = await api.get(
    withQuery('/hotels/search', {
      checkin: '2026-12-05T21:00:00+05:30',
      checkout: '2026-12-06T10:00:00+05:30',
      filter,
    }),
  )
  expect(found.body.map(({ id }: Body) => id)).toContain(hotel.id)
  expect((await steps.read(guest, booked.id)).bill.pay_at_hotel).toBe(0)
})

test('invalid details are refused with an error on their field, and none is stored', async ({ manager }) => {
  const before = await manager.get('facts')
  expect(await codeOf(manager.post('facts', { rules: ['x'.repeat(201)], same_sex: true }))).toEqual([
    422,
    'RULES_INVALID',
  ])
  expect(await codeOf(manager.post('facts', { reception_phone: '12' }))).toEqual([422, 'RECEPTION_PHONE_INVALID'])
  expect((await manager.post('facts', { amenities: ['helipad'] })).status).toBe(422)
  expect(await manager.get('facts')).toEqual(before)
})

test('contacts are added and removed, each time with the manager’s name', async ({ api, hotel, manager }) => {
  const added = await manager.post('contacts', CONTACT, { 'idempotency-key': 'contact' })
  await manager.post('contacts', CONTACT, { 'idempotency-key': 'contact' })
  expect(added.body.contacts).toEqual([
    { ...CONTACT, id: expect.any(Number), address: '+919812345678', has_agreed: false },
  ])
  expect(await codeOf(manager.post('contacts', CONTACT))).toEqual([409, 'CONTACT_THERE'])
  expect(await codeOf(manager.post('contacts', { ...CONTACT, kinds: ['lists'] }))).toEqual([422, 'KINDS_INVALID'])
  expect(await codeOf(manager.post('contacts', { ...CONTACT, address: '12' }))).toEqual([422, 'ADDRESS_INVALID'])
  const [{ id }] = added.body.contacts
  expect((await manager.post(`contacts/${id}/end`)).body.contacts).toEqual([])
  expect(await codeOf(manager.post(`contacts/${id}/end`))).toEqual([404, 'NOT_FOUND'])
  const rows = await api.db
    .selectFrom('hotel_channels')
    .select(['added_by', 'ended_by'])
    .where('hotel_id', '=', hotel.id)
    .execute()
  expect(rows).toEqual([{ added_by: 'Lakshmi Rao', ended_by: 'Lakshmi Rao' }])
})

test('a WhatsApp contact also gets lists, is asked by SMS, and appears at the desk and in the office', async ({
  api,
  hotel,
  manager,
}) => {
  const contact = { ...CONTACT, channel: 'whatsapp', address: '98123 45679', kinds: ['bookings', 'lists'] }
  const added = await manager.post('contacts', contact)
  const shown = { channel: 'whatsapp', address: '+919812345679', has_agreed: false }
  expect(added.body.contacts).toMatchObject([{ ...shown, kinds: contact.kinds }])
  await api.worker.drain()
  const asked = api.db.selectFrom('dev_messages').select('channel').where('recipient', '=', shown.address)
  expect(await asked.execute()).toEqual([{ channel: 'sms' }])
  const office = await buildOperator(api.db, { role: 'admin' })
  const read = await api.get(`/office/hotels/${hotel.id}`, { headers: office.headers })
  expect(read.body.contacts.channels).toEqual([{ who: CONTACT.who, ...shown }])
})

test('a review gets one answer, which can be changed for a day', async ({ api, hotel, manager }) => {
  const reviews = reviewStepsOf(api, hotel)
  const id = await reviews.addReview({ body: 'Quiet and clean.' })
  const hearts = await reviews.addReview({ body: '' })
  const hidden = await reviews.addReview({ body: 'Withdrawn', published: false })
  expect((await manager.get('reviews')).waiting).toBe(1)
  const answer = (text: string, review = id) => manager.post(`reviews/${review}/answer`, { answer: text })
  await answer(' Thank you. ')
  await answer('Thank you for coming.')
  const shown = (await reviews.ofType('top')).body.find((review: Body) => review.id === id)
  expect(shown.answer).toEqual({ text: 'Thank you for coming.', date: expect.any(String) })
  const { waiting, reviews: listed } = await manager.get('reviews')
  expect(waiting).toBe(0)
  expect(listed.map((review: Body) => [review.id, review.answer?.by])).toEqual([
    [hearts, undefined],
    [id, 'Lakshmi Rao'],
  ])
  expect((await answer('And this.', hearts)).status).toBe(200)
  expect(await codeOf(answer('No', hidden))).toEqual([404, 'NOT_FOUND'])
  expect(await codeOf(answer(' '))).toEqual([422, 'ANSWER_REQUIRED'])
  expect(await codeOf(answer('x'.repeat(1001)))).toEqual([422, 'ANSWER_INVALID'])
  api.clock.advance(24 * 60 + 1)
  const late = await codeOf(answer('Too late'))
  api.clock.advance(-24 * 60 - 1)
  expect(late).toEqual([409, 'ALREADY_ANSWERED'])
})

test('two managers who answer simultaneously leave one answer, and another hotel’s manager cannot answer', async ({
  api,
  city,
  hotel,
  manager,
}) => {
  const id = await reviewStepsOf(api, hotel).addReview({ body: 'Quiet.' })
  const stranger = await buildStaff(api.db, await buildHotel(api.db, city), { role: 'manager' })
  const answers = await Promise.all(['One', 'Two'].map((answer) => manager.post(`reviews/${id}/answer`, { answer })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const rows = await api.db.selectFrom('review_answers').select('edited_at').where('review_id', '=', id).execute()
  expect(rows).toEqual([{ edited_at: expect.any(Date) }])
  const foreign = api.post(`/desk/reviews/${id}/answer`, { answer: 'Mine' }, { headers: stranger.headers })
  expect(await codeOf(foreign)).toEqual([404, 'NOT_FOUND'])
})
