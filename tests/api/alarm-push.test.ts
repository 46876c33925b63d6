/** Operators get alarms by push in browsers where they switched push on (decision 0114). */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { alertOperators } from '#server/features/alarms/alert-operators.ts'
import { buildOperator, buildStaff, type BuiltStaff } from '../builders.ts'
import { left, newPhone, pushTest as test } from './push-test.ts'
import type { Api } from './start-api.ts'

const ALARM = 'The office has an alarm'
let serial = 0

/** Raises a new alarm, or repeats the alarm with this key. */
const alarm = (api: Api, once = `unsafe:${++serial}`) =>
  api.db.transaction().execute((trx) => alertOperators(trx, { news: 'unsafe', once }, api.clock.now()))

const goOnDuty = (api: Api, { headers }: BuiltStaff) => api.post('/office/duty', { hours: 8 }, { headers })

/** Ends the duties from earlier tests, whose operators would get the alarms. */
const endAll = (api: Api) =>
  sql`update office_duty set ended_at = least(until_at, ${api.clock.now()}) where ended_at is null`.execute(api.db)

test('an alarm rings once in the browsers of operators on duty, and in all browsers while nobody is on duty', async ({
  api,
  push,
}) => {
  await endAll(api)
  const [asha, ravi] = [await buildOperator(api.db), await buildOperator(api.db)]
  const [ofAsha, ofRavi] = [newPhone(), newPhone()]
  const before = await api.get('/office/push', { headers: asha.headers })
  expect(before.body).toEqual({ key: expect.any(String), is_on: false })
  expect((await push.office(asha, ofAsha)).body.is_on).toBe(true)
  await push.office(ravi, ofRavi)
  await alarm(api, 'unsafe:twice')
  await alarm(api, 'unsafe:twice')
  expect([await push.got(ofAsha), await push.got(ofRavi)]).toEqual([[ALARM], [ALARM]])
  await goOnDuty(api, ravi)
  await alarm(api)
  expect([await push.got(ofAsha), await push.got(ofRavi)]).toEqual([[ALARM], [ALARM, ALARM]])
})

test('a browser rings no more after its switch is turned off, its operator has signed out, or their role has ended', async ({
  api,
  push,
}) => {
  await endAll(api)
  const admin = await buildOperator(api.db, { role: 'admin' })
  const [off, out, gone] = [await buildOperator(api.db), await buildOperator(api.db), await buildOperator(api.db)]
  const phones = [newPhone(), newPhone(), newPhone()]
  for (const [place, operator] of [off, out, gone].entries()) await push.office(operator, phones[place] ?? newPhone())
  // This alarm is queued before they leave and sent afterwards.
  await alarm(api)
  expect((await push.endOffice(off)).body.is_on).toBe(false)
  expect((await push.endOffice(off)).status).toBe(200)
  await api.post('/office/sign-out', undefined, { headers: out.headers })
  const ended = await api.post(
    `/office/operators/${gone.id}/end`,
    { reason: 'Has left us' },
    { headers: admin.headers },
  )
  expect(ended.status).toBe(200)
  await alarm(api)
  for (const phone of phones) expect([await push.got(phone), await left(api, phone)]).toEqual([[], 0])
})

test('an alarm that is four hours old is no longer sent by push', async ({ api, push }) => {
  await endAll(api)
  const [operator, phone] = [await buildOperator(api.db), newPhone()]
  await push.office(operator, phone)
  await alarm(api)
  api.clock.advance(4 * 60)
  expect(await push.got(phone)).toEqual([])
  api.clock.advance(-4 * 60)
})

test('a second operator who subscribes a browser replaces the first, and a desk’s subscription in it is kept', async ({
  api,
  first,
  push,
}) => {
  await endAll(api)
  const staff = await buildStaff(api.db, first)
  const [asha, ravi] = [await buildOperator(api.db), await buildOperator(api.db)]
  const phone = newPhone()
  await push.desk(staff, phone)
  await push.office(asha, phone)
  expect((await push.office(ravi, phone)).status).toBe(200)
  expect((await api.get('/office/push', { headers: asha.headers })).body.is_on).toBe(false)
  await alarm(api)
  expect(await push.got(phone)).toEqual([ALARM])
  expect(await left(api, phone)).toBe(2)
})
