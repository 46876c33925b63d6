/** A manager tries to get into a rival's desk by hiring its staff and pairing a phone in a colleague's name. */
import { describe, expect } from 'vitest'
import { buildHotel, buildStaff } from '../../builders.ts'
import { authenticator } from '../authenticator.ts'
import { deskTest } from '../desk-acts.ts'
import { asElsewhere } from '../elsewhere.ts'
import { asToken, codeFor, invite, newPhone, pair, signInByOtp, type Caller } from '../post-steps.ts'
import type { Api, Body } from '../start-api.ts'

const test = deskTest
  .extend('thief', ({ api, hotel }) => buildStaff(api.db, hotel, { role: 'manager', name: 'Thief' }))
  .extend('rival', ({ api, city }) => buildHotel(api.db, city))
  .extend('victim', ({ api, rival }) =>
    buildStaff(api.db, rival, { role: 'manager', name: 'Victor Manager', phone: newPhone() }),
  )

const nameOf = async (api: Api, hotel: { id: number }): Promise<string> =>
  (await api.db.selectFrom('hotels').select('name').where('id', '=', hotel.id).executeTakeFirstOrThrow()).name

const me = async (api: Api, who: Caller): Promise<Body> => (await api.get('/desk/me', who)).body
const staffOf = async (api: Api, who: Caller) => (await api.get('/desk/staff', who)).status

/** The victim accepts the other hotel's invitation, as somebody who works at both hotels would. */
async function acceptAt(api: Api, phone: string, staffId: string): Promise<Caller> {
  const session = asToken((await signInByOtp(api, phone)).token)
  expect((await api.post(`/desk/posts/${staffId}/accept`, {}, session)).status).toBe(200)
  return session
}

test('no device is paired for a colleague who has not accepted the post', async ({ api, thief, victim }) => {
  const hired = await invite(api, thief, { name: 'Victor', phone: victim.phone, role: 'manager' })
  expect(hired.body).toMatchObject({ is_accepted: false })
  const code = await api.post(`/desk/staff/${hired.body.id}/pairing-code`, {}, { headers: thief.headers })
  expect([code.status, code.body.error.code]).toEqual([404, 'NOT_FOUND'])
})

test('an invited colleague gets a text without hotel or name, and sees the invitation', async ({
  api,
  hotel,
  thief,
  victim,
}) => {
  const hired = await invite(api, thief, { name: 'Victor', phone: victim.phone, role: 'manager' })
  await api.worker.drain()
  const [text] = await api.db.selectFrom('dev_messages').select('body').where('recipient', '=', victim.phone).execute()
  expect(text?.body).toMatch(/^Uncle: you are invited to work at a desk .*\/desk Not you\? .*\/not-me#[\w-]{22}$/)
  const name = await nameOf(api, hotel)
  for (const word of [name, 'Victor', 'Thief', 'couple']) expect(text?.body).not.toContain(word)
  const session = asToken((await signInByOtp(api, victim.phone)).token)
  const { post, posts } = await me(api, session)
  expect(post, 'the hotel where they work').toMatchObject({ is_accepted: true })
  expect(posts.find(({ staff_id }: Body) => staff_id === hired.body.id)).toMatchObject({
    is_accepted: false,
    invited_by: 'Thief',
    role: 'manager',
    hotel: { name },
  })
  const switched = await api.post('/desk/switch', { staff_id: hired.body.id }, session)
  expect([switched.status, switched.body.error.code]).toEqual([403, 'POST_NOT_ACCEPTED'])
})

describe.each(['local', 'elsewhere'] as const)('a paired phone on a %s site', (where) => {
  const run = (api: Api, work: () => Promise<void>) => (where === 'local' ? work() : asElsewhere(api, work))

  test('a paired phone acts only at its own hotel, even after a switch', async ({ api, hotel, thief, victim }) => {
    const { id } = (await invite(api, thief, { name: 'Victor', phone: victim.phone, role: 'manager' })).body
    await acceptAt(api, victim.phone, id)
    // The following steps need a manager's rights, so the thief has used a passkey on another device.
    const token = await pair(api, thief, id)
    await run(api, async () => {
      const device = asToken(token)
      expect(await me(api, device)).toMatchObject({
        is_paired: true,
        acts_as: 'desk',
        post: { hotel: { id: hotel.id } },
      })
      const own = await api.post('/desk/switch', { staff_id: id }, device)
      expect(own.status).toBe(200)
      expect(own.body.posts, 'no other hotel after a switch to the own post').toHaveLength(1)
      const now = await me(api, device)
      expect([now.is_paired, now.posts.length]).toEqual([true, 1])
      expect((await api.post('/desk/switch', { staff_id: victim.id }, device)).status).toBe(404)
      expect(await staffOf(api, device), 'as the desk only').toBe(403)
    })
  })

  test('a paired phone cannot create a passkey, and the refusal says why', async ({ api, thief, victim }) => {
    const { id } = (await invite(api, thief, { name: 'Victor', phone: victim.phone, role: 'manager' })).body
    await acceptAt(api, victim.phone, id)
    const device = asToken(await pair(api, thief, id))
    await run(api, async () => {
      await api.post('/desk/switch', { staff_id: id }, device)
      expect((await me(api, device)).passkey).toBe('own_phone')
      const asked = await api.post('/desk/passkeys/ask', { wish: 'make' }, device)
      expect([asked.status, asked.body.error.code]).toEqual([409, 'PASSKEY_NOT_HERE'])
      expect(asked.body.error.message).toContain('paired by a code')
    })
  })

  test('a paired phone accepts a manager’s existing passkey, and then acts as the manager', async ({ api, hotel }) => {
    const manager = await buildStaff(api.db, hotel, { role: 'manager', phone: newPhone() })
    const device = asToken(await pair(api, manager, manager.id))
    const key = authenticator()
    const made = await api.post('/desk/passkeys/ask', { wish: 'make' }, { headers: manager.headers })
    await api.post('/desk/passkeys/answer', { response: key.make(made.body.options) }, { headers: manager.headers })
    await run(api, async () => {
      expect([(await me(api, device)).passkey, await staffOf(api, device)]).toEqual(['to_show', 403])
      const asked = await api.post('/desk/passkeys/ask', { wish: 'show' }, device)
      const shown = await api.post('/desk/passkeys/answer', { response: key.show(asked.body.options) }, device)
      expect([shown.status, shown.body.acts_as, await staffOf(api, device)]).toEqual([200, 'manager', 200])
      const again = await api.post('/desk/passkeys/ask', { wish: 'make' }, device)
      expect(again.body.error.code, 'still none made here').toBe('PASSKEY_NOT_HERE')
    })
  })
})

test('a colleague sees nothing of a hotel before accepting the post', async ({ api, thief }) => {
  const phone = newPhone()
  const { id } = (await invite(api, thief, { name: 'Imran Khan', phone, role: 'desk' })).body
  const { token, me: first } = await signInByOtp(api, phone)
  const session = asToken(token)
  expect(first.post).toMatchObject({ staff_id: id, is_accepted: false, invited_by: 'Thief' })
  for (const path of ['/desk/day?date=2026-12-01', '/desk/shift', '/desk/rooms?day=2026-12-01&days=1', '/desk/live']) {
    const answer = await api.get(path, session)
    expect([path, answer.status, answer.body.error.code]).toEqual([path, 403, 'POST_NOT_ACCEPTED'])
  }
  expect((await api.post('/desk/passkeys/ask', { wish: 'make' }, session)).body.error.code).toBe('POST_NOT_ACCEPTED')
  const accepted = await api.post(`/desk/posts/${id}/accept`, {}, session)
  expect(accepted.body.post).toMatchObject({ is_accepted: true })
  expect((await api.post(`/desk/posts/${id}/accept`, {}, session)).status, 'a second press').toBe(200)
  expect((await api.get('/desk/day?date=2026-12-01', session)).status).toBe(200)
})

test('only the invited phone can decline an invitation, which then leaves no trace', async ({ api, thief, victim }) => {
  const phone = newPhone()
  const { id } = (await invite(api, thief, { name: 'Imran Khan', phone, role: 'desk' })).body
  for (const how of ['accept', 'decline'])
    expect((await api.post(`/desk/posts/${id}/${how}`, {}, { headers: victim.headers })).status).toBe(404)
  const session = asToken((await signInByOtp(api, phone)).token)
  expect((await api.post(`/desk/posts/${id}/decline`, {}, session)).body).toEqual({ done: true })
  expect((await api.get('/desk/me', session)).status).toBe(401)
  expect((await api.post('/desk/send-otp', { phone })).body.error.code).toBe('NOT_STAFF')
  const log = (await api.get('/desk/log', { headers: thief.headers })).body.entries
  expect(log.map(({ what }: Body) => what)).toEqual(['post_declined', 'staff_added'])
})

test('an accepted post cannot be declined later in another tab', async ({ api, thief }) => {
  const phone = newPhone()
  const { id } = (await invite(api, thief, { name: 'Imran Khan', phone, role: 'desk' })).body
  const session = await acceptAt(api, phone, id)
  expect((await api.post(`/desk/posts/${id}/decline`, {}, session)).status).toBe(404)
  expect((await api.get('/desk/me', session)).status).toBe(200)
})

test('a phone gets three invitation texts a day, and its owner sees further invitations when signing in', async ({
  api,
  city,
}) => {
  const phone = newPhone()
  const managers: Caller[] = []
  for (let hotels = 0; hotels < 4; hotels++)
    managers.push(await buildStaff(api.db, await buildHotel(api.db, city), { role: 'manager' }))
  const ids: string[] = []
  for (const manager of managers) ids.push((await invite(api, manager, { name: 'Asha', phone, role: 'desk' })).body.id)
  await api.worker.drain()
  const texts = () => api.db.selectFrom('dev_messages').select('id').where('recipient', '=', phone).execute()
  expect(await texts()).toHaveLength(3)
  const again = (index: number) =>
    api.post(`/desk/staff/${ids[index]}/invite-again`, {}, { headers: managers[index]?.headers ?? {} })
  expect((await again(3)).body.error.code).toBe('INVITED_TODAY')
  expect((await signInByOtp(api, phone)).me.posts).toHaveLength(4)
  api.clock.advance(24 * 60)
  await api.db
    .updateTable('desk_sessions')
    .set({ expires_at: new Date(api.clock.now().getTime() + 3_600_000) })
    .execute()
  expect((await again(3)).body).toMatchObject({ is_accepted: false })
  expect((await again(3)).body.error.code, 'a second press').toBe('INVITED_TODAY')
})

test('a colleague without a phone of their own acts only as the desk, on a paired device that a manager admitted', async ({
  api,
  hotel,
  thief: manager,
}) => {
  const refused = await invite(api, manager, { name: 'Ramesh', role: 'manager' })
  expect(refused.body.error.code, 'a manager has a phone').toBe('PHONE_REQUIRED')
  const added = await invite(api, manager, { name: 'Ramesh', role: 'desk' })
  expect(added.body).toMatchObject({ name: 'Ramesh', phone: null, is_accepted: true, vouched_by: 'Thief' })
  const device = asToken(await pair(api, manager, added.body.id))
  expect(await me(api, device)).toMatchObject({
    name: 'Ramesh',
    acts_as: 'desk',
    is_paired: true,
    passkey: 'none',
    post: { hotel: { id: hotel.id } },
  })
  expect((await api.get('/desk/day?date=2026-12-01', device)).status).toBe(200)
  expect(await staffOf(api, device)).toBe(403)
  expect((await invite(api, manager, { name: 'Suresh', phone: null, role: 'desk' })).status, 'a second one').toBe(200)
})

test('ending a manager’s post signs out the devices that they admitted', async ({ api, hotel, thief }) => {
  const owner = await buildStaff(api.db, hotel, { role: 'manager' })
  const { id } = (await invite(api, thief, { name: 'Ramesh', role: 'desk' })).body
  const device = asToken(await pair(api, thief, id))
  const code = await codeFor(api, thief, id)
  expect((await api.post(`/desk/staff/${thief.id}/end`, {}, { headers: owner.headers })).status).toBe(200)
  expect((await api.get('/desk/me', device)).status).toBe(401)
  expect((await api.post('/desk/pair', { code })).body.error.code).toBe('PAIRING_CODE_WRONG')
  expect((await api.get('/desk/me', asToken(await pair(api, owner, id)))).status).toBe(200)
})

test('the last manager cannot leave while the next one is only invited', async ({ api, thief }) => {
  await invite(api, thief, { name: 'Imran Khan', phone: newPhone(), role: 'manager' })
  const left = await api.post(`/desk/staff/${thief.id}/end`, {}, { headers: thief.headers })
  expect(left.body.error.code).toBe('LAST_MANAGER')
})

test('a second press on the hotel switch is refused and opens no second session', async ({ api, city, hotel }) => {
  const own = await buildStaff(api.db, hotel)
  const second = await buildHotel(api.db, city)
  const there = await buildStaff(api.db, second, { phone: own.phone })
  const press = () => api.post('/desk/switch', { staff_id: there.id }, { headers: own.headers })
  const answers = await Promise.all([press(), press()])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401])
})
