/**
 * Guests may claim to be turned away in order to get a free cancellation or a free night. Their word alone moves no
 * money. An honest couple still gets its money back, even if the hotel lies and the office does nothing (decision
 * 0061).
 */
import { expect } from 'vitest'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { buildOperator, buildStaff, type BuiltGuest, type BuiltHotel } from '../../builders.ts'
import { SATURDAY_EVENING } from '../../cast.ts'
import { buildChannel, sentTo } from '../hotel-messages-test.ts'
import { officeOf } from '../office-steps.ts'
import { buildNear, caseOf, codeOf, relocationTest } from '../relocation-test.ts'
import type { Api } from '../start-api.ts'

/** Resets the clock after each test, because the next test books before its Saturday. */
const test = relocationTest.extend('clockGoesHome', { auto: true }, ({ api }, { onCleanup }) => {
  const before = api.clock.advancedMinutes()
  onCleanup(() => api.clock.advance(before - api.clock.advancedMinutes()))
  return true
})

/** Moves the clock to this many minutes after check-in. */
const at = (api: Api, minutes: number) =>
  api.clock.advance(minutesBetween(api.clock.now(), new Date(SATURDAY_EVENING.checkin)) + minutes)

async function deskOf(api: Api, hotel: BuiltHotel) {
  const { headers } = await buildStaff(api.db, hotel)
  const about = (id: string, what: string, body: object) => api.post(`/desk/bookings/${id}/${what}`, body, { headers })
  return {
    booking: async (id: string) => (await api.get(`/desk/bookings/${id}`, { headers })).body,
    arrive: (id: string) => about(id, 'arrive', { ids: 'originals' }),
    answer: (id: string, answer: 'welcome' | 'did_not_take') => about(id, 'turned-away', { answer }),
  }
}

const refundsOf = async (api: Api, guest: BuiltGuest, id: string): Promise<{ status: string; sum: number }> => {
  await api.worker.drain()
  const { body } = await api.get(`/bookings/${id}`, { headers: guest.headers })
  return {
    status: body.status,
    sum: body.refunds.reduce((all: number, one: { amount: number }) => all + one.amount, 0),
  }
}

test('a couple in its room gets no money for a false claim, because the office decides for the hotel', async ({
  api,
  first,
  guest,
  steps,
}) => {
  const desk = await deskOf(api, first)
  const office = await buildOperator(api.db)
  const { id } = await steps.paid(guest, first)
  at(api, 0)
  await desk.arrive(id)
  at(api, 60)
  expect((await steps.turnedAway(guest, id)).status).toBe(200)
  const asked = await steps.moneyBack(guest, id)
  expect(asked.body).toMatchObject({ status: 'asked', refunds: [], money: { at: 'office' } })
  const [work] = (await officeOf(api, office).now()).work
  expect(work).toMatchObject({ kind: 'dispute', booking: { id }, signs: ['greeted', 'room_free', 'new_account'] })
  const decide = (decision: string, reason = 'They answered from room 101') =>
    api.post(`/office/bookings/${id}/dispute`, { decision, reason }, { headers: office.headers })
  const decided = await Promise.all([decide('hotel'), decide('hotel')])
  expect(decided.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  const told = (await steps.messagesTo(guest.phone)).filter((text) => text.includes('The booking stands'))
  expect(told).toHaveLength(1)
  at(api, 120)
  await steps.runJob('settle-claims')
  expect(codeOf(await steps.moneyBack(guest, id))).toBe('ALREADY_CANCELLED')
  expect(await refundsOf(api, guest, id)).toEqual({ status: 'completed', sum: 0 })
  const log = await api.db
    .selectFrom('operator_actions')
    .select(['action', 'reason'])
    .where('booking_id', '=', id)
    .execute()
  expect(log).toEqual([{ action: 'dispute_decided', reason: 'They answered from room 101' }])
})

test('the office sees whether the desk scanned the voucher of a dispute, and whether a room was free', async ({
  api,
  first,
  guest,
  place,
  steps,
}) => {
  const office = officeOf(api, await buildOperator(api.db))
  const disputed = async (hotel: BuiltHotel) => {
    const { id, voucher } = await steps.paid(guest, hotel)
    const { headers } = await buildStaff(api.db, hotel)
    at(api, 10)
    await steps.turnedAway(guest, id)
    await steps.moneyBack(guest, id)
    await (await deskOf(api, hotel)).answer(id, 'welcome')
    at(api, -60)
    return {
      scan: () => api.post('/desk/check-voucher', { token: voucher }, { headers }),
      stopSelling: () => api.post('/desk/stop-selling', {}, { headers }),
      signs: async () =>
        (await office.now()).work.find((one: { booking?: { id: string } }) => one.booking?.id === id).signs,
    }
  }
  const withRooms = await disputed(first)
  const full = await disputed(await buildNear(api.db, place, { rooms: 1 }))
  expect(await full.signs()).toEqual(['new_account'])
  expect(await withRooms.signs()).toEqual(['room_free', 'new_account'])
  expect((await withRooms.scan()).status).toBe(200)
  expect(await withRooms.signs()).toEqual(['scanned', 'room_free', 'new_account'])
  expect((await withRooms.stopSelling()).status).toBe(200)
  expect(await withRooms.signs()).toEqual(['scanned', 'new_account'])
})

test('a claim of being turned away, made within 24 hours of check-in, waits for the hotel’s answer', async ({
  api,
  first,
  guest,
  steps,
}) => {
  const desk = await deskOf(api, first)
  const phone = await buildChannel(api.db, first)
  const { id } = await steps.paid(guest, first)
  at(api, -30)
  await steps.turnedAway(guest, id)
  await steps.moneyBack(guest, id)
  const texts = (await sentTo(api, phone)).map(({ body }) => body)
  expect(texts.at(-1)).toContain('Answer at your desk within 15 minutes')
  expect(await desk.booking(id)).toMatchObject({ turned_away: { is_money_asked: true, answer: null } })
  expect((await desk.answer(id, 'welcome')).status).toBe(200)
  at(api, -1)
  await steps.runJob('settle-claims')
  expect(await refundsOf(api, guest, id)).toEqual({ status: 'completed', sum: 0 })
})

test.for([
  [14, 'completed', 0],
  [15, 'cancelled', 1260],
] as const)(
  'after %i minutes without the hotel’s answer the booking is %s',
  async ([minutes, status, sum], { api, first, guest, steps }) => {
    const { id } = await steps.paid(guest, first)
    at(api, 5)
    await steps.turnedAway(guest, id)
    const asked = await Promise.all([steps.moneyBack(guest, id), steps.moneyBack(guest, id)])
    expect(asked.map(({ body }) => body.status)).toEqual(['asked', 'asked'])
    at(api, 5 + minutes)
    await Promise.all([steps.runJob('settle-claims'), steps.runJob('settle-claims')])
    expect(await refundsOf(api, guest, id)).toEqual({ status, sum })
  },
)

test.for([
  [29, 'completed', 0],
  [30, 'cancelled', 1260],
] as const)(
  'if the hotel lies and the office does nothing for %i minutes, the booking is %s',
  async ([minutes, status, sum], { api, first, guest, steps }) => {
    const desk = await deskOf(api, first)
    const { id } = await steps.paid(guest, first)
    at(api, 0)
    await steps.turnedAway(guest, id)
    await steps.moneyBack(guest, id)
    at(api, 10)
    // A desk that greets the guests thereby objects to their claim.
    await desk.arrive(id)
    at(api, 10 + minutes)
    await steps.runJob('settle-claims')
    expect(await refundsOf(api, guest, id)).toEqual({ status, sum })
  },
)

test('guests greeted after 15 minutes, but before their refund, get no free night', async ({
  api,
  first,
  guest,
  steps,
}) => {
  const desk = await deskOf(api, first)
  const { id } = await steps.paid(guest, first)
  at(api, 0)
  await steps.turnedAway(guest, id)
  await steps.moneyBack(guest, id)
  at(api, 16)
  await desk.arrive(id)
  await steps.runJob('settle-claims')
  expect(await refundsOf(api, guest, id)).toEqual({ status: 'completed', sum: 0 })
  expect((await caseOf(api, id)).disputed_at).not.toBeNull()
})

test('the server requests a refund three hours after check-in for turned-away guests who chose nothing', async ({
  api,
  first,
  guest,
  steps,
}) => {
  const { id } = await steps.paid(guest, first)
  at(api, 0)
  await steps.turnedAway(guest, id)
  const runAt = async (minutes: number) => {
    at(api, minutes)
    await steps.runJob('settle-claims')
    const { status, sum } = await refundsOf(api, guest, id)
    return [minutes, status, sum, (await caseOf(api, id)).money_asked_at !== null]
  }
  expect(await runAt(179)).toEqual([179, 'completed', 0, false])
  expect(await runAt(180)).toEqual([180, 'completed', 0, true])
  expect(await runAt(194)).toEqual([194, 'completed', 0, true])
  expect(await runAt(195)).toEqual([195, 'cancelled', 1260, true])
})

test('guests are refunded immediately if the hotel agrees, before or after they ask for the refund', async ({
  api,
  first,
  guest,
  steps,
}) => {
  const desk = await deskOf(api, first)
  const [early, late] = [await steps.paid(guest, first), await steps.paid(guest, first)]
  at(api, 0)
  for (const { id } of [early, late]) await steps.turnedAway(guest, id)
  await desk.answer(early.id, 'did_not_take')
  expect((await steps.moneyBack(guest, early.id)).body.status).toBe('cancelled')
  await steps.moneyBack(guest, late.id)
  await desk.answer(late.id, 'welcome')
  await desk.answer(late.id, 'did_not_take')
  expect(await refundsOf(api, guest, early.id)).toEqual({ status: 'cancelled', sum: 1260 })
  expect(await refundsOf(api, guest, late.id)).toEqual({ status: 'cancelled', sum: 1260 })
})

test('a guest who moves while the hotel answers gets the room or the money, not both', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const desk = await deskOf(api, first)
  const other = await buildNear(api.db, place)
  const { id } = await steps.paid(guest, first)
  at(api, 0)
  await steps.turnedAway(guest, id)
  await steps.moneyBack(guest, id)
  const [moved] = await Promise.all([steps.moveTo(guest, id, other), desk.answer(id, 'did_not_take')])
  const { outcome } = await caseOf(api, id)
  expect(outcome).toBe(moved.status === 200 ? 'moved' : 'money_back')
  const { sum } = await refundsOf(api, guest, id)
  expect(sum).toBe(moved.status === 200 ? 0 : 1260)
})
