/** A hotel pays for a coupon's discount only if its manager agreed to that coupon (decision 0065). */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  bookingBody,
  buildGuest,
  buildHotel,
  buildOperator,
  buildStaff,
  type BuiltHotel,
  type BuiltStaff,
} from '../../builders.ts'
import { SATURDAY_EVENING } from '../../cast.ts'
import { isAlarm } from '../../is-alarm.ts'
import { bookingTest } from '../booking-test.ts'
import { codeOf, officeOf, post } from '../office-steps.ts'
import { atCheckin } from '../relocation-test.ts'
import type { Api, Body } from '../start-api.ts'

const REASON = 'Because I want it'
let serial = 0

const test = bookingTest
  .extend('admin', ({ api }) => buildOperator(api.db, { role: 'admin', name: 'Ritu Bansal' }))
  .extend('hotelWish', { rooms: 5 })
  .extend('manager', ({ api, hotel }) => buildStaff(api.db, hotel, { role: 'manager', name: 'Lakshmi Rao' }))
  .extend('coupons', ({ api, admin }) => {
    return {
      /** A coupon for 100 %, paid by hotels, proposed by one admin and confirmed by another. */
      confirmed: async (change: object = {}): Promise<{ code: string; id: number }> => {
        serial += 1
        const code = `FREE10${serial}`
        const wish = { kind: 'percent', value: 100, min_amount: 0, first_booking_only: false, funded_by: 'hotel' }
        const days = { first_day: '2026-12-01', last_day: '2026-12-31', reason: REASON }
        const terms = { code, ...wish, ...days, most: 500, total_limit: 50, ...change }
        const { proposal_id } = (await post(api, admin, '/office/coupons', terms)).body
        const second = await buildOperator(api.db, { role: 'admin' })
        await officeOf(api, second).decide(proposal_id, 'confirm')
        const { id } = await api.db
          .selectFrom('coupons')
          .select('id')
          .where('code', '=', code)
          .executeTakeFirstOrThrow()
        return { code, id }
      },
      press: (who: BuiltStaff, id: number, act: 'join' | 'leave', key: string = randomUUID()) =>
        api.post(`/desk/coupons/${id}/${act}`, undefined, { headers: { ...who.headers, 'idempotency-key': key } }),
    }
  })

async function refusalOf(api: Api, hotel: BuiltHotel, code: string): Promise<unknown[]> {
  const guest = await buildGuest(api.db)
  const { checkin: checkin_date, checkout: checkout_date } = SATURDAY_EVENING
  const body = { checkin_date, checkout_date, couponId: code, roomCount: 1 }
  const quoted = await api.post(`/hotels/${hotel.id}/calculate-bill`, body, { headers: guest.headers })
  const booked = await api.post('/bookings/create-booking', bookingBody(hotel, SATURDAY_EVENING, { couponId: code }), {
    headers: guest.headers,
  })
  return [codeOf(quoted) ?? 'taken', codeOf(booked) ?? 'taken']
}

test('the coupon FREE100, confirmed by two admins, discounts nothing at a hotel whose manager did not join it', async ({
  api,
  city,
  hotel,
  manager,
  coupons,
  steps,
}) => {
  const { code, id } = await coupons.confirmed()
  const other = await buildHotel(api.db, city, { rooms: 5 })
  expect(await refusalOf(api, hotel, code)).toEqual(['COUPON_NOT_HERE', 'COUPON_NOT_HERE'])
  expect((await coupons.press(manager, id, 'join')).status).toBe(200)
  expect(await refusalOf(api, other, code)).toEqual(['COUPON_NOT_HERE', 'COUPON_NOT_HERE'])
  const guest = await buildGuest(api.db)
  const booked = await steps.paid(guest, hotel, { couponId: code })
  expect(booked.bill.discount).toBe(500)
})

test('a manager joins and leaves a coupon once, however often they press, and earlier bookings keep the coupon', async ({
  api,
  hotel,
  manager,
  admin,
  coupons,
  steps,
}) => {
  const { code, id } = await coupons.confirmed()
  const listed = async () =>
    ((await api.get('/desk/coupons', { headers: manager.headers })).body as Body[]).find((each) => each.id === id)
  expect(await listed()).toMatchObject({ code, most: 500, total_limit: 50, joined_at: null, used_here: 0 })
  await Promise.all([coupons.press(manager, id, 'join'), coupons.press(manager, id, 'join')])
  expect(await listed()).toMatchObject({ joined_by: 'Lakshmi Rao' })
  const office = (await api.get('/office/coupons', { headers: admin.headers })).body as Body[]
  expect(office.find((each) => each.id === id)?.joined).toBe(1)
  const guest = await buildGuest(api.db)
  const booked = await steps.paid(guest, hotel, { couponId: code })
  await coupons.press(manager, id, 'leave')
  await coupons.press(manager, id, 'leave')
  expect(await listed()).toMatchObject({ joined_at: null, used_here: 1 })
  expect(await refusalOf(api, hotel, code)).toEqual(['COUPON_NOT_HERE', 'COUPON_NOT_HERE'])
  expect((await steps.read(guest, booked.id)).bill.discount).toBe(500)
  const { entries } = (await api.get('/desk/log', { headers: manager.headers })).body
  expect(entries.map(({ what, detail }: Body) => [what, detail.code])).toEqual([
    ['coupon_left', code],
    ['coupon_joined', code],
  ])
})

test('only a manager can join a coupon, and only a coupon that is open to their hotel', async ({
  api,
  city,
  hotel,
  manager,
  coupons,
}) => {
  const other = await buildHotel(api.db, city)
  const { id } = await coupons.confirmed()
  const ofOther = await coupons.confirmed({ hotel_id: other.id })
  const receptionist = await buildStaff(api.db, hotel)
  expect(codeOf(await coupons.press(receptionist, id, 'join'))).toBe('MANAGERS_ONLY')
  expect(codeOf(await coupons.press(manager, ofOther.id, 'join'))).toBe('NOT_FOUND')
  expect(codeOf(await coupons.press(manager, 999_999, 'join'))).toBe('NOT_FOUND')
  // A coupon for a single hotel also waits for that hotel's manager.
  expect(await refusalOf(api, other, ofOther.code)).toEqual(['COUPON_NOT_HERE', 'COUPON_NOT_HERE'])
})

test('when a manager leaves a coupon while guests book, each booking gets the whole discount or is refused', async ({
  api,
  hotel,
  manager,
  coupons,
}) => {
  const { code, id } = await coupons.confirmed()
  await coupons.press(manager, id, 'join')
  const guests = await Promise.all([1, 2, 3].map(() => buildGuest(api.db)))
  const bookings = guests.map((guest) =>
    api.post('/bookings/create-booking', bookingBody(hotel, SATURDAY_EVENING, { couponId: code }), {
      headers: guest.headers,
    }),
  )
  const [left, ...booked] = await Promise.all([coupons.press(manager, id, 'leave'), ...bookings])
  expect(left.status).toBe(200)
  for (const answer of booked) expect([undefined, 'COUPON_NOT_HERE']).toContain(codeOf(answer))
})

test.for(['guest', 'office'] as const)(
  'when guests with a hotel’s coupon are moved by the %s to a hotel that did not join it, Uncle pays the discount',
  async (who, { api, manager, hotel, guest, coupons, steps, admin, city }) => {
    const { code, id: coupon } = await coupons.confirmed({ value: 10 })
    await coupons.press(manager, coupon, 'join')
    const other = await buildHotel(api.db, city, { rooms: 1 })
    const { id } = await steps.paid(guest, hotel, { couponId: code })
    const back = atCheckin(api)
    const moved =
      who === 'guest'
        ? [await steps.turnedAway(guest, id), await steps.moveTo(guest, id, other)].at(-1)
        : await officeOf(api, admin).do(id, { act: 'move', hotelId: other.id, for: 'uncle' })
    back()
    expect(moved?.status, JSON.stringify(moved?.body)).toBe(200)
    const there = await api.db.selectFrom('bookings').selectAll().where('moved_from', '=', id).executeTakeFirstOrThrow()
    expect(there).toMatchObject({ hotel_id: other.id, discount: 150, hotel_discount: 0 })
    expect(await refusalOf(api, other, code), 'nobody else uses it there').toEqual([
      'COUPON_NOT_HERE',
      'COUPON_NOT_HERE',
    ])
    await api.worker.drain()
    api.faults.splice(0, api.faults.length, ...api.faults.filter((fault) => !isAlarm(fault)))
  },
)

test('the database charges no coupon to a hotel, and records no agreement, without a manager', async ({
  api,
  hotel,
  manager,
  coupons,
  steps,
}) => {
  const { id } = await coupons.confirmed()
  const guest = await buildGuest(api.db)
  const booking = await steps.paid(guest, hotel, {})
  const discount = sql`
    update bookings set coupon_id = ${id}, discount = 10, hotel_discount = 10, total = total - 10, payable_now = payable_now - 10
    where id = ${booking.id}::uuid`
  await expect(discount.execute(api.db)).rejects.toThrow(/did not agree/)
  const use = sql`insert into coupon_uses (booking_id, coupon_id, user_id) values (${booking.id}::uuid, ${id}, ${guest.id}::uuid)`
  await expect(use.execute(api.db)).rejects.toThrow(/did not agree/)
  const receptionist = await buildStaff(api.db, hotel)
  for (const by of [null, receptionist.id]) {
    const agree = sql`insert into coupon_agreements (coupon_id, hotel_id, agreed_by, agreed_at) values (${id}, ${hotel.id}, ${by}::uuid, now())`
    await expect(agree.execute(api.db)).rejects.toThrow(/only its manager/)
  }
  await coupons.press(manager, id, 'join')
  await expect(sql`delete from coupon_agreements where coupon_id = ${id}`.execute(api.db)).rejects.toThrow(
    /never deleted/,
  )
  const endless = sql`
    insert into coupons (code, kind, value, valid_from, valid_until, funded_by)
    values ('ENDLESS', 'percent', 100, now(), now() + interval '1 day', 'hotel')`
  await expect(endless.execute(api.db)).rejects.toThrow(/coupons_of_hotels_limited/)
})
