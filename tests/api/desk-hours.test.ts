import { expect } from 'vitest'
import { buildGuest, buildHotel, buildStaff } from '../builders.ts'
import { SUNDAY_MORNING } from '../cast.ts'
import { deskOf, deskTest as test, putClock } from './desk-acts.ts'
import { codeOf } from './review-steps.ts'
import type { Body } from './start-api.ts'

const START = '2026-12-01T09:00:00+05:30'

test('paid extra hours extend the stay', async ({ api, hotel, guest, steps, desk }) => {
  putClock(api, START)
  const { id } = await steps.paid(guest, hotel, {}, SUNDAY_MORNING)
  const extension = (await steps.extend(guest, id, 2)).body
  await steps.press(extension.payment_url)
  await api.worker.drain()
  expect((await deskOf(api, desk).booking(id)).body).toMatchObject({
    extra_hours: 2,
    leaves_at: '2026-12-06T21:00:00+05:30',
  })
})

const AT_NOON = '2026-12-06T12:00:00+05:30'

test('hours added at the desk cost the same as on the site, are paid at the desk, and are logged with a name', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, START)
  const { id } = await steps.paid(guest, hotel, { payAtHotel: true }, SUNDAY_MORNING)
  const { bill } = (await api.get(`/bookings/${id}/extension-bill?hours=2`, guest)).body
  putClock(api, AT_NOON)
  const acts = deskOf(api, desk)
  expect(await codeOf(acts.act(id, 'hours', { hours: 2 }))).toEqual([409, 'NOT_ALLOWED_NOW'])
  const due = (await acts.act(id, 'arrive', { ids: 'originals' })).body.due
  const offered = (await api.get(`/desk/bookings/${id}/hours`, desk)).body
  expect(offered).toHaveLength(12)
  expect(offered[1]).toEqual({ hours: 2, total: bill.total, until: '2026-12-06T21:00:00+05:30' })

  const key = { 'idempotency-key': 'two hours' }
  const added = await acts.act(id, 'hours', { hours: 2 }, key)
  await acts.act(id, 'hours', { hours: 2 }, key)
  expect(added.body).toMatchObject({
    due: due + bill.total,
    extra_hours: 2,
    leaves_at: '2026-12-06T21:00:00+05:30',
    bill: { extra_hours: bill.total, at_desk: due + bill.total },
  })
  expect(added.body.timeline.at(-1)).toMatchObject({
    kind: 'hours_added',
    by: 'Sunita Pawar',
    detail: { hours: 2, amount: bill.total },
  })
  const shown = await steps.read(guest, id)
  expect(shown).toMatchObject({ extra_hours_paid: 0, extensionRequest: { pay_at: 'desk', status: 'paid', hours: 2 } })
  expect(await codeOf(acts.act(id, 'take', { amount: due + bill.total + 1, method: 'cash' }))).toEqual([
    409,
    'MORE_THAN_DUE',
  ])
  expect((await acts.act(id, 'take', { amount: due + bill.total, method: 'cash' })).body.due).toBe(0)
  const payments = await api.db.selectFrom('payments').select('id').where('booking_id', '=', id).execute()
  expect(payments).toHaveLength(1)
  putClock(api, START)
})

test('the books show hours added by a desk as money that the desk collects', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, START)
  const { id } = await steps.paid(guest, hotel, {}, SUNDAY_MORNING)
  putClock(api, AT_NOON)
  const acts = deskOf(api, desk)
  await acts.act(id, 'arrive', { ids: 'originals' })
  const { due } = (await acts.act(id, 'hours', { hours: 2 })).body
  putClock(api, '2026-12-06T21:01:00+05:30')
  await steps.runJob('end-stays')
  const line = await api.db
    .selectFrom('stay_lines')
    .select(['at_desk', 'paid_by_uncle'])
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(line).toEqual({ at_desk: 100 * due, paid_by_uncle: 0 })
  putClock(api, START)
})

test('no hours are offered or added when the room is promised to the next guests, or after the stay', async ({
  api,
  city,
  guest,
  steps,
}) => {
  putClock(api, START)
  const hotel = await buildHotel(api.db, city, { rooms: 1 })
  const desk = await buildStaff(api.db, hotel)
  const acts = deskOf(api, desk)
  const { id } = await steps.paid(guest, hotel, {}, SUNDAY_MORNING)
  // These guests' stay ends at 7 PM, and the Evening begins at 9 PM.
  const evening = { checkin: '2026-12-06T21:00:00+05:30', checkout: '2026-12-07T10:00:00+05:30', slotId: 1 }
  await steps.paid(await buildGuest(api.db), hotel, {}, evening)
  putClock(api, AT_NOON)
  await acts.act(id, 'arrive', { ids: 'originals' })
  const offered = (await api.get(`/desk/bookings/${id}/hours`, desk)).body
  expect(offered.map(({ hours }: Body) => hours)).toEqual([1, 2])
  expect(await codeOf(acts.act(id, 'hours', { hours: 3 }))).toEqual([409, 'SOLD_OUT'])
  expect((await acts.act(id, 'hours', { hours: 13 })).status).toBe(422)
  await acts.act(id, 'hours', { hours: 2 })
  expect((await api.get(`/desk/bookings/${id}/hours`, desk)).body).toEqual([])
  putClock(api, '2026-12-06T21:00:00+05:30')
  expect(await codeOf(acts.act(id, 'hours', { hours: 1 })), 'the room is promised to others').toEqual([409, 'SOLD_OUT'])
  putClock(api, START)
})

test('a desk and a guest who add hours simultaneously add them once, and two desks add theirs one after the other', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, START)
  const { id } = await steps.paid(guest, hotel, {}, SUNDAY_MORNING)
  putClock(api, AT_NOON)
  const acts = deskOf(api, desk)
  await acts.act(id, 'arrive', { ids: 'originals' })
  const [asked, added] = await Promise.all([steps.extend(guest, id, 1), acts.act(id, 'hours', { hours: 1 })])
  for (const { status } of [asked, added]) expect([200, 409]).toContain(status)
  const before = (await acts.booking(id)).body.extra_hours
  expect(before).toBe(added.status === 200 ? 1 : 0)
  if (asked.status === 200) await steps.press(asked.body.payment_url)
  await api.worker.drain()
  const both = await Promise.all([acts.act(id, 'hours', { hours: 1 }), acts.act(id, 'hours', { hours: 1 })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const now = (await acts.booking(id)).body
  expect(now.extra_hours).toBe(before + (asked.status === 200 ? 1 : 0) + 2)
  putClock(api, START)
})
