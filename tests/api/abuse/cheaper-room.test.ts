/**
 * A guest who can no longer cancel claims that the hotel turned them away, moves to the city's cheapest room with one
 * press, and asks for the difference. They get the room immediately, but the difference only once the hotel or the
 * office has answered (decision 0061).
 */
import { expect } from 'vitest'
import { sql } from 'kysely'
import { buildOperator, buildStaff, type BuiltGuest, type BuiltHotel } from '../../builders.ts'
import { atCheckin, buildNear, caseOf, codeOf, relocationTest } from '../relocation-test.ts'
import { expectBooksBalance, type Steps } from '../booking-steps.ts'
import { booksOf } from '../ledger-test.ts'
import { officeOf } from '../office-steps.ts'
import type { Api } from '../start-api.ts'

type Place = Parameters<typeof buildNear>[1]

const test = relocationTest.extend('clockGoesHome', { auto: true }, ({ api }, { onCleanup }) => {
  const before = api.clock.advancedMinutes()
  onCleanup(() => api.clock.advance(before - api.clock.advancedMinutes()))
  return true
})

type Scene = { api: Api; place: Place; first: BuiltHotel; guest: BuiltGuest; steps: Steps }

/** Books a stay, says that the guest was turned away, and moves them to a room that costs ₹1,050 less. Returns both ids. */
async function movedToCheapest({ api, place, first, guest, steps }: Scene): Promise<{ id: string; there: string }> {
  const cheap = await buildNear(api.db, place, { prices: { 3: 200 }, rooms: 3 })
  const { id } = await steps.paid(guest, first)
  atCheckin(api)
  await steps.turnedAway(guest, id)
  const moved = await steps.moveTo(guest, id, cheap)
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  return { id, there: moved.body.booking.id }
}

const sentBack = async (api: Api, id: string): Promise<number> => {
  const { rows } = await sql<{ sent: number }>`select coalesce(sum(r.amount), 0)::int as sent from refunds r
    join payments p on p.id = r.payment_id where p.booking_id = ${id}::uuid`.execute(api.db)
  return rows[0]?.sent ?? 0
}

async function minutesPass(api: Api, steps: Steps, minutes: number): Promise<void> {
  api.clock.advance(minutes)
  await steps.runJob('settle-claims')
}

const answer = async (api: Api, hotel: BuiltHotel, id: string, word: string) => {
  const { headers } = await buildStaff(api.db, hotel)
  return api.post(`/desk/bookings/${id}/turned-away`, { answer: word }, { headers })
}

test('a guest moves to a cheaper room with one press, which refunds nothing by itself', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const { id, there } = await movedToCheapest({ api, place, first, guest, steps })
  expect(await sentBack(api, id)).toBe(0)
  expect((await steps.read(guest, there)).status).toBe('completed')
  expect((await steps.read(guest, id)).relocation).toMatchObject({ moved_to: there, rest_waits: 1050 })
  await minutesPass(api, steps, 14)
  expect(await sentBack(api, id)).toBe(0)
})

test('nothing is refunded for a cheaper room when the hotel objects and the office decides for the hotel', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const { id } = await movedToCheapest({ api, place, first, guest, steps })
  const said = await answer(api, first, id, 'welcome')
  expect(said.body.turned_away).toMatchObject({ answer: 'welcome' })
  expect(said.body.turned_away.office_until).not.toBe(null)
  const operator = await buildOperator(api.db)
  const { work } = await officeOf(api, operator).now()
  expect(work).toContainEqual(expect.objectContaining({ kind: 'dispute', id }))
  const decide = (decision: string) =>
    api.post(`/office/bookings/${id}/dispute`, { decision, reason: 'Rang both' }, { headers: operator.headers })
  const decided = await decide('hotel')
  expect(decided.status, JSON.stringify(decided.body)).toBe(200)
  expect(codeOf(await decide('couple'))).toBe('ALREADY_DECIDED')
  await minutesPass(api, steps, 60)
  expect(await sentBack(api, id)).toBe(0)
  expect(await caseOf(api, id)).toMatchObject({ outcome: 'moved', rest_sent: false, decided_for: 'hotel' })
  expect((await steps.read(guest, id)).relocation).toMatchObject({ rest_waits: 0 })
  await expectBooksBalance(api)
})

test('the price difference is refunded immediately, and only once, when the hotel agrees', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const { id } = await movedToCheapest({ api, place, first, guest, steps })
  expect((await answer(api, first, id, 'did_not_take')).status).toBe(200)
  expect(await sentBack(api, id)).toBe(1050)
  expect(codeOf(await answer(api, first, id, 'welcome'))).toBe('NOT_ALLOWED_NOW')
  await minutesPass(api, steps, 60)
  expect(await sentBack(api, id)).toBe(1050)
  await expectBooksBalance(api)
})

test('the price difference is refunded after 15 minutes when the hotel does not answer', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const { id } = await movedToCheapest({ api, place, first, guest, steps })
  await minutesPass(api, steps, 15)
  expect(await sentBack(api, id)).toBe(1050)
  expect(codeOf(await answer(api, first, id, 'welcome'))).toBe('NOT_ALLOWED_NOW')
})

test('a price difference refunded after the settlement is paid from the guests’ money, not from Uncle’s', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const { id, there } = await movedToCheapest({ api, place, first, guest, steps })
  api.clock.advance(20 * 60)
  await steps.runJob('end-stays')
  expect(await booksOf(api, there, 'stay')).toMatchObject({ relocations: -105_000 })
  await steps.runJob('settle-claims')
  expect(await sentBack(api, id)).toBe(1050)
  const [here, elsewhere] = [await booksOf(api, id), await booksOf(api, there)]
  expect(here).not.toHaveProperty('goodwill')
  expect(elsewhere).not.toHaveProperty('relocations')
  expect((here['guest_money'] ?? 0) + (elsewhere['guest_money'] ?? 0)).toBe(0)
  await expectBooksBalance(api)
})

test('the price difference is refunded 30 minutes after an objection that the office does not decide', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const { id } = await movedToCheapest({ api, place, first, guest, steps })
  await answer(api, first, id, 'welcome')
  await minutesPass(api, steps, 29)
  expect(await sentBack(api, id)).toBe(0)
  await minutesPass(api, steps, 1)
  expect(await sentBack(api, id)).toBe(1050)
})

test('the database refuses a refund based on the guest’s claim alone, and any other change to a settled case', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const { id } = await movedToCheapest({ api, place, first, guest, steps })
  const set = (change: object) => api.db.updateTable('relocations').set(change).where('booking_id', '=', id).execute()
  await expect(set({ rest_sent: true, rest_settled_at: api.clock.now() })).rejects.toThrow(/waits for the hotel/)
  await expect(set({ rest: 1 })).rejects.toThrow(/a settled case stays/)
  await expect(set({ cost: 1 })).rejects.toThrow(/a settled case stays/)
})
