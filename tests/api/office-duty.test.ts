/** Alarms go to the operators on duty, or to all operators while nobody is on duty (decision 0114). */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { checkBooksNightly } from '#server/features/ledger/check-books.ts'
import { buildGuest, buildOperator, type BuiltStaff } from '../builders.ts'
import { atCheckin, relocationTest as test } from './relocation-test.ts'
import type { Api } from './start-api.ts'
import { gotBySms } from './whatsapp-test.ts'

const goOnDuty = (api: Api, { headers }: BuiltStaff, hours: number) => api.post('/office/duty', { hours }, { headers })
const end = (api: Api, { headers }: BuiltStaff) => api.post('/office/duty/end', undefined, { headers })
const read = async (api: Api, { headers }: BuiltStaff) => (await api.get('/office/duty', { headers })).body

const TURNED_AWAY = 'Uncle: guests say that they were turned away. Open Now in the office.'

const office = async (api: Api) => ({
  asha: await buildOperator(api.db, { name: 'Asha Pillai' }),
  ravi: await buildOperator(api.db, { name: 'Ravi Shah' }),
})

/** Ends the duties from earlier tests, whose operators would get the alarms. */
const endAll = (api: Api) =>
  sql`update office_duty set ended_at = least(until_at, ${api.clock.now()}) where ended_at is null`.execute(api.db)

test('turned-away guests alert the operators on duty, and all operators while nobody is on duty', async ({
  api,
  first,
  guest,
  steps,
}) => {
  await endAll(api)
  const { asha, ravi } = await office(api)
  const bookings = [guest, await buildGuest(api.db), await buildGuest(api.db)]
  const ids: string[] = []
  for (const each of bookings) ids.push((await steps.paid(each, first)).id)
  const back = atCheckin(api)
  const texts = async () => [await gotBySms(api, asha.phone), await gotBySms(api, ravi.phone)]
  const sayTurnedAway = async (place: number) => {
    const who = bookings[place]
    if (who) await steps.turnedAway(who, ids[place] ?? '')
    await api.worker.drain()
  }
  await sayTurnedAway(0)
  expect(await texts()).toEqual([[TURNED_AWAY], [TURNED_AWAY]])
  await goOnDuty(api, ravi, 4)
  await sayTurnedAway(1)
  await sayTurnedAway(1)
  const [toAsha, toRavi] = await texts()
  expect(toAsha).toEqual([TURNED_AWAY])
  expect(toRavi?.filter((text) => text === TURNED_AWAY)).toHaveLength(2)
  await end(api, ravi)
  await sayTurnedAway(2)
  expect((await texts()).map((each) => each.filter((text) => text === TURNED_AWAY).length)).toEqual([2, 3])
  back()
})

test('operators can put only themselves on duty, and the duty ends by itself', async ({ api }) => {
  await endAll(api)
  const { asha, ravi } = await office(api)
  expect(await read(api, asha)).toEqual({ on_duty: [], own_until: null })
  expect((await goOnDuty(api, asha, 24)).status).toBe(422)
  const { body: once } = await goOnDuty(api, asha, 4)
  const { body: twice } = await goOnDuty(api, asha, 4)
  expect(twice).toEqual(once)
  expect(once.on_duty).toEqual([{ id: asha.id, name: 'Asha Pillai', until: once.own_until }])
  await goOnDuty(api, ravi, 8)
  expect((await read(api, asha)).on_duty.map(({ name }: { name: string }) => name)).toEqual([
    'Ravi Shah',
    'Asha Pillai',
  ])
  const { body: longer } = await goOnDuty(api, asha, 12)
  expect(longer.own_until > once.own_until).toBe(true)
  await api.db
    .updateTable('operators')
    .set({ ended_at: api.clock.now(), ended_by: 'test' })
    .where('id', '=', ravi.id)
    .execute()
  expect((await read(api, asha)).on_duty).toHaveLength(1)
  api.clock.advance(12 * 60)
  const later = await buildOperator(api.db)
  expect(await read(api, later)).toEqual({ on_duty: [], own_until: null })
  const acts = await api.db
    .selectFrom('operator_actions')
    .select('action')
    .where('subject_id', '=', asha.id)
    .orderBy('id')
    .execute()
  expect(acts.map(({ action }) => action)).toEqual(['duty_started', 'duty_started'])
  api.clock.advance(-12 * 60)
})

test('ending a duty twice is logged once', async ({ api }) => {
  const operator = await buildOperator(api.db)
  await goOnDuty(api, operator, 8)
  expect((await end(api, operator)).body.own_until).toBeNull()
  expect((await end(api, operator)).status).toBe(200)
  const acts = await api.db
    .selectFrom('operator_actions')
    .select('action')
    .where('subject_id', '=', operator.id)
    .orderBy('id')
    .execute()
  expect(acts.map(({ action }) => action)).toEqual(['duty_started', 'duty_ended'])
})

test('differences in the books alert the office with one text a day', async ({ api }) => {
  await endAll(api)
  const operator = await buildOperator(api.db)
  await goOnDuty(api, operator, 12)
  await sql`insert into dev_gateway_payments (id, reference, amount, status, payment_id, paid_at, created_at)
    values ('tpay_7', ${randomUUID()}, 700, 'paid', 'tpid_7', ${api.clock.now()}, ${api.clock.now()})`.execute(api.db)
  api.clock.advance(16)
  expect(await checkBooksNightly(api.services)).toBe(1)
  expect(await checkBooksNightly(api.services)).toBe(1)
  expect(await gotBySms(api, operator.phone)).toEqual(['Uncle: the books differ. Open Now in the office.'])
  expect(api.faults.splice(0)).toEqual([expect.objectContaining({ event: 'books_differ' })])
  await sql`delete from dev_gateway_payments where id = 'tpay_7'`.execute(api.db)
})
