/**
 * A hotel gains nothing if it reports a no-show for a couple who paid and came, and a couple gains nothing by lying
 * (decision 0062).
 */
import { expect } from 'vitest'
import { buildGuest, buildHotel, buildOperator, buildStaff } from '../../builders.ts'
import { agreeTerms, goTo, ledgerTest as test, owedTo } from '../ledger-test.ts'
import { deskOf } from '../desk-acts.ts'
import { AFTER, attendingOf, DURING } from './attend-steps.ts'

const PAY_AT_HOTEL = { payAtHotel: true }
const LATER_THAT_EVENING = '2026-12-05T22:30:00+05:30'

/** The room costs ₹5,000 plus 5 % GST. ₹1,050 of that was paid online, and ₹4,200 is to be paid at the desk. */
const COMMISSION = 75_000

test('the desk cannot record a no-show after scanning the voucher, and the hotel pays commission on the agreed price', async ({
  api,
  city,
  guest,
  steps,
}) => {
  const hotel = await buildHotel(api.db, city, { rooms: 1, prices: { 3: 5000 } })
  await agreeTerms(api, hotel)
  const staff = await buildStaff(api.db, hotel)
  const { id } = await steps.paid(guest, hotel, PAY_AT_HOTEL)
  const attending = attendingOf(api, steps, staff)
  const evening = goTo(api, DURING)
  expect((await attending.scan(guest, id)).body.verdict).toBe('fine')
  const later = goTo(api, LATER_THAT_EVENING)
  expect((await deskOf(api, staff).act(id, 'no-show')).body.error.code).toBe('VOUCHER_SCANNED')
  expect((await deskOf(api, staff).booking(id)).body.actions).toEqual(['arrive'])
  later()
  evening()
  const back = goTo(api, AFTER)
  await steps.runJob('end-stays')
  expect(await owedTo(api, hotel)).toBe(105_000 - COMMISSION - COMMISSION * 0.18 - 2_500 - 500)
  back()
})

test('scanning the voucher removes an earlier no-show', async ({ api, city, guest, steps }) => {
  const hotel = await buildHotel(api.db, city, { rooms: 1, prices: { 3: 5000 } })
  const staff = await buildStaff(api.db, hotel)
  const { id, short_id: code } = await steps.paid(guest, hotel, PAY_AT_HOTEL)
  const back = goTo(api, LATER_THAT_EVENING)
  expect((await deskOf(api, staff).act(id, 'no-show')).status).toBe(200)
  const attending = attendingOf(api, steps, staff)
  await attending.typed(code)
  const isMarked = async () =>
    (await api.db.selectFrom('bookings').select('no_show_at').where('id', '=', id).executeTakeFirstOrThrow())
      .no_show_at !== null
  expect(await isMarked()).toBe(true)
  await attending.scan(guest, id)
  expect(await isMarked()).toBe(false)
  back()
})

test('guests open a dispute with one tap, which by itself moves no money', async ({ api, city, guest, steps }) => {
  const hotel = await buildHotel(api.db, city, { rooms: 1, prices: { 3: 5000 } })
  await agreeTerms(api, hotel)
  const staff = await buildStaff(api.db, hotel)
  const { id } = await steps.paid(guest, hotel, PAY_AT_HOTEL)
  const evening = goTo(api, LATER_THAT_EVENING)
  await deskOf(api, staff).act(id, 'no-show')
  evening()
  const back = goTo(api, AFTER)
  await steps.runJob('end-stays')
  const asNoShow = await owedTo(api, hotel)
  expect((await attendingOf(api, steps, staff).confirm(guest, id)).status).toBe(200)
  expect(await steps.read(guest, id)).toMatchObject({ has_confirmed: true, visit: { has_objected: true } })
  expect(await owedTo(api, hotel)).toBe(asNoShow)
  back()
})

test('a hotel is paid for a real no-show only from the guest’s money', async ({ api, city, guest, steps }) => {
  const hotel = await buildHotel(api.db, city, { rooms: 1, prices: { 3: 3000 } })
  await agreeTerms(api, hotel)
  const staff = await buildStaff(api.db, hotel)
  await api.db.insertInto('credit_entries').values({ user_id: guest.id, amount: 100, kind: 'signup' }).execute()
  const { id, bill } = await steps.paid(guest, hotel)
  const evening = goTo(api, LATER_THAT_EVENING)
  await deskOf(api, staff).act(id, 'no-show')
  evening()
  const back = goTo(api, AFTER)
  await steps.runJob('end-stays')
  const {
    paid_online: paid,
    credits,
    waits,
  } = await api.db
    .selectFrom('stay_lines')
    .select(['paid_online', 'credits', 'waits'])
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  expect({ paid, credits, waits }).toEqual({ paid: bill.total * 100, credits: 0, waits: 10_000 })
  back()
})

const linkIn = (text: string | undefined) => /\/came#([\w-]+)/.exec(text ?? '')?.[1] ?? ''

test('the message after a no-show has a link that opens one dispute with one tap', async ({
  api,
  hotel,
  guest,
  steps,
}) => {
  const staff = await buildStaff(api.db, hotel)
  const { id, short_id: code } = await steps.paid(guest, hotel, PAY_AT_HOTEL)
  const back = goTo(api, LATER_THAT_EVENING)
  await deskOf(api, staff).act(id, 'no-show')
  await api.worker.drain()
  const [text] = await steps.messagesTo(guest.phone)
  expect(text).toContain(`nobody came for ${code}`)
  const came = (token: string) => api.post('/stays/came', { token })
  expect((await came('x'.repeat(43))).status).toBe(404)
  expect((await came(linkIn(text))).body).toEqual({ done: true })
  expect((await came(linkIn(text))).body.error.code).toBe('CAME_LINK_USED')
  expect((await deskOf(api, staff).booking(id)).body.word).toBe('objected')
  back()
})

test('guests checked in without a scan are asked whether they came, but only if Uncle’s money depends on it', async ({
  api,
  city,
  steps,
}) => {
  const hotel = await buildHotel(api.db, city, { rooms: 3, prices: { 3: 3000 } })
  await agreeTerms(api, hotel)
  const staff = await buildStaff(api.db, hotel)
  const [plain, credited, scanned] = [await buildGuest(api.db), await buildGuest(api.db), await buildGuest(api.db)]
  for (const { id: user_id } of [credited, scanned])
    await api.db.insertInto('credit_entries').values({ user_id, amount: 100, kind: 'signup' }).execute()
  const ids = new Map<string, string>()
  for (const guest of [plain, credited, scanned]) ids.set(guest.id, (await steps.paid(guest, hotel)).id)
  const attending = attendingOf(api, steps, staff)
  const evening = goTo(api, DURING)
  for (const id of ids.values()) await attending.greet(id)
  await attending.scan(scanned, ids.get(scanned.id) ?? '')
  evening()
  const back = goTo(api, AFTER)
  await steps.runJob('end-stays')
  await api.worker.drain()
  const asked = async (guest: { phone: string }) =>
    (await steps.messagesTo(guest.phone)).find((text) => text.includes('take place?'))
  expect([await asked(plain), await asked(scanned)]).toEqual([undefined, undefined])
  const text = await asked(credited)
  expect(text).not.toContain(hotel.slug)
  const before = await owedTo(api, hotel)
  expect((await api.post('/stays/came', { token: linkIn(text) })).body).toEqual({ done: true })
  expect(await owedTo(api, hotel)).toBeGreaterThan(before)
  back()
})

test('a hotel with more no-shows than others loses rank, and the office sees by how much', async ({
  api,
  city,
  steps,
}) => {
  const hotel = await buildHotel(api.db, city, { rooms: 6, prices: { 3: 900 } })
  const honest = await buildHotel(api.db, city, { rooms: 6, prices: { 3: 900 } })
  const [staff, other] = [await buildStaff(api.db, hotel), await buildStaff(api.db, honest)]
  const booked: string[] = []
  for (let index = 0; index < 5; index++) {
    booked.push((await steps.paid(await buildGuest(api.db), hotel)).id)
    const { id } = await steps.paid(await buildGuest(api.db), honest)
    const evening = goTo(api, DURING)
    await attendingOf(api, steps, other).greet(id)
    evening()
  }
  const evening = goTo(api, LATER_THAT_EVENING)
  for (const id of booked) await deskOf(api, staff).act(id, 'no-show')
  evening()
  const back = goTo(api, AFTER)
  await steps.runJob('end-stays')
  await steps.runJob('weigh-no-shows')
  const admin = await buildOperator(api.db, { role: 'admin' })
  const read = async (id: number) => (await api.get(`/office/hotels/${id}`, { headers: admin.headers })).body
  expect(await read(hotel.id)).toMatchObject({ no_shows: 100, rank: { lost_by_no_shows: expect.any(Number) } })
  expect((await read(hotel.id)).rank.lost_by_no_shows).toBeGreaterThan(0)
  expect(await read(honest.id)).toMatchObject({ no_shows: 0, rank: { lost_by_no_shows: 0 } })
  back()
})
