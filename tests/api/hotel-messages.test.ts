/** A hotel gets messages only about confirmed bookings, and they never say who comes. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { minutesBetween, toIstIso } from '#domain/kernel/ist.ts'
import { notifyHotel } from '#server/features/hotel-messages/notify-hotel.ts'
import { buildGuest, buildHotel, buildStaff } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { deskOf } from './desk-acts.ts'
import { buildChannel, deskEmail, hotelMessageTest as test, noticeOf, sentTo, tokenIn } from './hotel-messages-test.ts'

const bodies = (sent: { body: string }[]) => sent.map(({ body }) => body)

test('a hotel is notified of a paid booking once, with a link and without a name', async ({
  api,
  hotel,
  guest,
  desk,
  steps,
}) => {
  const held = (await steps.book(guest, hotel)).body.booking
  expect(await sentTo(api, desk)).toEqual([])
  await steps.press(held.payment_url)
  const texts = bodies(await sentTo(api, desk))
  expect(texts).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Uncle: new booking ${held.short_id}: Evening, Sat, 5 Dec, 9 PM, 1 room\\. PAID\\. Seen it\\? http://localhost:3000/seen#[\\w-]{22}$`,
      ),
    ),
  ])
  const notice = await noticeOf(api, held.id)
  expect(notice).toMatchObject({ hotel_id: hotel.id, seen_at: null, asked_again_at: null, arrival_told_at: null })
  expect(notice && minutesBetween(notice.told_at, notice.due_at)).toBe(20)
})

test('a hotel’s message says in the hotel’s language what the desk collects, and is sent by email too', async ({
  api,
  hotel,
  guest,
  steps,
}) => {
  const email = deskEmail()
  await buildChannel(api.db, hotel, { channel: 'email', address: email, language: 'hi' })
  const { short_id, bill } = await steps.paid(guest, hotel, { payAtHotel: true, roomCount: 2, guestsCount: 4 })
  const [sent] = await sentTo(api, email)
  const due = Number(bill.pay_at_hotel).toLocaleString('en-IN')
  expect(sent?.subject).toBe(`नई बुकिंग ${short_id}`)
  expect(sent?.body).toContain(`नई बुकिंग ${short_id}: ईवनिंग, शनि, 5 दिस, रात 9 बजे, 2 कमरे। ₹${due} लेना है।`)
  expect(sent?.body).toMatch(/\/seen\?in=hi#[\w-]{22}$/)
})

test('a hotel is notified of every change in order', async ({ api, hotel, guest, desk, steps }) => {
  // Sends each message before the next change, because a text describes the booking at the time of sending.
  const told = () => sentTo(api, desk)
  const { id, short_id } = await steps.paid(guest, hotel)
  await told()
  expect((await steps.modify(guest, id, SUNDAY_MORNING)).status).toBe(200)
  await told()
  await steps.press((await steps.extend(guest, id, 2)).body.payment_url)
  await told()
  await steps.cancelExtension(guest, id)
  await told()
  await steps.cancel(guest, id)
  const texts = bodies(await sentTo(api, desk)).map((text) => text.replace(/ Seen it\? .*/, ''))
  expect(texts).toEqual([
    `Uncle: new booking ${short_id}: Evening, Sat, 5 Dec, 9 PM, 1 room. PAID.`,
    `Uncle: ${short_id} has changed. Now Morning, Sun, 6 Dec, 10 AM, 1 room. PAID.`,
    `Uncle: ${short_id} has extra hours, until Sun, 6 Dec, 9 PM, 1 room. PAID.`,
    `Uncle: ${short_id} has changed. Now Morning, Sun, 6 Dec, 10 AM, 1 room. PAID.`,
    `Uncle: ${short_id} is cancelled: Morning, Sun, 6 Dec, 10 AM, 1 room.`,
  ])
})

test('a hotel is never notified of a booking that was rolled back or not paid', async ({
  api,
  hotel,
  guest,
  desk,
  steps,
}) => {
  const unpaid = (await steps.book(guest, hotel)).body.booking
  await steps.cancel(guest, unpaid.id)
  const rest = await steps.book(guest, hotel, { roomCount: 5, guestsCount: 10 })
  await steps.cancel(guest, rest.body.booking.id)
  // The transaction fails after it has written the confirmation.
  await sql`create function fail_here() returns trigger language plpgsql as $$ begin raise exception 'rolled back by the test'; end $$`.execute(
    api.db,
  )
  await sql`create constraint trigger fail_at_the_end after update of status on bookings deferrable initially deferred
    for each row when (new.status = 'completed') execute function fail_here()`.execute(api.db)
  const doomed = (await steps.book(guest, hotel)).body.booking
  await steps.press(doomed.payment_url)
  expect(await sentTo(api, desk)).toEqual([])
  expect(await noticeOf(api, doomed.id)).toBeUndefined()
  await sql`drop trigger fail_at_the_end on bookings`.execute(api.db)
  await sql`drop function fail_here()`.execute(api.db)
  expect(api.faults.splice(0).length).toBeGreaterThan(0)
  api.clock.advance(1)
  expect(await sentTo(api, desk)).toHaveLength(1)
})

test('a hotel gets a message once, even if a worker repeats it', async ({ api, hotel, guest, desk, steps }) => {
  const { id } = await steps.paid(guest, hotel)
  await sentTo(api, desk)
  const entries = await api.db
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('kind', '=', 'hotel.told')
    .where(sql<boolean>`payload->>'bookingId' = ${id}`)
    .execute()
  expect(entries).toHaveLength(1)
  for (const entry of entries)
    for (const what of ['new', 'changed', 'changed'] as const)
      await notifyHotel(api.services, { bookingId: id, what }, entry.id)
  const texts = await sentTo(api, desk)
  // The outbox entry has already written its message, and repeating it writes no second one.
  expect(texts).toHaveLength(1)
})

test('a contact that has ended, or that did not choose this kind of message, gets no message', async ({
  api,
  hotel,
  guest,
  steps,
}) => {
  const ended = await buildChannel(api.db, hotel, { ended_at: api.clock.now(), ended_by: 'Devika Rane' })
  const arrivals = await buildChannel(api.db, hotel, { kinds: ['arrivals'] })
  await steps.paid(guest, hotel)
  expect(await sentTo(api, ended)).toEqual([])
  expect(await sentTo(api, arrivals)).toEqual([])
})

test('a hotel gets no arrival message for guests who are already checked in', async ({ api, hotel, guest, steps }) => {
  const arrivals = await buildChannel(api.db, hotel, { kinds: ['arrivals'] })
  const other = await buildGuest(api.db)
  const [early, later] = [await steps.paid(guest, hotel), await steps.paid(other, hotel)]
  const inFront = (new Date(SATURDAY_EVENING.checkin).getTime() - api.clock.now().getTime()) / 60_000 - 30
  api.clock.advance(inFront)
  const { act } = deskOf(api, await buildStaff(api.db, hotel))
  expect((await act(early.id, 'arrive', { ids: 'originals' })).status).toBe(200)
  await steps.runJob('tell-arrivals')
  const texts = await sentTo(api, arrivals)
  api.clock.advance(-inFront)
  expect(texts.map(({ body }) => body)).toEqual([expect.stringContaining(`${later.short_id} arrives within the hour`)])
})

test('no text to a hotel contains a name, a phone, an email or who the guests are', async ({
  api,
  city,
  steps,
  guest,
}) => {
  const place = await buildHotel(api.db, city, { rooms: 5, prices: { 0: 900, 3: 1200 } })
  const email = deskEmail()
  const addresses = [
    await buildChannel(api.db, place),
    await buildChannel(api.db, place, { language: 'hi' }),
    await buildChannel(api.db, place, { channel: 'email', address: email, kinds: ['bookings', 'arrivals', 'lists'] }),
  ]
  const names = { name: 'Asha Rao', email: 'asha@home.example', guests: ['Asha Rao', 'Kabir Sen'] }
  const { id } = await steps.paid(guest, place, names)
  await steps.modify(guest, id, SUNDAY_MORNING)
  await steps.paid(guest, place, names)
  api.clock.advance(30)
  await steps.runJob('ask-hotels-again')
  const inFront = (new Date(SATURDAY_EVENING.checkin).getTime() - api.clock.now().getTime()) / 60_000 - 30
  api.clock.advance(inFront)
  for (const job of ['tell-arrivals', 'send-lists-of-today', 'send-lists-of-tomorrow']) await steps.runJob(job)
  const texts = (await Promise.all(addresses.map((to) => sentTo(api, to)))).flat()
  api.clock.advance(-inFront - 30)
  expect(texts.length).toBeGreaterThan(10)
  const user = await api.db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', guest.id)
    .executeTakeFirstOrThrow()
  const forbidden = [
    'Asha',
    'Rao',
    'Kabir',
    'asha@',
    user.name,
    user.email,
    guest.phone.slice(3),
    'ouple',
    'partner',
    'login',
  ]
  for (const { subject, body } of texts) for (const word of forbidden) expect(`${subject} ${body}`).not.toContain(word)
})

test('a hotel is told of an arrival once, within the hour before it', async ({ api, hotel, guest, desk, steps }) => {
  const { short_id } = await steps.paid(guest, hotel)
  const ahead = (new Date(SATURDAY_EVENING.checkin).getTime() - api.clock.now().getTime()) / 60_000
  api.clock.advance(ahead - 61)
  await steps.runJob('tell-arrivals')
  expect(await sentTo(api, desk)).toHaveLength(1)
  api.clock.advance(1)
  await steps.runJob('tell-arrivals')
  await steps.runJob('tell-arrivals')
  const texts = bodies(await sentTo(api, desk))
  api.clock.advance(60 - ahead)
  expect(texts.slice(1)).toEqual([
    `Uncle: ${short_id} arrives within the hour: Evening, Sat, 5 Dec, 9 PM, 1 room. PAID.`,
  ])
})

test('a hotel gets the day’s arrivals by email once, and no email if nobody comes', async ({
  api,
  hotel,
  guest,
  city,
  steps,
}) => {
  const email = deskEmail()
  const empty = deskEmail()
  await buildChannel(api.db, hotel, { channel: 'email', address: email, kinds: ['lists'] })
  await buildChannel(api.db, await buildHotel(api.db, city), { channel: 'email', address: empty, kinds: ['lists'] })
  const { short_id } = await steps.paid(guest, hotel)
  const other = await steps.paid(guest, hotel, { roomCount: 2, guestsCount: 2 })
  const friday = (new Date('2026-12-04T20:00:00+05:30').getTime() - api.clock.now().getTime()) / 60_000
  api.clock.advance(friday)
  for (const job of ['send-lists-of-tomorrow', 'send-lists-of-tomorrow', 'send-lists-of-today']) await steps.runJob(job)
  const sent = await sentTo(api, email)
  const none = await sentTo(api, empty)
  api.clock.advance(-friday)
  expect(none).toEqual([])
  const lines = [
    `[ ]  ${short_id}  Sat, 5 Dec, 9 PM  Evening  1 room  PAID`,
    `[ ]  ${other.short_id}  Sat, 5 Dec, 9 PM  Evening  2 rooms  PAID`,
  ]
  expect(sent).toHaveLength(1)
  expect(sent[0]?.subject).toBe('Uncle: Tomorrow, Sat, 5 Dec (2)')
  expect(
    sent[0]?.body
      .split('\n')
      .filter((line) => line.startsWith('[ ]'))
      .toSorted(),
  ).toEqual(lines.toSorted())
})

test('the link in a hotel’s message shows what the text said, and records the booking as seen once', async ({
  api,
  hotel,
  guest,
  desk,
  steps,
}) => {
  const { id, short_id } = await steps.paid(guest, hotel)
  const token = tokenIn((await sentTo(api, desk))[0]?.body)
  const told = { short_id, slot: 3, checkin_date: SATURDAY_EVENING.checkin, roomCount: 1, due: 0 }
  for (let look = 0; look < 2; look++)
    expect((await api.post('/hotel-notices/look', { token })).body).toEqual({ state: 'waiting', ...told })
  expect((await steps.read(guest, id)).hotel_seen_at).toBeNull()
  const twice = await Promise.all([0, 1].map(() => api.post('/hotel-notices/seen', { token })))
  expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect((await api.post('/hotel-notices/seen', { token })).body.error.code).toBe('SEEN_LINK_USED')
  expect((await api.post('/hotel-notices/look', { token })).body).toEqual({ state: 'seen', ...told })
  expect((await steps.read(guest, id)).hotel_seen_at).toBe(toIstIso(api.clock.now()))
  expect(await noticeOf(api, id)).toMatchObject({ seen_how: 'link' })
})

test('the link in a hotel’s message expires with its booking, and a wrong link is not found', async ({
  api,
  hotel,
  guest,
  desk,
  steps,
}) => {
  const { id } = await steps.paid(guest, hotel)
  const token = tokenIn((await sentTo(api, desk))[0]?.body)
  await steps.cancel(guest, id)
  expect((await api.post('/hotel-notices/look', { token })).body.state).toBe('over')
  expect((await api.post('/hotel-notices/seen', { token })).body.error.code).toBe('SEEN_LINK_OVER')
  for (const path of ['look', 'seen'])
    expect((await api.post(`/hotel-notices/${path}`, { token: `${token.slice(0, -1)}_` })).status).toBe(404)
})
