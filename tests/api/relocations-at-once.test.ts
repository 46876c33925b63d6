/**
 * Guests simultaneously move, book, cancel and claim their money. Only one of these succeeds, and no room is given
 * twice.
 */
import { expect } from 'vitest'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { buildCity, buildGuest, buildHotel, buildStaff } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { expectDeskIsSound } from '../model/desk-facts.ts'
import { expectBooksBalance } from './booking-steps.ts'
import { agreeTurnedAway, atCheckin, buildNear, relocationTest as test } from './relocation-test.ts'

/** `npm run test:long` runs 200 rounds. */
const ROUNDS = Number(process.env['ROOM_ROUNDS'] ?? 4)

test('the last room elsewhere goes to one of two moved guests, or to a third guest who books it', async ({
  api,
  hotelWish,
  steps,
}) => {
  for (let round = 0; round < ROUNDS; round++) {
    const place = await buildCity(api.db)
    const [first, last] = [await buildHotel(api.db, place, hotelWish), await buildNear(api.db, place)]
    const rival = await buildGuest(api.db)
    const moving = []
    for (const credits of [50, 0]) {
      const guest = await buildGuest(api.db, { credits })
      moving.push({ guest, id: (await steps.paid(guest, first)).id as string })
    }
    const ahead = minutesBetween(api.clock.now(), new Date(SATURDAY_EVENING.checkin))
    api.clock.advance(ahead)
    for (const { guest, id } of moving) await steps.turnedAway(guest, id)
    const answers = await Promise.all([
      ...moving.map(({ guest, id }) => steps.moveTo(guest, id, last)),
      steps.book(rival, last),
    ])
    api.clock.advance(-ahead)
    expect(
      answers.map(({ status }) => status).toSorted((one, other) => one - other),
      JSON.stringify(answers.map(({ body }) => body.error?.code)),
    ).toEqual([200, 409, 409])
    await api.worker.drain()
    await expectBooksBalance(api, last.id)
    await expectBooksBalance(api, first.id)
  }
})

test('guests who simultaneously move, take a refund, cancel and check in get exactly one of these', async ({
  api,
  place,
  hotelWish,
  steps,
}) => {
  for (let round = 0; round < ROUNDS; round++) {
    const guest = await buildGuest(api.db, { credits: 200 })
    const first = await buildHotel(api.db, place, hotelWish)
    const staff = await buildStaff(api.db, first, { role: 'manager' })
    const other = await buildNear(api.db, place)
    const { id } = await steps.paid(guest, first)
    const back = atCheckin(api)
    const say = () => api.post(`/desk/bookings/${id}/cannot-take`, { reason: 'other' }, { headers: staff.headers })
    const cases = [steps.turnedAway(guest, id), steps.turnedAway(guest, id), say()]
    for (const { status, body } of await Promise.all(cases)) expect(status, JSON.stringify(body)).toBe(200)
    await agreeTurnedAway(api, first, id)
    const [moved, again, money, cancelled, said] = await Promise.all([
      steps.moveTo(guest, id, other),
      steps.moveTo(guest, id, other),
      steps.moneyBack(guest, id),
      steps.cancel(guest, id),
      say(),
    ])
    const won = [moved, again, money, cancelled].filter(({ status }) => status === 200)
    expect(won, JSON.stringify([moved, again, money, cancelled].map(({ body }) => body.error?.code))).toHaveLength(1)
    for (const { status } of [moved, again, money, cancelled, said]) expect([200, 409]).toContain(status)
    back()
    await api.worker.drain()
    await expectDeskIsSound(api, first.id)
    const rows = await api.db.selectFrom('bookings').select('status').where('user_id', '=', guest.id).execute()
    const live = rows.filter(({ status }) => status === 'completed')
    expect(live).toHaveLength(moved.status === 200 || again.status === 200 ? 1 : 0)
    await expectBooksBalance(api)
    const later =
      live.length > 0 ? await steps.cancel(guest, (moved.status === 200 ? moved : again).body.booking.id) : undefined
    if (later) expect(later.status).toBe(200)
  }
})
