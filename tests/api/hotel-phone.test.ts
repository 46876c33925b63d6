import { expect } from 'vitest'
import { SITE } from '#domain/site.ts'
import { buildGuest, type BuiltGuest } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { bookingTest } from './booking-test.ts'
import { withQuery } from './start-api.ts'

const PHONE = '+912200012345'
const OURS = [SITE.supportPhone, 'uncle']
const THEIRS = [PHONE, 'hotel']

const test = bookingTest.extend('phones', ({ api, steps }) => ({
  give: (hotelId: number) =>
    api.db
      .insertInto('hotel_contacts')
      .values({ hotel_id: hotelId, reception_phone: PHONE, set_by: 'Asha Rao' })
      .execute(),
  seenBy: async (guest: BuiltGuest, id: string) => {
    const { hotel } = await steps.read(guest, id)
    return [hotel.phone, hotel.phone_of]
  },
}))

test('a guest sees the reception’s number while the booking is confirmed, and not after a cancellation', async ({
  hotel,
  guest,
  steps,
  phones,
}) => {
  await phones.give(hotel.id)
  const { id, payment_url: payUrl } = (await steps.book(guest, hotel)).body.booking
  expect(await phones.seenBy(guest, id)).toEqual(OURS)
  await steps.press(payUrl)
  expect(await phones.seenBy(guest, id)).toEqual(THEIRS)
  await steps.cancel(guest, id)
  expect(await phones.seenBy(guest, id)).toEqual(OURS)
})

test('the answer to a booking that is confirmed immediately contains the reception’s number', async ({
  api,
  hotel,
  steps,
  phones,
}) => {
  await phones.give(hotel.id)
  const rich = await buildGuest(api.db, { credits: 9000 })
  const { booking } = (await steps.book(rich, hotel)).body
  expect([booking.status, booking.hotel.phone, booking.hotel.phone_of]).toEqual(['completed', ...THEIRS])
})

test('a partner sees the reception’s number after accepting, and a mistyped number is never shown', async ({
  api,
  hotel,
  guest,
  steps,
  phones,
}) => {
  await phones.give(hotel.id)
  const partner = await buildGuest(api.db)
  const { id } = await steps.paid(guest, hotel)
  await steps.invite(guest, id, partner.phone)
  expect(await phones.seenBy(partner, id)).toEqual(OURS)
  await steps.acceptInvite(partner, id)
  expect(await phones.seenBy(partner, id)).toEqual(THEIRS)
})

test('guests of a hotel without a number see Uncle’s number', async ({ hotel, guest, steps, phones }) => {
  const { id } = await steps.paid(guest, hotel)
  expect(await phones.seenBy(guest, id)).toEqual(OURS)
})

test('no public answer contains the reception’s number', async ({ api, hotel, city, phones }) => {
  await phones.give(hotel.id)
  const { checkin, checkout } = SATURDAY_EVENING
  const filter = { where: { cityId: city.id } }
  const answers = await Promise.all([
    api.get(`/hotels/${hotel.id}`),
    api.get(withQuery('/hotels/search', { checkin, checkout, filter })),
    api.get(withQuery(`/hotels/${hotel.id}/find-availability`, { checkin, checkout })),
    api.get(withQuery(`/hotels/${hotel.id}/offers-by-day`, { slot: 3 })),
  ])
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain(PHONE.slice(3))
  }
})
