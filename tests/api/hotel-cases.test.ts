/**
 * A hotel loses rank in the search for each case of guests that it turned away, and stops selling after three cases.
 */
import { expect } from 'vitest'
import { readCases } from '#server/features/desk/reviews/cases.ts'
import { listUndecidedCases } from '#server/features/hotel-cases/undecided-cases.ts'
import { liftPause, decideCase } from '#server/features/hotel-cases/decide-case.ts'
import { CASE_DAYS } from '#domain/hotel-cases/hotel-case.ts'
import { buildGuest, buildHotel, buildOperator, buildStaff, type BuiltGuest, type BuiltHotel } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { officeOf } from './office-steps.ts'
import { agreeTurnedAway, atCheckin, buildNear, relocationTest } from './relocation-test.ts'
import { codeOf } from './review-steps.ts'
import { withQuery, type Api, type Body } from './start-api.ts'

const test = relocationTest
  .extend('hotelWish', { rooms: 8, prices: { 0: 900, 3: 1200, 4: 2000 }, lat: 18.52, lng: 73.85, overall_rating: 4.2 })
  .extend('manager', async ({ api, first }) => {
    const { headers } = await buildStaff(api.db, first, { role: 'manager', name: 'Lakshmi Rao' })
    return {
      cases: async () => (await api.get('/desk/cases', { headers })).body,
      answer: (id: string, answer: string) => api.post(`/desk/cases/${id}/answer`, { answer }, { headers }),
      refuse: (id: string) => api.post(`/desk/bookings/${id}/cannot-take`, { reason: 'closed' }, { headers }),
      arrive: (id: string) => api.post(`/desk/bookings/${id}/arrive`, { ids: 'originals' }, { headers }),
    }
  })
  .extend('refused', ({ api, first, steps, manager }) => async () => {
    const booking = await steps.paid(await buildGuest(api.db), first)
    await manager.refuse(booking.id)
    return { id: booking.id as string, code: booking.short_id as string }
  })
  .extend('agreeing', ({ api, first, steps }) => async (count: number) => {
    const booked = []
    for (let each = 0; each < count; each += 1) {
      const guest = await buildGuest(api.db)
      booked.push({ guest, ...(await steps.paid(guest, first)) })
    }
    const back = atCheckin(api)
    const open = async ({ guest, id }: { guest: BuiltGuest; id: string }) => {
      await steps.turnedAway(guest, id)
      await agreeTurnedAway(api, first, id)
    }
    return {
      back,
      cases: booked.map(({ guest, id, short_id }) => ({
        id: id as string,
        code: short_id as string,
        open: () => open({ guest, id }),
      })),
    }
  })

async function listed(api: Api, hotel: BuiltHotel): Promise<number[]> {
  const { checkin, checkout } = SATURDAY_EVENING
  const filter = { where: { cityId: hotel.cityId } }
  const { body } = await api.get(withQuery('/hotels/search', { checkin, checkout, filter }))
  return body.map(({ id }: Body) => id)
}

const look = (api: Api, shortId: string, verdict: 'counts' | 'dismissed') =>
  decideCase(api.db, { shortId, verdict, note: 'rang them', operator: 'Asha Rao' }, api.clock.now())

test('a case lowers its hotel’s rank for thirty days, and no longer', async ({
  api,
  place,
  first,
  steps,
  manager,
  refused,
}) => {
  await api.db.updateTable('hotels').set({ rank: 550 }).where('id', '=', first.id).execute()
  const other = await buildNear(api.db, place, { rank: 500 })
  expect(await listed(api, first)).toEqual([first.id, other.id])
  await refused()
  expect(await listed(api, first)).toEqual([other.id, first.id])
  expect((await api.get(`/hotels/${first.id}`)).body.rank).toBe(450)
  expect((await manager.cases()).rank_lost).toBe(100)
  // Reads the cases from the database, because a desk's session would have ended long ago.
  const cases = () => readCases(api.db, first.id, api.clock.now())
  const minutes = CASE_DAYS * 24 * 60
  api.clock.advance(minutes - 1)
  await steps.runJob('weigh-cases')
  const before = await cases()
  api.clock.advance(1)
  await steps.runJob('weigh-cases')
  const after = await cases()
  api.clock.advance(-minutes)
  expect([before.rank_lost, after.rank_lost, after.cases[0]?.counts_until]).toEqual([100, 0, null])
})

test('the third case to which a hotel agrees stops its sales until the office has settled a case', async ({
  api,
  first,
  steps,
  manager,
  agreeing,
}) => {
  const guest = await buildGuest(api.db)
  const { cases, back } = await agreeing(3)
  for (const { open } of cases) await open()
  expect(await manager.cases()).toMatchObject({ rank_lost: 300, paused: true })
  expect((await steps.book(guest, first)).body.error.code).toBe('HOTEL_CLOSED')
  expect((await steps.book(guest, first, {}, SUNDAY_MORNING)).status).toBe(200)
  const waiting = await listUndecidedCases(api.db, api.clock.now())
  expect(waiting.filter(({ code, isPaused }) => isPaused && cases.some((one) => one.code === code))).toHaveLength(3)
  const [one, two] = cases
  expect(await look(api, one?.code ?? '', 'dismissed')).toBe('looked')
  expect(await look(api, one?.code ?? '', 'counts')).toBe('UNCHANGED')
  expect(await look(api, 'AAAAAAAA', 'counts')).toBe('NOT_FOUND')
  expect(await manager.cases()).toMatchObject({ rank_lost: 200, paused: false })
  expect((await steps.book(guest, first)).status).toBe(200)
  await look(api, two?.code ?? '', 'counts')
  expect(await manager.cases()).toMatchObject({ rank_lost: 200, paused: false })
  back()
})

test('three new cases stop a hotel again after the office has settled all earlier cases', async ({
  api,
  first,
  steps,
  manager,
  agreeing,
}) => {
  const note = { verdict: 'counts', note: 'the pipe is mended', operator: 'Asha Rao' } as const
  const lift = () => api.db.transaction().execute((trx) => liftPause(trx, first.id, note, api.clock.now()))
  const { cases, back } = await agreeing(6)
  for (const { open } of cases.slice(0, 2)) await open()
  expect(await lift()).toEqual([])
  await cases[2]?.open()
  expect(new Set(await lift())).toEqual(new Set(cases.slice(0, 3).map(({ id }) => id)))
  expect(await manager.cases()).toMatchObject({ rank_lost: 300, paused: false })
  expect(await lift()).toEqual([])
  expect((await steps.book(await buildGuest(api.db), first)).status).toBe(200)
  for (const { open } of cases.slice(3)) await open()
  expect(await manager.cases()).toMatchObject({ rank_lost: 500, paused: true })
  back()
})

test('a case that opens while the office ends the pause is counted', async ({
  api,
  first,
  steps,
  manager,
  refused,
}) => {
  await refused()
  await refused()
  const third = await steps.paid(await buildGuest(api.db), first)
  const fourth = await steps.paid(await buildGuest(api.db), first)
  await manager.refuse(third.id)
  const note = { verdict: 'dismissed', note: 'a flood in the street', operator: 'Asha Rao' } as const
  await Promise.all([
    api.db.transaction().execute((trx) => liftPause(trx, first.id, note, api.clock.now())),
    manager.refuse(fourth.id),
  ])
  const { rank_lost: lost, paused, cases } = await manager.cases()
  const counted = cases.filter(({ counts_until: until }: Body) => until !== null).length
  expect([lost, paused]).toEqual([counted * 100, false])
})

test('three simultaneous cases against a hotel are all counted', async ({ manager, agreeing }) => {
  const { cases, back } = await agreeing(3)
  await Promise.all(cases.map(({ open }) => open()))
  expect(await manager.cases()).toMatchObject({ rank_lost: 300, paused: true })
  back()
})

test('guests who are let in after all cost the hotel no rank', async ({ api, first, guest, steps, manager }) => {
  const { id } = await steps.paid(guest, first)
  const back = atCheckin(api)
  await manager.refuse(id)
  const before = (await manager.cases()).rank_lost
  await manager.arrive(id)
  const after = await manager.cases()
  back()
  expect([before, after.rank_lost, after.cases[0].counts_until]).toEqual([100, 0, null])
})

test('guests who are let in after all count against the hotel if the office refunds them', async ({
  api,
  first,
  guest,
  steps,
  manager,
}) => {
  const { id } = await steps.paid(guest, first)
  const back = atCheckin(api)
  await steps.turnedAway(guest, id)
  await manager.arrive(id)
  const before = (await manager.cases()).rank_lost
  const office = officeOf(api, await buildOperator(api.db, { role: 'admin' }))
  const done = await office.do(id, { act: 'cancel', for: 'hotel' }, 'Water in the room')
  const after = await manager.cases()
  back()
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  expect([before, after.rank_lost]).toEqual([0, 100])
})

test('a hotel answers each case once, and only its own cases', async ({ api, first, place, manager, refused }) => {
  const { id, code } = await refused()
  const stranger = await buildStaff(api.db, await buildHotel(api.db, place), { role: 'manager' })
  const desk = await buildStaff(api.db, first)
  const as = ({ headers }: { headers: { authorization: string } }) =>
    api.post(`/desk/cases/${id}/answer`, { answer: 'Mine' }, { headers })
  expect(await codeOf(as(stranger))).toEqual([404, 'NOT_FOUND'])
  expect(await codeOf(as(desk))).toEqual([403, 'MANAGERS_ONLY'])
  const answered = await manager.answer(id, ' A pipe broke. ')
  expect(answered.body.cases[0]).toMatchObject({
    code,
    cause: 'cannot_take',
    reason: 'closed',
    answer: { text: 'A pipe broke.', by: 'Lakshmi Rao', can_change: false },
  })
  expect(await codeOf(manager.answer(id, 'Again'))).toEqual([409, 'ALREADY_ANSWERED'])
  const waiting = (await listUndecidedCases(api.db, api.clock.now())).find((one) => one.code === code)
  expect(waiting?.answer).toBe('A pipe broke.')
})
