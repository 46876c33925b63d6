/**
 * One guest claims 'turned away' on three bookings to get three dearer rooms at Uncle's cost. The first move takes one
 * press. After that, rooms at the same price or less still take one press, and dearer rooms wait for the office
 * (decision 0061).
 */
import { expect } from 'vitest'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { buildGuest, buildOperator, type BuiltGuest } from '../../builders.ts'
import { SATURDAY_EVENING } from '../../cast.ts'
import { officeOf } from '../office-steps.ts'
import { buildNear, caseOf, codeOf, namesOf, relocationTest } from '../relocation-test.ts'
import type { Api } from '../start-api.ts'

const test = relocationTest.extend('clockGoesHome', { auto: true }, ({ api }, { onCleanup }) => {
  const before = api.clock.advancedMinutes()
  onCleanup(() => api.clock.advance(before - api.clock.advancedMinutes()))
  return true
})

const at = (api: Api, moment: string) => api.clock.advance(minutesBetween(api.clock.now(), new Date(moment)))

/** Signs both accounts in on one browser. */
const shareBrowser = async (api: Api, guests: readonly BuiltGuest[]) => {
  const device_hash = Buffer.alloc(32, guests[0]?.id)
  const now = api.clock.now()
  await api.db
    .insertInto('known_devices')
    .values(guests.map(({ id }) => ({ device_hash, user_id: id, created_at: now, last_signed_in_at: now })))
    .execute()
}

test('a guest with three bookings gets one dearer room with one press, and needs the office’s approval for more', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const other = await buildGuest(api.db)
  await shareBrowser(api, [guest, other])
  const dear = await buildNear(api.db, place, { name: 'Dear', kilometres: 0.5, rooms: 4 })
  const own = [await steps.paid(guest, first), await steps.paid(guest, first)]
  const friends = await steps.paid(other, first)
  at(api, SATURDAY_EVENING.checkin)
  for (const { id } of own) await steps.turnedAway(guest, id)
  await steps.turnedAway(other, friends.id)
  const [one, two] = own.map(({ id }) => id)
  if (!one || !two) throw new Error('two bookings')

  // Presses in both tabs at the same time, so that one of the two moves waits.
  const pressed = await Promise.all([steps.moveTo(guest, one, dear), steps.moveTo(guest, two, dear)])
  expect(pressed.map(({ status }) => status)).toEqual([200, 200])
  expect(pressed.filter(({ body }) => body.waits_for_office)).toHaveLength(1)
  const waiting = pressed[0].body.waits_for_office ? one : two
  const third = await steps.moveTo(other, friends.id, dear)
  expect(third.body).toMatchObject({ waits_for_office: true, booking: { id: friends.id, status: 'completed' } })
  expect(await caseOf(api, friends.id)).toMatchObject({ outcome: null, wanted_hotel_id: dear.id, cost: null })

  const office = officeOf(api, await buildOperator(api.db))
  const { work } = await office.now()
  expect(work.filter(({ kind }: { kind: string }) => kind === 'dearer_room')).toHaveLength(2)
  const row = { kind: 'dearer_room', wanted_hotel: dear.id, note: 'Dear' }
  expect(work).toContainEqual(expect.objectContaining({ ...row, booking: expect.objectContaining({ id: waiting }) }))
  const yes = await office.do(waiting, { act: 'move', hotelId: dear.id, for: 'uncle' }, 'Rang the desk, they are right')
  expect(yes.status, JSON.stringify(yes.body)).toBe(200)
  expect(await caseOf(api, waiting)).toMatchObject({ outcome: 'moved', moved_by: 'office', borne_by: 'uncle' })
})

test('moving to a room at the same price or less takes one press, and the difference is refunded', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const dear = await buildNear(api.db, place, { name: 'Dear', kilometres: 0.1, rooms: 3 })
  await buildNear(api.db, place, { name: 'Same', kilometres: 4, prices: { 3: 1200 } })
  const cheap = await buildNear(api.db, place, { name: 'Cheap', kilometres: 2, prices: { 3: 1000 } })
  await buildNear(api.db, place, { name: 'Cheap and worse', kilometres: 1, prices: { 3: 1000 }, overall_rating: 4.1 })
  const [one, two] = [await steps.paid(guest, first), await steps.paid(guest, first)]
  at(api, SATURDAY_EVENING.checkin)
  expect(namesOf(await steps.turnedAway(guest, one.id))).toEqual(['Cheap', 'Dear', 'Same'])
  expect((await steps.moveTo(guest, one.id, dear)).body.waits_for_office).toBe(false)

  const again = await steps.turnedAway(guest, two.id)
  expect(namesOf(again)).toEqual(['Cheap', 'Same', 'Dear'])
  expect(again.body.hotels).toMatchObject([
    { price: 1050, covered: 0, back: 210, waits_for_office: false },
    { price: 1260, covered: 0, back: 0, waits_for_office: false },
    { price: 1575, covered: 315, back: 0, waits_for_office: true },
  ])
  expect((await steps.moveTo(guest, two.id, dear)).body.waits_for_office).toBe(true)
  const moved = await steps.moveTo(guest, two.id, cheap)
  expect(moved.body).toMatchObject({ waits_for_office: false, booking: { hotelId: cheap.id, status: 'completed' } })
  expect(moved.body.booking.refunds).toEqual([])
  expect(await caseOf(api, two.id)).toMatchObject({ outcome: 'moved', worth: 1260, cost: 1050, rest: 210 })
  expect(codeOf(await steps.moveTo(guest, two.id, cheap))).toBe('ALREADY_MOVED')
})

test('moved guests are offered no room so cheap that the refund would exceed their payment', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  await buildNear(api.db, place, { name: 'Cheap', kilometres: 2, prices: { 3: 300 } })
  const { id } = await steps.paid(guest, first, { payAtHotel: true })
  at(api, SATURDAY_EVENING.checkin)
  expect(namesOf(await steps.turnedAway(guest, id))).toEqual([])
})

test('an honest couple turned away a second time in a year gets a new room with two presses', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const dear = await buildNear(api.db, place, { kilometres: 0.1 })
  const { id } = await steps.paid(guest, first)
  at(api, SATURDAY_EVENING.checkin)
  await steps.turnedAway(guest, id)
  await steps.moveTo(guest, id, dear)
  at(api, '2027-03-06T12:00:00+05:30')
  // The guest has since signed in again.
  const fresh = { expires_at: new Date('2027-04-01'), last_seen: api.clock.now() }
  await api.db.updateTable('sessions').set(fresh).where('user_id', '=', guest.id).execute()
  const evening = { checkin: '2027-03-06T21:00:00+05:30', checkout: '2027-03-07T10:00:00+05:30', slotId: 1 }
  const second = await steps.paid(guest, first, {}, evening)
  at(api, evening.checkin)
  await steps.turnedAway(guest, second.id)
  const moved = await steps.moveTo(guest, second.id, dear)
  expect(moved.body).toMatchObject({ waits_for_office: false, booking: { hotelId: dear.id } })
})
