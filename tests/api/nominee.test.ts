import { expect } from 'vitest'
import { freshUntil } from '#domain/accounts/fresh-otp.ts'
import { buildGuest, buildOperator } from '../builders.ts'
import { apiTest } from './api-test.ts'
import type { Api } from './start-api.ts'

const MEERA = { name: 'Meera Joshi', phone: '9876501234' }

const freshen = (api: Api, id: string) =>
  api.db
    .updateTable('sessions')
    .set({ fresh_until: freshUntil(api.clock.now()) })
    .where('user_id', '=', id)
    .execute()

const test = apiTest
  .extend('owner', async ({ api }) => {
    const guest = await buildGuest(api.db)
    await freshen(api, guest.id)
    return guest
  })
  .extend('own', ({ api, owner: { id, headers } }) => ({
    read: async () => (await api.get(`/users/${id}/nominee`, { headers })).body.nominee,
    name: (nominee: object) => api.post(`/users/${id}/nominee`, nominee, { headers }),
    remove: () => api.post(`/users/${id}/nominee/remove`, {}, { headers }),
    exported: async () => (await api.post(`/users/${id}/export-data`, {}, { headers })).body.data.nominee,
    erase: () => api.post(`/users/${id}/erase`, {}, { headers }),
    rows: () => api.db.selectFrom('nominees').select('name').where('user_id', '=', id).execute(),
  }))

test('a guest names, changes and removes a nominee, and nobody is notified', async ({ api, own }) => {
  const sent = async () => (await api.db.selectFrom('outbox').select('id').execute()).length
  const before = await sent()
  expect(await own.read()).toBeNull()
  expect((await own.name(MEERA)).body.nominee).toMatchObject({ name: MEERA.name, phone: '+919876501234' })
  expect((await own.name(MEERA)).status, 'a second press').toBe(200)
  expect((await own.name({ name: ' Ravi Rao ', phone: '+91 98765 01235' })).status).toBe(200)
  expect(await own.read()).toMatchObject({ name: 'Ravi Rao', phone: '+919876501235' })
  expect(await own.exported()).toEqual([expect.objectContaining({ name: 'Ravi Rao', phone: '+919876501235' })])
  expect((await own.remove()).body).toEqual({ nominee: null })
  expect((await own.remove()).body, 'a second press').toEqual({ nominee: null })
  expect([await own.read(), await sent()]).toEqual([null, before])
})

test('a nominee must be another person with an Indian mobile number', async ({ own, owner }) => {
  const codeOf = async (nominee: object) => {
    const { status, body } = await own.name(nominee)
    return [status, body.error?.code]
  }
  expect(await codeOf({ ...MEERA, name: ' ' })).toEqual([422, 'NAME_REQUIRED'])
  expect(await codeOf({ ...MEERA, name: 'M'.repeat(81) })).toEqual([422, 'NAME_INVALID'])
  expect(await codeOf({ ...MEERA, phone: '12345' })).toEqual([422, 'PHONE_INVALID'])
  expect(await codeOf({ ...MEERA, phone: owner.phone })).toEqual([422, 'PHONE_INVALID'])
  expect(await own.read()).toBeNull()
})

test('a borrowed phone cannot name or remove a nominee, and other guests do not see the nominee', async ({
  api,
  own,
  owner,
}) => {
  await own.name(MEERA)
  await api.db.updateTable('sessions').set({ fresh_until: null }).where('user_id', '=', owner.id).execute()
  expect((await own.name({ name: 'A thief', phone: '9876501239' })).body.error.code).toBe('FRESH_OTP_NEEDED')
  expect((await own.remove()).body.error.code).toBe('FRESH_OTP_NEEDED')
  const other = await buildGuest(api.db)
  expect((await api.get(`/users/${owner.id}/nominee`, { headers: other.headers })).status).toBe(404)
  expect(await own.read()).toMatchObject({ name: MEERA.name })
})

test('erasing an account deletes the account’s nominee', async ({ own }) => {
  await own.name(MEERA)
  expect((await own.erase()).status).toBe(200)
  expect(await own.rows()).toEqual([])
})

test('only an admin reads a guest’s nominee, with a reason that the log keeps', async ({ api, own, owner }) => {
  await own.name(MEERA)
  const [admin, support] = [
    await buildOperator(api.db, { role: 'admin' }),
    await buildOperator(api.db, { role: 'support' }),
  ]
  const path = `/office/guests/${owner.id}`
  const page = await api.get(path, admin)
  expect(page.body).toMatchObject({ has_nominee: true })
  expect(JSON.stringify(page.body)).not.toMatch(/Meera|9876501234/)
  const read = (who: object, reason: string) => api.post(`${path}/nominee`, { reason }, who)
  expect((await read(support, 'Their son rang')).body.error.code).toBe('ADMINS_ONLY')
  expect((await read(admin, ' ')).status).toBe(422)
  expect((await read(admin, 'Their son rang, papers seen')).body).toMatchObject({ name: MEERA.name })
  const [act] = (await api.get(path, admin)).body.acts
  expect(act).toMatchObject({ act: 'guest_nominee_read', reason: 'Their son rang, papers seen' })
  await own.remove()
  expect((await read(admin, 'Their son rang again')).status).toBe(404)
})
