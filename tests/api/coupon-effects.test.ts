import { expect } from 'vitest'
import { countCoupons } from '#server/features/figures/count-coupons.ts'
import { istInstant } from '#domain/kernel/ist.ts'
import { buildCity, buildGuest, buildHotel, buildOperator, type BuiltGuest } from '../builders.ts'
import { apiTest as test } from './api-test.ts'
import { buildStay } from './build-stay.ts'
import type { Body } from './start-api.ts'

test('the list of coupons shows how many new guests each coupon brought, and how many of them returned without it', async ({
  api,
}) => {
  const hotel = await buildHotel(api.db, await buildCity(api.db))
  const { headers } = await buildOperator(api.db, { role: 'admin' })
  const couponOf = (code: string) =>
    api.db
      .insertInto('coupons')
      .values({ code, kind: 'flat', value: 100, min_amount: 0, valid_from: '2026-01-01', valid_until: '2027-06-01' })
      .returning('id')
      .executeTakeFirstOrThrow()
  const [coupon, other] = [await couponOf('BROUGHT1'), await couponOf('BROUGHT2')]
  const stay = async (guest: BuiltGuest, day: string, used: typeof coupon | null, fields = {}) => {
    const [checkin_at, checkout_at] = [istInstant(day, 21), istInstant(day, 34)]
    const at = { checkin_at, checkout_at, completed_at: istInstant(day), ended_at: checkout_at }
    const id = await buildStay(api.db, hotel, guest, { ...at, coupon_id: used?.id ?? null, ...fields })
    if (used)
      await api.db.insertInto('coupon_uses').values({ booking_id: id, coupon_id: used.id, user_id: guest.id }).execute()
    return id
  }
  const guests = []
  for (let count = 0; count < 45; count += 1) guests.push(await buildGuest(api.db))
  for (const [index, guest] of guests.entries()) {
    // The first two guests had stayed before, and the third returned only with the coupon.
    if (index < 2) await stay(guest, '2026-08-01', null)
    await stay(guest, '2026-08-05', coupon)
    if (index === 2) await stay(guest, '2026-08-20', coupon)
    if (index > 2 && index < 24) await stay(guest, '2026-09-01', index === 3 ? other : null)
    if (index === 24) await stay(guest, '2026-09-01', null, { no_show_at: istInstant('2026-09-02') })
  }
  const absent = await stay(await buildGuest(api.db), '2026-08-05', coupon, { no_show_at: istInstant('2026-08-06') })
  const effects = async () => {
    const read: Body[] = (await api.get('/office/coupons', { headers })).body
    return [coupon, other].map(({ id }) => read.find((each) => each.id === id)?.effect)
  }
  expect(await effects()).toEqual([null, null])
  await countCoupons(api.services)
  const [first, second] = await effects()
  expect(first).toMatchObject({ guests: 45, first_guests: 43, returned_guests: 21 })
  expect(second, 'too few to be shown').toMatchObject({ guests: null, first_guests: null, returned_guests: null })
  await api.db.updateTable('bookings').set({ no_show_at: null }).where('id', '=', absent).execute()
  await countCoupons(api.services)
  expect((await effects())[0]).toMatchObject({ guests: 46, first_guests: 44, returned_guests: 21 })
  const left = await api.db.selectFrom('coupon_effects').selectAll().where('coupon_id', '=', other.id).execute()
  expect(left).toMatchObject([{ guests: 1, first_guests: 0, returned_guests: 0 }])
})
