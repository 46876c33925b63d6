import { describe, expect } from 'vitest'
import { sql } from 'kysely'
import { eraseAccount } from '#server/features/my-data/erase-account.ts'
import { buildGuest } from '../builders.ts'
import { agreeTurnedAway, atCheckin } from './relocation-test.ts'
import { codeOf, get, officeOf, officeTest, post, type Caller } from './office-steps.ts'
import type { Api, Body } from './start-api.ts'

const test = officeTest.extend('cases', ({ api, support }) => ({
  read: (ref: string, who: Caller = support): Promise<Body> => get(api, who, `/office/cases/${ref}`),
  answer: (ref: string, text: string, who: Caller = support) => post(api, who, `/office/cases/${ref}/answer`, { text }),
  acknowledge: (ref: string, who: Caller = support) => post(api, who, `/office/cases/${ref}/acknowledge`, {}),
  settle: (ref: string, body: object, who: Caller = support) => post(api, who, `/office/cases/${ref}/settle`, body),
}))

let serial = 0
/** Sends a complaint from a signed-in guest, or from a stranger with this contact. */
async function complain(api: Api, body: object, who?: Caller): Promise<string> {
  const remoteAddress = `203.0.113.${++serial}`
  const sent = { kind: 'complaint', message: `There is a camera. ${serial}`, ...body }
  return (await api.post('/feedback', sent, { headers: who?.headers ?? {}, remoteAddress })).body.ticket
}

const complaintsOnNow = async (api: Api, who: Caller): Promise<Body[]> =>
  (await get(api, who, '/office/now')).work.filter(({ kind }: Body) => kind === 'complaint')

describe('complaints in the office', () => {
  test('a complaint’s page shows its text, sender, latest stay and legal deadlines', async ({
    api,
    first,
    guest,
    steps,
    cases,
    support,
  }) => {
    const { id: bookingId } = await steps.paid(guest, first)
    const back = atCheckin(api, 10)
    const ref = await complain(api, { phone: guest.phone, name: 'Divya Menon', page: '/my-bookings' }, guest)
    const found = await cases.read(ref.toLowerCase())
    expect(found).toMatchObject({
      ref,
      kind: 'complaint',
      is_open: true,
      guest: { id: guest.id, name: 'Divya Menon', phone: expect.stringContaining('*'), complaints: 1 },
      booking: { id: bookingId, is_named: false, hotel: { id: first.id } },
      times: { acknowledged: null, answered: null, settled: null },
      acts: ['acknowledge', 'answer', 'settle'],
    })
    expect(found.said).toMatchObject([{ by: 'guest', name: 'Divya Menon', what: '/my-bookings' }])
    expect(found.said[0].text).toMatch(/^There is a camera/)
    const hours = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 3_600_000
    expect(hours(found.times.came, found.times.acknowledge_by)).toBe(48)
    const [row] = await complaintsOnNow(api, support).then((rows) => rows.filter(({ id }) => id === ref))
    expect(row).toMatchObject({ key: found.key, due: found.times.acknowledge_by })
    expect((await officeOf(api, support).find(ref)).cases).toMatchObject([{ ref, kind: 'complaint', is_open: true }])
    back()
  })

  test('a complaint that mentions one of the guest’s bookings links to it', async ({
    api,
    first,
    guest,
    steps,
    cases,
  }) => {
    const booking = await steps.paid(guest, first)
    const ref = await complain(api, { message: `About ${booking.short_id}: no light.`, phone: guest.phone }, guest)
    expect((await cases.read(ref)).booking).toMatchObject({ id: booking.id, is_named: true })
    const stranger = await buildGuest(api.db)
    const other = await complain(api, { message: `About ${booking.short_id}!`, phone: stranger.phone }, stranger)
    expect((await cases.read(other)).booking, 'not somebody else’s').toBeNull()
  })

  test('a complaint is acknowledged once, answered in the sender’s language, and settled with a reason', async ({
    api,
    steps,
    cases,
    support,
  }) => {
    const email = `tamil.${++serial}@home.example`
    const author = await buildGuest(api.db, { language: 'ta', email, email_verified_at: api.clock.now() })
    await sql`update users set language = 'ta' where id = ${author.id}::uuid`.execute(api.db)
    const ref = await complain(api, { phone: author.phone }, author)
    expect((await cases.acknowledge(ref)).body.times.acknowledged).not.toBeNull()
    expect(codeOf(await cases.acknowledge(ref))).toBe('ACT_NOT_POSSIBLE')
    expect(await complaintsOnNow(api, support)).toContainEqual(expect.objectContaining({ id: ref, note: 'to settle' }))

    expect(codeOf(await cases.answer(ref, ' \n '))).toBe('TEXT_REQUIRED')
    const answered = await cases.answer(ref, 'The room of Tulsi Courtyard is closed.\nYour money comes back.')
    expect(answered.body.times.answered).not.toBeNull()
    expect(answered.body.said.at(-1)).toMatchObject({ by: 'office', name: 'Meenal Joshi', what: 'answer' })
    const mail = (await steps.messagesTo(email)).find((text) => text.includes('Tulsi Courtyard'))
    expect(mail).toContain('இது எங்கள் பதில்')
    const texts = (await steps.messagesTo(author.phone)).filter((text) => text.includes(ref))
    expect(texts).toHaveLength(2)
    expect(texts.join(), 'a text message names no hotel').not.toContain('Tulsi')

    expect(codeOf(await cases.settle(ref, { reason: 'x' }))).toBe('REASON_REQUIRED')
    expect(codeOf(await cases.settle(ref, { reason: 'Paid back', verdict: 'counts' }))).toBe('ACT_NOT_POSSIBLE')
    const settled = await cases.settle(ref, { reason: 'Paid back, she agrees' })
    expect(settled.body).toMatchObject({
      is_open: false,
      settled: { by: 'Meenal Joshi', reason: 'Paid back, she agrees', verdict: null },
      acts: ['answer'],
    })
    expect(codeOf(await cases.settle(ref, { reason: 'Once more, please' }))).toBe('ALREADY_DECIDED')
    expect((await complaintsOnNow(api, support)).map(({ id }) => id)).not.toContain(ref)
    const [line] = await officeOf(api, support).log('act=feedback_settled')
    expect(line).toMatchObject({ who: 'Meenal Joshi', reason: 'Paid back, she agrees' })
  })

  test('a complaint that two operators settle at the same time is settled once', async ({
    api,
    cases,
    admin,
    support,
  }) => {
    const ref = await complain(api, { phone: '98765 00009' })
    const both = await Promise.all(
      [support, admin].map((who) => cases.settle(ref, { reason: 'Answered by call' }, who)),
    )
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { length } = await officeOf(api, support)
      .log('act=feedback_settled')
      .then((lines: Body) => lines.filter(({ reason }: Body) => reason === 'Answered by call'))
    expect(length).toBe(1)
  })

  test('a complaint’s full phone number is shown only for a reason, which is logged', async ({
    api,
    cases,
    support,
  }) => {
    const ref = await complain(api, { phone: '98765 00019' })
    expect((await cases.read(ref)).guest.phone).toBe('******0019')
    const path = `/office/cases/${ref}/phone`
    expect(codeOf(await post(api, support, path, { reason: '' }))).toBe('REASON_REQUIRED')
    expect((await post(api, support, path, { reason: 'She waits for us' })).body).toEqual({ phone: '+919876500019' })
    expect((await officeOf(api, support).log('act=phone_read'))[0]).toMatchObject({ reason: 'She waits for us' })
  })

  test('erasing a guest removes their name from notes and answers about their complaint', async ({
    api,
    cases,
    support,
  }) => {
    const author = await buildGuest(api.db, { name: 'Nandini Shroff' })
    const ref = await complain(api, { phone: author.phone }, author)
    await cases.answer(ref, 'Dear Nandini Shroff, we are sorry.')
    await post(api, support, '/office/work/note', { key: `case:${ref}`, text: `Rang Nandini Shroff, ${author.phone}` })
    await eraseAccount(api.services, author.id)
    const { rows } = await sql<{ body: string }>`select body from work_notes where work_key = ${`case:${ref}`}`.execute(
      api.db,
    )
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/Nandini|Shroff|\d{10}/)
  })
})

describe('guests turned away by a hotel', () => {
  test('the case page of turned-away guests shows both sides’ statements and the decision', async ({
    api,
    first,
    guest,
    steps,
    cases,
    support,
  }) => {
    const booking = await steps.paid(guest, first)
    const back = atCheckin(api)
    await api.post(`/bookings/${booking.id}/turned-away`, {}, { headers: guest.headers })
    const ref = `H-${booking.short_id}`
    const now = (await get(api, support, '/office/now')).work.find(({ id }: Body) => id === booking.id)
    expect(now.key).toBe(`case:${ref}`)
    expect(await cases.read(ref)).toMatchObject({
      kind: 'turned_away',
      is_open: true,
      booking: { id: booking.id, is_named: true },
      said: [{ by: 'guest', what: 'turned_away' }],
    })
    await agreeTurnedAway(api, first, booking.id)
    expect((await cases.read(ref)).said.map(({ what }: Body) => what)).toContain('did_not_take')
    expect(codeOf(await cases.settle(ref, { reason: 'No verdict given' }))).toBe('ACT_NOT_POSSIBLE')
    const settled = await cases.settle(ref, { reason: 'Rang both sides', verdict: 'counts' })
    expect(settled.body).toMatchObject({ is_open: false, settled: { verdict: 'counts', by: 'Meenal Joshi' } })
    expect(codeOf(await cases.settle(ref, { reason: 'Rang again', verdict: 'dismissed' }))).toBe('ALREADY_DECIDED')
    back()
  })

  test('a missing case is not found', async ({ cases }) => {
    for (const ref of ['H-7K3M9QXZ', 'C-222222', 'nonsense'])
      expect((await cases.read(ref)).error).toMatchObject({ code: 'NOT_FOUND' })
  })
})
