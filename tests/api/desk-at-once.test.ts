/** Two desks, or a desk and its guests, act on one booking simultaneously. One wins, and nobody gets a server error. */
import { expect } from 'vitest'
import { buildGuest, buildHotel, buildStaff, type BuiltHotel, type BuiltStaff } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { expectDeskIsSound } from '../model/desk-facts.ts'
import { expectBooksBalance } from './booking-steps.ts'
import { atCheckin, caseOf, relocationTest } from './relocation-test.ts'
import type { Answer } from './start-api.ts'

/** `npm run test:long` runs 200 rounds. */
const ROUNDS = Number(process.env['ROOM_ROUNDS'] ?? 3)
const ARRIVAL = { ids: 'originals', register: [] }

const codeOf = ({ status, body }: Answer): string => (status === 200 ? 'won' : body.error.code)

const test = relocationTest
  .extend(
    'desk',
    ({ api }) =>
      (staff: BuiltStaff, id: string, what: string, body: object = {}) =>
        api.post(`/desk/bookings/${id}/${what}`, body, { headers: staff.headers }),
  )
  .extend('expectSound', ({ api }) => async ({ id }: BuiltHotel) => {
    await api.worker.drain()
    await expectBooksBalance(api, id)
    await expectDeskIsSound(api, id)
  })
  .extend('evening', ({ api, place, hotelWish, steps }) => async () => {
    const hotel = await buildHotel(api.db, place, hotelWish)
    const guest = await buildGuest(api.db)
    const desks: [BuiltStaff, BuiltStaff] = [
      await buildStaff(api.db, hotel, { role: 'manager' }),
      await buildStaff(api.db, hotel, { role: 'manager' }),
    ]
    const { id } = await steps.paid(guest, hotel, { payAtHotel: true })
    return { hotel, guest, desks, id: id as string }
  })

test('two desks that record the same guests store one arrival or no-show, and one payment', async ({
  api,
  desk,
  evening,
  expectSound,
}) => {
  const winners = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const { hotel, desks, id } = await evening()
    const [one, other] = desks
    const back = atCheckin(api, 61)
    const { due } = (await api.get(`/desk/bookings/${id}`, { headers: one.headers })).body
    const missed = () => desk(other, id, 'no-show')
    const arrive = (staff: BuiltStaff) => () => desk(staff, id, 'arrive', ARRIVAL)
    const marks = round % 2 === 0 ? [missed, arrive(one), arrive(other)] : [arrive(one), arrive(other), missed]
    const marked = (await Promise.all(marks.map((mark) => mark()))).map(codeOf)
    const paid = await Promise.all(desks.map((staff) => desk(staff, id, 'take', { amount: due, method: 'cash' })))
    back()
    const arrived = round % 2 === 0 ? marked.slice(1) : marked.slice(0, 2)
    // Guests with a recorded no-show may still arrive, so both entries can succeed, one after the other.
    expect(arrived.filter((code) => code === 'won')).toHaveLength(1)
    for (const code of marked.filter((each) => each !== 'won')) expect(code).toBe('ALREADY_MARKED')
    expect(paid.map(codeOf).toSorted()).toEqual(['MORE_THAN_DUE', 'won'])
    winners.add(marked.filter((code) => code === 'won').length === 2 ? 'missed first' : 'arrived first')
    await expectSound(hotel)
  }
  if (ROUNDS >= 100) expect(winners.size).toBe(2)
})

test('a guest’s cancellation and the desk’s simultaneous entries never contradict each other', async ({
  desk,
  evening,
  steps,
  expectSound,
}) => {
  for (let round = 0; round < ROUNDS; round++) {
    const { hotel, guest, desks, id } = await evening()
    const acts = [
      () => steps.cancel(guest, id),
      () => desk(desks[0], id, 'seen'),
      () => desk(desks[1], id, 'room', { from: '101', to: '103' }),
      () => desk(desks[1], id, 'cannot-take', { reason: 'closed' }),
    ]
    const asked = round % 2 === 0 ? acts : acts.toReversed()
    const codes = (await Promise.all(asked.map((act) => act()))).map(codeOf)
    for (const code of codes) expect(['won', 'ALREADY_CANCELLED', 'ROOM_NOT_FREE']).toContain(code)
    expect(round % 2 === 0 ? codes[0] : codes[3]).toBe('won')
    await expectSound(hotel)
  }
})

test('guests who claim a refund while a desk greets them get none until the office decides', async ({
  api,
  desk,
  evening,
  steps,
  expectSound,
}) => {
  for (let round = 0; round < ROUNDS; round++) {
    const { hotel, guest, desks, id } = await evening()
    const back = atCheckin(api)
    await steps.turnedAway(guest, id)
    const acts = [() => steps.moneyBack(guest, id), () => desk(desks[0], id, 'arrive', ARRIVAL)]
    const codes = (await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()))).map(codeOf)
    back()
    expect(codes).toEqual(['won', 'won'])
    expect(await caseOf(api, id)).toMatchObject({ hotel_said: 'welcome', disputed_at: expect.any(Date), outcome: null })
    expect((await steps.read(guest, id)).status).toBe('completed')
    await expectSound(hotel)
  }
})

test('guests who book while a manager changes a price pay what they saw, or are asked again', async ({
  api,
  place,
  hotelWish,
  steps,
  expectSound,
}) => {
  const met = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const hotel = await buildHotel(api.db, place, hotelWish)
    const manager = await buildStaff(api.db, hotel, { role: 'manager' })
    const guests = [await buildGuest(api.db), await buildGuest(api.db)]
    const { checkin: checkin_date, checkout: checkout_date } = SATURDAY_EVENING
    const quoted = await api.post(`/hotels/${hotel.id}/calculate-bill`, { checkin_date, checkout_date, roomCount: 1 })
    const shown: number = quoted.body.bill.total
    const dearer = () =>
      api.post('/desk/prices/base', { slot: 3, price: 1900, sure: true }, { headers: manager.headers })
    const books = guests.map((guest) => () => steps.book(guest, hotel, { shown_total: shown }))
    const asked = round % 2 === 0 ? [dearer, ...books] : [...books, dearer]
    const answers = await Promise.all(asked.map((ask) => ask()))
    const booked = round % 2 === 0 ? answers.slice(1) : answers.slice(0, -1)
    expect(answers.at(round % 2 === 0 ? 0 : -1)?.status).toBe(200)
    for (const answer of booked) {
      met.add(codeOf(answer))
      if (answer.status === 200) expect(answer.body.booking.bill.total).toBe(shown)
      else expect(codeOf(answer)).toBe('PRICE_CHANGED')
    }
    await expectSound(hotel)
  }
  if (ROUNDS >= 100) expect(met).toEqual(new Set(['won', 'PRICE_CHANGED']))
})
