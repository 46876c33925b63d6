/** A manager sends a hotel's bookings to a stranger's phone, or uses our messages to harass somebody. */
import { expect } from 'vitest'
import { toIstIso } from '#domain/kernel/ist.ts'
import { buildHotel, buildStaff } from '../../builders.ts'
import { START } from '../../cast.ts'
import { bookingTest } from '../booking-test.ts'
import { putClock } from '../desk-acts.ts'
import { buildChannel, sentTo } from '../hotel-messages-test.ts'
import { newPhone, type Caller } from '../post-steps.ts'
import type { Api, Body } from '../start-api.ts'

const test = bookingTest
  .extend('hotelWish', { rooms: 5, prices: { 0: 900, 3: 1200, 4: 2000 } })
  .extend('manager', ({ api, hotel }) => buildStaff(api.db, hotel, { role: 'manager' }))

// Some tests skip weeks, so each test begins at START.
test.beforeEach(({ api }) => putClock(api, toIstIso(START)))

const contact = (address: string) => ({
  who: 'Front desk',
  channel: 'sms',
  address,
  language: 'en',
  kinds: ['bookings'],
})
const add = (api: Api, { headers }: Caller, body: object) => api.post('/desk/contacts', body, { headers })
const tokenIn = (text: string | undefined) => /\/hotel-contact(?:\?in=hi)?#([\w-]+)/.exec(text ?? '')?.[1]
const say = async (api: Api, how: 'look' | 'agree' | 'stop', token: string | undefined): Promise<Body> =>
  (await api.post(`/hotel-contacts/${how}`, { token: token ?? '' })).body

test('a contact gets one neutral question, and nothing else before its owner agrees', async ({
  api,
  hotel,
  guest,
  manager,
  steps,
}) => {
  const phone = newPhone()
  const added = await add(api, manager, contact(phone))
  expect(added.body.contacts).toMatchObject([{ address: phone, has_agreed: false }])
  await steps.paid(guest, hotel)
  const asked = await sentTo(api, phone)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.body).toMatch(
    /^Uncle: may we send booking messages to you here\? Nothing comes before you say yes: .*#[\w-]{22}$/,
  )
  const token = tokenIn(asked[0]?.body)
  expect(await say(api, 'look', token)).toMatchObject({ state: 'asked', channel: 'sms', kinds: ['bookings'] })
  expect(await say(api, 'agree', token)).toMatchObject({ state: 'agreed' })
  expect(await say(api, 'agree', token), 'a second press').toMatchObject({ state: 'agreed' })
  await steps.paid(guest, hotel)
  expect(await sentTo(api, phone), 'what was booked from now on').toHaveLength(2)
  const facts = (await api.get('/desk/facts', { headers: manager.headers })).body
  expect(facts.contacts).toMatchObject([{ has_agreed: true }])
})

test('a contact’s owner stops the messages with the same link, and the same hotel cannot ask again', async ({
  api,
  hotel,
  guest,
  manager,
  steps,
}) => {
  const phone = newPhone()
  await add(api, manager, contact(phone))
  const token = tokenIn((await sentTo(api, phone))[0]?.body)
  await say(api, 'agree', token)
  expect(await say(api, 'stop', token)).toMatchObject({ state: 'stopped' })
  expect(await say(api, 'agree', token), 'over').toMatchObject({ state: 'stopped' })
  await steps.paid(guest, hotel)
  expect(await sentTo(api, phone)).toHaveLength(1)
  api.clock.advance(29 * 24 * 60)
  await refreshSessions(api)
  expect((await add(api, manager, contact(phone))).body.error.code).toBe('CONTACT_SAID_STOP')
  api.clock.advance(24 * 60)
  await refreshSessions(api)
  expect((await add(api, manager, contact(phone))).status, 'after thirty days').toBe(200)
})

/** Extends the test's sessions over the skipped days. */
const refreshSessions = (api: Api) =>
  api.db
    .updateTable('desk_sessions')
    .set({ expires_at: new Date(api.clock.now().getTime() + 3_600_000) })
    .execute()

test('all hotels together may ask a contact three times a day, and each hotel once', async ({ api, city, manager }) => {
  const phone = newPhone()
  const managers: Caller[] = [manager]
  for (let hotels = 0; hotels < 3; hotels++)
    managers.push(await buildStaff(api.db, await buildHotel(api.db, city), { role: 'manager' }))
  const codes: (string | undefined)[] = []
  for (const who of managers) codes.push((await add(api, who, contact(phone))).body.error?.code)
  expect(codes).toEqual([undefined, undefined, undefined, 'CONTACT_ASKED_TODAY'])
  expect(await sentTo(api, phone)).toHaveLength(3)
  const [own] = (await api.get('/desk/facts', { headers: manager.headers })).body.contacts
  const again = () => api.post(`/desk/contacts/${own.id}/ask-again`, {}, { headers: manager.headers })
  expect((await again()).body.error.code).toBe('CONTACT_ASKED_TODAY')
  api.clock.advance(24 * 60)
  await refreshSessions(api)
  expect((await again()).status).toBe(200)
  const [first, , , second] = await sentTo(api, phone)
  expect(tokenIn(second?.body), 'the same link').toBe(tokenIn(first?.body))
})

test('an email contact is asked by email, and a wrong link changes nothing', async ({ api, manager }) => {
  const address = `front-${newPhone().slice(1)}@lantern.example`
  const added = await add(api, manager, { ...contact(address), channel: 'email', kinds: ['lists'], language: 'hi' })
  expect(added.status).toBe(200)
  const [asked] = await sentTo(api, address)
  expect(asked?.subject).toBe('बुकिंग के मैसेज यहाँ भेजें?')
  expect(await say(api, 'look', tokenIn(asked?.body))).toMatchObject({ state: 'asked', kinds: ['lists'] })
  for (const how of ['look', 'agree', 'stop'] as const)
    expect((await say(api, how, 'nothing-of-ours')).error.code).toBe('NOT_FOUND')
})

test('contacts added before the agreement rule still get bookings', async ({ api, hotel, guest, steps }) => {
  const phone = await buildChannel(api.db, hotel)
  await steps.paid(guest, hotel)
  expect(await sentTo(api, phone)).toHaveLength(1)
})
