import { describe, expect } from 'vitest'
import { listFeedback } from '#server/features/feedback/list-feedback.ts'
import { settleFeedback } from '#server/features/office/cases/settle-feedback.ts'
import { buildGuest, buildOperator } from '../builders.ts'
import { ASHA, KABIR } from '../cast.ts'
import { apiTest } from './api-test.ts'
import type { Api } from './start-api.ts'

/** Sends each message from a different address, because calls are limited per address. */
let serial = 0
const nextAddress = () => `203.0.113.${++serial}`

const test = apiTest.extend('messages', ({ api }) => {
  const send = (body: object, remoteAddress = nextAddress()) =>
    api.post('/feedback', { kind: 'feedback', ...body }, { remoteAddress })
  const rowOf = (ticket: string) =>
    api.db.selectFrom('feedback').selectAll().where('ticket', '=', ticket).executeTakeFirstOrThrow()
  const stored = () => api.db.selectFrom('feedback').selectAll().orderBy('id').execute()
  return { send, rowOf, stored }
})

test.beforeAll(async ({ api }) => {
  for (const email of ['sponsorship@home.example', 'complaint@home.example', 'victim@home.example', ASHA.email])
    await buildGuest(api.db, { email, email_verified_at: api.clock.now() })
})

describe('feedback messages', () => {
  test('feedback is stored with nothing but its words, and gets a ticket', async ({ api, messages }) => {
    const { status, body } = await messages.send({ message: ' The lift was loud.\r\nThe rest was fine. ' })
    expect(status).toBe(200)
    expect(body).toEqual({ ticket: expect.stringMatching(/^F-[A-HJ-KM-NP-Z2-9]{6}$/) })
    expect(await messages.rowOf(body.ticket)).toMatchObject({
      kind: 'feedback',
      message: 'The lift was loud.\nThe rest was fine.',
      user_id: null,
      name: null,
      phone: null,
      email: null,
      page: null,
      created_at: api.clock.now(),
      acknowledged_at: null,
      settled_at: null,
    })
  })

  test.for([
    ['sponsorship', /^S-/],
    ['complaint', /^C-/],
  ] as const)(
    'a %s is stored with its author, and the acknowledgement repeats nothing that the author wrote',
    async ([kind, ticket], { api, messages, steps }) => {
      const email = `${kind}@home.example`
      const asked = { kind, message: 'Our festival needs lamps.', name: KABIR.name, phone: '98765 00002', email }
      const { body } = await messages.send({ ...asked, page: '/team' })
      expect(body.ticket).toMatch(ticket)
      expect(await messages.rowOf(body.ticket)).toMatchObject({
        kind,
        name: KABIR.name,
        phone: KABIR.phone,
        email,
        page: '/team',
        acknowledged_at: api.clock.now(),
      })
      const mails = await steps.messagesTo(email)
      expect(mails).toHaveLength(1)
      expect(mails[0]).toContain(`/help/${body.ticket}`)
      expect(mails[0]).not.toMatch(/festival|lamps|Kabir/)
    },
  )

  test('a signed-in guest’s feedback is linked to the guest, and an expired session is ignored', async ({
    api,
    messages,
  }) => {
    const guest = await buildGuest(api.db)
    const { body } = await api.post(
      '/feedback',
      { kind: 'feedback', message: 'Signed in.' },
      { headers: guest.headers, remoteAddress: nextAddress() },
    )
    expect((await messages.rowOf(body.ticket)).user_id).toBe(guest.id)
    const dead = await api.post(
      '/feedback',
      { kind: 'feedback', message: 'Signed out.' },
      { headers: { authorization: 'gone' }, remoteAddress: nextAddress() },
    )
    expect((await messages.rowOf(dead.body.ticket)).user_id).toBeNull()
  })

  test('feedback sent twice within ten minutes keeps its ticket, even in parallel', async ({
    api,
    messages,
    steps,
  }) => {
    const body = { message: 'Pressed twice.', email: ASHA.email }
    const both = await Promise.all([messages.send(body), messages.send(body)])
    const [ticket, other] = both.map((answer) => answer.body.ticket)
    expect(other).toBe(ticket)
    expect(await steps.messagesTo(ASHA.email)).toHaveLength(1)
    api.clock.advance(9)
    expect((await messages.send({ ...body, page: '/team' })).body.ticket).toBe(ticket)
    expect((await messages.send({ ...body, email: KABIR.email })).body.ticket).not.toBe(ticket)
    expect((await messages.send({ ...body, kind: 'complaint' })).body.ticket).not.toBe(ticket)
    api.clock.advance(1)
    expect((await messages.send(body)).body.ticket).not.toBe(ticket)
  })

  test('feedback sends nothing to an unverified email address', async ({ api, messages, steps }) => {
    const unverified = 'unverified@home.example'
    await buildGuest(api.db, { email: unverified })
    for (const email of [unverified, 'stranger@home.example']) {
      const { body } = await messages.send({ message: `Written for ${email}.`, email })
      expect(await steps.messagesTo(email)).toEqual([])
      expect((await messages.rowOf(body.ticket)).acknowledged_at).toBeNull()
    }
  })

  test('feedback sends at most three acknowledgements a day, and stores every message', async ({
    api,
    messages,
    steps,
  }) => {
    const email = 'victim@home.example'
    for (const message of ['A', 'B', 'C', 'D', 'E']) expect((await messages.send({ message, email })).status).toBe(200)
    expect(await steps.messagesTo(email)).toHaveLength(3)
    expect((await messages.stored()).filter((row) => row.email === email)).toHaveLength(5)
    api.clock.advance(24 * 60)
    await messages.send({ message: 'F', email: email.toUpperCase() })
    expect(await steps.messagesTo(email.toUpperCase())).toHaveLength(1)
  })

  test.for([
    ['no kind', { kind: undefined, message: 'x' }, 'KIND_REQUIRED'],
    ['a kind we do not know', { kind: 'praise', message: 'x' }, 'KIND_INVALID'],
    ['no message', {}, 'MESSAGE_REQUIRED'],
    ['an empty message', { message: ' ' }, 'MESSAGE_REQUIRED'],
    ['a message without end', { message: 'x'.repeat(2001) }, 'MESSAGE_INVALID'],
    ['a message that is no text', { message: 7 }, 'MESSAGE_INVALID'],
    ['a control character', { message: 'hi\u0007' }, 'MESSAGE_INVALID'],
    ['a sponsorship nobody can answer', { kind: 'sponsorship', message: 'x' }, 'PHONE_REQUIRED'],
    ['a complaint nobody can answer', { kind: 'complaint', message: 'x', name: 'Asha' }, 'PHONE_REQUIRED'],
    ['a landline', { message: 'x', phone: '020 2553 1234' }, 'PHONE_INVALID'],
    ['a wrong e-mail', { message: 'x', email: 'asha@home' }, 'EMAIL_INVALID'],
    ['a page elsewhere', { message: 'x', page: '//elsewhere.example' }, 'PAGE_INVALID'],
  ] as const)('feedback with %s is refused and not stored', async ([_name, body, code], { messages }) => {
    const before = (await messages.stored()).length
    const answer = await messages.send(body)
    expect([answer.status, answer.body.error.code]).toEqual([422, code])
    expect(await messages.stored()).toHaveLength(before)
  })

  test('feedback is limited to five messages a minute per address', async ({ messages }) => {
    const address = '198.51.100.7'
    for (let allowed = 0; allowed < 5; allowed++) {
      expect((await messages.send({ message: `number ${allowed}` }, address)).status).toBe(200)
    }
    const limited = await messages.send({ message: 'one more' }, address)
    expect([limited.status, limited.body.error.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  })
})

type Named = { id: string; name: string }
const settle = ({ db, clock }: Api, ticket: string, { id, name }: Named) => {
  const operator = { operatorId: id, name }
  return db
    .transaction()
    .execute((trx) => settleFeedback(trx, { ticket, operator, reason: 'Answered by call' }, clock.now()))
}

describe('the operator’s list of messages', () => {
  test('the operator’s list of messages shows the newest first, filtered by kind, time and state', async ({
    api,
    messages,
  }) => {
    api.clock.advance(60)
    const since = api.clock.now()
    const { ticket: older } = (await messages.send({ message: 'older' })).body
    api.clock.advance(60)
    const asked = { kind: 'complaint', message: 'newer', phone: ASHA.phone }
    const { ticket: newer } = (await messages.send(asked)).body
    const tickets = async (wish: Parameters<typeof listFeedback>[1]) =>
      (await listFeedback(api.db, wish)).map(({ ticket }) => ticket)
    expect(await tickets({ since, settled: 'all' })).toEqual([newer, older])
    expect(await tickets({ since, kind: 'complaint', settled: 'all' })).toEqual([newer])
    expect(await tickets({ since: api.clock.now(), settled: 'all' })).toEqual([newer])

    const settledAt = api.clock.now()
    const operator = { ...(await buildOperator(api.db, { name: 'Meera Pillai' })), name: 'Meera Pillai' }
    expect(await settle(api, newer, operator)).toBe('settled')
    expect((await messages.rowOf(newer)).settled_at).toEqual(settledAt)
    expect(await tickets({ since, settled: 'open' })).toEqual([older])
    expect(await settle(api, 'C-222222', operator)).toBe('NOT_FOUND')
  })

  test('the operator’s list of messages keeps the first operator’s name, even when two settle a message in parallel', async ({
    api,
    messages,
  }) => {
    const { ticket } = (await messages.send({ message: 'settled by two' })).body
    const settledAt = api.clock.now()
    const meera = { ...(await buildOperator(api.db, { name: 'Meera Pillai' })), name: 'Meera Pillai' }
    const ravi = { ...(await buildOperator(api.db, { name: 'Ravi Nair' })), name: 'Ravi Nair' }
    const both = await Promise.all([settle(api, ticket, meera), settle(api, ticket, meera)])
    expect(both.toSorted()).toEqual(['ALREADY_SETTLED', 'settled'])
    api.clock.advance(5)
    expect(await settle(api, ticket, ravi)).toBe('ALREADY_SETTLED')
    expect(await messages.rowOf(ticket)).toMatchObject({
      settled_at: settledAt,
      settled_by: 'Meera Pillai',
      settled_reason: 'Answered by call',
    })
    const deeds = await api.db.selectFrom('operator_actions').selectAll().where('subject_id', '=', ticket).execute()
    expect(deeds).toMatchObject([{ operator: 'Meera Pillai', action: 'feedback_settled', at: settledAt }])
  })
})
