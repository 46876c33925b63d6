/**
 * Tests how couples say that they were welcomed: who may answer, that an answer counts once, and what a hotel can learn
 * from it (decision 0099).
 */
import { expect } from 'vitest'
import { eraseAccount } from '#server/features/my-data/erase-account.ts'
import { buildGuest, buildHotel, buildStaff, type BuiltCity, type BuiltGuest, type BuiltHotel } from '../builders.ts'
import { attendingOf } from './abuse/attend-steps.ts'
import type { Steps } from './booking-steps.ts'
import { deskOf } from './desk-acts.ts'
import { goTo } from './ledger-test.ts'
import { agreeTurnedAway, atCheckin, relocationTest } from './relocation-test.ts'
import { withQuery, type Answer, type Api } from './start-api.ts'

const DURING = '2026-12-05T21:30:00+05:30'
const NOON_AFTER = '2026-12-06T12:00:00+05:30'
const DAY = 24 * 60
const NEXT_NIGHT = { checkin: '2026-12-07T21:00:00+05:30', checkout: '2026-12-08T10:00:00+05:30', slotId: 1 }
const GOOD = { welcomed: true, asked_for_more: false, room_as_shown: true }
const BAD = { welcomed: false, asked_for_more: true, room_as_shown: false }

const test = relocationTest

const answerOf = ({ status, body }: Answer) => [status, body.error?.code ?? 'done']
const say = (api: Api, guest: BuiltGuest, id: string, answer: object = GOOD) =>
  api.post(`/bookings/${id}/welcome`, answer, { headers: guest.headers })
const sayByLink = (api: Api, token: string, answer: object = GOOD) => api.post('/stays/welcome', { token, ...answer })
const linkOf = async (steps: Steps, phone: string) =>
  (await steps.messagesTo(phone)).map((text) => /after-stay#([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? ''
const shown = async (api: Api, hotel: BuiltHotel) => (await api.get(`/hotels/${hotel.id}`)).body.welcome

async function inList(api: Api, city: BuiltCity, hotel: BuiltHotel) {
  const filter = { where: { cityId: city.id }, limit: 100 }
  const night = { checkin: '2026-12-20T21:00:00+05:30', checkout: '2026-12-21T10:00:00+05:30' }
  const { body } = await api.get(withQuery('/hotels/search', { ...night, filter }))
  return body.find(({ id }: { id: number }) => id === hotel.id)
}

type Booked = { id: string; guest: BuiltGuest }

async function attend(api: Api, steps: Steps, hotel: BuiltHotel, booked: readonly Booked[]): Promise<void> {
  const attending = attendingOf(api, steps, await buildStaff(api.db, hotel))
  for (const { id, guest } of booked) {
    await attending.greet(id)
    await attending.scan(guest, id)
  }
}

/** Books couples for one night, all of them greeted and scanned by the desk. Does not move the clock. */
async function nightOf(api: Api, steps: Steps, hotel: BuiltHotel, couples: number): Promise<Booked[]> {
  const booked: Booked[] = []
  for (let index = 0; index < couples; index++) {
    const guest = await buildGuest(api.db)
    booked.push({ id: (await steps.paid(guest, hotel)).id, guest })
  }
  const back = goTo(api, DURING)
  await attend(api, steps, hotel, booked)
  back()
  return booked
}

test('a neutral text asks guests once after an attended stay, and its link takes one answer', async ({
  api,
  steps,
  city,
}) => {
  const hotel = await buildHotel(api.db, city, { rooms: 2, prices: { 3: 900 }, name: 'Neem House' })
  const [booked] = (await nightOf(api, steps, hotel, 1)) as [Booked]
  const { guest, id } = booked
  const evening = goTo(api, DURING)
  expect(answerOf(await say(api, guest, id))).toEqual([409, 'NOT_ALLOWED_NOW'])
  expect((await steps.read(guest, id)).welcome).toBeNull()
  evening()
  const back = goTo(api, NOON_AFTER)
  await Promise.all([steps.runJob('ask-how-welcomed'), steps.runJob('ask-how-welcomed')])
  await steps.runJob('ask-how-welcomed')
  const texts = (await steps.messagesTo(guest.phone)).filter((text) => text.includes('after-stay#'))
  expect(texts).toHaveLength(1)
  expect(texts[0]).not.toMatch(/Neem|hotel|welcome|room/i)
  const token = await linkOf(steps, guest.phone)
  expect((await steps.read(guest, id)).welcome).toBe('ask')
  expect(answerOf(await sayByLink(api, 'made-up'))).toEqual([404, 'NOT_FOUND'])
  expect((await sayByLink(api, token, { welcomed: true })).status).toBe(422)
  const both = await Promise.all([sayByLink(api, token), sayByLink(api, token, BAD)])
  expect(new Map(both.map(answerOf) as [number, string][])).toEqual(
    new Map([
      [200, 'done'],
      [409, 'CAME_LINK_USED'],
    ]),
  )
  expect(both.find(({ status }) => status === 200)?.body.may_review, 'the stay has no review yet').toBe(true)
  expect(answerOf(await sayByLink(api, token))).toEqual([409, 'CAME_LINK_USED'])
  back()
})

test('signed-in guests can change their answer for a day, and strangers and partners cannot answer', async ({
  api,
  steps,
  city,
}) => {
  const hotel = await buildHotel(api.db, city, { rooms: 2, prices: { 3: 900 } })
  const [{ guest, id }] = (await nightOf(api, steps, hotel, 1)) as [Booked]
  const back = goTo(api, NOON_AFTER)
  expect(answerOf(await say(api, await buildGuest(api.db), id))).toEqual([404, 'NOT_FOUND'])
  expect(answerOf(await say(api, guest, id, BAD))).toEqual([200, 'done'])
  const { welcome, ...rest } = await steps.read(guest, id)
  expect(welcome).toBe('change')
  expect(JSON.stringify(rest)).not.toContain('asked_for_more')
  api.clock.advance(DAY - 1)
  expect(answerOf(await say(api, guest, id, GOOD))).toEqual([200, 'done'])
  api.clock.advance(1)
  expect((await steps.read(guest, id)).welcome).toBeNull()
  expect(answerOf(await say(api, guest, id, BAD))).toEqual([409, 'ALREADY_ANSWERED'])
  const exported = await api.post(`/users/${guest.id}/export-data`, {}, { headers: guest.headers })
  expect(exported.body.data?.howYouWereWelcomed ?? exported.body).toMatchObject([{ booking_id: id, ...GOOD }])
  api.clock.advance(-DAY)
  back()
})

test('the link in the text ends 30 days after the stay', async ({ api, steps, city }) => {
  const hotel = await buildHotel(api.db, city, { rooms: 2, prices: { 3: 900 } })
  const [{ guest }] = (await nightOf(api, steps, hotel, 1)) as [Booked]
  const back = goTo(api, NOON_AFTER)
  await steps.runJob('ask-how-welcomed')
  const token = await linkOf(steps, guest.phone)
  const late = goTo(api, '2027-01-05T10:00:00+05:30')
  expect(answerOf(await sayByLink(api, token))).toEqual([409, 'WELCOME_OVER'])
  late()
  back()
})

test('guests who did not stay, or only claim that they were turned away, cannot say whether they were welcomed', async ({
  api,
  steps,
  city,
}) => {
  const hotel = await buildHotel(api.db, city, { rooms: 5, prices: { 3: 900 } })
  const staff = await buildStaff(api.db, hotel)
  const attending = attendingOf(api, steps, staff)
  const [absent, greeted, confirmed, claims] = [
    await buildGuest(api.db),
    await buildGuest(api.db),
    await buildGuest(api.db),
    await buildGuest(api.db),
  ]
  const ids: string[] = []
  for (const guest of [absent, greeted, confirmed, claims]) ids.push((await steps.paid(guest, hotel)).id)
  const [absentId, greetedId, confirmedId, claimsId] = ids as [string, string, string, string]
  const evening = goTo(api, DURING)
  await attending.greet(greetedId)
  expect((await attending.confirm(confirmed, confirmedId)).status).toBe(200)
  await steps.otherHotels(claims, claimsId)
  evening()
  const back = goTo(api, NOON_AFTER)
  await steps.runJob('ask-how-welcomed')
  for (const [guest, id] of [
    [absent, absentId],
    [greeted, greetedId],
    [confirmed, confirmedId],
  ] as const) {
    expect(answerOf(await say(api, guest, id))).toEqual([409, 'NOT_ALLOWED_NOW'])
    expect(await linkOf(steps, guest.phone)).toBe('')
  }
  // The desk greeted them, so their own confirmation makes the stay attended.
  expect((await attending.confirm(greeted, greetedId)).status).toBe(200)
  expect(answerOf(await say(api, greeted, greetedId))).toEqual([200, 'done'])
  back()
})

test('guests are asked as well if the hotel admits that it turned them away', async ({ api, steps, first }) => {
  const guest = await buildGuest(api.db)
  const { id } = await steps.paid(guest, first)
  const evening = atCheckin(api, 5)
  await steps.turnedAway(guest, id)
  expect((await agreeTurnedAway(api, first, id)).status).toBe(200)
  await steps.moneyBack(guest, id)
  evening()
  const back = goTo(api, NOON_AFTER)
  await steps.runJob('ask-how-welcomed')
  const token = await linkOf(steps, guest.phone)
  expect(answerOf(await sayByLink(api, token, BAD))).toEqual([200, 'done'])
  back()
})

test('a hotel that reads its figures after every answer learns no single answer', async ({ api, steps, city }) => {
  const hotel = await buildHotel(api.db, city, { rooms: 20, prices: { 3: 900 } })
  const manager = await buildStaff(api.db, hotel, { role: 'manager' })
  const night = await nightOf(api, steps, hotel, 16)
  const back = goTo(api, NOON_AFTER)
  const seen: unknown[] = []
  for (const [index, { guest, id }] of night.entries()) {
    expect((await say(api, guest, id, index % 5 === 0 ? BAD : GOOD)).status).toBe(200)
    await steps.runJob('weigh-welcomes')
    expect(await shown(api, hotel)).toBeNull()
    api.clock.advance(1)
  }
  api.clock.advance(DAY - night.length)
  // One more answer becomes final each minute.
  for (const [index] of night.entries()) {
    await steps.runJob('weigh-welcomes')
    const desk = (await api.get('/desk/welcome', { headers: manager.headers })).body
    const share = await shown(api, hotel)
    expect(desk.share).toEqual(share)
    expect((await inList(api, city, hotel)).welcome).toEqual(share)
    if (!share) expect([index, desk.rank]).toEqual([index, 0])
    seen.push(share && share.couples)
    api.clock.advance(1)
  }
  expect(seen).toEqual([...Array(9).fill(null), 10, 10, 10, 10, 10, 15, 15])
  expect(await shown(api, hotel)).toEqual({ couples: 15, welcomed: 80, as_agreed: 80, as_shown: 80 })
  api.clock.advance(-DAY - night.length)
  back()
})

test('ten colluding phones gain at most fifty points, once in half a year, and the desk’s own phones gain none', async ({
  api,
  steps,
  city,
}) => {
  const hotel = await buildHotel(api.db, city, { rooms: 20, prices: { 3: 900 } })
  const ring = await nightOf(api, steps, hotel, 11)
  const own = ring[0] as Booked
  await buildStaff(api.db, hotel, { phone: own.guest.phone })
  const staff = await buildStaff(api.db, hotel)
  const back = goTo(api, NOON_AFTER)
  for (const { guest, id } of ring) expect((await say(api, guest, id)).status).toBe(200)
  api.clock.advance(DAY)
  await steps.runJob('weigh-welcomes')
  expect(await shown(api, hotel)).toEqual({ couples: 10, welcomed: 100, as_agreed: 100, as_shown: 100 })
  const points = async () =>
    (await api.db.selectFrom('hotels').select('rank_by_welcome').where('id', '=', hotel.id).executeTakeFirstOrThrow())
      .rank_by_welcome
  expect(await points()).toBe(50)
  const [{ guest }] = ring.slice(1) as [Booked]
  const again = await steps.paid(guest, hotel, {}, NEXT_NIGHT)
  for (const { id } of ring) expect((await deskOf(api, staff).act(id, 'leave')).status).toBe(200)
  const night = goTo(api, '2026-12-07T21:30:00+05:30')
  await attend(api, steps, hotel, [{ id: again.id, guest }])
  night()
  const later = goTo(api, '2026-12-08T12:00:00+05:30')
  expect(answerOf(await say(api, guest, again.id))).toEqual([409, 'NOT_ALLOWED_NOW'])
  expect((await steps.read(guest, again.id)).welcome).toBeNull()
  later()
  const muchLater = goTo(api, '2027-06-06T12:00:00+05:30')
  await steps.runJob('weigh-welcomes')
  expect(await points(), 'half a year later').toBeLessThan(30)
  muchLater()
  api.clock.advance(-DAY)
  back()
})

test('erasing an account deletes its answer, all answers are deleted after a year, and the share stays', async ({
  api,
  steps,
  city,
}) => {
  const hotel = await buildHotel(api.db, city, { rooms: 20, prices: { 3: 900 } })
  const night = await nightOf(api, steps, hotel, 11)
  const [erased, waiting] = [night[0], night[10]] as [Booked, Booked]
  const answersLeft = async () =>
    (await api.db.selectFrom('welcome_answers').select('booking_id').where('hotel_id', '=', hotel.id).execute()).length
  const back = goTo(api, NOON_AFTER)
  for (const { guest, id } of night.slice(0, 10)) expect((await say(api, guest, id)).status).toBe(200)
  api.clock.advance(DAY)
  await steps.runJob('weigh-welcomes')
  expect((await say(api, waiting.guest, waiting.id, BAD)).status).toBe(200)
  const share = await shown(api, hotel)
  expect(share).toMatchObject({ couples: 10 })
  for (const { guest } of [erased, waiting]) expect((await eraseAccount(api.services, guest.id)).ok).toBe(true)
  expect([await answersLeft(), await shown(api, hotel)]).toEqual([9, share])
  const muchLater = goTo(api, '2027-12-08T12:00:00+05:30')
  await steps.runJob('weigh-welcomes')
  expect([await answersLeft(), await shown(api, hotel)]).toEqual([0, share])
  muchLater()
  api.clock.advance(-DAY)
  back()
})
