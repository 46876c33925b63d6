import { sql } from 'kysely'
import { expect } from 'vitest'
import { addOperatorByCommand, endOperatorByCommand } from '#server/features/office/people/people-by-command.ts'
import { buildOperator, type BuiltStaff } from '../builders.ts'
import { deskTest } from './desk-acts.ts'
import { authenticator } from './authenticator.ts'
import { asElsewhere } from './elsewhere.ts'
import { restoreLimits } from './restore-limits.ts'
import { otpOf, type Api } from './start-api.ts'

const test = deskTest
  .extend('admin', ({ api }) => buildOperator(api.db, { role: 'admin', name: 'Ritu Bansal' }))
  .extend('support', ({ api }) => buildOperator(api.db, { name: 'Meenal Joshi' }))

const START = '2026-12-01T09:00:00+05:30'
let phones = 0
const newPhone = () => `+9182${String(++phones).padStart(8, '0')}`

async function signIn(api: Api, phone: string) {
  const sent = await api.post('/office/send-otp', { phone })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  await api.worker.drain()
  return api.post('/office/sign-in', { phone, otp: await otpOf(api, phone), challenge: sent.body.challenge })
}

const by = ({ headers }: Pick<BuiltStaff, 'headers'>) => ({ headers })
const asToken = (token: string) => ({ headers: { authorization: token } })
const codeOf = ({ body }: { body: { error?: { code: string } } }) => body.error?.code

test('the first admin is added by a command and signs in by OTP, for eight hours', async ({ api }) => {
  api.clock.advance((Date.parse(START) - api.clock.now().getTime()) / 60_000)
  const phone = newPhone()
  const wish = { name: 'Ritu Bansal', phone, role: 'admin', grantedBy: 'Asha' } as const
  expect((await addOperatorByCommand(api.db, wish, api.clock.now())).ok).toBe(true)
  expect(await addOperatorByCommand(api.db, wish, api.clock.now())).toEqual({ ok: false, refusal: 'OPERATOR_EXISTS' })
  const { body, cookies } = await signIn(api, phone)
  expect(body.me).toMatchObject({ name: 'Ritu Bansal', role: 'admin', passkey: 'to_make', is_open: true })
  expect(body.me.expires_at).toBe('2026-12-01T17:00:00+05:30')
  expect(cookies.find(({ name }) => name === 'office_token')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  api.clock.advance(8 * 60 - 1)
  expect((await api.get('/office/me', asToken(body.token))).status).toBe(200)
  api.clock.advance(1)
  expect((await api.get('/office/me', asToken(body.token))).status).toBe(401)
})

test('a phone that belongs to no operator gets no OTP', async ({ api, guest }) => {
  const answer = await api.post('/office/send-otp', { phone: guest.phone })
  expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_OPERATOR'])
})

test('OTPs and sessions of guests, desks and the office are never interchangeable', async ({ api, guest }) => {
  const { phone } = await buildOperator(api.db, { phone: newPhone() })
  await api.post('/office/send-otp', { phone })
  await api.worker.drain()
  const otp = await otpOf(api, phone)
  expect(codeOf(await api.post('/users/verify-otp', { phone, token: otp }))).toBe('OTP_WRONG')
  expect(codeOf(await api.post('/desk/sign-in', { phone, otp }))).toBe('OTP_WRONG')
  const { body } = await api.post('/office/sign-in', { phone, otp })
  expect((await api.get(`/users/${guest.id}`, asToken(body.token))).status).toBe(401)
  expect((await api.get('/desk/me', asToken(body.token))).status).toBe(401)
  expect((await api.get('/office/me', { headers: guest.headers })).status).toBe(401)
})

test('outside a local machine nobody opens the office without a passkey, and a stolen OTP makes no second passkey', async ({
  api,
}) => {
  const operator = await buildOperator(api.db, { role: 'admin', hasShownPasskey: false })
  const post = (path: string, body: object) => api.post(`/office/passkeys/${path}`, body, by(operator))
  await asElsewhere(api, async () => {
    expect(codeOf(await api.get('/office/log', by(operator)))).toBe('PASSKEY_NEEDED')
    const device = authenticator()
    const asked = await post('ask', { wish: 'make' })
    const made = await post('answer', { response: device.make(asked.body.options) })
    expect(made.body).toMatchObject({ passkey: 'shown', is_open: true })
    expect((await api.get('/office/log', by(operator))).status).toBe(200)

    await api.db
      .updateTable('office_sessions')
      .set({ passkey_at: null })
      .where('operator_id', '=', operator.id)
      .execute()
    expect(codeOf(await post('ask', { wish: 'make' }))).toBe('PASSKEY_NOT_HERE')
    const shown = await post('answer', {
      response: device.show((await post('ask', { wish: 'show' })).body.options),
    })
    expect(shown.body.is_open).toBe(true)
  })
})

test('a desk passkey does not open the office, even for the same person', async ({ api }) => {
  const operator = await buildOperator(api.db, { hasShownPasskey: false })
  const device = authenticator()
  await api.db
    .insertInto('passkeys')
    .values({
      id: 'a-passkey-of-the-desk',
      kind: 'staff',
      holder: operator.phone,
      public_key: Buffer.from('x'),
      counter: 0,
      made_at: api.clock.now(),
      used_at: api.clock.now(),
    })
    .execute()
  const asked = await api.post('/office/passkeys/ask', { wish: 'show' }, by(operator))
  expect(codeOf(asked)).toBe('PASSKEY_NOT_HERE')
  const made = await api.post('/office/passkeys/ask', { wish: 'make' }, by(operator))
  expect(
    (await api.post('/office/passkeys/answer', { response: device.make(made.body.options) }, by(operator))).status,
  ).toBe(200)
})

test('an admin adds an operator, and can end their access and sessions immediately', async ({ api, admin }) => {
  const phone = newPhone()
  const wish = { name: 'Arif Khan', phone, role: 'support', reason: 'Joins the evening team' }
  // The database counts an emoji as one character.
  for (const reason of [' a ', '👍👍'])
    expect(codeOf(await api.post('/office/operators', { ...wish, reason }, by(admin)))).toBe('REASON_REQUIRED')
  const added = await api.post('/office/operators', wish, by(admin))
  expect(added.body).toMatchObject({
    operator: { name: 'Arif Khan', role: 'support', granted_by: 'Ritu Bansal', has_passkey: false, given: 0 },
    proposal_id: null,
  })
  expect(codeOf(await api.post('/office/operators', wish, by(admin)))).toBe('OPERATOR_EXISTS')
  const { body } = await signIn(api, phone)
  const path = `/office/operators/${added.body.operator.id}`
  expect((await api.post(`${path}/end`, { reason: 'Has left us' }, by(admin))).status).toBe(200)
  expect((await api.get('/office/me', asToken(body.token))).status).toBe(401)
  expect(codeOf(await api.post(`${path}/end`, { reason: 'Has left us' }, by(admin)))).toBe('NOT_FOUND')
  const { entries } = (await api.get('/office/log?who=Ritu', by(admin))).body
  expect(entries.slice(0, 2)).toMatchObject([
    { act: 'operator_ended', who: 'Ritu Bansal', role: 'admin', reason: 'Has left us' },
    { act: 'operator_added', reason: 'Joins the evening team', detail: { role: 'support' } },
  ])
})

test('the last admin cannot leave, even when two admins end each other’s access in parallel', async ({ api }) => {
  await api.db
    .updateTable('operators')
    .set({ ended_at: api.clock.now(), ended_by: 'test' })
    .where('ended_at', 'is', null)
    .execute()
  const [first, second] = [
    await buildOperator(api.db, { role: 'admin' }),
    await buildOperator(api.db, { role: 'admin' }),
  ]
  const end = (one: BuiltStaff, other: BuiltStaff) =>
    api.post(`/office/operators/${other.id}/end`, { reason: 'Each other' }, by(one))
  const answers = await Promise.all([end(first, second), end(second, first)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const left = await api.db.selectFrom('operators').select('phone').where('ended_at', 'is', null).execute()
  expect(left).toHaveLength(1)
  const command = { phone: left[0]?.phone ?? '', operator: 'Asha' }
  expect(await endOperatorByCommand(api.db, command, api.clock.now())).toEqual({ ok: false, refusal: 'LAST_ADMIN' })
})

test('no operator can delete their own passkeys alone', async ({ api, admin, support }) => {
  const forget = (id: string) =>
    api.post(`/office/operators/${id}/forget-passkeys`, { reason: 'Lost laptop' }, by(admin))
  expect(codeOf(await forget(admin.id))).toBe('SAME_PERSON')
  expect((await forget(support.id)).status).toBe(200)
  expect((await api.get('/office/me', by(support))).status).toBe(401)
})

test('an admin sets the limits of support', async ({ api, admin, support }) => {
  const set = (limits: object) => api.post('/office/limits', { reason: 'Diwali week', ...limits }, by(admin))
  expect((await api.get('/office/me', by(support))).body.limits).toEqual({
    per_booking: 5000,
    per_day: 25_000,
    left_today: 25_000,
  })
  expect(codeOf(await set({ per_booking: 3000, per_day: 2000 }))).toBe('PER_DAY_INVALID')
  expect((await set({ per_booking: 3000, per_day: 9000 })).body).toMatchObject({
    limits: { per_day: 9000 },
    proposal_id: null,
  })
  expect((await api.get('/office/me', by(support))).body.limits.per_booking).toBe(3000)
  await restoreLimits(api, admin)
})

test('the office’s log cannot be changed or emptied', async ({ api, admin }) => {
  await api.post('/office/limits', { per_booking: 5000, per_day: 25_000, reason: 'As before' }, by(admin))
  const tries = [
    sql`update operator_actions set reason = 'another reason'`,
    sql`delete from operator_actions`,
    sql`truncate operator_actions cascade`,
    sql`update office_limits set per_day = 900000`,
  ]
  for (const one of tries) await expect(one.execute(api.db)).rejects.toThrow(/stays written|replaced by a newer one/)
})

test('the office’s log can be read page by page, searched and exported', async ({
  api,
  admin,
  support,
  desk,
  hotel,
}) => {
  for (let n = 0; n < 52; n += 1)
    await api.post('/office/limits', { per_booking: 5000, per_day: 25_000, reason: `Number ${n} of many` }, by(admin))
  const first = (await api.get('/office/log', by(support))).body
  expect([first.entries.length, first.has_more]).toEqual([50, true])
  const second = (await api.get(`/office/log?before=${first.entries.at(-1).id}`, by(support))).body
  expect(second.entries[0].reason).toBe('Number 1 of many')
  await api.post('/desk/stop-selling', { minutes: 120 }, { headers: desk.headers })
  const found = (await api.get('/office/log?text=Number 17 of', by(support))).body.entries
  expect(found).toMatchObject([{ reason: 'Number 17 of many' }])
  const atDesk = (await api.get('/office/log?act=sales_stopped', by(support))).body.entries
  expect(atDesk[0]).toMatchObject({ role: 'desk', hotel: (await api.get(`/hotels/${hotel.id}`)).body.name })
  const hotelName = encodeURIComponent(atDesk[0].hotel)
  const ofHotel = (await api.get(`/office/log?hotel=${hotelName}&since=2026-01-01T00:00:00Z`, by(support))).body.entries
  expect(ofHotel.map(({ act }: { act: string }) => act)).toEqual(['sales_stopped'])
  expect(
    (await api.get(`/office/log?hotel=${hotelName}&until=2026-01-01T00:00:00Z`, by(support))).body.entries,
  ).toEqual([])
  const table = await api.app.inject({ url: '/api/office/log-table?text=Number 17 of', headers: admin.headers })
  expect(table.headers['content-type']).toContain('text/csv')
  expect(table.body).toContain('Number 17 of many')
  expect((await api.get('/office/log?act=log_exported', by(admin))).body.entries).toHaveLength(1)
  expect(codeOf(await api.get('/office/log?before=o99999999', by(support)))).toBe('NOT_FOUND')
  expect(codeOf(await api.get('/office/log?since=yesterday', by(support)))).toBe('SINCE_INVALID')
})
