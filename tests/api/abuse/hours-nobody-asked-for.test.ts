/**
 * A desk that adds hours on its own does not see the guests' ID, phone or name for longer, and guests who did not ask
 * for these hours owe nothing for them (decision 0065).
 */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { buildGuest, type BuiltGuest } from '../../builders.ts'
import { SUNDAY_MORNING } from '../../cast.ts'
import { openPicture, photo, upload } from '../../pictures.ts'
import { deskOf, deskTest, putClock } from '../desk-acts.ts'
import { codeOf } from '../review-steps.ts'
import type { Steps } from '../booking-steps.ts'
import type { Api, Body } from '../start-api.ts'

const START = '2026-12-01T09:00:00+05:30'
const AT_NOON = '2026-12-06T12:00:00+05:30'
/** The stay is from 10 AM to 7 PM. */
const BEFORE_CHECKOUT = '2026-12-06T18:55:00+05:30'
const AT_CHECKOUT = '2026-12-06T19:00:00+05:30'
const RINGS_NO_MORE = '2026-12-06T21:00:00+05:30'

const test = deskTest.extend('stay', ({ api, guest, hotel, steps, desk }) => ({
  /** Builds a couple that pays a part at the hotel, has confirmed superfast check-in, and was greeted at noon. */
  greeted: async (): Promise<string> => {
    putClock(api, START)
    for (const kind of ['profile-picture', 'identity'])
      await upload(api, `/users/${guest.id}/${kind}`, guest, [{ bytes: await photo('png', 64, 40) }])
    const { id } = await steps.paid(guest, hotel, { payAtHotel: true }, SUNDAY_MORNING)
    await api.post(`/user-requests/${id}/checkin/create`, undefined, { headers: guest.headers })
    const partner = await buildGuest(api.db)
    await steps.invite(guest, id, partner.phone)
    for (const kind of ['profile-picture', 'identity'])
      await upload(api, `/users/${partner.id}/${kind}`, partner, [{ bytes: await photo('png', 66, 40) }])
    await steps.acceptInvite(partner, id)
    putClock(api, AT_NOON)
    await deskOf(api, desk).act(id, 'arrive', { ids: 'originals' })
    return id
  },
  identity: async (id: string) => {
    const list = await api.get(`/desk/bookings/${id}/identities`, { headers: desk.headers })
    const opened = await openPicture(api, `/api/desk/bookings/${id}/identities/3`, desk.headers)
    return [list.status, opened.status]
  },
}))

const answer = (api: Api, guest: BuiltGuest, id: string, body: object) =>
  api.post(`/bookings/${id}/answer-hours`, body, { headers: guest.headers })

/** Returns the token of the link in the first message about added hours. */
async function linkFor(api: Api, steps: Steps, { phone }: BuiltGuest): Promise<string | undefined> {
  await api.worker.drain()
  return (await steps.messagesTo(phone)).map((text) => /more-hours#([\w-]+)/.exec(text)?.[1]).find(Boolean)
}

test('a desk that adds 12 hours six times adds only twelve, and sees nothing after the agreed end', async ({
  api,
  guest,
  desk,
  steps,
  stay,
}) => {
  const id = await stay.greeted()
  const acts = deskOf(api, desk)
  putClock(api, BEFORE_CHECKOUT)
  expect(await stay.identity(id)).toEqual([200, 200])
  const presses = await Promise.all(Array.from({ length: 6 }, () => acts.act(id, 'hours', { hours: 12 })))
  expect(presses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await codeOf(acts.act(id, 'hours', { hours: 1 }))).toEqual([409, 'DESK_HOURS_USED_UP'])
  expect((await api.get(`/desk/bookings/${id}/hours`, desk)).body).toEqual([])
  expect((await acts.booking(id)).body).toMatchObject({
    leaves_at: '2026-12-07T07:00:00+05:30',
    added_hours: { hours: 12, until: '2026-12-07T07:00:00+05:30', is_refused: false },
  })
  putClock(api, AT_CHECKOUT)
  expect(await stay.identity(id)).toEqual([409, 409])
  expect((await acts.booking(id)).body.phone).toBe(guest.phone)
  putClock(api, RINGS_NO_MORE)
  expect((await acts.booking(id)).body).toMatchObject({ phone: null, name: null, guest_names: [] })
  // Until check-out, the desk still sees their first name and room, so that it can address them (decision 0068).
  const found = await api.get('/desk/find?text=Guest', desk)
  expect(found.body.filter((row: Body) => row.id === id && row.name !== null)).toEqual([])
  const day = JSON.stringify((await acts.day()).body)
  expect(day).not.toContain((await steps.read(guest, id)).name)
  putClock(api, START)
})

test('the database refuses to open an ID after the agreed end, and to add a thirteenth hour', async ({
  api,
  guest,
  desk,
  stay,
}) => {
  const id = await stay.greeted()
  putClock(api, BEFORE_CHECKOUT)
  await deskOf(api, desk).act(id, 'hours', { hours: 12 })
  const look = sql`
    insert into picture_views (picture_id, staff_id, booking_id, viewed_at)
    select p.id, ${desk.id}::uuid, ${id}::uuid, ${AT_CHECKOUT}::timestamptz from pictures p
    where p.owner_id = ${guest.id}::uuid and p.kind = 'identity'`
  await expect(look.execute(api.db)).rejects.toThrow(/may not open/)
  const more = sql`
    insert into extensions (booking_id, hours, starts_at, ends_at, room_total, tax_percent, total, status, pay_at, paid_at)
    select booking_id, 1, ends_at, ends_at + interval '1 hour', 0, 0, 0, 'paid', 'desk', paid_at from extensions
    where booking_id = ${id}::uuid`
  await expect(more.execute(api.db)).rejects.toThrow(/12 hours at most/)
  putClock(api, START)
})

test('guests who did not ask for added hours refuse them once, owe nothing, and the room is free again', async ({
  api,
  guest,
  desk,
  steps,
  stay,
}) => {
  const id = await stay.greeted()
  const acts = deskOf(api, desk)
  const before = (await acts.booking(id)).body
  await acts.act(id, 'hours', { hours: 5 })
  const until = '2026-12-07T00:00:00+05:30'
  const { hours_asked: asked } = await steps.read(guest, id)
  expect(asked).toMatchObject({ hours: 5, until })
  const stranger = await buildGuest(api.db)
  expect((await answer(api, stranger, id, { answer: 'no', until })).status).toBe(404)
  const both = [answer(api, guest, id, { answer: 'no', until }), answer(api, guest, id, { answer: 'no', until })]
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  expect(await codeOf(answer(api, guest, id, { answer: 'yes', until }))).toEqual([409, 'ALREADY_ANSWERED'])
  const after = (await acts.booking(id)).body
  expect(after).toMatchObject({
    due: before.due,
    leaves_at: before.leaves_at,
    added_hours: { hours: 5, until, is_refused: true },
  })
  expect(after.timeline.filter(({ kind }: Body) => kind === 'hours_refused')).toHaveLength(1)
  const kept = await sql<{ status: string }>`
    select distinct s.status from stays s where s.booking_id = ${id}::uuid and s.extension_id is not null`.execute(
    api.db,
  )
  expect(kept.rows).toEqual([{ status: 'released' }])
  // Refused hours still count towards the limit of twelve: five are used, seven are left.
  expect(await codeOf(acts.act(id, 'hours', { hours: 8 }))).toEqual([409, 'DESK_HOURS_USED_UP'])
  putClock(api, START)
})

test('hours refused after the stay are removed from the books', async ({ api, guest, desk, steps, stay }) => {
  const id = await stay.greeted()
  const acts = deskOf(api, desk)
  const { due } = (await acts.booking(id)).body
  await acts.act(id, 'hours', { hours: 2 })
  const token = await linkFor(api, steps, guest)
  putClock(api, '2026-12-06T21:01:00+05:30')
  await steps.runJob('end-stays')
  const lying = async () => {
    const sums = sql<{ paise: number }>`
      select sum(at_desk)::int as paise from stay_lines where booking_id = ${id}::uuid`.execute(api.db)
    return (await sums).rows[0]?.paise
  }
  expect(await lying()).toBeGreaterThan(100 * due)
  expect((await api.post('/stays/answer-hours', { token, answer: 'no' })).body).toEqual({ done: true })
  expect(await lying()).toBe(100 * due)
  expect((await api.post('/stays/answer-hours', { token, answer: 'no' })).body).toEqual({ done: true })
  expect(await codeOf(api.post('/stays/answer-hours', { token, answer: 'yes' }))).toEqual([409, 'ALREADY_ANSWERED'])
  expect(await codeOf(api.post('/stays/answer-hours', { token: 'guessed', answer: 'no' }))).toEqual([404, 'NOT_FOUND'])
  putClock(api, START)
})

test('an honest couple agrees to two more hours by the link, and the desk can still call and check them', async ({
  api,
  guest,
  desk,
  steps,
  stay,
}) => {
  const id = await stay.greeted()
  const acts = deskOf(api, desk)
  const { total } = (await api.get(`/desk/bookings/${id}/hours`, desk)).body[1]
  const { due } = (await acts.act(id, 'hours', { hours: 2 })).body
  const token = await linkFor(api, steps, guest)
  expect((await api.post('/stays/answer-hours', { token, answer: 'yes' })).body).toEqual({ done: true })
  expect((await steps.read(guest, id)).hours_asked).toBeNull()
  putClock(api, '2026-12-06T20:59:00+05:30')
  expect(await stay.identity(id)).toEqual([200, 200])
  expect((await acts.booking(id)).body).toMatchObject({ due, added_hours: null, phone: guest.phone, extra_hours: 2 })
  expect((await acts.booking(id)).body.bill.extra_hours).toBe(total)
  putClock(api, START)
})

test('guests who pay for an hour after the added hours have thereby agreed to those', async ({
  api,
  guest,
  desk,
  steps,
  stay,
}) => {
  const id = await stay.greeted()
  await deskOf(api, desk).act(id, 'hours', { hours: 2 })
  const extension = (await steps.extend(guest, id, 1)).body
  await steps.press(extension.payment_url)
  await api.worker.drain()
  expect((await steps.read(guest, id)).hours_asked).toBeNull()
  putClock(api, '2026-12-06T21:59:00+05:30')
  expect(await stay.identity(id)).toEqual([200, 200])
  putClock(api, START)
})

test('guests who never answer owe for the added hours, and the desk no longer sees their details', async ({
  api,
  guest,
  desk,
  steps,
  stay,
}) => {
  const id = await stay.greeted()
  const { due } = (await deskOf(api, desk).act(id, 'hours', { hours: 2 })).body
  putClock(api, '2026-12-07T21:00:00+05:30')
  expect((await steps.read(guest, id)).hours_asked).toBeNull()
  const late = answer(api, guest, id, { answer: 'no', until: '2026-12-06T21:00:00+05:30' })
  expect(await codeOf(late)).toEqual([409, 'TOO_LATE'])
  expect((await deskOf(api, desk).booking(id)).body.due).toBe(due)
  putClock(api, START)
})
