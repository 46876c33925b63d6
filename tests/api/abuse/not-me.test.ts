/**
 * Somebody creates a post, a paired phone or a passkey in another person's name, or uses the 'Not me' link to lock that
 * person out.
 */
import { expect } from 'vitest'
import { PASSKEY_WAIT_HOURS } from '#domain/desk/not-me.ts'
import { buildHotel, buildOperator, buildStaff, type BuiltStaff } from '../../builders.ts'
import { authenticator, type Authenticator } from '../authenticator.ts'
import { deskTest } from '../desk-acts.ts'
import { asElsewhere } from '../elsewhere.ts'
import { sentTo } from '../hotel-messages-test.ts'
import { asToken, invite, newPhone, notMeTokens, pair, sayNotMe, signInByOtp, type Caller } from '../post-steps.ts'
import type { Api, Body } from '../start-api.ts'

const test = deskTest
  .extend('owner', ({ api, hotel }) =>
    buildStaff(api.db, hotel, { role: 'manager', name: 'Lakshmi Rao', phone: newPhone() }),
  )
  .extend('second', ({ api, hotel }) => buildStaff(api.db, hotel, { role: 'manager', phone: newPhone() }))

const isIn = async (api: Api, who: Caller) => (await api.get('/desk/me', who)).status === 200
const look = async (api: Api, token: string | undefined): Promise<Body> =>
  (await api.post('/staff-notices/look', { token: token ?? '' })).body

async function makePasskey(api: Api, who: Caller, device: Authenticator): Promise<number> {
  const asked = await api.post('/desk/passkeys/ask', { wish: 'make' }, who)
  if (asked.status !== 200) return asked.status
  return (await api.post('/desk/passkeys/answer', { response: device.make(asked.body.options) }, who)).status
}

async function showPasskey(api: Api, who: Caller, device: Authenticator): Promise<number> {
  const asked = await api.post('/desk/passkeys/ask', { wish: 'show' }, who)
  if (asked.status !== 200) return asked.status
  return (await api.post('/desk/passkeys/answer', { response: device.show(asked.body.options) }, who)).status
}

test('the “Not me” link ends an invitation once, and the hotel’s managers are notified', async ({ api, owner }) => {
  const phone = newPhone()
  const { id } = (await invite(api, owner, { name: 'Imran Khan', phone, role: 'desk' })).body
  const [token] = await notMeTokens(api, phone)
  expect(await look(api, token)).toMatchObject({ kind: 'post', state: 'open' })
  expect(await look(api, token), 'looking changes nothing').toMatchObject({ state: 'open' })
  expect((await sayNotMe(api, token)).body).toMatchObject({ kind: 'post', state: 'used' })
  expect((await sayNotMe(api, token)).body.error.code).toBe('NOT_ME_USED')
  expect((await sayNotMe(api, 'nothing-of-ours')).status).toBe(404)
  const staff = (await api.get('/desk/staff', { headers: owner.headers })).body
  expect(staff.map((colleague: Body) => colleague.id)).not.toContain(id)
  const texts = await sentTo(api, owner.phone)
  expect(texts.at(-1)?.body).toMatch(/somebody at the desk said "Not me", .* Please look: .*\/desk\/staff$/)
  expect(texts.at(-1)?.body).not.toMatch(/Imran|hotel/i)
  const [newest] = (await api.get('/desk/log', { headers: owner.headers })).body.entries
  expect(newest).toMatchObject({ what: 'not_me', detail: { kind: 'post', outcome: 'ended' } })
})

test('the “Not me” link ends a single post, and the colleague keeps a post at another hotel', async ({
  api,
  city,
  owner,
}) => {
  const elsewhere = await buildStaff(api.db, await buildHotel(api.db, city), { role: 'manager', phone: newPhone() })
  const { id } = (await invite(api, owner, { name: 'Victor', phone: elsewhere.phone, role: 'desk' })).body
  const session = asToken((await signInByOtp(api, elsewhere.phone)).token)
  await api.post(`/desk/posts/${id}/accept`, {}, session)
  const [token] = await notMeTokens(api, elsewhere.phone)
  await sayNotMe(api, token)
  expect(await isIn(api, session)).toBe(true)
  expect(await isIn(api, elsewhere)).toBe(true)
  expect((await api.get('/desk/me', session)).body.posts).toHaveLength(1)
})

test('the “Not me” link cannot end a hotel’s last manager, and the office is notified', async ({ api, city }) => {
  const hotel = await buildHotel(api.db, city)
  const { headers, id } = await buildStaff(api.db, hotel, { role: 'manager', phone: newPhone() })
  const phone = newPhone()
  const heir = (await invite(api, { headers }, { name: 'Devika Rane', phone, role: 'manager' })).body
  const session = asToken((await signInByOtp(api, phone)).token)
  await api.post(`/desk/posts/${heir.id}/accept`, {}, session)
  expect((await api.post(`/desk/staff/${id}/end`, {}, session)).status).toBe(200)
  const [token] = await notMeTokens(api, phone)
  expect((await sayNotMe(api, token)).body).toMatchObject({ state: 'office_told' })
  expect(await look(api, token)).toMatchObject({ state: 'office_told' })
  expect(await isIn(api, session), 'nothing ended').toBe(true)
  const office = await buildOperator(api.db)
  const { work } = (await api.get('/office/now', { headers: office.headers })).body
  expect(work.filter(({ kind }: Body) => kind === 'not_me')).toMatchObject([{ note: 'post' }])
})

test('the “Not me” link signs out a single paired phone, and all other phones stay signed in', async ({
  api,
  desk,
  owner,
}) => {
  const colleague = { ...desk, phone: newPhone() }
  const { id } = (await invite(api, owner, { name: 'Imran Khan', phone: colleague.phone, role: 'desk' })).body
  const own = asToken((await signInByOtp(api, colleague.phone)).token)
  await api.post(`/desk/posts/${id}/accept`, {}, own)
  const wanted = asToken(await pair(api, owner, id))
  await api.worker.drain()
  const unknown = asToken(await pair(api, owner, id))
  const tokens = await notMeTokens(api, colleague.phone)
  expect(tokens, 'the invitation and two phones').toHaveLength(3)
  expect((await sayNotMe(api, tokens.at(-1))).body).toMatchObject({ kind: 'pairing', state: 'used' })
  expect([await isIn(api, unknown), await isIn(api, wanted), await isIn(api, own)]).toEqual([false, true, true])
})

test('every manager is told about a phone paired for a colleague who has none, and each can end it', async ({
  api,
  owner,
  second,
}) => {
  const { id } = (await invite(api, owner, { name: 'Ramesh', role: 'desk' })).body
  const device = asToken(await pair(api, owner, id))
  const [[first], [other]] = [await notMeTokens(api, owner.phone), await notMeTokens(api, second.phone)]
  expect(first).toBe(other)
  expect((await sayNotMe(api, other)).status).toBe(200)
  expect(await isIn(api, device)).toBe(false)
})

/** Builds a manager with a passkey on their own phone, and another that somebody has just made in their name. */
async function withTwoPasskeys(api: Api, { headers, phone }: BuiltStaff) {
  const [old, foreign] = [authenticator(), authenticator()]
  expect(await makePasskey(api, { headers }, old)).toBe(200)
  // Sends the texts now, because texts that are queued together are sent in any order.
  await api.worker.drain()
  // Somebody holds the unlocked phone for a minute. Its session has used a passkey, so it may make another.
  expect(await makePasskey(api, { headers }, foreign)).toBe(200)
  const session = asToken((await signInByOtp(api, phone)).token)
  return { old, foreign, session }
}

test('disowning a passkey ends that passkey and its sessions, and older passkeys stay valid', async ({
  api,
  owner,
}) => {
  const { old, foreign, session } = await withTwoPasskeys(api, owner)
  const thiefs = asToken((await signInByOtp(api, owner.phone)).token)
  expect(await showPasskey(api, thiefs, foreign)).toBe(200)
  expect(await showPasskey(api, session, old)).toBe(200)
  const tokens = await notMeTokens(api, owner.phone)
  expect(tokens).toHaveLength(2)
  expect((await sayNotMe(api, tokens.at(-1))).body).toMatchObject({ kind: 'passkey', state: 'used' })
  expect([await isIn(api, thiefs), await isIn(api, session)]).toEqual([false, true])
  expect(await showPasskey(api, session, foreign)).toBe(400)
  expect(await showPasskey(api, session, old)).toBe(200)
})

test('after the “Not me” link, nobody with the SIM can add a passkey for a day, and the owner can later', async ({
  api,
  owner,
}) => {
  await makePasskey(api, { headers: owner.headers }, authenticator())
  const [token] = await notMeTokens(api, owner.phone)
  await sayNotMe(api, token)
  const saidAt = api.clock.now().getTime()
  await asElsewhere(api, async () => {
    const thief = asToken((await signInByOtp(api, owner.phone)).token)
    const asked = await api.post('/desk/passkeys/ask', { wish: 'make' }, thief)
    expect([asked.status, asked.body.error.code]).toEqual([409, 'PASSKEY_HELD_BACK'])
    expect((await api.get('/desk/staff', thief)).status).toBe(403)
    const left = saidAt + PASSKEY_WAIT_HOURS * 3_600_000 - api.clock.now().getTime()
    api.clock.advance(Math.ceil(left / 60_000))
    const later = asToken((await signInByOtp(api, owner.phone)).token)
    expect(await makePasskey(api, later, authenticator())).toBe(200)
  })
})

test('a “Not me” link expires after seventy-two hours', async ({ api, owner }) => {
  const phone = newPhone()
  await invite(api, owner, { name: 'Imran Khan', phone, role: 'desk' })
  const [token] = await notMeTokens(api, phone)
  api.clock.advance(72 * 60)
  expect((await sayNotMe(api, token)).body.error.code).toBe('NOT_ME_OVER')
  expect(await look(api, token)).toMatchObject({ state: 'over' })
})

test('two simultaneous presses on the “Not me” page count as one', async ({ api, owner }) => {
  const phone = newPhone()
  await invite(api, owner, { name: 'Imran Khan', phone, role: 'desk' })
  const [token] = await notMeTokens(api, phone)
  const answers = await Promise.all([sayNotMe(api, token), sayNotMe(api, token)])
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
})

test('a GET request with a “Not me” token ends nothing', async ({ api, owner }) => {
  const phone = newPhone()
  await invite(api, owner, { name: 'Imran Khan', phone, role: 'desk' })
  const [token] = await notMeTokens(api, phone)
  for (const path of ['look', 'not-me'])
    expect((await api.get(`/staff-notices/${path}?token=${token}`)).status).toBe(404)
  expect(await look(api, token)).toMatchObject({ state: 'open' })
})
