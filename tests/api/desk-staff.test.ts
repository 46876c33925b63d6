import { expect } from 'vitest'
import { buildGuest, buildHotel, buildStaff } from '../builders.ts'
import { deskTest as test, putClock } from './desk-acts.ts'
import { codeFor, typeCode } from './post-steps.ts'
import { otpOf, type Api, type Body } from './start-api.ts'

const START = '2026-12-01T09:00:00+05:30'
let phones = 0
const newPhone = () => `+9181${String(++phones).padStart(8, '0')}`

async function signIn(api: Api, phone: string) {
  const sent = await api.post('/desk/send-otp', { phone })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  await api.worker.drain()
  const { challenge } = sent.body
  return api.post('/desk/sign-in', { phone, otp: await otpOf(api, phone), challenge })
}

const asToken = (token: string) => ({ headers: { authorization: token } })

test('staff sign in by phone and OTP, for twelve hours', async ({ api, hotel }) => {
  putClock(api, START)
  const phone = newPhone()
  await buildStaff(api.db, hotel, { phone, name: 'Imran Khan' })
  const { body, cookies } = await signIn(api, phone)
  expect(body.me).toMatchObject({ name: 'Imran Khan', post: { role: 'desk', hotel: { id: hotel.id } } })
  expect(body.me.expires_at).toBe('2026-12-01T21:00:00+05:30')
  expect(cookies.find(({ name }) => name === 'desk_token')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  putClock(api, '2026-12-01T20:59:00+05:30')
  expect((await api.get('/desk/me', asToken(body.token))).status).toBe(200)
  putClock(api, '2026-12-01T21:00:00+05:30')
  expect((await api.get('/desk/me', asToken(body.token))).body.error.code).toBe('NO_SESSION')
  putClock(api, START)
})

test('a phone that belongs to no staff or to a former colleague gets no OTP', async ({ api, hotel }) => {
  putClock(api, START)
  const phone = newPhone()
  expect((await api.post('/desk/send-otp', { phone })).body.error.code).toBe('NOT_STAFF')
  const { id } = await buildStaff(api.db, hotel, { phone })
  await api.db
    .updateTable('hotel_staff')
    .set({ ended_at: api.clock.now(), ended_by: 'test' })
    .where('id', '=', id)
    .execute()
  expect((await api.post('/desk/send-otp', { phone })).body.error.code).toBe('NOT_STAFF')
})

test('a desk’s OTP opens no guest’s account, and a guest’s OTP opens no desk', async ({ api, hotel }) => {
  putClock(api, START)
  const phone = newPhone()
  await buildGuest(api.db, { phone })
  await buildStaff(api.db, hotel, { phone })
  await api.post('/desk/send-otp', { phone })
  await api.worker.drain()
  const forDesk = await otpOf(api, phone)
  expect((await api.post('/users/verify-otp', { phone, token: forDesk })).body.error.code).toBe('OTP_WRONG')
  expect((await api.post('/desk/sign-in', { phone, otp: forDesk })).status).toBe(200)
  api.clock.advance(1)
  await api.post('/users/generate-otp', { phone })
  await api.worker.drain()
  expect((await api.post('/desk/sign-in', { phone, otp: await otpOf(api, phone) })).body.error.code).toBe('OTP_WRONG')
})

test('a desk’s session is not valid for guests, and a guest’s session is not valid at a desk', async ({
  api,
  desk,
  guest,
}) => {
  expect((await api.get('/desk/me', { headers: guest.headers })).status).toBe(401)
  expect((await api.get(`/users/${guest.id}`, { headers: desk.headers })).status).toBe(401)
})

test('a shared phone is paired once, within ten minutes, in the name of one colleague', async ({
  api,
  city,
  hotel,
  desk,
}) => {
  putClock(api, START)
  const manager = await buildStaff(api.db, hotel, { role: 'manager', name: 'Lakshmi Rao' })
  const elsewhere = await buildHotel(api.db, city)
  await buildStaff(api.db, elsewhere, { phone: desk.phone })

  const code = await codeFor(api, manager, desk.id)
  const { token } = (await typeCode(api, code)).body
  const [{ id }] = (await api.get('/desk/waiting-devices', { headers: manager.headers })).body
  await api.post(`/desk/waiting-devices/${id}/let-in`, {}, { headers: manager.headers })
  const me = (await api.get('/desk/me', asToken(token))).body
  expect(me).toMatchObject({ name: 'Sunita Pawar', post: { hotel: { id: hotel.id } } })
  expect(me.posts, 'a shared phone leads to no other hotel').toHaveLength(1)
  expect((await typeCode(api, code)).body.error.code).toBe('PAIRING_CODE_WRONG')

  const older = await codeFor(api, manager, desk.id)
  const newer = await codeFor(api, manager, desk.id)
  expect((await typeCode(api, older)).body.error.code).toBe('PAIRING_CODE_WRONG')
  api.clock.advance(10)
  expect((await typeCode(api, newer)).body.error.code).toBe('PAIRING_CODE_WRONG')
  const act = await api.db
    .selectFrom('staff_acts')
    .select(['kind', 'staff_id'])
    .where('hotel_id', '=', hotel.id)
    .execute()
  expect(act).toEqual([{ kind: 'device_paired', staff_id: manager.id }])
})

test('an invited colleague who signs in by OTP is asked to accept, and the manager sees it', async ({ api, hotel }) => {
  putClock(api, START)
  const { headers } = await buildStaff(api.db, hotel, { role: 'manager' })
  const phone = newPhone()
  const { id } = (await api.post('/desk/staff', { name: 'Imran Khan', phone, role: 'desk' }, { headers })).body
  const stateOf = async () =>
    (await api.get('/desk/staff', { headers })).body.find((one: Body) => one.id === id).is_accepted
  expect(await stateOf()).toBe(false)
  const { token } = (await signIn(api, phone)).body
  await api.post(`/desk/posts/${id}/accept`, {}, asToken(token))
  expect(await stateOf()).toBe(true)
})

test('a manager adds staff, and ends their access immediately on every device', async ({ api, hotel }) => {
  putClock(api, START)
  const { headers, id: own } = await buildStaff(api.db, hotel, { role: 'manager', name: 'Lakshmi Rao' })
  const phone = newPhone()
  const added = await api.post('/desk/staff', { name: ' Imran Khan ', phone, role: 'desk' }, { headers })
  expect(added.body).toMatchObject({ name: 'Imran Khan', phone, role: 'desk', devices: 0 })
  const again = await api.post('/desk/staff', { name: 'Imran', phone, role: 'manager' }, { headers })
  expect(again.body.error.code).toBe('STAFF_EXISTS')
  const { token } = (await signIn(api, phone)).body
  expect((await api.get('/desk/staff', { headers })).body.find(({ id }: Body) => id === added.body.id).devices).toBe(1)

  expect((await api.post(`/desk/staff/${own}/end`, {}, { headers })).body.error.code).toBe('LAST_MANAGER')
  expect((await api.post(`/desk/staff/${added.body.id}/end`, {}, { headers })).body).toEqual({ done: true })
  expect((await api.get('/desk/day', asToken(token))).body.error.code).toBe('NO_SESSION')
  expect((await api.post(`/desk/staff/${added.body.id}/end`, {}, { headers })).status).toBe(404)
  const back = await api.post('/desk/staff', { name: 'Imran Khan', phone, role: 'desk' }, { headers })
  expect(back.body.id).not.toBe(added.body.id)
})

test('a manager can neither end nor pair staff of another hotel', async ({ api, city, hotel }) => {
  const { headers } = await buildStaff(api.db, hotel, { role: 'manager' })
  const foreign = await buildStaff(api.db, await buildHotel(api.db, city))
  for (const act of ['end', 'pairing-code'])
    expect((await api.post(`/desk/staff/${foreign.id}/${act}`, {}, { headers })).status).toBe(404)
  expect((await api.post('/desk/staff/not-an-id/end', {}, { headers })).status).toBe(404)
})

test('one manager remains when two end each other’s post in parallel', async ({ api, hotel }) => {
  const managers = [
    await buildStaff(api.db, hotel, { role: 'manager' }),
    await buildStaff(api.db, hotel, { role: 'manager' }),
  ] as const
  const [one, other] = managers
  const answers = await Promise.all([
    api.post(`/desk/staff/${other.id}/end`, {}, { headers: one.headers }),
    api.post(`/desk/staff/${one.id}/end`, {}, { headers: other.headers }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const left = await api.db
    .selectFrom('hotel_staff')
    .select('id')
    .where('hotel_id', '=', hotel.id)
    .where('ended_at', 'is', null)
    .execute()
  expect(left).toHaveLength(1)
})

test('a manager of two hotels switches to the other hotel, and the old session’s token ends', async ({
  api,
  city,
  hotel,
}) => {
  putClock(api, START)
  const phone = newPhone()
  const second = await buildHotel(api.db, city)
  await buildStaff(api.db, hotel, { phone, role: 'manager' })
  await buildStaff(api.db, second, { phone, role: 'desk' })
  const { token, me } = (await signIn(api, phone)).body
  expect(me.posts).toHaveLength(2)
  const target = me.posts.find(({ staff_id }: Body) => staff_id !== me.post.staff_id)
  const switched = await api.post('/desk/switch', { staff_id: target.staff_id }, asToken(token))
  expect(switched.body.post).toEqual(target)
  expect((await api.get('/desk/me', asToken(token))).status).toBe(401)
  const fresh = switched.cookies.find(({ name }) => name === 'desk_token')?.['value']
  const stranger = await buildStaff(api.db, second)
  const refused = await api.post('/desk/switch', { staff_id: stranger.id }, asToken(String(fresh)))
  expect(refused.status).toBe(404)
  expect((await api.post('/desk/sign-out', {}, asToken(String(fresh)))).body).toEqual({ done: true })
  expect((await api.get('/desk/me', asToken(String(fresh)))).status).toBe(401)
})

test('staff’s entries and payments cannot be rewritten', async ({ api, hotel, desk }) => {
  const row = { hotel_id: hotel.id, staff_id: desk.id, kind: 'seen', done_at: new Date(), written_at: new Date() }
  await api.db.insertInto('staff_acts').values(row).execute()
  const acts = api.db.updateTable('staff_acts').set({ kind: 'left' }).where('hotel_id', '=', hotel.id).execute()
  await expect(acts).rejects.toThrow('what staff did stays written')
  const gone = api.db.deleteFrom('staff_acts').where('hotel_id', '=', hotel.id).execute()
  await expect(gone).rejects.toThrow('what staff did stays written')
})
