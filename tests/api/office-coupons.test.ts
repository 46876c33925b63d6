import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import type { OfficeCoupon } from '#contract/office-coupons.ts'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { bookingBody, buildCity, buildGuest, buildHotel, buildOperator, type BuiltHotel } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { bookingTest } from './booking-test.ts'
import { codeOf, type Caller } from './office-steps.ts'
import type { Answer, Api, Body } from './start-api.ts'

const TUESDAY_EVENING = {
  checkin: '2026-12-08T21:00:00+05:30',
  checkout: '2026-12-09T10:00:00+05:30',
  slotId: 1,
}
const SUNDAY = 0
const SATURDAY = 6
const TUESDAY = 2

const test = bookingTest
  .extend('admin', ({ api }) => buildOperator(api.db, { role: 'admin', name: 'Ritu Bansal' }))
  .extend('support', ({ api }) => buildOperator(api.db, { name: 'Meenal Joshi' }))
  .extend('hotelWish', { rooms: 3 })

const reason = 'For the quiet days'
let serial = 0

function termsOf(change: object = {}) {
  serial += 1
  return {
    code: `QUIET${serial}`,
    kind: 'flat',
    value: 100,
    min_amount: 500,
    first_booking_only: false,
    funded_by: 'uncle',
    first_day: '2026-12-01',
    last_day: '2026-12-31',
    reason,
    ...change,
  }
}

const add = (api: Api, { headers }: Caller, terms: object, key: string = randomUUID()): Promise<Answer> =>
  api.post('/office/coupons', terms, { headers: { ...headers, 'idempotency-key': key } })
const end = (api: Api, { headers }: Caller, id: number | string) =>
  api.post(`/office/coupons/${id}/end`, { reason }, { headers })
const list = async (api: Api, { headers }: Caller): Promise<OfficeCoupon[]> =>
  (await api.get('/office/coupons', { headers })).body
const logOf = async (api: Api, { headers }: Caller, act: string, code: string): Promise<Body[]> =>
  ((await api.get(`/office/log?act=${act}`, { headers })).body.entries as Body[]).filter(
    ({ detail }) => detail.code === code,
  )

async function added(api: Api, who: Caller, change: object = {}): Promise<OfficeCoupon> {
  const answer = await add(api, who, termsOf(change))
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.coupon
}

const bill = (api: Api, hotel: BuiltHotel, stay: typeof SATURDAY_EVENING, code: string) => {
  const { hotelId: _hotel, ...body } = bookingBody(hotel, stay, { couponId: code }) as Body
  return api.post(`/hotels/${hotel.id}/calculate-bill`, body)
}

describe('new coupons', () => {
  test('an admin adds a coupon, the log records the reason, and the list shows its terms', async ({
    admin,
    api,
    city,
    support,
  }) => {
    const wish = termsOf({
      kind: 'percent',
      value: 15,
      most: 300,
      weekdays: [4, 1, 1],
      city_ids: [city.id],
      total_limit: 1000,
      per_user_limit: 2,
    })
    expect(codeOf(await add(api, support, wish))).toBe('ADMINS_ONLY')
    expect((await api.post('/office/coupons', wish)).status).toBe(401)
    const answer = await add(api, admin, wish)
    expect(answer.body).toMatchObject({ proposal_id: null })
    expect(answer.body.coupon).toMatchObject({
      code: wish.code,
      state: 'on',
      kind: 'percent',
      value: 15,
      most: 300,
      min_amount: 500,
      funded_by: 'uncle',
      valid_from: '2026-12-01T00:00:00+05:30',
      valid_until: '2027-01-01T00:00:00+05:30',
      weekdays: [1, 4],
      cities: [{ id: city.id }],
      hotel: null,
      used: 0,
      total_limit: 1000,
      per_user_limit: 2,
      given: 0,
      effect: null,
    })
    expect((await list(api, support)).find(({ id }) => id === answer.body.coupon.id)).toEqual(answer.body.coupon)
    expect(await logOf(api, admin, 'coupon_added', wish.code)).toMatchObject([
      { who: 'Ritu Bansal', reason, detail: { code: wish.code, percent: 15, paid_by: 'uncle' } },
    ])
  })

  test('a coupon is added once, even if the button is pressed twice or again later', async ({ admin, api }) => {
    const wish = termsOf()
    const key = randomUUID()
    const answers = await Promise.all([add(api, admin, wish, key), add(api, admin, wish, key)])
    answers.push(await add(api, admin, wish, key))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.coupon.id)).size).toBe(1)
    expect(await logOf(api, admin, 'coupon_added', wish.code)).toHaveLength(1)
    expect(codeOf(await add(api, admin, { ...wish, value: 200 }, key))).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('two people who choose the same code simultaneously add one coupon', async ({ admin, api }) => {
    const wish = termsOf()
    const answers = await Promise.all([
      add(api, admin, wish),
      add(api, admin, { ...wish, code: wish.code.toLowerCase() }),
    ])
    expect(answers.map((answer) => codeOf(answer) ?? 'added').toSorted()).toEqual(['COUPON_EXISTS', 'added'])
  })

  test.for([
    ['a code with a blank inside', { code: 'QUIET DAYS' }, 'CODE_INVALID'],
    ['101 percent', { kind: 'percent', value: 101 }, 'VALUE_INVALID'],
    ['no rupee at all', { value: 0 }, 'VALUE_INVALID'],
    ['a highest amount of a flat one', { most: 50 }, 'MOST_INVALID'],
    ['a day that never comes', { first_day: '2026-11-31' }, 'FIRST_DAY_INVALID'],
    ['a last day that is over', { first_day: '2026-11-01', last_day: '2026-11-30' }, 'LAST_DAY_INVALID'],
    ['more for one guest than for all', { total_limit: 1, per_user_limit: 2 }, 'PER_USER_LIMIT_INVALID'],
    ['an eighth day of the week', { weekdays: [7] }, 'WEEKDAYS_0_INVALID'],
    ['a city that we do not have', { city_ids: [2_000_000_000] }, 'CITY_IDS_INVALID'],
    ['a hotel that we do not have', { hotel_id: 2_000_000_000 }, 'HOTEL_ID_INVALID'],
    ['a reason that says nothing', { reason: ' x ' }, 'REASON_REQUIRED'],
    [
      'hotels’ money without a top',
      { kind: 'percent', value: 100, funded_by: 'hotel', total_limit: 9 },
      'MOST_INVALID',
    ],
    ['hotels’ money without a number of uses', { funded_by: 'hotel' }, 'TOTAL_LIMIT_INVALID'],
  ] as const)('a new coupon is refused with %s', async ([_name, change, code], { admin, api }) => {
    const wish = termsOf(change)
    const answer = await add(api, admin, wish)
    expect([answer.status, codeOf(answer)]).toEqual([422, code])
    expect((await list(api, admin)).map((coupon) => coupon.code)).not.toContain(wish.code)
  })
})

describe('coupons in use', () => {
  test('a coupon for weekends is refused on a Tuesday, by the quote and the booking alike', async ({
    admin,
    api,
    guest,
    hotel,
    steps,
  }) => {
    const { code } = await added(api, admin, { weekdays: [SUNDAY, SATURDAY] })
    expect(codeOf(await bill(api, hotel, TUESDAY_EVENING, code))).toBe('COUPON_NOT_ON_THIS_DAY')
    const refused = await steps.book(guest, hotel, { couponId: code }, TUESDAY_EVENING)
    expect([refused.status, codeOf(refused)]).toEqual([422, 'COUPON_NOT_ON_THIS_DAY'])
    expect((await bill(api, hotel, SATURDAY_EVENING, code)).body.bill.discount).toBe(100)
    expect((await steps.paid(guest, hotel, { couponId: code }, SATURDAY_EVENING)).bill.discount).toBe(100)
  })

  test('a coupon for certain cities applies only there', async ({ admin, api, city, guest, hotel, steps }) => {
    const elsewhere = await buildCity(api.db)
    const there = await buildHotel(api.db, elsewhere)
    const { code } = await added(api, admin, { city_ids: [elsewhere.id] })
    expect(codeOf(await bill(api, hotel, SATURDAY_EVENING, code))).toBe('COUPON_NOT_HERE')
    expect(codeOf(await steps.book(guest, hotel, { couponId: code }))).toBe('COUPON_NOT_HERE')
    expect((await bill(api, there, SATURDAY_EVENING, code)).body.bill.discount).toBe(100)
    const both = await added(api, admin, { city_ids: [elsewhere.id, city.id] })
    expect((await bill(api, hotel, SATURDAY_EVENING, both.code)).body.bill.discount).toBe(100)
  })

  test('a coupon for one hotel applies only there', async ({ admin, api, city, hotel }) => {
    const { code } = await added(api, admin, { hotel_id: hotel.id })
    expect((await bill(api, hotel, SATURDAY_EVENING, code)).body.bill.discount).toBe(100)
    const neighbour = await buildHotel(api.db, city)
    expect(codeOf(await bill(api, neighbour, SATURDAY_EVENING, code))).toBe('COUPON_NOT_HERE')
  })

  test('a coupon can be ended once, and earlier bookings keep it', async ({
    admin,
    api,
    guest,
    hotel,
    steps,
    support,
  }) => {
    const { code, id } = await added(api, admin)
    const booking = await steps.paid(guest, hotel, { couponId: code })
    expect(codeOf(await end(api, support, id))).toBe('ADMINS_ONLY')
    const answers = await Promise.all([end(api, admin, id), end(api, admin, id)])
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual([
      [200, 'off'],
      [200, 'off'],
    ])
    expect(await logOf(api, admin, 'coupon_ended', code)).toMatchObject([{ reason, detail: { code } }])
    expect(codeOf(await bill(api, hotel, SATURDAY_EVENING, code))).toBe('COUPON_UNKNOWN')
    expect((await steps.read(guest, booking.id)).bill.discount).toBe(100)
    expect((await steps.modificationBill(guest, booking.id, SUNDAY_MORNING)).body.bill.discount).toBe(100)
    expect(codeOf(await end(api, admin, 2_000_000_000))).toBe('NOT_FOUND')
    expect(codeOf(await end(api, admin, 'none'))).toBe('NOT_FOUND')
  })

  test('a booking with a coupon can move to another day on which the coupon is valid, and to no other day', async ({
    admin,
    api,
    guest,
    hotel,
    steps,
  }) => {
    const { code } = await added(api, admin, { weekdays: [SUNDAY, SATURDAY] })
    const { id } = await steps.paid(guest, hotel, { couponId: code })
    expect((await steps.modificationBill(guest, id, SUNDAY_MORNING)).body.bill.discount).toBe(100)
    const { body } = await steps.modificationBill(guest, id, TUESDAY_EVENING)
    expect(body.bill).toMatchObject({ discount: 0, difference: 105 })
    const changed = await steps.modify(guest, id, TUESDAY_EVENING)
    await steps.press(changed.body.payment_url)
    expect((await steps.read(guest, id)).bill).toMatchObject({ discount: 0 })
  })

  test('a coupon’s uses include holds, its cost includes only paid bookings, and neither includes cancelled ones', async ({
    admin,
    api,
    guest,
    hotel,
    steps,
  }) => {
    const { code, id } = await added(api, admin)
    const figures = async () => {
      const { used, given } = (await list(api, admin)).find((coupon) => coupon.id === id) ?? {}
      return { used, given }
    }
    const booking = await steps.paid(guest, hotel, { couponId: code })
    expect(await figures()).toEqual({ used: 1, given: 100 })
    await steps.book(await buildGuest(api.db), hotel, { couponId: code })
    expect(await figures()).toEqual({ used: 2, given: 100 })
    await steps.cancel(guest, booking.id)
    expect(await figures()).toEqual({ used: 1, given: 0 })
  })
})

describe('a coupon’s days', () => {
  test('a coupon’s days change at midnight in India, whenever the booking is made', async ({ admin, api, hotel }) => {
    const sundays = await added(api, admin, { weekdays: [SUNDAY] })
    const tuesdays = await added(api, admin, { weekdays: [TUESDAY] })
    const ofOneDay = await added(api, admin, { first_day: '2026-12-06', last_day: '2026-12-06' })
    expect(ofOneDay.state).toBe('starts')
    expect(codeOf(await bill(api, hotel, SUNDAY_MORNING, ofOneDay.code))).toBe('COUPON_NOT_VALID_NOW')
    // 1 AM on Sunday in India, when it is still Saturday in UTC.
    api.clock.advance(minutesBetween(api.clock.now(), new Date('2026-12-06T01:00:00+05:30')))
    expect((await bill(api, hotel, SUNDAY_MORNING, sundays.code)).body.bill.discount).toBe(100)
    expect((await bill(api, hotel, TUESDAY_EVENING, tuesdays.code)).body.bill.discount).toBe(100)
    expect(codeOf(await bill(api, hotel, TUESDAY_EVENING, sundays.code))).toBe('COUPON_NOT_ON_THIS_DAY')
    expect(codeOf(await bill(api, hotel, SUNDAY_MORNING, tuesdays.code))).toBe('COUPON_NOT_ON_THIS_DAY')
    expect((await bill(api, hotel, TUESDAY_EVENING, ofOneDay.code)).body.bill.discount).toBe(100)
    api.clock.advance(23 * 60)
    expect(codeOf(await bill(api, hotel, TUESDAY_EVENING, ofOneDay.code))).toBe('COUPON_NOT_VALID_NOW')
  })
})
