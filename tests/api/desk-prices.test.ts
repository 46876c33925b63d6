import { expect } from 'vitest'
import { buildHotel, buildStaff } from '../builders.ts'
import { bookingTest } from './booking-test.ts'
import { withQuery, type Api, type Body } from './start-api.ts'

/** A manager of the test's own hotel, who reads and changes prices. */
const test = bookingTest.extend('manager', async ({ api, hotel }) => {
  const { headers } = await buildStaff(api.db, hotel, { role: 'manager', name: 'Lakshmi Rao' })
  return { ...pricesOf(api, headers), headers }
})

const pricesOf = (api: Api, headers: { authorization: string }) => ({
  read: async () => (await api.get('/desk/prices', { headers })).body,
  preview: async (date: string, slot = 3) =>
    (await api.get(withQuery('/desk/prices/preview', { slot, date }), { headers })).body,
  base: (slot: number, price: number, more: object = {}) =>
    api.post('/desk/prices/base', { slot, price, ...more }, { headers }),
  rule: (rule: object, more: object = {}) => api.post('/desk/prices/rules', rule, { headers: { ...headers, ...more } }),
  days: (days: object[], more: object = {}) => api.post('/desk/prices/days', { days, ...more }, { headers }),
  remove: (id: number | string) => api.post(`/desk/prices/rules/${id}/remove`, {}, { headers }),
})

const SATURDAY = '2026-12-05'

test('a manager’s new prices are the same in preview, search and the next bill, and earlier bookings keep the old prices', async ({
  hotel,
  guest,
  steps,
  manager,
}) => {
  const booked = await steps.paid(guest, hotel)
  expect(await manager.preview(SATURDAY)).toEqual({ closed: false, room: 1499, tax: 75, tax_percent: 5, total: 1574 })
  await manager.base(3, 1399)
  const set = await manager.rule({ slot: 3, weekday: 6, price: 1799 })
  expect(set.body.rules).toEqual([
    { id: expect.any(Number), slot: 3, weekday: 6, first: null, last: null, price: 1799, set_by: 'Lakshmi Rao' },
  ])
  expect((await manager.preview(SATURDAY)).room).toBe(1799)
  expect((await manager.preview('2026-12-06')).room).toBe(1399)
  const nextSaturday = { checkin: '2026-12-12T21:00:00+05:30', checkout: '2026-12-13T10:00:00+05:30', slotId: 1 }
  expect((await steps.read(guest, booked.id)).bill.room_total).toBe(1499)
  expect((await steps.book(guest, hotel, {}, nextSaturday)).body.booking.bill.room_total).toBe(1799)

  expect((await manager.remove(set.body.rules[0].id)).body.rules).toEqual([])
  expect((await manager.preview(SATURDAY)).room).toBe(1399)
})

test('a price that changes by more than half is refused until the manager confirms it', async ({ manager }) => {
  expect((await manager.base(3, 749)).body.error.code).toBe('PRICE_FAR_OFF')
  expect((await manager.rule({ slot: 3, weekday: 6, price: 2400 })).body.error.code).toBe('PRICE_FAR_OFF')
  expect((await manager.rule({ slot: 3, first: SATURDAY, price: 300 })).body.error.code).toBe('PRICE_FAR_OFF')
  const day = { slot: 3, date: SATURDAY, price: 300 }
  expect((await manager.days([day, { ...day, date: '2026-12-06', price: 1599 }])).body.error.code).toBe('PRICE_FAR_OFF')
  expect((await manager.read()).rules, 'nothing of it was kept').toEqual([])
  expect((await manager.days([day], { sure: true })).status).toBe(200)
  expect((await manager.preview(SATURDAY)).room).toBe(300)
  expect((await manager.rule({ slot: 3, first: SATURDAY, price: null })).status, 'closing asks nothing').toBe(200)
})

test('prices of several days change all together or not at all, and the log keeps the old prices', async ({
  api,
  hotel,
  manager,
}) => {
  await manager.base(0, 999)
  await manager.rule({ slot: 3, first: '2026-12-01', last: '2026-12-07', price: null })
  const evening = { slot: 3, date: SATURDAY, price: 1799 }
  expect((await manager.days([evening, { slot: 1, date: SATURDAY, price: 799 }])).body.error.code).toBe('SLOT_NOT_SOLD')
  expect((await manager.days([evening, { ...evening, price: 1899 }])).body.error.code).toBe('DAYS_INVALID')
  expect((await manager.days([{ ...evening, date: '2026-02-30' }])).body.error.code).toBe('DAYS_INVALID')
  expect((await manager.days([{ ...evening, date: '2026-11-01' }])).body.error.code).toBe('PRICE_RULE_INVALID')
  expect((await manager.preview(SATURDAY)).closed).toBe(true)
  const { version } = await manager.read()
  const set = await manager.days([evening, { slot: 0, date: SATURDAY, price: 1099 }], { version })
  expect(set.status).toBe(200)
  expect((await manager.days([evening], { version })).body.error.code).toBe('CHANGED_MEANWHILE')
  expect((await manager.preview(SATURDAY)).room).toBe(1799)
  expect((await manager.preview(SATURDAY, 0)).room).toBe(1099)
  expect((await manager.preview('2026-12-04')).closed, 'the rest of the week stays closed').toBe(true)
  const act = await api.db
    .selectFrom('staff_acts')
    .select('detail')
    .where('hotel_id', '=', hotel.id)
    .where('kind', '=', 'day_prices_set')
    .executeTakeFirstOrThrow()
  expect(act.detail).toEqual({
    prices: 2,
    first: SATURDAY,
    last: SATURDAY,
    changed: `3 ${SATURDAY} null 1799; 0 ${SATURDAY} 999 1099`,
  })
})

test('the preview shows what a guest would pay at a price that is not saved yet', async ({ api, manager }) => {
  const asked = withQuery('/desk/prices/preview', { slot: 3, date: SATURDAY, price: 1799 })
  const { body } = await api.get(asked, { headers: manager.headers })
  expect(body).toMatchObject({ room: 1799, total: 1889 })
  expect((await manager.preview(SATURDAY)).room).toBe(1499)
})

test('a manager closes a slot on dates, and each change is logged with a name', async ({ api, hotel, manager }) => {
  await manager.rule({ slot: 3, first: SATURDAY, price: null }, { 'idempotency-key': 'close-1' })
  await manager.rule({ slot: 3, first: SATURDAY, price: null }, { 'idempotency-key': 'close-1' })
  const { rules } = await manager.read()
  expect(rules.map(({ first, last, price }: Body) => [first, last, price])).toEqual([[SATURDAY, SATURDAY, null]])
  expect((await manager.preview(SATURDAY)).closed).toBe(true)
  await manager.base(3, 1299)
  const acts = await api.db
    .selectFrom('staff_acts')
    .select(['kind', 'detail'])
    .where('hotel_id', '=', hotel.id)
    .orderBy('id')
    .execute()
  expect(acts).toEqual([
    { kind: 'price_rule_set', detail: { slot: 3, price: null, first: SATURDAY, last: SATURDAY } },
    { kind: 'base_price_set', detail: { slot: 3, from: 1499, to: 1299 } },
  ])
})

test.for([
  [{ slot: 1, weekday: 6, price: 900 }, 'SLOT_NOT_SOLD'],
  [{ slot: 3, first: '2026-12-05', last: '2026-12-04', price: 900 }, 'PRICE_RULE_INVALID'],
  [{ slot: 3, first: '2026-11-01', price: 900 }, 'PRICE_RULE_INVALID'],
  [{ slot: 3, first: '2026-02-30', price: 900 }, 'PRICE_RULE_INVALID'],
  [{ slot: 3, price: 900 }, 'FIRST_INVALID'],
  [{ slot: 3, weekday: 1, first: '2026-12-05', price: 900 }, 'FIRST_INVALID'],
  [{ slot: 3, weekday: 6, price: 0 }, 'PRICE_INVALID'],
] as const)('the price change %o is refused as %s', async ([rule, code], { manager }) => {
  expect((await manager.rule(rule)).body.error.code).toBe(code)
  expect((await manager.read()).rules).toEqual([])
})

test('a crossed-out price disappears once it is no longer above the price', async ({ api, hotel, manager }) => {
  await manager.base(3, 2500, { sure: true })
  const row = await api.db
    .selectFrom('hotel_slot_prices')
    .select(['price', 'rack_price'])
    .where('hotel_id', '=', hotel.id)
    .where('slot', '=', 3)
    .executeTakeFirst()
  expect(row).toEqual({ price: 2500, rack_price: null })
})

test('a manager does not find another hotel’s price rule, and other desk staff see no prices', async ({
  api,
  city,
  manager,
  hotel,
}) => {
  const other = await buildHotel(api.db, city)
  const foreign = pricesOf(api, (await buildStaff(api.db, other, { role: 'manager' })).headers)
  const { id } = (await foreign.rule({ slot: 3, weekday: 6, price: 1799 })).body.rules[0]
  for (const rule of [id, 'x', 99_999_999]) expect((await manager.remove(rule)).status).toBe(404)
  const { headers } = await buildStaff(api.db, hotel)
  expect((await api.get('/desk/prices', { headers })).body.error.code).toBe('MANAGERS_ONLY')
})
