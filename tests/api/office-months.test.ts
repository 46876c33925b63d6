import { expect } from 'vitest'
import { buildHotel } from '../builders.ts'
import { correctNow } from './correct-now.ts'
import { codeOf, goOn, officeBooksTest as test } from './office-books-steps.ts'
import type { Body } from './start-api.ts'

const DECEMBER = '2026-12'
const NEW_YEAR = '2027-01-01T09:00:00+05:30'

const stateOf = (month: Body, id: number) => month.hotels.find(({ hotel }: Body) => hotel.id === id)?.state

test('one call closes the month for all hotels that are ready, and the page shows what is left to pay', async ({
  api,
  city,
  hotel,
  admin,
  support,
}) => {
  const owes = await buildHotel(api.db, city)
  await correctNow(api, { hotelId: hotel.id, paise: 100_050, reason: 'December' })
  await correctNow(api, { hotelId: owes.id, paise: -2_500, reason: 'December' })
  expect(await support.read(`months/${DECEMBER}`)).toMatchObject({ is_over: false, states: [{ state: 'not_ready' }] })
  expect(codeOf(await admin.do(`months/${DECEMBER}/close`))).toBe('MONTH_NOT_OVER')
  await goOn(api, NEW_YEAR)
  expect(codeOf(await support.do(`months/${DECEMBER}/close`))).toBe('ADMINS_ONLY')
  expect(codeOf(await admin.do(`months/${DECEMBER}/close`, { reason: ' ' }))).toBe('REASON_REQUIRED')
  expect(await support.read(`months/${DECEMBER}`)).toMatchObject({
    is_over: true,
    closing: 97_550,
    states: [{ state: 'ready', hotels: 2, closing: 97_550, payable: 0 }],
  })
  expect((await admin.do(`months/${DECEMBER}/close`)).body).toEqual({ closed: 2, left: [], next: null })
  expect((await admin.do(`months/${DECEMBER}/close`)).body).toEqual({ closed: 0, left: [], next: null })
  const month = await support.read(`months/${DECEMBER}`)
  expect(month.states).toEqual([
    { state: 'no_bank', hotels: 1, closing: 100_050, payable: 100_050 },
    { state: 'owes', hotels: 1, closing: -2_500, payable: 0 },
  ])
  expect([stateOf(month, hotel.id), stateOf(month, owes.id)]).toEqual(['no_bank', 'owes'])
  const chosen = await support.read(`months/${DECEMBER}?state=owes`)
  expect(chosen.hotels.map(({ hotel: { id } }: Body) => id)).toEqual([owes.id])
  expect(await admin.read(`statements/${hotel.id}/${DECEMBER}`)).toMatchObject({
    closing: 100_050,
    closed_by: 'Ritu Bansal',
  })
  const logged = (await admin.read('log?act=statement_closed')).entries.map(({ hotel: name }: Body) => name)
  expect(new Set(logged).size).toBe(2)
})

test('a hotel’s month cannot be closed while an earlier month is open', async ({ api, hotel, admin }) => {
  await correctNow(api, { hotelId: hotel.id, paise: 100, reason: 'December' })
  await goOn(api, '2027-01-15T09:00:00+05:30')
  await correctNow(api, { hotelId: hotel.id, paise: 200, reason: 'January' })
  await goOn(api, '2027-02-01T09:00:00+05:30')
  const own = async (month: string) =>
    (await admin.read(`months/${month}`)).hotels.find(({ hotel: { id } }: Body) => id === hotel.id)
  expect(await own('2027-01')).toMatchObject({ state: 'not_ready', obstacle: 'EARLIER_MONTH_OPEN', closing: 300 })
  await admin.do('months/2027-01/close')
  expect(await own('2027-01')).toMatchObject({ closed_at: null })
  await admin.do(`months/${DECEMBER}/close`)
  await admin.do('months/2027-01/close')
  expect(await own('2027-01')).toMatchObject({ state: 'no_bank', obstacle: null, closing: 300, payable: 300 })
  expect(await own(DECEMBER), 'the later statement pays it').toMatchObject({ state: 'done', payable: 0 })
})

test('two admins who close a month at the same time close each hotel’s month once', async ({
  api,
  city,
  hotel,
  admin,
  other,
}) => {
  const hotels = [hotel, await buildHotel(api.db, city), await buildHotel(api.db, city)]
  for (const { id } of hotels) await correctNow(api, { hotelId: id, paise: 100, reason: 'December' })
  await goOn(api, NEW_YEAR)
  const answers = await Promise.all([admin, other].map((who) => who.do(`months/${DECEMBER}/close`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.reduce((sum, { body }) => sum + body.closed, 0)).toBe(3)
  for (const { body } of answers)
    expect(
      body.left.every(({ why }: Body) => why === 'STATEMENT_CLOSED'),
      JSON.stringify(body.left),
    ).toBe(true)
})

test('after an interruption the next call finishes closing the month, and closes no hotel twice', async ({
  api,
  city,
  hotel,
  admin,
}) => {
  const hotels = [hotel, await buildHotel(api.db, city), await buildHotel(api.db, city)]
  for (const { id } of hotels) await correctNow(api, { hotelId: id, paise: 100, reason: 'December' })
  await goOn(api, NEW_YEAR)
  // Simulates a call that was killed after the first hotel. Each hotel is closed in its own transaction.
  await admin.do(`statements/${hotel.id}/${DECEMBER}/close`)
  expect((await admin.do(`months/${DECEMBER}/close`)).body).toEqual({ closed: 2, left: [], next: null })
  const closed = await api.db
    .selectFrom('statements')
    .select('hotel_id')
    .where('month', '=', `${DECEMBER}-01`)
    .execute()
  const own = new Set(hotels.map(({ id }) => id))
  expect(closed.filter(({ hotel_id: id }) => own.has(id))).toHaveLength(3)
})

test('a future month is not found, and an invalid month is refused', async ({ admin }) => {
  expect((await admin.get('months/2099-01')).status).toBe(404)
  expect((await admin.get('months/2026-13')).status).toBe(422)
})
