/**
 * Opening a guest's ID in the office takes a reason and a recent passkey. It adds a line to the log, and the guest sees
 * it.
 */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect } from 'vitest'
import { sql } from 'kysely'
import { addMinutes } from '#domain/kernel/ist.ts'
import { IDENTITIES_PER_HOUR } from '#domain/office/identity-reading.ts'
import { hashToken } from '#server/http/session.ts'
import { buildGuest, buildOperator } from '../builders.ts'
import { photo, upload } from '../pictures.ts'
import { officeOf, officeTest, type Caller } from './office-steps.ts'

const WHY = 'The hotel says it is another person'

const test = officeTest
  .extend('guestWish', { name: 'Asha Rao' })
  .extend('partner', ({ api }) => buildGuest(api.db, { name: 'Kabir Sen' }))
  .extend('ids', ({ api, first, guest, partner, steps }) => {
    const ask = async (id: string, n: number, { headers }: Caller, payload: object) => {
      const url = `/api/office/bookings/${id}/identities/${n}`
      const answer = await api.app.inject({ method: 'POST', url, headers, payload })
      return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers }
    }
    return {
      /** Builds a paid booking by two guests, each with an ID. */
      booked: async (): Promise<string> => {
        const { id } = await steps.paid(guest, first)
        await steps.invite(guest, id, partner.phone)
        await steps.acceptInvite(partner, id)
        for (const who of [guest, partner])
          await upload(api, `/users/${who.id}/identity`, who, [
            { bytes: await photo('png', who === guest ? 80 : 82, 40) },
          ])
        return id
      },
      list: (id: string, { headers }: Caller) => api.get(`/office/bookings/${id}/identities`, { headers }),
      read: (id: string, n: number, who: Caller, reason: string = WHY) => ask(id, n, who, { reason }),
      ask,
      views: (id: string) =>
        api.db.selectFrom('picture_views').selectAll().where('booking_id', '=', id).orderBy('id').execute(),
      looks: async (who: Caller) => {
        const { id } = who as typeof guest
        return (await api.get(`/users/${id}/identity-looks`, { headers: who.headers })).body.looks
      },
    }
  })
  .extend('fresh', ({ api }) => ({
    /** Records that this operator used their passkey a minute ago, on their session's device. */
    shown: async <Operator extends Caller & { id: string }>(who: Operator, minutesAgo = 1): Promise<Operator> => {
      await api.db
        .insertInto('passkeys')
        .values({
          id: randomBytes(16).toString('base64url'),
          kind: 'operator',
          holder: who.id,
          public_key: Buffer.alloc(32),
          counter: 0,
          transports: [],
          made_at: api.clock.now(),
          used_at: api.clock.now(),
        })
        .execute()
      await api.db
        .updateTable('office_sessions')
        .set({ passkey_at: addMinutes(api.clock.now(), -minutesAgo) })
        .where('operator_id', '=', who.id)
        .execute()
      return who
    },
  }))

const codeOf = ({ bytes }: { bytes: Buffer }): string => JSON.parse(bytes.toString()).error.code

test('the office lists IDs by first name, and listing opens none', async ({ ids, support }) => {
  const id = await ids.booked()
  const { status, body } = await ids.list(id, support)
  expect([status, body.identities]).toMatchObject([
    200,
    [
      { n: 3, name: 'Asha' },
      { n: 4, name: 'Kabir' },
    ],
  ])
  expect(await ids.views(id)).toEqual([])
})

test('support opens an ID only with a reason, and its owner sees who opened it and why', async ({
  api,
  fresh,
  guest,
  ids,
  partner,
  support,
}) => {
  const id = await ids.booked()
  const read = await ids.read(id, 3, await fresh.shown(support))
  expect(read.status).toBe(200)
  expect(read.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'content-disposition': 'inline',
    'cross-origin-resource-policy': 'same-origin',
  })
  const { bytes } = read
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 80, height: 40 })
  const tones = (await sharp(bytes).removeAlpha().stats()).channels.map(({ stdev }) => stdev)
  expect(Math.min(...tones), 'letters lie across the even colours').toBeGreaterThan(5)
  const [view] = await ids.views(id)
  expect(view).toMatchObject({ operator_id: support.id, staff_id: null, viewer_id: null, purpose: WHY })
  const line = await api.db
    .selectFrom('operator_actions')
    .select(['action', 'operator_id', 'booking_id', 'user_id', 'reason'])
    .where('id', '=', view?.action_id ?? 0)
    .executeTakeFirst()
  expect(line).toEqual({
    action: 'identity_read',
    operator_id: support.id,
    booking_id: id,
    user_id: guest.id,
    reason: WHY,
  })
  expect(await ids.looks(guest)).toMatchObject([{ by: 'office', who: 'Meenal', hotel: null, why: WHY }])
  expect(await ids.looks(partner)).toEqual([])
  const booking = await api.get(`/bookings/${id}`, { headers: guest.headers })
  expect(JSON.stringify(booking.body)).not.toContain('desk_looks":[{')
  const timeline = (await api.get(`/office/bookings/${id}`, { headers: support.headers })).body.timeline
  expect(timeline).toContainEqual(expect.objectContaining({ what: 'office_identity_read', reason: WHY }))
})

test('no ID is read without a reason, or with a passkey that was used too long ago or by another operator', async ({
  admin,
  api,
  fresh,
  ids,
  support,
}) => {
  const id = await ids.booked()
  const signedIn = { passkey_at: null, created_at: addMinutes(api.clock.now(), -15) }
  await api.db.updateTable('office_sessions').set(signedIn).execute()
  expect((await ids.read(id, 3, support)).status, 'no passkey on this device').toBe(403)
  await fresh.shown(admin)
  await fresh.shown(support, 15)
  expect(codeOf(await ids.read(id, 3, support))).toBe('PASSKEY_NEEDED')
  await fresh.shown(support, 14)
  for (const reason of ['', '   ', 'x']) expect(codeOf(await ids.read(id, 3, support, reason))).toBe('REASON_REQUIRED')
  expect((await ids.ask(id, 3, support, {})).status).toBe(422)
  api.clock.advance(1)
  expect(codeOf(await ids.read(id, 3, support))).toBe('PASSKEY_NEEDED')
  expect(await ids.views(id)).toEqual([])
})

test('a used passkey counts only on its own device, until the session ends', async ({ api, fresh, ids, support }) => {
  const id = await ids.booked()
  await fresh.shown(support)
  const token = randomBytes(32).toString('base64url')
  const now = api.clock.now()
  const elsewhere = { headers: { authorization: token } }
  await api.db
    .insertInto('office_sessions')
    .values({
      token_hash: hashToken(token),
      operator_id: support.id,
      created_at: now,
      expires_at: addMinutes(now, 480),
      last_seen: now,
      passkey_at: addMinutes(now, -60),
    })
    .execute()
  expect(codeOf(await ids.read(id, 3, elsewhere))).toBe('PASSKEY_NEEDED')
  await api.db
    .updateTable('office_sessions')
    .set({ expires_at: sql`created_at + interval '1 second'` })
    .execute()
  api.clock.advance(1)
  expect(codeOf(await ids.read(id, 3, support))).toBe('NO_SESSION')
})

test('no ID is read if it is destroyed, or belongs to another stay or a cancelled booking', async ({
  api,
  first,
  fresh,
  guest,
  ids,
  partner,
  steps,
  support,
}) => {
  const id = await ids.booked()
  await fresh.shown(support)
  const left = sql<Date>`(select leaves_at from bookings where id = ${id}::uuid)`
  await api.db.updateTable('pictures').set({ created_at: left }).where('owner_id', '=', partner.id).execute()
  expect((await ids.list(id, support)).body.identities).toMatchObject([{ n: 3 }])
  expect((await ids.read(id, 4, support)).status).toBe(404)
  const [own] = (await api.get(`/users/${guest.id}/identity`, { headers: guest.headers })).body.identities
  await api.post('/users/pictures/remove', { ids: [own.id] }, { headers: guest.headers })
  await api.db
    .updateTable('pictures')
    .set({ destroyed_at: api.clock.now(), encrypted_key: null })
    .where('owner_id', '=', guest.id)
    .where('destroyed_at', 'is', null)
    .execute()
  expect((await ids.read(id, 3, support)).status).toBe(404)
  expect((await ids.list(id, support)).body.identities).toEqual([])
  const other = (await steps.paid(await buildGuest(api.db), first)).id
  expect((await ids.read(other, 3, support)).status).toBe(404)
  expect((await officeOf(api, support).do(id, { act: 'cancel', for: 'hotel' })).status).toBe(200)
  expect(codeOf(await ids.read(id, 3, support))).toBe('ACT_NOT_POSSIBLE')
  expect(await ids.views(id)).toEqual([])
})

test('IDs are limited per hour, even when requested in parallel, and each has its own log line', async ({
  admin,
  api,
  fresh,
  ids,
  support,
}) => {
  const id = await ids.booked()
  await fresh.shown(support)
  const answers = await Promise.all(Array.from({ length: IDENTITIES_PER_HOUR + 2 }, () => ids.read(id, 3, support)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(IDENTITIES_PER_HOUR)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  const views = await ids.views(id)
  expect(new Set(views.map(({ action_id }) => action_id)).size).toBe(IDENTITIES_PER_HOUR)
  expect((await ids.read(id, 3, await fresh.shown(admin))).status).toBe(200)
  api.clock.advance(60)
  expect((await ids.read(id, 3, await fresh.shown(support))).status).toBe(200)
})

test('no ID opens before a passkey is used, or for guests and desks', async ({ api, guest, ids }) => {
  const id = await ids.booked()
  const unproven = await buildOperator(api.db, { hasShownPasskey: false })
  // On a local machine the sign-in's OTP is enough, as long as it is recent.
  const signedIn = { created_at: addMinutes(api.clock.now(), -15) }
  await api.db.updateTable('office_sessions').set(signedIn).where('operator_id', '=', unproven.id).execute()
  expect((await ids.read(id, 3, guest)).status).toBe(401)
  expect(codeOf(await ids.read(id, 3, unproven))).toBe('FRESH_OTP_NEEDED')
  expect(await ids.views(id)).toEqual([])
})
