import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { otpText, smsTo } from '#server/features/messages/guest-text.ts'
import { runRecorded } from '#server/jobs/run-recorded.ts'
import { buildGreeted } from './build-stay.ts'
import { buildGuest, buildOperator } from '../builders.ts'
import { apiTest } from './api-test.ts'
import { codeOf, get, officeOf, post as postAs, type Caller } from './office-steps.ts'
import { otpOf, type Api } from './start-api.ts'

const test = apiTest
  .extend('admin', ({ api }) => buildOperator(api.db, { role: 'admin', name: 'Ritu Bansal' }))
  .extend('support', ({ api }) => buildOperator(api.db, { name: 'Meenal Joshi' }))
  .extend('other', ({ api }) => buildGuest(api.db))

const reason = 'Asked for by letter'

/** Sends each request with these tests' reason, unless the request has its own. */
const post = (api: Api, who: Caller, path: string, body: object = { reason }) => postAs(api, who, path, body)

/** Corrects a phone number: one admin proposes the new number, and another confirms it. */
async function correctPhone(api: Api, admin: Caller, guestId: string, phone: string): Promise<void> {
  const { body } = await post(api, admin, `/office/guests/${guestId}/correct-phone`, { phone, reason })
  const second = await buildOperator(api.db, { role: 'admin' })
  expect((await officeOf(api, second).decide(body.proposal_id, 'confirm')).status).toBe(200)
}

describe('reviews in the office', () => {
  test('a withdrawn review leaves its page and its hotel’s figures, and its author is told why', async ({
    api,
    hotel,
    guest,
    steps,
    support,
  }) => {
    const bookingId = await buildGreeted(api.db, hotel, guest)
    const body = { bookingId, rating: 1, review: 'The clerk told my name to the whole hall.' }
    expect((await api.post(`/hotels/${hotel.id}/review`, body, { headers: guest.headers })).status).toBe(200)
    const shown = async () => JSON.stringify((await api.get(`/hotels/hotel-reviews/${hotel.id}`)).body)
    expect(await shown()).toContain('the whole hall')
    const ratings = async () =>
      (await api.db.selectFrom('hotels').select('ratings_count').where('id', '=', hotel.id).executeTakeFirstOrThrow())
        .ratings_count
    const before = await ratings()

    const { reviews } = await get(api, support, '/office/reviews?only=low&text=whole%20hall')
    expect(reviews).toMatchObject([{ rating: 1, is_published: true, booking: { id: bookingId }, withdrawn: null }])
    const path = `/office/reviews/${reviews[0].id}/withdraw`
    expect(codeOf(await post(api, support, path, { reason: 'x' }))).toBe('REASON_REQUIRED')
    const withdrawn = await post(api, support, path, { reason: 'It names somebody' })
    expect(withdrawn.body).toMatchObject({ is_published: false, withdrawn: { reason: 'It names somebody' } })
    // A second press changes nothing and sends no second message.
    await post(api, support, path, { reason: 'It names somebody' })
    expect(await shown()).not.toContain('the whole hall')
    expect(await ratings()).toBe(before - 1)
    const told = (await steps.messagesTo(guest.phone)).filter((text) => text.includes('took your review off its page'))
    expect(told).toHaveLength(1)
    const { name } = (await api.get(`/hotels/${hotel.id}`)).body
    expect(told[0], 'no hotel and no typed words in a text message').not.toMatch(new RegExp(`${name}|names somebody`))

    await post(api, support, `/office/reviews/${reviews[0].id}/restore`)
    expect(await shown()).toContain('the whole hall')
    expect(await ratings()).toBe(before)
    const log = await get(api, support, '/office/log?act=review_withdrawn')
    expect(log.entries).toMatchObject([{ reason: 'It names somebody', booking: { id: bookingId } }])
  })

  test('a missing review is not found in the office', async ({ api, support }) => {
    for (const id of ['0', '99999999', '99999999999', 'x'])
      expect(codeOf(await post(api, support, `/office/reviews/${id}/withdraw`)), id).toBe('NOT_FOUND')
  })
})

describe('guests in the office', () => {
  test('blocking a guest ends their sessions and prevents signing in until they are unblocked', async ({
    api,
    guest,
    support,
  }) => {
    const signIn = async () => {
      await api.post('/users/generate-otp', { phone: guest.phone })
      return api.post('/users/verify-otp', { phone: guest.phone, token: await otpOf(api, guest.phone) })
    }
    const own = () => api.get(`/users/${guest.id}/sessions`, { headers: guest.headers })
    const opened = await own()
    expect(opened.status).toBe(200)
    const blocked = await post(api, support, `/office/guests/${guest.id}/block`, { reason: 'Threatened a desk' })
    expect(blocked.body).toMatchObject({ blocked: { reason: 'Threatened a desk' }, sessions: 0 })
    expect((await own()).status).toBe(401)
    expect(codeOf(await signIn())).toBe('ACCOUNT_BLOCKED')
    await post(api, support, `/office/guests/${guest.id}/unblock`)
    api.clock.advance(2)
    expect((await signIn()).status).toBe(200)
  })

  test('blocking a guest during their sign-in leaves no session', async ({ api, guest, support }) => {
    await api.post('/users/generate-otp', { phone: guest.phone })
    const token = await otpOf(api, guest.phone)
    await Promise.all([
      api.post('/users/verify-otp', { phone: guest.phone, token }),
      post(api, support, `/office/guests/${guest.id}/block`, { reason: 'Threatened a desk' }),
    ])
    const left = await api.db.selectFrom('sessions').select('id').where('user_id', '=', guest.id).execute()
    expect(left).toEqual([])
  })

  test('correcting a guest’s number ends their sessions, and notifies the old number', async ({
    admin,
    api,
    guest,
    other,
    steps,
    support,
  }) => {
    const path = `/office/guests/${guest.id}/correct-phone`
    const phone = '+919812312312'
    expect(codeOf(await post(api, support, path, { phone, reason }))).toBe('ADMINS_ONLY')
    expect(codeOf(await post(api, admin, path, { phone: '12', reason }))).toBe('PHONE_INVALID')
    expect(codeOf(await post(api, admin, path, { phone: other.phone, reason }))).toBe('NUMBER_TAKEN')
    await correctPhone(api, admin, guest.id, phone)
    const corrected = await api.get(`/office/guests/${guest.id}`, { headers: admin.headers })
    expect(corrected.body).toMatchObject({ phone: '******2312', sessions: 0 })
    expect((await steps.messagesTo(guest.phone))[0]).toContain('no longer linked to your account')
    const acts = corrected.body.acts as { act: string }[]
    expect(acts.map(({ act }) => act)).toEqual(['guest_phone_corrected', 'proposal_made'])
    expect(JSON.stringify(acts)).not.toContain('9812312312')
  })

  test('the old number of a corrected and then erased account keeps only what its next owner got', async ({
    admin,
    api,
    guest,
    steps,
  }) => {
    const sendTo = async (phone: string, body: string) => {
      const payload = JSON.stringify({ to: phone, channel: 'sms', template: 'reminder', body, values: [] })
      const done = { created_at: api.clock.now(), done_at: api.clock.now() }
      await api.db
        .insertInto('outbox')
        .values({ kind: 'message', payload, ...done })
        .execute()
    }
    await sendTo(guest.phone, 'Your stay is tomorrow')
    const phone = '+919812312313'
    await correctPhone(api, admin, guest.id, phone)
    await steps.messagesTo(guest.phone)
    api.clock.advance(24 * 60)
    await sendTo(guest.phone, 'For its next owner')
    expect((await post(api, admin, `/office/guests/${guest.id}/erase`)).body).toEqual({ erased: true })
    const { rows } = await sql<{ body: string }>`
      select payload->>'body' as body from outbox where payload->>'to' in (${guest.phone}, ${phone})
      union all select body from dev_messages where recipient in (${guest.phone}, ${phone})`.execute(api.db)
    expect(rows).toEqual([{ body: 'For its next owner' }])
    const left = await api.db.selectFrom('former_contacts').select('contact').where('user_id', '=', guest.id).execute()
    expect(left).toEqual([])
    api.clock.advance(-24 * 60)
  })

  test('erasing an account deletes former contacts and the messages sent to them', async ({ admin, api, guest }) => {
    const contacts = async () =>
      (await api.db.selectFrom('former_contacts').select('contact').where('user_id', '=', guest.id).execute()).map(
        ({ contact }) => contact,
      )
    await correctPhone(api, admin, guest.id, '+919812312314')
    // The account already has this number, so this is no change.
    await correctPhone(api, admin, guest.id, '+919812312314')
    expect(await contacts()).toEqual([guest.phone])
    api.clock.advance(30 * 24 * 60)
    await api.post('/dev/jobs/purge-outbox')
    expect(await contacts()).toEqual([guest.phone])
    api.clock.advance(1)
    await api.post('/dev/jobs/purge-outbox')
    expect(await contacts()).toEqual([])
    api.clock.advance(-30 * 24 * 60 - 1)
  })

  test('the office exports a guest’s data on request, and erases the guest', async ({ admin, api, guest, support }) => {
    const path = (act: string) => `/office/guests/${guest.id}/${act}`
    for (const act of ['export', 'erase']) expect(codeOf(await post(api, support, path(act))), act).toBe('ADMINS_ONLY')
    const exported = await post(api, admin, path('export'))
    expect(exported.body).toMatchObject({ about: guest.id })
    expect(JSON.stringify(exported.body.data)).toContain(guest.phone)
    expect((await post(api, admin, path('erase'))).body).toEqual({ erased: true })
    const after = await get(api, admin, `/office/guests/${guest.id}`)
    expect(after).toMatchObject({ is_erased: true, phone: '', email: '', name: 'Erased guest' })
    expect((after.acts as { act: string }[]).map(({ act }) => act)).toEqual([
      'guest_erase_asked',
      'guest_data_exported',
    ])
  })
})

describe('given-up work', () => {
  test('outbox entries that were given up are tried again, or closed for good', async ({ api, support }) => {
    const payload = JSON.stringify(smsTo('+919800012345', otpText('en', '402917', 'localhost')).payload)
    const add = async () =>
      (
        await api.db
          .insertInto('outbox')
          .values({ kind: 'message', payload, attempts: 8, failed_at: api.clock.now(), last_error: 'mailbox full' })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const [again, closed] = [`outbox:${await add()}`, `outbox:${await add()}`]
    const listed = async () =>
      ((await get(api, support, '/office/health')).given_up as { id: string }[]).map(({ id }) => id)
    expect(await listed()).toEqual([again, closed])
    expect(codeOf(await post(api, support, '/office/given-up/retry', { id: 'all', reason }))).toBe('NOT_FOUND')
    expect((await post(api, support, '/office/given-up/retry', { id: again, reason })).status).toBe(200)
    expect((await post(api, support, '/office/given-up/close', { id: closed, reason })).status).toBe(200)
    expect(codeOf(await post(api, support, '/office/given-up/close', { id: closed, reason }))).toBe('NOT_FOUND')
    expect(codeOf(await post(api, support, '/office/given-up/retry', { id: closed, reason }))).toBe('NOT_FOUND')
    expect(await listed()).toEqual([])
  })
})

describe('jobs in the office', () => {
  test('the office shows how a job’s last run went', async ({ admin, api, support }) => {
    const of = async (name: string) =>
      ((await get(api, support, '/office/health')).jobs as { name: string }[]).find((job) => job.name === name)
    expect(await of('chase-refunds')).toMatchObject({ began: null, failed: null })
    const run = { name: 'chase-refunds', reason }
    expect(codeOf(await post(api, support, '/office/jobs/run', run))).toBe('ADMINS_ONLY')
    expect((await post(api, admin, '/office/jobs/run', run)).body).toEqual({ worked_on: 0 })
    expect(codeOf(await post(api, admin, '/office/jobs/run', { ...run, name: 'no-such-job' }))).toBe('NOT_FOUND')
    expect(await of('chase-refunds')).toMatchObject({ began: expect.any(String), worked_on: 0, failed: null })
    const failing = { name: 'chase-refunds', run: () => Promise.reject(new Error('the gateway is down')) }
    await expect(runRecorded(api.services, failing)).rejects.toThrow('the gateway is down')
    expect(await of('chase-refunds')).toMatchObject({ failed: expect.any(String), error: 'the gateway is down' })
  })
})
