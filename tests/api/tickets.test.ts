/** People who wrote to us follow their message by its ticket (decision 0100). */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { MAX_ADDITIONS } from '#domain/feedback/followed-ticket.ts'
import { buildGuest } from '../builders.ts'
import { codeOf, get, officeTest, post, type Caller } from './office-steps.ts'
import type { Body } from './start-api.ts'

let serial = 0

const test = officeTest.extend('tickets', ({ api }) => ({
  complain: async (who: Caller | undefined, body: object = {}): Promise<string> => {
    const remoteAddress = `203.0.114.${++serial}`
    const sent = { kind: 'complaint', message: `They took ₹200. ${serial}`, phone: '9876500033', ...body }
    const { body: answer } = await api.post('/feedback', sent, { headers: who?.headers ?? {}, remoteAddress })
    return answer.ticket
  },
  read: (who: Caller, ticket: string) => api.get(`/tickets/${ticket}`, { headers: who.headers }),
  press: (who: Caller, ticket: string, act: string, body?: object, key: string = randomUUID()) =>
    api.post(`/tickets/${ticket}/${act}`, body, {
      headers: { ...who.headers, 'idempotency-key': key },
      remoteAddress: `203.0.115.${++serial}`,
    }),
}))

const kinds = (ticket: Body) => ticket.entries.map(({ kind }: Body) => kind)

test('the sender reads the answers and our deadline and adds a text, which the office reads', async ({
  api,
  guest,
  support,
  tickets,
}) => {
  const ref = await tickets.complain(guest)
  const { body: sent } = await tickets.read(guest, ref.toLowerCase())
  expect(sent).toMatchObject({ ticket: ref, kind: 'complaint', state: 'sent', acts: ['add', 'take_back'] })
  expect((Date.parse(sent.next_due) - Date.parse(sent.entries[0].at)) / 3_600_000).toBe(48)

  const key = randomUUID()
  const add = () => tickets.press(guest, ref, 'additions', { text: ' I have the slip. ' }, key)
  const answers = await Promise.all([add(), add()])
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect((await add()).body.entries.map(({ text }: Body) => text)).toEqual([
    expect.stringMatching('₹200'),
    'I have the slip.',
  ])

  await post(api, support, `/office/cases/${ref}/answer`, { text: 'We asked the hotel.' })
  const { body: answered } = await tickets.read(guest, ref)
  expect(kinds(answered)).toEqual(['wrote', 'acknowledged', 'added', 'answer'])
  expect(answered).toMatchObject({ state: 'answered', next_due: null, acts: ['add', 'take_back', 'ask_officer'] })
  const { said } = await get(api, support, `/office/cases/${ref}`)
  expect(said.map(({ what }: Body) => what)).toEqual(['message', 'added', 'answer'])
})

test('only the sender reads a message, or the account with the sender’s phone if the message has no account', async ({
  api,
  guest,
  tickets,
}) => {
  const stranger = await buildGuest(api.db)
  const own = await tickets.complain(guest, { phone: stranger.phone })
  const without = await tickets.complain(undefined, { phone: guest.phone })
  expect((await tickets.read(guest, own)).status).toBe(200)
  expect((await tickets.read(guest, without)).status).toBe(200)
  for (const ref of [own, without, 'C-222222']) {
    expect((await tickets.read(stranger, ref)).status).toBe(404)
    expect(codeOf(await tickets.press(stranger, ref, 'take-back'))).toBe('NOT_FOUND')
  }
  expect((await api.get(`/tickets/${own}`)).status).toBe(401)
})

test('a complaint that its sender took back stays closed, also in the office', async ({
  api,
  guest,
  support,
  tickets,
}) => {
  const ref = await tickets.complain(guest)
  expect((await tickets.press(guest, ref, 'take-back')).body).toMatchObject({ state: 'taken_back', acts: [] })
  expect((await tickets.press(guest, ref, 'take-back')).status).toBe(200)
  expect(codeOf(await tickets.press(guest, ref, 'additions', { text: 'More.' }))).toBe('NOT_ALLOWED_NOW')
  expect(codeOf(await tickets.press(guest, ref, 'ask-officer'))).toBe('NOT_ALLOWED_NOW')
  expect(await get(api, support, `/office/cases/${ref}`)).toMatchObject({ is_open: false })
  const { work } = await get(api, support, '/office/now')
  expect(work.filter(({ id }: Body) => id === ref)).toEqual([])
})

test('the grievance officer reviews a settled complaint, once and within a month', async ({
  api,
  admin,
  guest,
  support,
  tickets,
}) => {
  const ref = await tickets.complain(guest)
  expect(codeOf(await tickets.press(guest, ref, 'ask-officer'))).toBe('NOT_ALLOWED_NOW')
  await post(api, support, `/office/cases/${ref}/settle`, { reason: 'The hotel showed its cash book' })
  const { body: settled } = await tickets.read(guest, ref)
  expect(settled).toMatchObject({ state: 'settled', acts: ['ask_officer'] })
  expect(JSON.stringify(settled)).not.toContain('cash book')

  const { body: asked } = await tickets.press(guest, ref, 'ask-officer')
  expect(asked).toMatchObject({ state: 'with_officer', acts: ['add', 'take_back'] })
  const row = (await get(api, support, '/office/now')).work.find(({ id }: Body) => id === ref)
  expect(row).toMatchObject({ kind: 'complaint', note: 'for the grievance officer', due: asked.last_due })
  await post(api, admin, `/office/cases/${ref}/settle`, { reason: 'The officer wrote to them' })
  expect((await tickets.press(guest, ref, 'ask-officer')).body).toMatchObject({ state: 'settled', acts: [] })
})

test('an addition follows the rules for messages, and only a limited number is accepted', async ({
  api,
  guest,
  tickets,
}) => {
  const ref = await tickets.complain(guest)
  expect(codeOf(await tickets.press(guest, ref, 'additions', { text: ' ' }))).toBe('TEXT_REQUIRED')
  const { id } = await api.db.selectFrom('feedback').select('id').where('ticket', '=', ref).executeTakeFirstOrThrow()
  await api.db
    .insertInto('feedback_entries')
    .values(
      Array.from({ length: MAX_ADDITIONS }, () => ({
        feedback_id: id,
        kind: 'added',
        body: 'And.',
        written_at: api.clock.now(),
      })),
    )
    .execute()
  expect(codeOf(await tickets.press(guest, ref, 'additions', { text: 'More.' }))).toBe('NOT_ALLOWED_NOW')
})

test('the grievance officer is an operator who neither answered nor settled the complaint', async ({
  api,
  admin,
  guest,
  support,
  tickets,
}) => {
  const ref = await tickets.complain(guest)
  await post(api, support, `/office/cases/${ref}/answer`, { text: 'We asked the hotel.' })
  expect((await get(api, support, `/office/cases/${ref}`)).officer).toBeNull()
  api.clock.advance(1)
  await tickets.press(guest, ref, 'ask-officer')

  const others = { handled_by: ['Meenal Joshi'], others: expect.any(Number) }
  const own = await get(api, support, `/office/cases/${ref}`)
  expect([own.officer, own.acts]).toEqual([{ ...others, is_you: false }, []])
  for (const [path, body] of [
    ['answer', { text: 'As we said.' }],
    ['settle', { reason: 'As we said before' }],
  ] as const)
    expect(codeOf(await post(api, support, `/office/cases/${ref}/${path}`, body))).toBe('OFFICER_IS_ANOTHER')

  const theirs = await get(api, admin, `/office/cases/${ref}`)
  expect([theirs.officer, theirs.acts]).toEqual([{ ...others, is_you: true }, ['answer', 'settle']])
  const answered = await post(api, admin, `/office/cases/${ref}/answer`, { text: 'You get the ₹200 back.' })
  expect(answered.body.officer).toMatchObject({ is_you: true })
  expect((await post(api, admin, `/office/cases/${ref}/settle`, { reason: 'Paid back' })).status).toBe(200)
})

test('an office with one person learns that nobody else can act as the officer', async ({
  api,
  guest,
  support,
  tickets,
}) => {
  const ref = await tickets.complain(guest)
  await post(api, support, `/office/cases/${ref}/answer`, { text: 'We asked the hotel.' })
  api.clock.advance(1)
  await tickets.press(guest, ref, 'ask-officer')
  const { id } = await api.db
    .selectFrom('operators')
    .select('id')
    .where('phone', '=', support.phone)
    .executeTakeFirstOrThrow()
  const others = api.db.updateTable('operators').where('id', '<>', id)
  await others
    .where('ended_at', 'is', null)
    .set({ ended_at: new Date('2999-01-01T00:00:00Z'), ended_by: 'test' })
    .execute()
  expect((await get(api, support, `/office/cases/${ref}`)).officer).toMatchObject({ is_you: false, others: 0 })
})
