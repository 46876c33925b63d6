/**
 * A hotel raises its price, and a friend's booking is 'turned away' next door, so that Uncle would pay the difference
 * for a room that nobody uses. Therefore moved guests get the other hotel at the price of the time when they booked
 * (decision 0061).
 */
import { expect } from 'vitest'
import { buildHotel, buildStaff, type BuiltHotel } from '../../builders.ts'
import { atCheckin, buildNear, caseOf, codeOf, relocationTest as test } from '../relocation-test.ts'
import type { Api } from '../start-api.ts'

const pricesOf = async (api: Api, hotel: BuiltHotel) => {
  const { headers } = await buildStaff(api.db, hotel, { role: 'manager' })
  return {
    base: (price: number, slot = 3) => api.post('/desk/prices/base', { slot, price, sure: true }, { headers }),
    rule: (price: number) => api.post('/desk/prices/rules', { slot: 3, weekday: 6, price, sure: true }, { headers }),
  }
}

test('a hotel earns nothing by raising its base price or adding a price rule after the booking', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const neighbour = await buildNear(api.db, place, { name: 'Next door', kilometres: 0.1, rooms: 2 })
  const prices = await pricesOf(api, neighbour)
  const { id } = await steps.paid(guest, first)
  api.clock.advance(60)
  expect((await prices.base(2900)).status).toBe(200)
  expect((await prices.rule(3000)).status).toBe(200)
  const back = atCheckin(api)
  const said = await steps.turnedAway(guest, id)
  const moved = await steps.moveTo(guest, id, neighbour)
  back()
  api.clock.advance(-60)
  expect(said.body.hotels).toMatchObject([{ name: 'Next door', price: 1575, covered: 315 }])
  expect(moved.status).toBe(200)
  expect(await caseOf(api, id)).toMatchObject({ outcome: 'moved', worth: 1260, cost: 1575 })
})

test('a moved guest pays today’s price if it fell after the booking', async ({ api, place, first, guest, steps }) => {
  const neighbour = await buildNear(api.db, place, { kilometres: 0.1 })
  const prices = await pricesOf(api, neighbour)
  const { id } = await steps.paid(guest, first)
  await prices.base(1300)
  const back = atCheckin(api)
  const said = await steps.turnedAway(guest, id)
  back()
  expect(said.body.hotels).toMatchObject([{ price: 1365 }])
})

test('a hotel that did not sell the slot when the guest booked is not offered to moved guests', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const neighbour = await buildHotel(api.db, place, { prices: { 0: 900 }, lat: 18.52, lng: 73.85, overall_rating: 4.2 })
  const prices = await pricesOf(api, neighbour)
  const { id } = await steps.paid(guest, first)
  api.clock.advance(60)
  expect((await prices.base(1500)).status).toBe(200)
  const back = atCheckin(api)
  const said = await steps.turnedAway(guest, id)
  const moved = await steps.moveTo(guest, id, neighbour)
  back()
  api.clock.advance(-60)
  expect(said.body.hotels).toEqual([])
  expect(codeOf(moved)).toBe('HOTEL_NOT_OFFERED')
})
