import { expect } from 'vitest'
import { buildHotel, buildStaff } from '../builders.ts'
import { deskOf, deskTest as test, putClock } from './desk-acts.ts'
import type { Body } from './start-api.ts'

const START = '2026-12-01T09:00:00+05:30'
const AT_NINE = '2026-12-05T21:00:00+05:30'

test('a shift: money by method, who still owes, the cash box, handed over with a name', async ({
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

  putClock(api, AT_NINE)
  await acts.act(id, 'arrive', { ids: 'originals' })
  expect((await shift()).still_due.map(({ due: owed }: Body) => owed)).toEqual([due])
  await acts.act(id, 'take', { amount: 100, method: 'cash', receipt: 'LC-1' })
  await acts.act(id, 'take', { amount: due - 100, method: 'upi' })
  const taken = await shift()
  expect(taken).toMatchObject({ cash_box: 100, still_due: [], date: '2026-12-05' })
  expect(taken.takings).toEqual([
    { code, amount: 100, method: 'cash', receipt: 'LC-1', by: 'Sunita Pawar', at: AT_NINE },
    { code, amount: due - 100, method: 'upi', receipt: null, by: 'Sunita Pawar', at: AT_NINE },
  ])

  const done = await handOver(90, night.id, 'over-1')
  expect(done.body).toMatchObject({
    cash_box: 0,
    hand_overs: [{ by: 'Sunita Pawar', to: 'Imran Khan', counted: 90, expected: 100, at: AT_NINE }],
  })
  await handOver(90, night.id, 'over-1')
  expect((await shift()).hand_overs).toHaveLength(1)
  putClock(api, START)
})

test('cash is handed to a colleague of this hotel only', async ({ api, city, hotel, desk }) => {
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

test('arrivals nobody marked stay on the list of their day and the next', async ({
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
  putClock(api, '2026-12-07T09:00:00+05:30')
  expect(await unmarked()).toEqual([])
  putClock(api, START)
})
