/** Tests a manager's figures. Each equals the sum in the ledger and at the desk, to the rupee (decision 0112). */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { istInstant } from '#domain/kernel/ist.ts'
import { buildGuest, buildHotel, buildStaff, type BuiltHotel } from '../builders.ts'
import { EARLY_EVENING } from './room-test.ts'
import { putClock } from './desk-acts.ts'
import { withQuery, type Api, type Body } from './start-api.ts'
import { at, walkInTest as test } from './walk-in-test.ts'

const IN_TWO_WEEKS = { checkin: '2026-12-20T21:00:00+05:30', checkout: '2026-12-21T10:00:00+05:30', slotId: 1 }
const DAY = { from: istInstant('2026-12-05'), until: istInstant('2026-12-06') }

const managerOf = async (api: Api, hotel: BuiltHotel) => {
  const { headers } = await buildStaff(api.db, hotel, { role: 'manager' })
  return (query: object = {}, path = '/desk/figures') => api.get(withQuery(path, query as never), { headers })
}

/**
 * Returns what the ledger has for the hotel's bookings on 5 December, in rupees: paid through the gateway, and still to
 * be refunded.
 */
async function inLedger(api: Api, { id }: BuiltHotel) {
  const { rows } = await sql<{ online: number; back: number }>`
    select coalesce(sum(e.paise) filter (where p.kind = 'payment_settled' and e.account = 'gateway'), 0)::int / 100 as online,
      coalesce(sum(e.paise) filter (where p.kind = 'refund_asked' and e.account = 'guest_refunds'), 0)::int / 100 as back
    from ledger_postings p join ledger_entries e on e.posting_id = p.id join bookings b on b.id = p.booking_id
    where b.hotel_id = ${id} and p.at >= ${DAY.from} and p.at < ${DAY.until}`.execute(api.db)
  return rows[0]
}

async function atDesk(api: Api, { id }: BuiltHotel) {
  const { rows } = await sql<{ method: string; amount: number }>`
    select method, sum(amount)::int as amount from desk_takings where hotel_id = ${id}
      and taken_at >= ${DAY.from} and taken_at < ${DAY.until} group by 1`.execute(api.db)
  return new Map(rows.map(({ method, amount }) => [method, amount]))
}

const moneyOf = ({ money }: Body) =>
  new Map<string, number>(money.map(({ way, bookings, walk_ins: others }: Body) => [way, bookings + others]))

test('the figures for a day with bookings, a walk-in, a no-show and a cancellation match the ledger and the desk', async ({
  api,
  hotel,
  guest,
  steps,
  marks,
  walkIns,
  desk,
}) => {
  const figures = await managerOf(api, hotel)
  const [cancels, stays, walksIn] = [guest, await buildGuest(api.db), await buildGuest(api.db)]
  const gone = await steps.paid(cancels, hotel, {}, IN_TWO_WEEKS)
  expect((await steps.cancel(cancels, gone.id)).status).toBe(200)
  const evening = await steps.paid(stays, hotel, { payAtHotel: true }, EARLY_EVENING)
  const missed = await steps.paid(walksIn, hotel, {}, EARLY_EVENING)
  const walkIn = await marks.walkIn(at('16:15'), { price: 336, paid: { amount: 336, method: 'upi' } })
  expect(walkIn.status).toBe(200)

  putClock(api, at('16:10'))
  expect((await walkIns.act(walkIn.body.id, 'leave')).status).toBe(200)
  putClock(api, at('18:05'))
  expect((await desk.post(`bookings/${evening.id}/arrive`, { ids: 'originals' })).status).toBe(200)
  expect((await desk.post(`bookings/${evening.id}/take`, { amount: 100, method: 'cash' })).status).toBe(200)
  const wrong = (await desk.post(`bookings/${evening.id}/take`, { amount: 50, method: 'card' })).body
  const [, taking] = wrong.takings
  const corrected = await desk.post(`bookings/${evening.id}/correct-taking`, {
    taking: taking.id,
    reason: 'typed twice',
  })
  expect(corrected.status).toBe(200)
  putClock(api, at('20:45'))
  expect((await desk.post(`bookings/${missed.id}/no-show`, {})).status).toBe(200)

  const { status, body } = await figures()
  expect(status).toBe(200)
  expect(body).toMatchObject({ from: '2026-12-05', to: '2026-12-05', rooms: 2 })
  expect(body).toMatchObject({ cancelled: 1, no_shows: 1, turned_away: 0, stays: 2, payout: null, welcome: null })
  expect(body.minutes).toEqual({ sold: 2 * 180 + 130, there_were: 2 * 1440 })
  expect(body.slots[2]).toEqual({
    slot: 2,
    minutes: 360,
    stays: 2,
    value: evening.bill.room_total + missed.bill.room_total,
  })
  expect(body.walk_ins).toEqual({ minutes: 130, stays: 1, value: 336 })
  expect(body.average).toBe(Math.round(body.value / 2))
  expect(body.days).toEqual([{ day: '2026-12-05', bookings: 2, walk_ins: 1 }])

  const money = moneyOf(body)
  const ledger = await inLedger(api, hotel)
  const taken = await atDesk(api, hotel)
  expect(money.get('online')).toBe(ledger?.online)
  expect(money.get('sent_back')).toBe(ledger?.back)
  expect(money.get('online')).toBe(gone.bill.payable_now + evening.bill.payable_now + missed.bill.payable_now)
  expect(money.get('sent_back')).toBe(-gone.bill.payable_now)
  for (const method of ['cash', 'upi', 'card']) expect(money.get(method), method).toBe(taken.get(method) ?? 0)
  expect(body.money.find(({ way }: Body) => way === 'upi')).toEqual({ way: 'upi', bookings: 0, walk_ins: 336 })
  expect(body.money_sum).toBe([...money.values()].reduce((all, one) => all + one, 0))
  putClock(api, at('14:05'))
})

test('the file with a hotel’s figures has the same numbers as the page', async ({ api, hotel, guest, steps }) => {
  const figures = await managerOf(api, hotel)
  await steps.paid(guest, hotel, {}, EARLY_EVENING)
  const { body } = await figures({ from: '2026-12-01', to: '2026-12-05' })
  const file = await figures({ from: '2026-12-01', to: '2026-12-05' }, '/desk/figures/csv')
  expect(file.headers['content-type']).toContain('text/csv')
  expect(file.headers['content-disposition']).toBe('attachment; filename="figures-2026-12-01-2026-12-05.csv"')
  const rows = (file.body as unknown as string).split('\r\n').map((row) => row.split(','))
  const cell = (figure: string, part: string) => rows.find(([one, other]) => one === figure && other === part)?.[2]
  expect(cell('Minutes sold', 'Custom Night')).toBe(String(body.slots[2].minutes))
  expect(cell('Value', 'Custom Night')).toBe(String(body.value))
  expect(cell('Money of bookings', 'online')).toBe(String(moneyOf(body).get('online')))
  expect(cell('Money', 'all')).toBe(String(body.money_sum))
  expect(rows.filter(([figure]) => figure === 'Stays begun by bookings')).toHaveLength(5)
})

test.for([
  ['days to come', { from: '2026-12-05', to: '2026-12-06' }, 'FROM_INVALID'],
  ['more than 31 days', { from: '2026-11-04', to: '2026-12-05' }, 'FROM_INVALID'],
  ['days in the wrong order', { from: '2026-12-05', to: '2026-12-01' }, 'FROM_INVALID'],
  ['no day', { to: 'yesterday' }, 'TO_INVALID'],
] as const)('a hotel has no figures for %s', async ([, query, code], { api, hotel }) => {
  const { status, body } = await (await managerOf(api, hotel))(query)
  expect([status, body.error.code]).toEqual([422, code])
})

test('only managers read figures, and only their own hotel’s', async ({ api, desk, hotel, guest, steps, city }) => {
  expect((await desk.get('figures')).body.error.code).toBe('MANAGERS_ONLY')
  await steps.paid(guest, hotel, {}, EARLY_EVENING)
  const elsewhere = await managerOf(api, await buildHotel(api.db, city))
  expect((await elsewhere()).body).toMatchObject({ stays: 0, money_sum: 0, minutes: { sold: 0 } })
})

test('searches count for each hotel that they match, with or without a free room', async ({
  api,
  hotel,
  guest,
  steps,
}) => {
  const figures = await managerOf(api, hotel)
  const { checkin, checkout } = EARLY_EVENING
  const { city_id: cityId } = await api.db
    .selectFrom('hotels')
    .select('city_id')
    .where('id', '=', hotel.id)
    .executeTakeFirstOrThrow()
  const search = async (where: object = {}, rooms = 1) => {
    const filter = { where: { cityId, ...where }, fields: ['id'] }
    expect((await api.get(withQuery('/hotels/search', { checkin, checkout, rooms, filter }))).status).toBe(200)
  }
  await api.services.searches.flush()
  const before = (await figures()).body.searches
  await search()
  await search()
  await search({ price: { gt: 100_000 } })
  await steps.paid(guest, hotel, {}, EARLY_EVENING)
  expect((await figures()).body.searches, 'no search writes').toEqual({ ...before, not_chosen: before.not_chosen })
  await api.services.searches.flush()
  await search({}, 2)
  await api.services.searches.flush()
  const { free, not_chosen: notChosen, sold_out: soldOut } = (await figures()).body.searches
  expect([free - before.free, soldOut - before.sold_out]).toEqual([2, 1])
  expect(notChosen).toBe(free - 1)
})
