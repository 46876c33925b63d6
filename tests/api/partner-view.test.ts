import { describe, expect } from 'vitest'
import { buildGuest, buildHotel } from '../builders.ts'
import { bookingTest } from './booking-test.ts'

const test = bookingTest
  .extend('hotel', ({ api, city }) => buildHotel(api.db, city))
  .extend('owner', ({ api }) => buildGuest(api.db, { name: 'Meera Pillai Menon' }))
  .extend('partner', ({ api }) => buildGuest(api.db))
  .extend('booking', ({ hotel, owner, steps }) =>
    steps.paid(owner, hotel, { name: 'Meera Pillai', guests: ['Meera Pillai', 'Kabir Sen'] }),
  )
  .extend('invites', ({ booking, owner, partner, steps }) => {
    const invite = () => steps.invite(owner, booking.id, partner.phone)
    const accept = () => steps.acceptInvite(partner, booking.id)
    return { invite, accept }
  })

describe('an invited partner', () => {
  test('an invited partner sees the hotel, the times and who invites them, but no money, names or codes', async ({
    booking,
    hotel,
    invites,
    owner,
    partner,
    steps,
  }) => {
    const extended = await steps.extend(owner, booking.id, 2)
    await steps.press(extended.body.payment_url)
    await invites.invite()
    const seen = await steps.read(partner, booking.id)
    expect(seen).toMatchObject({
      role: 'partner',
      status: 'completed',
      listing: 'UPCOMING',
      checkin_date: booking.checkin_date,
      leaves_at: '2026-12-06T12:00:00+05:30',
      fastCheckInStatus: 'invited',
      actions: ['accept_invite', 'decline_invite'],
      hotel: { id: hotel.id },
      user: { name: 'Meera' },
      name: 'Meera',
      guests: [],
      bill: null,
      couponId: null,
      payment_url: null,
      refunds: [],
      partner: null,
      extension: null,
      extensionRequest: null,
      modification: null,
      review: null,
    })
    expect(seen.short_id).toBe('')
    const text = JSON.stringify(seen)
    expect(text).not.toContain(booking.short_id)
    for (const secret of ['Pillai', 'Kabir', owner.phone, partner.phone, '1574']) expect(text).not.toContain(secret)
    expect((await steps.read(owner, booking.id)).partner).toEqual({ phone: partner.phone })
  })

  test('an invited partner finds the stay among the upcoming stays, and after the stay only if they accepted', async ({
    api,
    booking,
    invites,
    partner,
    steps,
  }) => {
    await invites.invite()
    expect(await steps.listed(partner, 'upcoming')).toEqual([booking.id])
    expect(await steps.listed(partner, 'unpaid')).toEqual([])
    const minutes = (Date.parse('2026-12-06T10:00:00+05:30') - api.clock.now().getTime()) / 60_000
    api.clock.advance(minutes)
    expect(await steps.listed(partner, 'past')).toEqual([])
    api.clock.advance(-minutes)
    expect((await invites.accept()).body).toEqual({ status: 'accepted' })
    expect((await steps.read(partner, booking.id)).actions).toEqual(['decline_invite'])
    api.clock.advance(minutes)
    expect(await steps.listed(partner, 'past')).toEqual([booking.id])
    expect((await steps.read(partner, booking.id)).actions).toEqual([])
    api.clock.advance(-minutes)
  })

  test('an invited partner cannot change the booking', async ({ booking, invites, owner, partner, steps }) => {
    await invites.invite()
    await invites.accept()
    const day = { checkin: '2026-12-05T12:00:00+05:30', checkout: '2026-12-06T11:00:00+05:30' }
    const answers = [
      await steps.cancel(partner, booking.id),
      await steps.modify(partner, booking.id, day),
      await steps.modificationBill(partner, booking.id, day),
      await steps.extend(partner, booking.id, 1),
      await steps.extensionBill(partner, booking.id, 1),
      await steps.cancelExtension(partner, booking.id),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(404))
    expect(await steps.read(owner, booking.id)).toMatchObject({ status: 'completed', leaves_at: booking.leaves_at })
  })
})

describe('bookings as their owner reads them', () => {
  test('a booking that its owner reads includes the requested check-in and the written review', async ({
    api,
    booking,
    hotel,
    owner,
    steps,
  }) => {
    await api.db
      .insertInto('user_requests')
      .values({ booking_id: booking.id, user_id: owner.id, type: 'checkin', status: 'created' })
      .execute()
    expect((await steps.read(owner, booking.id)).userRequest).toMatchObject({ type: 'checkin', status: 'created' })
    const minutes = (Date.parse('2026-12-06T10:00:00+05:30') - api.clock.now().getTime()) / 60_000
    api.clock.advance(minutes)
    const review = { bookingId: booking.id, rating: 4, review: 'Quiet, and kind at the desk.' }
    expect((await api.post(`/hotels/${hotel.id}/review`, review, { headers: owner.headers })).status).toBe(200)
    expect((await steps.read(owner, booking.id)).review).toMatchObject({ rating: 4, review: review.review })
    api.clock.advance(-minutes)
  })

  test('a booking that its owner reads includes its coupon, subtracted from the bill', async ({
    api,
    hotel,
    owner,
    steps,
  }) => {
    await api.db
      .insertInto('coupons')
      .values({
        code: 'TENOFF',
        kind: 'percent',
        value: 10,
        valid_from: new Date('2026-01-01'),
        valid_until: new Date('2027-01-01'),
      })
      .execute()
    const used = await steps.paid(owner, hotel, { couponId: ' tenoff ' })
    expect(used).toMatchObject({ couponId: 'TENOFF', bill: { room_total: 1499, discount: 150, total: 1416 } })
  })
})

test('only guests themselves can read their payment methods', async ({ api, owner, partner }) => {
  const asked = await api.get(`/users/${owner.id}/payment-providers`, { headers: owner.headers })
  expect(asked.body).toEqual({ options: ['upi', 'card', 'netbanking', 'wallet'] })
  expect((await api.get(`/users/${owner.id}/payment-providers`, { headers: partner.headers })).status).toBe(404)
})
