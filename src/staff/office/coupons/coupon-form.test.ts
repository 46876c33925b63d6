import { expect, test } from 'vitest'
import { readCoupon } from '#domain/bills/new-coupon.ts'
import { istInstant } from '#domain/kernel/ist.ts'
import { bodyOf, draftOf, emptyForm, isPlaceMissing, type CouponForm } from './coupon-form.ts'

const now = istInstant('2026-12-05', 21)
const form: CouponForm = { ...emptyForm('2026-12-05'), code: 'midweek15', value: '15' }

const sent = (change: Partial<CouponForm>) => bodyOf(draftOf({ ...form, ...change }), 'As agreed')

test('an empty field of the coupon form is not sent', () =>
  expect(sent({})).toEqual({
    code: 'midweek15',
    kind: 'percent',
    value: 15,
    min_amount: 0,
    first_booking_only: false,
    funded_by: 'uncle',
    first_day: '2026-12-05',
    last_day: '2026-12-05',
    reason: 'As agreed',
  }))

test('every filled field of the coupon form is sent', () =>
  expect(
    sent({
      most: '300',
      minimum: '999',
      weekdays: [0, 6],
      where: 'cities',
      cityIds: [3],
      total: '1000',
      perGuest: '2',
    }),
  ).toMatchObject({
    most: 300,
    min_amount: 999,
    weekdays: [0, 6],
    city_ids: [3],
    total_limit: 1000,
    per_user_limit: 2,
  }))

test('a field hidden by a later choice is not sent', () => {
  const hotel = { id: 7, name: 'The Lantern Court' }
  expect(sent({ where: 'hotel', hotel, cityIds: [3] })).toMatchObject({ hotel_id: 7 })
  expect(sent({ where: 'hotel', hotel, cityIds: [3] })).not.toHaveProperty('city_ids')
  expect(sent({ where: 'everywhere', hotel, cityIds: [3] })).not.toHaveProperty('hotel_id')
  expect(sent({ kind: 'flat', value: '100', most: '300' })).not.toHaveProperty('most')
})

test.each([
  [{ where: 'cities' }, true],
  [{ where: 'cities', cityIds: [3] }, false],
  [{ where: 'hotel' }, true],
  [{ where: 'hotel', hotel: { id: 7, name: 'The Lantern Court' } }, false],
  [{ where: 'everywhere' }, false],
] as const)('the coupon form %j lacks a place: %s', (change, isMissing) =>
  expect(isPlaceMissing({ ...form, ...change })).toBe(isMissing),
)

test.each([
  [{ value: '' }, 'value'],
  [{ value: 'ten' }, 'value'],
  [{ value: '1.5' }, 'value'],
  [{ minimum: '9,99' }, 'minimumAmount'],
  [{ total: 'many' }, 'totalLimit'],
  [{ lastDay: '' }, 'lastDay'],
] as const)('the coupon form shows %j as wrong at its own field', (change, field) => {
  const read = readCoupon(draftOf({ ...form, ...change }), now)
  expect(read.ok || read.refusal.field).toBe(field)
})
