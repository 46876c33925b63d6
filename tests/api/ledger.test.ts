import { sql } from 'kysely'
import { expect } from 'vitest'
import { endStays } from '#server/features/bookings/end-stays.ts'
import { markNoShow } from '#server/features/bookings/no-shows.ts'
import { settleUnpostedStays } from '#server/features/ledger/settle-unposted-stays.ts'
import { buildCity, buildGuest, buildHotel, buildStaff } from '../builders.ts'
import { agreeTerms, booksOf, goTo, ledgerTest as test, owedTo } from './ledger-test.ts'
import { buildNear } from './relocation-test.ts'

const SUNDAY_NOON = '2026-12-06T12:00:00+05:30'
const PAY_AT_HOTEL = { payAtHotel: true }

test('a stay is divided among hotel, commission, GST, TCS and TDS to the paisa', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  const { id } = await steps.paid(guest, agreed, PAY_AT_HOTEL)
  expect(await booksOf(api, id)).toEqual({ gateway: 31_500, guest_money: -31_500 })
  const back = goTo(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  expect(await booksOf(api, id, 'stay')).toEqual({
    guest_money: 31_500,
    commission: -22_500,
    gst_commission: -4_050,
    tcs: -750,
    tds: -150,
    [`hotel ${agreed.id}`]: -4_050,
  })
  back()
})

test('a hotel without a PAN has 5 % TDS deducted', async ({ api, hotel, guest, steps }) => {
  const { id } = await steps.paid(guest, hotel, PAY_AT_HOTEL)
  const back = goTo(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  expect((await booksOf(api, id, 'stay'))['tds']).toBe(-7_500)
  back()
})

test('Uncle keeps nothing from a cancelled booking, and the books contain its refund', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  const { id } = await steps.paid(guest, agreed)
  await steps.cancel(guest, id)
  expect(await booksOf(api, id, 'refund_asked')).toEqual({ guest_money: 157_500, guest_refunds: -157_500 })
  await api.worker.drain()
  expect(await booksOf(api, id)).toEqual({})
})

test('sixteen processes that end stays in parallel post each stay once', async ({ api, city, steps }) => {
  const hotel = await buildHotel(api.db, city, { rooms: 8, prices: { 3: 1500 } })
  await agreeTerms(api, hotel, { pan: 'given_small' })
  const guests = await Promise.all(Array.from({ length: 8 }, () => buildGuest(api.db, { credits: 100 })))
  const ids: string[] = []
  for (const guest of guests) ids.push((await steps.paid(guest, hotel)).id)
  const back = goTo(api, SUNDAY_NOON)
  const ended = await Promise.all(Array.from({ length: 16 }, () => endStays(api.services)))
  expect(ended.reduce((sum, count) => sum + count, 0)).toBe(8)
  const { rows } = await sql<{ booking: string; times: number }>`
    select booking_id as booking, count(*)::int as times from ledger_postings where kind = 'stay' and hotel_id = ${hotel.id} group by 1`.execute(
    api.db,
  )
  expect(rows.map(({ times }) => times)).toEqual(ids.map(() => 1))
  expect(await owedTo(api, hotel)).toBe(8 * (157_500 - 22_500 - 4_050 - 750))
  back()
})

test('a no-show earns its hotel the guest’s payment, and the full price if the guests dispute it', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  const { id } = await steps.paid(guest, agreed, PAY_AT_HOTEL)
  const { short_id } = await api.db
    .selectFrom('bookings')
    .select('short_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const back = goTo(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  const mark = (isNoShow: boolean) =>
    markNoShow(api.db, { shortId: short_id, isNoShow, operator: 'Neha' }, api.clock.now())
  const asStay = await booksOf(api, id, 'stay')
  expect(await mark(true)).toBe('marked')
  expect(await booksOf(api, id, 'stay')).toEqual({
    guest_money: 31_500,
    commission: -4_500,
    gst_commission: -810,
    tcs: -150,
    tds: -30,
    [`hotel ${agreed.id}`]: -26_010,
  })
  expect(await mark(false)).toBe('unmarked')
  expect(await booksOf(api, id, 'stay')).toEqual(asStay)
  back()
})

test('a no-show that guests dispute is settled again if the office agrees with them', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  const staff = await buildStaff(api.db, agreed)
  const { id } = await steps.paid(guest, agreed, PAY_AT_HOTEL)
  const back = goTo(api, '2026-12-05T23:30:00+05:30')
  const marked = await api.post(`/desk/bookings/${id}/no-show`, {}, { headers: staff.headers })
  expect(marked.status, JSON.stringify(marked.body)).toBe(200)
  const later = goTo(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  expect((await booksOf(api, id, 'stay'))[`hotel ${agreed.id}`]).toBe(-26_010)
  const denied = await api.post(`/bookings/${id}/object-no-show`, {}, { headers: guest.headers })
  expect(denied.status, JSON.stringify(denied.body)).toBe(200)
  // One side's word moves no money (decision 0062).
  expect((await booksOf(api, id, 'stay'))[`hotel ${agreed.id}`]).toBe(-26_010)
  const { short_id: shortId } = await steps.read(guest, id)
  await markNoShow(api.db, { shortId, isNoShow: false, operator: 'Neha' }, api.clock.now())
  expect((await booksOf(api, id, 'stay'))[`hotel ${agreed.id}`]).toBe(-4_050)
  later()
  back()
})

test('the unrefunded part of a cancelled booking goes to the hotel after the booked time', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  const { id } = await steps.paid(guest, agreed)
  await api.db.transaction().execute(async (trx) => {
    await sql`update stays set status = 'released' where booking_id = ${id}::uuid`.execute(trx)
    await sql`update bookings set status = 'cancelled', cancelled_at = ${api.clock.now()} where id = ${id}::uuid`.execute(
      trx,
    )
    await sql`insert into refunds (payment_id, amount, reason, idempotency_key, created_at, due_by)
      select id, 525, 'a third', 'kept-' || id, ${api.clock.now()}, ${api.clock.now()} from payments where booking_id = ${id}::uuid`.execute(
      trx,
    )
  })
  expect(await settleUnpostedStays(api.services)).toBe(0)
  const back = goTo(api, SUNDAY_NOON)
  expect(await settleUnpostedStays(api.services)).toBe(1)
  expect(await settleUnpostedStays(api.services)).toBe(0)
  expect(await booksOf(api, id, 'stay')).toEqual({
    guest_money: 105_000,
    commission: -15_000,
    gst_commission: -2_700,
    tcs: -500,
    tds: -100,
    [`hotel ${agreed.id}`]: -86_700,
  })
  // Uncle pays whatever the office refunds after that.
  await sql`insert into refunds (payment_id, amount, reason, idempotency_key, created_at, due_by)
    select id, 1050, 'kindness', 'kind-' || id, ${api.clock.now()}, ${api.clock.now()} from payments where booking_id = ${id}::uuid`.execute(
    api.db,
  )
  expect((await booksOf(api, id, 'refund_asked'))['goodwill']).toBe(105_000)
  back()
})

test('moved guests pay their own price, and the hotel that could not take them pays the rest', async ({
  api,
  guest,
  steps,
}) => {
  const place = await buildCity(api.db)
  const there = { lat: 18.52, lng: 73.85, overall_rating: 4.2 }
  const first = await buildHotel(api.db, place, { rooms: 1, prices: { 3: 1500 }, ...there })
  const near = await buildNear(api.db, place, { prices: { 3: 1700 } })
  await agreeTerms(api, near)
  const staff = await buildStaff(api.db, first, { role: 'manager' })
  const { id } = await steps.paid(guest, first)
  const back = goTo(api, '2026-12-05T20:30:00+05:30')
  const cannot = await api.post(`/desk/bookings/${id}/cannot-take`, { reason: 'closed' }, { headers: staff.headers })
  expect(cannot.status, JSON.stringify(cannot.body)).toBe(200)
  const moved = await steps.moveTo(guest, id, near)
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  const later = goTo(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  const { id: newId } = await api.db
    .selectFrom('bookings')
    .select('id')
    .where('moved_from', '=', id)
    .executeTakeFirstOrThrow()
  expect(await booksOf(api, newId)).toEqual({
    guest_money: 157_500,
    commission: -25_500,
    gst_commission: -4_590,
    tcs: -850,
    tds: -170,
    [`hotel ${first.id}`]: 21_000,
    [`hotel ${near.id}`]: -147_390,
  })
  later()
  back()
})

test('a refund after the stay was posted takes back the hotel’s share, and costs Uncle nothing', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  const staff = await buildStaff(api.db, agreed, { role: 'manager' })
  const { id } = await steps.paid(guest, agreed)
  const cannot = await api.post(`/desk/bookings/${id}/cannot-take`, { reason: 'closed' }, { headers: staff.headers })
  expect(cannot.status, JSON.stringify(cannot.body)).toBe(200)
  // Nobody has answered, and a stopped process runs its jobs late, so the stay ends before the refund.
  const back = goTo(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  expect(await owedTo(api, agreed)).toBe(157_500 - 22_500 - 4_050 - 750 - 150)
  await steps.runJob('settle-claims')
  await api.worker.drain()
  expect(await owedTo(api, agreed)).toBe(0)
  expect(await booksOf(api, id)).toEqual({})
  back()
})

test('extra hours that are paid after their stay was posted are posted too', async ({ api, agreed, guest, steps }) => {
  const { id } = await steps.paid(guest, agreed)
  const extended = await steps.extend(guest, id, 1)
  expect(extended.status, JSON.stringify(extended.body)).toBe(200)
  const back = goTo(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  const before = await owedTo(api, agreed)
  await steps.press(extended.body.payment_url)
  const { total, status } = await api.db
    .selectFrom('extensions')
    .select(['total', 'status'])
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('paid')
  expect(await owedTo(api, agreed)).toBeGreaterThan(before)
  expect((await booksOf(api, id))['guest_money']).toBeUndefined()
  expect((await booksOf(api, id))['gateway']).toBe((1575 + total) * 100)
  back()
})
