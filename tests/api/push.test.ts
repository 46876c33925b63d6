/** Tests how phones of desks and guests get notifications (decision 0111). */
import { expect } from 'vitest'
import { buildGuest, buildStaff, type BuiltStaff } from '../builders.ts'
import { codeOf } from './office-steps.ts'
import { left, newPhone, pushTest as test } from './push-test.ts'
import { atCheckin } from './relocation-test.ts'
import type { Api } from './start-api.ts'

test('a desk is notified of a new booking in its language, and a cleaner is not notified', async ({
  api,
  first,
  guest,
  steps,
  push,
}) => {
  const [staff, hindi, cleaner] = [
    await buildStaff(api.db, first),
    await buildStaff(api.db, first, { role: 'manager' }),
    await buildStaff(api.db, first, { role: 'cleaner' }),
  ]
  const [one, two, never] = [newPhone(), newPhone(), newPhone()]
  const before = await api.get('/desk/push', { headers: staff.headers })
  expect(before.body).toEqual({ key: expect.stringMatching(/^B[\w-]{86}$/), is_on: false })
  expect((await push.desk(staff, one)).body).toEqual({ ...before.body, is_on: true })
  await push.desk(hindi, two, 'hi')
  expect(codeOf(await push.desk(cleaner, never))).toBe('NOT_FOR_CLEANERS')
  await steps.paid(guest, first)
  expect(await push.got(one)).toEqual(['New booking'])
  expect(await push.got(two)).toEqual(['नई बुकिंग'])
  await push.endDesk(staff)
  expect((await push.endDesk(staff)).body).toEqual(before.body)
  await steps.paid(await buildGuest(api.db), first)
  expect(await push.got(one)).toEqual(['New booking'])
  expect(await push.got(two)).toHaveLength(2)
})

test('a desk is notified of what it has to answer, and never about guests who feel unsafe', async ({
  api,
  first,
  guest,
  steps,
  push,
  help,
}) => {
  const staff = await buildStaff(api.db, first)
  const phone = newPhone()
  const { id } = await steps.paid(guest, first)
  await api.worker.drain()
  await push.desk(staff, phone)
  const back = atCheckin(api)
  await help.ask(guest, id, { kind: 'unsafe' })
  expect(await push.got(phone)).toEqual([])
  await help.ask(guest, id, { kind: 'more_money' })
  expect(await push.got(phone)).toEqual(['The desk has to answer'])
  back()
})

test('guests get neutral notifications in the language of their texts, and their consent is stored', async ({
  api,
  first,
  guest,
  steps,
  push,
}) => {
  const phone = newPhone()
  await api.db.updateTable('users').set({ language: 'ta' }).where('id', '=', guest.id).execute()
  for (const _press of [1, 2]) expect((await push.guest(guest, phone)).body).toMatchObject({ isOn: true })
  const { id } = await steps.paid(guest, first)
  expect(await push.got(phone)).toHaveLength(1)
  await steps.cancel(guest, id)
  expect(new Set(await push.got(phone))).toEqual(new Set(['உங்கள் புக்கிங் பற்றி ஒரு புதிய செய்தி உள்ளது.']))
  for (const _press of [1, 2]) expect((await push.endGuest(guest)).body).toMatchObject({ isOn: false })
  const consents = await api.db
    .selectFrom('consents')
    .select(['purpose', 'given'])
    .where('user_id', '=', guest.id)
    .where('purpose', '=', 'push')
    .orderBy('id')
    .execute()
  expect(consents.map(({ given }) => given)).toEqual([true, false])
})

test('no notification contains a name, hotel, room, code, time or sum', async ({ api, first, guest, steps, push }) => {
  const [desk, own] = [newPhone(), newPhone()]
  await push.desk(await buildStaff(api.db, first), desk)
  await push.guest(guest, own)
  const booking = await steps.paid(guest, first)
  await steps.cancel(guest, booking.id)
  await api.worker.drain()
  const all = await api.db.selectFrom('dev_messages').select('body').where('channel', '=', 'push').execute()
  expect(all.length).toBeGreaterThan(2)
  const hotel = await api.db.selectFrom('hotels').select('name').where('id', '=', first.id).executeTakeFirstOrThrow()
  const secrets = [booking.short_id, booking.id, hotel.name, first.slug, guest.phone, guest.id, '₹', '101']
  for (const { body } of all) {
    for (const secret of secrets) expect(body).not.toContain(secret)
    expect(JSON.parse(body)).toEqual({
      title: expect.not.stringMatching(/\d/),
      page: expect.stringMatching(/^(desk|stay)$/),
      language: expect.stringMatching(/^(en|hi|ta)$/),
    })
  }
})

test('nobody can read, end or take over another person’s subscription without its keys', async ({
  api,
  guest,
  push,
}) => {
  const stranger = await buildGuest(api.db)
  const phone = newPhone()
  await push.guest(guest, phone)
  const asStranger = { headers: stranger.headers }
  expect((await api.get(`/users/${guest.id}/push`, asStranger)).status).toBe(404)
  expect((await api.post(`/users/${guest.id}/push/end`, undefined, asStranger)).status).toBe(404)
  const forged = { ...newPhone(), endpoint: phone.endpoint }
  expect(codeOf(await push.guest(stranger, forged))).toBe('ENDPOINT_INVALID')
  expect((await api.get(`/users/${guest.id}/push`, { headers: guest.headers })).body.isOn).toBe(true)
})

test('a phone on which somebody else signs in notifies only that person', async ({
  api,
  first,
  guest,
  steps,
  push,
}) => {
  const phone = newPhone()
  const other = await buildGuest(api.db)
  await push.guest(guest, phone)
  await push.guest(other, phone)
  expect(await left(api, phone)).toBe(1)
  await steps.paid(guest, first)
  expect(await push.got(phone)).toEqual([])
  // The same phone may also get a desk's notifications.
  await push.desk(await buildStaff(api.db, first), phone)
  expect(await left(api, phone)).toBe(2)
})

test('two tabs that turn notifications on simultaneously make one subscription', async ({ api, first, push }) => {
  const staff = await buildStaff(api.db, first)
  const phone = newPhone()
  const answers = await Promise.all([1, 2, 3].map(() => push.desk(staff, phone)))
  expect(answers.map(({ body }) => body.is_on)).toEqual([true, true, true])
  expect(await left(api, phone)).toBe(1)
})

test.for([
  [
    'a sign-out of the desk',
    'desk',
    (api: Api, { headers }: BuiltStaff) => api.post('/desk/sign-out', {}, { headers }),
  ],
  [
    'the end of a colleague’s work',
    'desk',
    (api: Api, { id }: BuiltStaff) => api.db.deleteFrom('desk_sessions').where('staff_id', '=', id).execute(),
  ],
] as const)('a phone is silent after %s', async ([, , end], { api, first, guest, steps, push }) => {
  const staff = await buildStaff(api.db, first)
  const phone = newPhone()
  await push.desk(staff, phone)
  await end(api, staff)
  expect(await left(api, phone)).toBe(0)
  await steps.paid(guest, first)
  expect(await push.got(phone)).toEqual([])
})

test('a guest’s sign-out ends their notifications', async ({ api, guest, push }) => {
  const phone = newPhone()
  await push.guest(guest, phone)
  await api.post('/users/logout', undefined, { headers: guest.headers })
  expect(await left(api, phone)).toBe(0)
})
