/** A desk says that it cannot take its guests, and the guests are moved only once, whatever else happens. */
import { expect } from 'vitest'
import { listOpenCases } from '#server/features/relocations/list-cases.ts'
import { buildGuest, buildHotel, buildStaff } from '../builders.ts'
import { agreeTurnedAway, atCheckin, buildNear, codeOf, namesOf, relocationTest as test } from './relocation-test.ts'

test('guests are moved only once, and get a refund if the second hotel turns them away too', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const [other, third] = [await buildNear(api.db, place), await buildNear(api.db, place, { kilometres: 2 })]
  const { id } = await steps.paid(guest, first)
  const back = atCheckin(api)
  await steps.turnedAway(guest, id)
  const { booking } = (await steps.moveTo(guest, id, other)).body
  const again = await steps.turnedAway(guest, booking.id)
  const refused = await steps.moveTo(guest, booking.id, third)
  const old = await steps.moveTo(guest, id, third)
  await agreeTurnedAway(api, other, booking.id)
  const returned = await steps.moneyBack(guest, booking.id)
  await api.worker.drain()
  back()
  expect(again.body.hotels).toEqual([])
  expect([codeOf(refused), codeOf(old)]).toEqual(['ALREADY_MOVED', 'ALREADY_MOVED'])
  expect(returned.body).toMatchObject({ status: 'cancelled', refunds: [{ amount: 1260, cause: 'turned_away' }] })
})

test('two simultaneous requests move guests only once', async ({ api, place, first, guest, steps }) => {
  const hotels = [await buildNear(api.db, place), await buildNear(api.db, place, { kilometres: 2 })]
  const { id } = await steps.paid(guest, first)
  const back = atCheckin(api)
  await steps.turnedAway(guest, id)
  const pressed = await Promise.all(hotels.map((hotel) => steps.moveTo(guest, id, hotel)))
  const keyed = await Promise.all(
    [0, 1].map(() => steps.moveTo(guest, id, hotels[0] ?? first, { 'idempotency-key': 'move' })),
  )
  back()
  expect(pressed.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  expect(keyed.every((answer) => codeOf(answer) === 'ALREADY_MOVED')).toBe(true)
})

test('a repeated idempotency key moves guests to the same booking', async ({ api, place, first, guest, steps }) => {
  const other = await buildNear(api.db, place)
  const { id } = await steps.paid(guest, first)
  const back = atCheckin(api)
  await steps.turnedAway(guest, id)
  const move = () => steps.moveTo(guest, id, other, { 'idempotency-key': 'once' })
  const [one, two] = [await move(), await move()]
  back()
  expect(one.status).toBe(200)
  expect(two.body).toEqual(one.body)
})

test('moved guests are refused by a hotel whose room was sold meanwhile, and are offered the remaining hotels', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const [near, far] = [await buildNear(api.db, place), await buildNear(api.db, place, { kilometres: 2, name: 'Far' })]
  const { id } = await steps.paid(guest, first)
  const back = atCheckin(api, -30)
  await steps.turnedAway(guest, id)
  await steps.paid(await buildGuest(api.db), near)
  const refused = await steps.moveTo(guest, id, near)
  const still = await steps.read(guest, id)
  const offered = await steps.otherHotels(guest, id)
  const taken = await steps.moveTo(guest, id, far)
  back()
  expect(codeOf(refused)).toBe('SOLD_OUT')
  expect(still).toMatchObject({ status: 'completed', relocation: { outcome: null } })
  expect(namesOf(offered)).toEqual(['Far'])
  expect(taken.status).toBe(200)
})

test('guests cannot move to a hotel that they were not offered', async ({ api, place, first, guest, city, steps }) => {
  const dear = await buildNear(api.db, place, { prices: { 3: 4000 } })
  const elsewhere = await buildNear(api.db, city)
  const { id } = await steps.paid(guest, first)
  const back = atCheckin(api)
  const early = await steps.moveTo(guest, id, dear)
  await steps.turnedAway(guest, id)
  const refused = [
    await steps.moveTo(guest, id, dear),
    await steps.moveTo(guest, id, elsewhere),
    await steps.moveTo(guest, id, first),
  ]
  back()
  expect(codeOf(early)).toBe('NOT_TURNED_AWAY')
  expect(refused.map(codeOf)).toEqual(['HOTEL_NOT_OFFERED', 'HOTEL_NOT_OFFERED', 'HOTEL_NOT_OFFERED'])
})

test('the desk sees the cost of turning guests away and gives a reason, and the guests are offered another hotel', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  await buildNear(api.db, place)
  const staff = await buildStaff(api.db, first, { role: 'manager' })
  const { id, short_id } = await steps.paid(guest, first)
  const cost = await api.get(`/desk/bookings/${id}/cannot-take`, { headers: staff.headers })
  expect(cost.body).toEqual({
    stay: 1260,
    difference: 315,
    compensation: null,
    hotels: 1,
    this_month: 0,
    can_say: true,
    needs_manager: false,
  })
  const say = (reason: string) => api.post(`/desk/bookings/${id}/cannot-take`, { reason }, { headers: staff.headers })
  expect((await say('because')).status).toBe(422)
  const [one, two] = [await say('guest_stays'), await say('other')]
  expect([one.status, two.status]).toEqual([200, 200])
  await api.worker.drain()
  expect((await steps.messagesTo(guest.phone))[0]).toMatch(
    new RegExp(`^Uncle: ${short_id} did not work out.*/another-room\\?booking=${id}`),
  )
  expect((await steps.read(guest, id)).relocation).toEqual({
    cause: 'cannot_take',
    outcome: null,
    moved_to: null,
    compensation: null,
    rest_waits: 0,
  })
  expect((await steps.otherHotels(guest, id)).body.hotels).toHaveLength(1)
  const shown = await api.get(`/desk/bookings/${id}`, { headers: staff.headers })
  expect(shown.body.word).toBe('cannot_take')
  const acts = await api.db.selectFrom('staff_acts').select(['kind', 'reason']).where('booking_id', '=', id).execute()
  expect(acts).toEqual([{ kind: 'cannot_take', reason: 'guest_stays' }])
  const listed = (await listOpenCases(api.db, api.clock.now())).find(({ code }) => code === short_id)
  expect(listed).toMatchObject({ cause: 'cannot_take', reason: 'guest_stays', guestPhone: guest.phone })
  const after = await api.get(`/desk/bookings/${id}/cannot-take`, { headers: staff.headers })
  expect(after.body).toMatchObject({ this_month: 1, can_say: false })
})

test('guests who choose nothing get a full refund three hours after check-in', async ({ api, first, guest, steps }) => {
  const staff = await buildStaff(api.db, first, { role: 'manager' })
  const { id } = await steps.paid(guest, first)
  const waiting = await steps.paid(guest, first)
  await api.post(`/desk/bookings/${id}/cannot-take`, { reason: 'other' }, { headers: staff.headers })
  const early = atCheckin(api, 179)
  await steps.turnedAway(guest, waiting.id)
  await steps.runJob('settle-claims')
  const before = await steps.read(guest, id)
  early()
  const late = atCheckin(api, 180)
  await Promise.all([steps.runJob('settle-claims'), steps.runJob('settle-claims')])
  await api.worker.drain()
  const [settled, other] = [await steps.read(guest, id), await steps.read(guest, waiting.id)]
  late()
  expect(before.status).toBe('completed')
  expect(settled).toMatchObject({
    status: 'cancelled',
    refunds: [{ amount: 1260 }],
    relocation: { outcome: 'money_back' },
  })
  expect(other).toMatchObject({ status: 'completed', relocation: { outcome: null } })
})

test.for(['move', 'money'] as const)(
  'a turned-away guest’s room is not sold to the hotel’s next guest: %s',
  async (way, { api, place, guest, steps, hotelWish }) => {
    const small = await buildHotel(api.db, place, { ...hotelWish, rooms: 1 })
    const other = await buildNear(api.db, place)
    const staff = await buildStaff(api.db, small, { role: 'manager' })
    const { id, short_id } = await steps.paid(guest, small)
    await api.post(`/desk/bookings/${id}/cannot-take`, { reason: 'room_unusable' }, { headers: staff.headers })
    await (way === 'move' ? steps.moveTo(guest, id, other) : steps.moneyBack(guest, id))
    await api.worker.drain()
    expect(await steps.isAvailable(small)).toBe(false)
    const blocks = await api.db
      .selectFrom('room_blocks')
      .select(['why', 'note', 'made_by'])
      .where('hotel_id', '=', small.id)
      .execute()
    expect(blocks).toEqual([{ why: 'repair', note: `could not take ${short_id}`, made_by: staff.id }])
  },
)

test('guests with a recorded no-show can report that the hotel turned them away, and get their money', async ({
  api,
  first,
  guest,
  steps,
}) => {
  const { headers } = await buildStaff(api.db, first, { role: 'manager' })
  const { id } = await steps.paid(guest, first)
  const back = atCheckin(api, 61)
  const marked = await api.post(`/desk/bookings/${id}/no-show`, {}, { headers })
  const said = await api.post(`/desk/bookings/${id}/cannot-take`, { reason: 'other' }, { headers })
  const turned = await steps.turnedAway(guest, id)
  const again = await api.post(`/desk/bookings/${id}/no-show`, {}, { headers })
  const seen = await steps.read(guest, id)
  await agreeTurnedAway(api, first, id)
  const returned = await steps.moneyBack(guest, id)
  back()
  expect([marked.status, turned.status, returned.status]).toEqual([200, 200, 200])
  expect([codeOf(said), codeOf(again)]).toEqual(['NOT_ALLOWED_NOW', 'ALREADY_MARKED'])
  expect(seen.visit).toMatchObject({ has_objected: true })
  expect(returned.body.refunds).toHaveLength(1)
})

test('guests whose night is over can no longer move, but still get a refund', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const other = await buildNear(api.db, place)
  const { id } = await steps.paid(guest, first)
  let back = atCheckin(api)
  await steps.turnedAway(guest, id)
  await agreeTurnedAway(api, first, id)
  back()
  back = atCheckin(api, 13 * 60)
  await steps.runJob('end-stays')
  const offered = await steps.otherHotels(guest, id)
  const moved = await steps.moveTo(guest, id, other)
  const returned = await steps.moneyBack(guest, id)
  back()
  expect(offered.body.hotels).toEqual([])
  expect(codeOf(moved)).toBe('NOT_ALLOWED_NOW')
  expect(returned.body).toMatchObject({ status: 'cancelled', refunds: [{ amount: 1260 }] })
})

test('a hotel that took its guests after all keeps their stay', async ({ api, first, guest, steps }) => {
  const { headers } = await buildStaff(api.db, first, { role: 'manager' })
  const { id } = await steps.paid(guest, first)
  let back = atCheckin(api)
  await api.post(`/desk/bookings/${id}/cannot-take`, { reason: 'room_unusable' }, { headers })
  const arrived = await api.post(`/desk/bookings/${id}/arrive`, { ids: 'originals' }, { headers })
  back()
  back = atCheckin(api, 181)
  await steps.runJob('settle-claims')
  const { status } = await steps.read(guest, id)
  back()
  expect([arrived.status, status]).toEqual([200, 'completed'])
})
