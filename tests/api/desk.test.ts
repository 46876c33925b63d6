import { expect } from 'vitest'
import { DeskBooking, DeskDay, DeskRow } from '#contract/desk.ts'
import { buildGuest, buildHotel, buildStaff } from '../builders.ts'
import { deskOf, deskTest as test, putClock } from './desk-acts.ts'
import type { Body } from './start-api.ts'

/** A minute before the desk may see the guests who stay on Saturday evening, 9 PM to 10 AM. */
const BEFORE = '2026-12-05T17:59:00+05:30'
const OPEN = '2026-12-05T18:00:00+05:30'
const AT_9_PM = '2026-12-05T21:00:00+05:30'
const START = '2026-12-01T09:00:00+05:30'

const codes = (rows: Body[]) => rows.map(({ code }: Body) => code)

test('a paid booking is immediately on its desk’s list as new, and on no other hotel’s list', async ({
  api,
  city,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, START)
  const other = await buildStaff(api.db, await buildHotel(api.db, city))
  const held = (await steps.book(guest, hotel)).body.booking
  expect((await deskOf(api, desk).day()).body.new_bookings).toEqual([])
  await steps.press(held.payment_url)
  const today = (await deskOf(api, desk).day()).body
  expect(codes(today.new_bookings)).toEqual([held.short_id])
  expect(today.new_bookings[0]).toMatchObject({ word: 'new', seen_at: null, first_name: 'Guest', name: null, due: 0 })
  expect((await deskOf(api, other).day()).body.new_bookings).toEqual([])
  const saturday = (await deskOf(api, desk).day('2026-12-05')).body
  expect(codes(saturday.arriving)).toEqual([held.short_id])
  expect(codes((await deskOf(api, desk).day('2026-12-06')).body.leaving)).toEqual([held.short_id])

  const seen = await deskOf(api, desk).act(held.id, 'seen')
  expect(seen.body).toMatchObject({ word: 'expected', seen_at: START })
  expect((await deskOf(api, desk).day()).body.new_bookings).toEqual([])
  expect(seen.body.timeline.map(({ kind, by }: Body) => [kind, by])).toEqual([
    ['booked', null],
    ['seen', 'Sunita Pawar'],
  ])
  await deskOf(api, desk).act(held.id, 'seen')
  expect((await deskOf(api, desk).booking(held.id)).body.timeline).toHaveLength(2)
})

test('a booking cancelled before it was paid never reaches a desk', async ({ guest, hotel, steps, api, desk }) => {
  putClock(api, START)
  const { id } = (await steps.book(guest, hotel)).body.booking
  await steps.cancel(guest, id)
  const seen = await deskOf(api, desk).act(id, 'seen')
  expect([seen.status, (await deskOf(api, desk).booking(id)).status]).toEqual([404, 404])
})

test('the desk sees names and phone from three hours before check-in until after check-out', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, START)
  const { id } = await steps.paid(guest, hotel, { name: 'Asha Rao', guests: ['Asha Rao', 'Kabir Sen'] })
  const seen = async (moment: string) => {
    putClock(api, moment)
    const { first_name, name, guest_names, phone } = (await deskOf(api, desk).booking(id)).body
    return { first_name, name, guest_names, phone }
  }
  expect(await seen(BEFORE)).toEqual({ first_name: 'Asha', name: null, guest_names: [], phone: null })
  expect(await seen(OPEN)).toEqual({
    first_name: 'Asha',
    name: 'Asha Rao',
    guest_names: ['Asha Rao', 'Kabir Sen'],
    phone: guest.phone,
  })
  expect((await seen('2026-12-06T11:59:00+05:30')).phone).toBe(guest.phone)
  expect(await seen('2026-12-06T12:00:00+05:30')).toEqual({
    first_name: null,
    name: null,
    guest_names: [],
    phone: null,
  })
  putClock(api, START)
})

test('the desk’s answers contain only fields in the contract, and never the guest’s email', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, START)
  const { id } = await steps.paid(guest, hotel, { email: 'planted@home.example', payAtHotel: true, lead_id: 'planted' })
  putClock(api, OPEN)
  const booking = await deskOf(api, desk).booking(id)
  const day = await deskOf(api, desk).day()
  expect(Object.keys(booking.body).toSorted()).toEqual(Object.keys(DeskBooking.properties).toSorted())
  expect(Object.keys(day.body).toSorted()).toEqual(Object.keys(DeskDay.properties).toSorted())
  expect(Object.keys(day.body.arriving[0]).toSorted()).toEqual(Object.keys(DeskRow.properties).toSorted())
  for (const secret of ['planted', guest.id, 'home.example']) {
    expect(JSON.stringify(booking.body)).not.toContain(secret)
    expect(JSON.stringify(day.body)).not.toContain(secret)
  }
  putClock(api, START)
})

test('the desk records IDs, payments, the key and the check-out, each with a colleague’s name', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, START)
  const { id, bill } = await steps.paid(guest, hotel, { payAtHotel: true, name: 'Asha Rao' })
  const acts = deskOf(api, desk)
  putClock(api, BEFORE)
  expect((await acts.act(id, 'arrive', { ids: 'originals' })).body.error.code).toBe('VISIT_TOO_EARLY')
  putClock(api, AT_9_PM)
  const due = bill.pay_at_hotel as number
  expect((await acts.booking(id)).body).toMatchObject({ due, actions: ['arrive'] })
  expect((await acts.act(id, 'take', { amount: due + 1, method: 'cash' })).body.error.code).toBe('MORE_THAN_DUE')
  const taken = await acts.act(id, 'take', { amount: due, method: 'upi', receipt: 'LC-2214' })
  expect(taken.body).toMatchObject({ due: 0, bill: { at_desk: due, taken: due } })
  expect((await acts.act(id, 'take', { amount: 1, method: 'cash' })).body.error.code).toBe('MORE_THAN_DUE')

  const register = [{ name: 'Asha Rao', id_kind: 'aadhaar', id_last_four: '77x5' }]
  const here = await acts.act(id, 'arrive', { ids: 'originals', register })
  expect(here.body).toMatchObject({ visit: 'here', ids_seen: 'originals', arrived_at: AT_9_PM })
  expect(here.body.register).toMatchObject([
    { position: 0, name: 'Asha Rao', id_kind: 'aadhaar', id_last_four: '77X5' },
  ])
  expect((await acts.act(id, 'arrive', { ids: 'originals' })).body.error.code).toBe('ALREADY_MARKED')
  putClock(api, '2026-12-06T09:40:00+05:30')
  expect((await acts.day()).body.leaving[0]).toMatchObject({ code: here.body.code, word: 'leaving' })
  const left = await acts.act(id, 'leave')
  expect(left.body).toMatchObject({ visit: 'left', actions: ['take_leaving_back'] })
  expect(left.body.timeline.map(({ kind }: Body) => kind)).toEqual(['booked', 'money_taken', 'arrived', 'left'])
  putClock(api, '2026-12-07T09:00:00+05:30')
  const after = (await acts.booking(id)).body
  expect([after.first_name, after.guest_names, after.phone]).toEqual([null, [], null])
  expect(after.register).toHaveLength(1)
  putClock(api, START)
})

test('a desk entry made offline counts once, from the time when it was made', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, START)
  const { id } = await steps.paid(guest, hotel)
  const acts = deskOf(api, desk)
  putClock(api, '2026-12-05T23:00:00+05:30')
  const key = { 'idempotency-key': 'mark-1' }
  const at = '2026-12-05T21:05:00+05:30'
  const first = await acts.act(id, 'arrive', { ids: 'originals', at }, key)
  expect(first.body).toMatchObject({ arrived_at: at })
  const again = await acts.act(id, 'arrive', { ids: 'originals', at }, key)
  expect([again.status, again.body.arrived_at]).toEqual([200, at])
  const { timeline } = (await acts.booking(id)).body
  expect(timeline.filter(({ kind }: Body) => kind === 'arrived')).toHaveLength(1)
  // An entry from a phone whose clock is fast is not dated in the future.
  const late = await acts.act(id, 'leave', { at: '2026-12-06T09:00:00+05:30' }, { 'idempotency-key': 'mark-2' })
  expect(late.body.left_at).toBe('2026-12-05T23:00:00+05:30')
  putClock(api, START)
})

test('a wrong entry at the desk can be undone within a quarter of an hour, and stays in the log', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, START)
  const { id } = await steps.paid(guest, hotel)
  const acts = deskOf(api, desk)
  putClock(api, AT_9_PM)
  await acts.act(id, 'arrive', { ids: 'originals' })
  expect((await acts.act(id, 'take-back', { reason: ' ' })).body.error.code).toBe('REASON_REQUIRED')
  const back = await acts.act(id, 'take-back', { reason: 'Wrong row' })
  expect(back.body).toMatchObject({ visit: 'expected', arrived_at: null, actions: ['arrive'] })
  expect(back.body.timeline.at(-1)).toMatchObject({ kind: 'arrival_taken_back', detail: { reason: 'Wrong row' } })
  await acts.act(id, 'arrive', { ids: 'originals' })
  putClock(api, '2026-12-05T21:16:00+05:30')
  expect((await acts.act(id, 'take-back', { reason: 'Wrong row' })).body.error.code).toBe('VISIT_TOO_LATE')
  putClock(api, START)
})

test('a no-show can be recorded an hour after check-in, disputed once, and undone by an arrival', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, START)
  const { id, short_id: code } = await steps.paid(guest, hotel)
  const acts = deskOf(api, desk)
  const object = () => api.post(`/bookings/${id}/object-no-show`, {}, { headers: guest.headers })
  putClock(api, '2026-12-05T21:59:00+05:30')
  expect((await acts.act(id, 'no-show')).body.error.code).toBe('VISIT_TOO_EARLY')
  expect((await object()).body.error.code).toBe('ALREADY_MARKED')
  putClock(api, '2026-12-05T22:00:00+05:30')
  expect((await acts.act(id, 'no-show')).body).toMatchObject({ visit: 'no_show', word: 'no_show', actions: ['arrive'] })
  await api.worker.drain()
  expect((await steps.messagesTo(guest.phone))[0]).toContain(`nobody came for ${code}`)
  const marked = () => api.db.selectFrom('bookings').select('no_show_at').where('id', '=', id).executeTakeFirstOrThrow()
  expect((await marked()).no_show_at).not.toBeNull()
  expect((await object()).body).toEqual({ done: true })
  expect((await object()).body.error.code).toBe('ALREADY_MARKED')
  // The desk's and the guest's statements are both kept, and no money moves until the office has decided.
  expect((await marked()).no_show_at).not.toBeNull()
  expect((await acts.booking(id)).body.word).toBe('objected')
  expect((await acts.act(id, 'arrive', { ids: 'originals' })).body).toMatchObject({ visit: 'here', word: 'here' })
  putClock(api, START)
})

test('only the guest can dispute a no-show, within 24 hours', async ({ api, hotel, guest, steps, desk }) => {
  putClock(api, START)
  const { id } = await steps.paid(guest, hotel)
  putClock(api, '2026-12-05T22:00:00+05:30')
  await deskOf(api, desk).act(id, 'no-show')
  const stranger = await buildGuest(api.db)
  const path = `/bookings/${id}/object-no-show`
  expect((await api.post(path, {}, { headers: stranger.headers })).status).toBe(404)
  putClock(api, '2026-12-06T22:01:00+05:30')
  expect((await api.post(path, {}, { headers: guest.headers })).body.error.code).toBe('VISIT_TOO_LATE')
  putClock(api, START)
})

test('the desk can move guests only to a room that is free for the whole stay, with a bathtub if they booked one', async ({
  api,
  city,
  steps,
}) => {
  putClock(api, START)
  const hotel = await buildHotel(api.db, city, { rooms: 3, bathtubRooms: 2, bathtub_charge: 300 })
  const desk = await buildStaff(api.db, hotel)
  const acts = deskOf(api, desk)
  const [plain, bathing] = [await buildGuest(api.db), await buildGuest(api.db)]
  const one = await steps.paid(plain, hotel)
  const other = await steps.paid(bathing, hotel, { bathtub: true })
  const [ownRoom] = (await acts.booking(one.id)).body.rooms
  const [bathRoom] = (await acts.booking(other.id)).body.rooms
  const rooms = (id: string) => api.get(`/desk/bookings/${id}/free-rooms`, { headers: desk.headers })
  const free = (await rooms(one.id)).body.map(({ number }: Body) => number)
  expect(free).toEqual(['101', '102', '103'].filter((room) => room !== ownRoom && room !== bathRoom))
  const move = (id: string, from: string, to: string) => acts.act(id, 'room', { from, to })
  expect((await move(one.id, ownRoom, bathRoom)).body.error.code).toBe('ROOM_NOT_FREE')
  expect((await move(one.id, ownRoom, '999')).body.error.code).toBe('ROOM_NOT_FREE')
  const moved = await move(one.id, ownRoom, free[0])
  expect(moved.body.rooms).toEqual(free)
  expect(moved.body.timeline.at(-1)).toMatchObject({ kind: 'room_changed', detail: { from: ownRoom, to: free[0] } })
  expect((await move(other.id, bathRoom, ownRoom)).body.error.code).toBe('ROOM_WITHOUT_BATHTUB')
})

test('the desk reads a cancelled booking, but cannot act on it', async ({ api, hotel, guest, steps, desk }) => {
  putClock(api, START)
  const { id } = await steps.paid(guest, hotel)
  await steps.cancel(guest, id, { reason: 'We quarrelled' })
  const read = (await deskOf(api, desk).booking(id)).body
  expect(read).toMatchObject({ status: 'cancelled', actions: [], first_name: null, phone: null })
  expect(JSON.stringify(read)).not.toContain('quarrelled')
  expect(read.timeline.at(-1).kind).toBe('cancelled')
  putClock(api, AT_9_PM)
  expect((await deskOf(api, desk).act(id, 'arrive', { ids: 'originals' })).body.error.code).toBe('ALREADY_CANCELLED')
  expect((await deskOf(api, desk).act(id, 'take', { amount: 1, method: 'cash' })).body.error.code).toBe(
    'ALREADY_CANCELLED',
  )
  putClock(api, START)
})

test.for(['2026-11-29', '2027-01-01', '2026-02-30', 'today'])(
  'the desk’s lists for %s are refused',
  async (date, { api, desk }) => {
    putClock(api, START)
    expect((await deskOf(api, desk).day(date)).body.error.code).toBe('DATE_INVALID')
  },
)
