/**
 * A stranger guesses the codes with which shared phones sign in, or types a code that they have seen before the right
 * device does.
 */
import { expect } from 'vitest'
import { buildHotel, buildStaff } from '../../builders.ts'
import { PAIRING_TRIES } from '#domain/desk/pairing.ts'
import { deskTest } from '../desk-acts.ts'
import { asToken, codeFor, newAddress, typeCode } from '../post-steps.ts'
import type { Api, Body } from '../start-api.ts'

const test = deskTest.extend('manager', ({ api, hotel }) => buildStaff(api.db, hotel, { role: 'manager' }))

/** Lists the devices that wait at the hotel, and lets its manager decide about the first. */
const gate = (api: Api, { headers }: { headers: { authorization: string } }) => ({
  list: async (): Promise<Body[]> => (await api.get('/desk/waiting-devices', { headers })).body,
  decide: async (id: string, how: 'let-in' | 'refuse') =>
    api.post(`/desk/waiting-devices/${id}/${how}`, {}, { headers }),
})

const wrongOtpFor = (code: string) => `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`

test('a pairing code names its hotel, so its digits open nothing at another hotel', async ({
  api,
  city,
  desk,
  manager,
}) => {
  const elsewhere = await buildHotel(api.db, city)
  const code = await codeFor(api, manager, desk.id)
  const [number, ...digits] = code.split('-')
  expect(Number(number)).toBeGreaterThan(0)
  expect(digits.join('')).toMatch(/^\d{6}$/)
  for (const typed of [digits.join(''), [elsewhere.id, ...digits].join('-')])
    expect((await typeCode(api, typed)).body.error.code).toBe('PAIRING_CODE_WRONG')
  expect((await typeCode(api, ` ${code.replaceAll('-', '  ')} `)).status, 'pasted with spaces').toBe(200)
})

test('guesses of a pairing code from forty addresses use up the hotel’s budget and raise one alarm', async ({
  api,
  city,
  desk,
  hotel,
  manager,
}) => {
  const wrong = wrongOtpFor(await codeFor(api, manager, desk.id))
  const statuses: number[] = []
  for (let tries = 0; tries < 40; tries++) statuses.push((await typeCode(api, wrong)).status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(PAIRING_TRIES.hotel)
  expect(statuses.filter((status) => status === 429)).toHaveLength(40 - PAIRING_TRIES.hotel)
  const alarm = { event: 'pairing_budget_used_up', whose: hotel.id, budget: PAIRING_TRIES.hotel }
  expect(api.faults.splice(0)).toEqual([alarm])
  await api.services.security.flush()
  const noted = api.db.selectFrom('security_log').select('id').where('event', '=', 'pairing_budget_used_up')
  expect(await noted.execute()).toHaveLength(1)

  const neighbour = await buildHotel(api.db, city)
  const owner = await buildStaff(api.db, neighbour, { role: 'manager' })
  const own = await typeCode(api, await codeFor(api, owner, owner.id))
  expect(own.status, 'another hotel pairs its phones all the while').toBe(200)
})

test('a device that typed the pairing code has no access until a manager admits it', async ({ api, desk, manager }) => {
  const { list, decide } = gate(api, manager)
  const typed = await typeCode(api, await codeFor(api, manager, desk.id))
  expect(typed.body.pairing).toMatchObject({ state: 'waiting', device: expect.stringContaining('Chrome') })
  expect(Object.keys(typed.body.pairing), 'nothing of the hotel').toEqual(['state', 'device', 'asked_at', 'expires_at'])
  const device = asToken(typed.body.token)
  for (const path of ['/desk/me', '/desk/day?date=2026-12-01', '/desk/live'])
    expect((await api.get(path, device)).status, path).toBe(401)
  expect((await api.post('/desk/passkeys/ask', { wish: 'show' }, device)).status).toBe(401)

  const [waiting] = await list()
  expect(waiting).toMatchObject({
    colleague: { id: desk.id, name: 'Sunita Pawar' },
    device: typed.body.pairing.device,
    asked_at: typed.body.pairing.asked_at,
  })
  expect((await decide(waiting?.id, 'let-in')).body).toEqual([])
  expect((await decide(waiting?.id, 'let-in')).status, 'a second press').toBe(200)
  const refused = await decide(waiting?.id, 'refuse')
  expect([refused.status, refused.body.error.code]).toEqual([409, 'ALREADY_DECIDED'])
  expect((await api.get('/desk/pair', device)).body.state).toBe('let_in')
  expect((await api.get('/desk/me', device)).body).toMatchObject({ name: 'Sunita Pawar', is_paired: true })
})

test('a device that a manager refuses or never admits gets no access', async ({ api, desk, manager }) => {
  const { list, decide } = gate(api, manager)
  const refused = (await typeCode(api, await codeFor(api, manager, desk.id))).body.token
  const [waiting] = await list()
  expect((await decide(waiting?.id, 'refuse')).body).toEqual([])
  expect((await api.get('/desk/pair', asToken(refused))).body.state).toBe('refused')
  expect((await decide(waiting?.id, 'let-in')).body.error.code).toBe('ALREADY_DECIDED')

  const late = (await typeCode(api, await codeFor(api, manager, desk.id))).body.token
  const [next] = await list()
  api.clock.advance(10)
  expect((await api.get('/desk/pair', asToken(late))).body.state).toBe('over')
  expect(await list()).toEqual([])
  expect((await decide(next?.id, 'let-in')).status).toBe(404)
  for (const token of [refused, late]) expect((await api.get('/desk/me', asToken(token))).status).toBe(401)
})

test('a retry after a lost answer continues the same pairing, and another device cannot use the code', async ({
  api,
  desk,
  manager,
}) => {
  const { list, decide } = gate(api, manager)
  const code = await codeFor(api, manager, desk.id)
  const attempt = { attempt: 'the-random-word-of-this-device' }
  const first = await typeCode(api, code, attempt)
  const second = await typeCode(api, code, attempt)
  expect(second.body).toEqual(first.body)
  const other = await typeCode(api, code, { attempt: 'the-random-word-of-a-thief' })
  expect(other.body.error.code).toBe('PAIRING_CODE_WRONG')
  expect(await list()).toHaveLength(1)
  await decide((await list())[0]?.id, 'let-in')
  expect((await typeCode(api, code, attempt)).body.token).toBe(first.body.token)
  expect((await api.get('/desk/me', asToken(first.body.token))).status).toBe(200)
})

test('when two devices type the same pairing code simultaneously, one is refused', async ({ api, desk, manager }) => {
  const code = await codeFor(api, manager, desk.id)
  const answers = await Promise.all([typeCode(api, code), typeCode(api, code)])
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400'])
})

test('when one manager admits a device and another refuses it, only the first decision counts', async ({
  api,
  hotel,
  desk,
  manager,
}) => {
  const other = await buildStaff(api.db, hotel, { role: 'manager' })
  const { token } = (await typeCode(api, await codeFor(api, manager, desk.id))).body
  const [waiting] = await gate(api, manager).list()
  const [letIn, refused] = await Promise.all([
    gate(api, manager).decide(waiting?.id, 'let-in'),
    gate(api, other).decide(waiting?.id, 'refuse'),
  ])
  expect([letIn, refused].map((answer) => String(answer?.status)).toSorted()).toEqual(['200', '409'])
  expect((await api.get('/desk/me', asToken(token))).status).toBe(letIn?.status === 200 ? 200 : 401)
})

test('a manager of another hotel neither sees nor admits a waiting device', async ({ api, city, desk, manager }) => {
  const other = await buildStaff(api.db, await buildHotel(api.db, city), { role: 'manager' })
  await typeCode(api, await codeFor(api, manager, desk.id))
  const [waiting] = await gate(api, manager).list()
  expect(await gate(api, other).list()).toEqual([])
  for (const how of ['let-in', 'refuse'] as const)
    expect((await gate(api, other).decide(waiting?.id, how)).status).toBe(404)
  expect((await gate(api, other).decide('not-an-id', 'let-in')).status).toBe(404)
})

test('no device is admitted for a colleague whose post has ended', async ({ api, hotel, manager }) => {
  const leaver = await buildStaff(api.db, hotel)
  const { token } = (await typeCode(api, await codeFor(api, manager, leaver.id))).body
  const [waiting] = await gate(api, manager).list()
  await api.post(`/desk/staff/${leaver.id}/end`, {}, { headers: manager.headers })
  expect((await gate(api, manager).decide(waiting?.id, 'let-in')).status).toBe(404)
  expect((await api.get('/desk/me', asToken(token))).status).toBe(401)
})

test('one address can guess pairing codes at most thirty times a minute, whatever the hotel', async ({ api }) => {
  const remoteAddress = newAddress()
  const statuses: number[] = []
  for (let hotel = 900_000; hotel < 900_031; hotel++)
    statuses.push((await api.post('/desk/pair', { code: `${hotel}-000-000` }, { remoteAddress })).status)
  expect([statuses.filter((status) => status === 400).length, statuses.at(-1)]).toEqual([30, 429])
})
