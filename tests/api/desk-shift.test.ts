import { expect } from 'vitest'
import { buildGuest, buildHotel, buildStaff } from '../builders.ts'
import { deskOf, deskTest as test, putClock } from './desk-acts.ts'
import type { Body } from './start-api.ts'

const START = '2026-12-01T09:00:00+05:30'
const NEXT_EVENING = { checkin: '2026-12-20T21:00:00+05:30', checkout: '2026-12-21T10:00:00+05:30', slotId: 1 }
const AT_9_PM = '2026-12-05T21:00:00+05:30'

test('a shift shows its money by method, unpaid bills, the cash box, and the name on its handover', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, START)
  const { id, short_id: code, bill } = await steps.paid(guest, hotel, { payAtHotel: true })
  const due = bill.pay_at_hotel as number
  const acts = deskOf(api, desk)
  const night = await buildStaff(api.db, hotel, { name: 'Imran Khan' })
  const shift = async () => (await api.get('/desk/shift', { headers: desk.headers })).body
  const handOver = (counted: number, to: string, key = String(Math.random())) =>
    api.post('/desk/shift/hand-over', { counted, to }, { headers: { ...desk.headers, 'idempotency-key': key } })

  putClock(api, AT_9_PM)
  await acts.act(id, 'arrive', { ids: 'originals' })
  expect((await shift()).still_due.map(({ due: owed }: Body) => owed)).toEqual([due])
  await acts.act(id, 'take', { amount: 100, method: 'cash', receipt: 'LC-1' })
  await acts.act(id, 'take', { amount: due - 100, method: 'upi' })
  const taken = await shift()
  expect(taken).toMatchObject({ began_at: null, began_with: 0, cash_box: 100, still_due: [] })
  expect(taken.taken).toEqual([
    { method: 'cash', entries: 1, amount: 100 },
    { method: 'upi', entries: 1, amount: due - 100 },
  ])
  const by = { by: 'Sunita Pawar', at: AT_9_PM, reason: null }
  expect(taken.takings).toEqual([
    { code, room: null, amount: 100, method: 'cash', receipt: 'LC-1', ...by },
    { code, room: null, amount: due - 100, method: 'upi', receipt: null, ...by },
  ])

  const done = await handOver(90, night.id, 'over-1')
  expect(done.body).toMatchObject({
    cash_box: 0,
    began_at: AT_9_PM,
    takings: [],
    ended: [
      {
        by: 'Sunita Pawar',
        to: 'Imran Khan',
        counted: 90,
        expected: 100,
        remains: 0,
        handed: 90,
        received: null,
        is_for_me: false,
        at: AT_9_PM,
      },
    ],
  })
  await handOver(90, night.id, 'over-1')
  expect((await shift()).ended).toHaveLength(1)
  putClock(api, START)
})

test('a shift runs past midnight, opens with the cash left in the box, and is confirmed by the next colleague', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, START)
  const night = await buildStaff(api.db, hotel, { name: 'Imran Khan' })
  const post = (path: string, body: object, { headers }: Pick<typeof desk, 'headers'> = desk) =>
    api.post(`/desk/shift/${path}`, body, { headers })
  expect((await post('hand-over', { counted: 2000, to: null })).body).toMatchObject({
    began_with: 2000,
    cash_box: 2000,
    ended: [{ to: null, expected: 0, counted: 2000, remains: 2000, handed: 0 }],
  })

  const { id } = await steps.paid(guest, hotel, { payAtHotel: true })
  putClock(api, '2026-12-05T23:50:00+05:30')
  await deskOf(api, desk).act(id, 'arrive', { ids: 'originals' })
  await deskOf(api, desk).act(id, 'take', { amount: 500, method: 'cash' })
  putClock(api, '2026-12-06T00:30:00+05:30')
  expect((await post('pay-out', { amount: 240, what: ' Water cans ' })).body).toMatchObject({
    cash_box: 2260,
    takings: [{ amount: 500 }],
    paid_out: [{ what: 'Water cans', amount: 240, by: 'Sunita Pawar' }],
  })
  const refused = (body: object) => post('hand-over', body)
  expect((await refused({ counted: 10, to: desk.id })).body.error.code).toBe('NOT_TO_YOURSELF')
  expect((await refused({ counted: 10, remains: 11, to: night.id })).body.error.code).toBe('MORE_THAN_COUNTED')
  const note = 'Geyser man comes at 2 PM'
  const over = (await post('hand-over', { counted: 2210, remains: 2000, to: night.id, note })).body
  expect(over).toMatchObject({ began_with: 2000, takings: [], paid_out: [] })
  const [ended] = over.ended
  expect(ended).toMatchObject({ expected: 2260, counted: 2210, handed: 210, note, is_for_me: false })

  expect((await post(`${ended.id}/confirm`, { received: 210 })).status).toBe(404)
  const read = await api.get('/desk/shift', { headers: night.headers })
  expect(read.body.ended[0]).toMatchObject({ is_for_me: true })
  const confirmed = await post(`${ended.id}/confirm`, { received: 200 }, night)
  expect(confirmed.body.ended[0]).toMatchObject({ received: 200, handed: 210, is_for_me: false })
  expect((await post(`${ended.id}/confirm`, { received: 210 }, night)).body.error.code).toBe('ALREADY_MARKED')
})

test('an unpaid bill stays on the list, less part payments, until a manager writes it off', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, START)
  const manager = await buildStaff(api.db, hotel, { role: 'manager' })
  const { id, short_id: code, bill } = await steps.paid(guest, hotel, { payAtHotel: true })
  const due = bill.pay_at_hotel as number
  const acts = deskOf(api, desk)
  putClock(api, AT_9_PM)
  await acts.act(id, 'arrive', { ids: 'originals' })
  putClock(api, '2026-12-06T09:00:00+05:30')
  await acts.act(id, 'leave', { unpaid: ' Said they would come back ' })
  const unpaid = async () => (await api.get('/desk/shift', { headers: desk.headers })).body.unpaid
  expect(await unpaid()).toMatchObject([{ booking: { code, due }, reason: 'Said they would come back' }])
  // Days later the bill is still listed and can be paid in parts.
  putClock(api, '2026-12-20T09:00:00+05:30')
  await acts.act(id, 'take', { amount: 100, method: 'upi' })
  expect(await unpaid()).toMatchObject([{ booking: { code, due: due - 100, first_name: null } }])
  const other = await steps.paid(await buildGuest(api.db), hotel, { payAtHotel: true }, NEXT_EVENING)
  putClock(api, NEXT_EVENING.checkin)
  await acts.act(other.id, 'arrive', { ids: 'originals' })
  await acts.act(other.id, 'leave')
  expect(await unpaid()).toMatchObject([{ booking: { code: other.short_id }, reason: null }, { booking: { code } }])
  await acts.act(other.id, 'take', { amount: other.bill.pay_at_hotel, method: 'cash' })
  expect(await unpaid()).toMatchObject([{ booking: { code } }])
  const end = (headers: typeof desk.headers, of = id) =>
    api.post(`/desk/shift/unpaid/${of}/end`, { reason: 'Written off' }, { headers })
  expect((await end(manager.headers, '8cg0OP')).body.error.code).toBe('NOT_FOUND')
  expect((await end(desk.headers)).body.error.code).toBe('MANAGERS_ONLY')
  expect((await end(manager.headers)).status).toBe(200)
  expect(await unpaid()).toEqual([])
  expect((await end(manager.headers)).body.error.code).toBe('ALREADY_MARKED')
})

test('the desk corrects a wrong payment entry once, with a reversing entry and a new entry', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, START)
  const { id, bill } = await steps.paid(guest, hotel, { payAtHotel: true })
  const due = bill.pay_at_hotel as number
  const acts = deskOf(api, desk)
  putClock(api, AT_9_PM)
  await acts.act(id, 'arrive', { ids: 'originals' })
  const wrong = (await acts.act(id, 'take', { amount: due, method: 'cash', receipt: 'LC-1' })).body.takings[0]
  const correct = (taking: number, more: object) =>
    acts.act(id, 'correct-taking', { taking, reason: 'It was UPI', ...more })
  expect((await correct(wrong.id, { instead: { amount: due + 1, method: 'upi' } })).body.error.code).toBe(
    'MORE_THAN_DUE',
  )
  const right = await correct(wrong.id, { instead: { amount: due - 50, method: 'upi' } })
  expect(right.body).toMatchObject({ due: 50, bill: { taken: due - 50 } })
  expect(right.body.takings).toMatchObject([
    { amount: due, method: 'cash', is_corrected: true, reason: null },
    { amount: -due, method: 'cash', is_corrected: true, reason: 'It was UPI' },
    { amount: due - 50, method: 'upi', is_corrected: false },
  ])
  expect((await correct(wrong.id, {})).body.error.code).toBe('ALREADY_MARKED')
  expect((await correct(right.body.takings[1].id, {})).body.error.code).toBe('ALREADY_MARKED')
  expect((await api.get('/desk/shift', { headers: desk.headers })).body).toMatchObject({ cash_box: 0 })
})

test('cash can be handed over only to a colleague of the same hotel', async ({ api, city, hotel, desk }) => {
  const foreign = await buildStaff(api.db, await buildHotel(api.db, city))
  const gone = await buildStaff(api.db, hotel)
  await api.db
    .updateTable('hotel_staff')
    .set({ ended_at: api.clock.now(), ended_by: 'test' })
    .where('id', '=', gone.id)
    .execute()
  for (const to of [foreign.id, gone.id, 'somebody']) {
    const answer = await api.post('/desk/shift/hand-over', { counted: 0, to }, { headers: desk.headers })
    expect(answer.status).toBe(404)
  }
})

test('an arrival that the desk never entered is listed for two days after check-out', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, START)
  const { short_id: code } = await steps.paid(guest, hotel)
  const unmarked = async () =>
    (await api.get('/desk/shift', { headers: desk.headers })).body.unmarked.map((row: Body) => row.code)
  putClock(api, '2026-12-06T09:59:00+05:30')
  expect(await unmarked()).toEqual([])
  putClock(api, '2026-12-06T10:00:00+05:30')
  expect(await unmarked()).toEqual([code])
  putClock(api, '2026-12-08T09:59:00+05:30')
  expect(await unmarked()).toEqual([code])
  putClock(api, '2026-12-08T10:00:00+05:30')
  expect(await unmarked()).toEqual([])
  putClock(api, START)
})
