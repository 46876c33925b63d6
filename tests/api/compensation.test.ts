/** Tests what a hotel owes guests that it turned away when it was too late to cancel (decision 0098). */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { compensationOf } from '#domain/relocations/compensation.ts'
import { checkBooks } from '#server/features/ledger/check-books.ts'
import { correctAccount } from '#server/features/ledger/correct-account.ts'
import { decideCase } from '#server/features/hotel-cases/decide-case.ts'
import { buildGuest, buildStaff, type BuiltHotel } from '../builders.ts'
import { agreeTurnedAway, atCheckin, relocationTest as test } from './relocation-test.ts'
import type { Api } from './start-api.ts'

const cannotTake = async (api: Api, hotel: BuiltHotel, id: string) => {
  const { headers } = await buildStaff(api.db, hotel, { role: 'manager' })
  return api.post(`/desk/bookings/${id}/cannot-take`, { reason: 'room_unusable' }, { headers })
}
const costOf = async (api: Api, hotel: BuiltHotel, id: string) => {
  const { headers } = await buildStaff(api.db, hotel, { role: 'manager' })
  return (await api.get(`/desk/bookings/${id}/cannot-take`, { headers })).body.compensation
}
/** Returns what the hotel owes us, in rupees. */
const debtOf = async (api: Api, hotel: BuiltHotel) => {
  const { rows } = await sql<{ debt: number }>`select coalesce(sum(paise), 0)::int / 100 as debt from ledger_entries
    where hotel_id = ${hotel.id}`.execute(api.db)
  return rows[0]?.debt
}

test('guests whose hotel says too late that it cannot take them get their money, and credit that the hotel pays', async ({
  api,
  first,
  guest,
  steps,
}) => {
  const { id, bill } = await steps.paid(guest, first)
  const amount = compensationOf(bill.total + bill.credits)
  expect(await costOf(api, first, id)).toBeNull()
  const back = atCheckin(api, -30)
  expect(await costOf(api, first, id)).toBe(amount)
  expect((await cannotTake(api, first, id)).status).toBe(200)
  expect((await steps.otherHotels(guest, id)).body.compensation).toBe(amount)
  const before = await steps.balance(guest)
  await steps.moneyBack(guest, id, { 'idempotency-key': 'money' })
  await steps.moneyBack(guest, id, { 'idempotency-key': 'money' })
  await steps.runJob('settle-claims')
  back()
  expect((await steps.read(guest, id)).relocation.compensation).toEqual({ amount, is_given: true })
  expect((await steps.balance(guest)) - before).toBe(amount + bill.credits)
  expect(await debtOf(api, first)).toBe(amount)
  const differences = await checkBooks(api.services, api.clock.now())
  expect(differences.filter(({ what }) => ['compensation', 'credit'].includes(what))).toEqual([])
})

test('a hotel that says in time that it cannot take its guests owes nothing more', async ({
  api,
  first,
  guest,
  steps,
}) => {
  const { id } = await steps.paid(guest, first)
  await cannotTake(api, first, id)
  await steps.moneyBack(guest, id)
  expect((await steps.read(guest, id)).relocation.compensation).toBeNull()
  expect(await debtOf(api, first)).toBe(0)
})

test('guests who say that they were turned away get credit once the hotel or the office confirms it', async ({
  api,
  first,
  guest,
  steps,
}) => {
  const [{ id }, friend] = [await steps.paid(guest, first), await buildGuest(api.db)]
  const other = await steps.paid(friend, first)
  const back = atCheckin(api)
  for (const [who, booking] of [
    [guest, id],
    [friend, other.id],
  ] as const) {
    await steps.turnedAway(who, booking)
    await steps.moneyBack(who, booking)
  }
  await agreeTurnedAway(api, first, id)
  api.clock.advance(15)
  await steps.runJob('settle-claims')
  const compensation = async (booking: string, who = guest) => (await steps.read(who, booking)).relocation.compensation
  expect(await compensation(id)).toMatchObject({ is_given: true })
  expect(await compensation(other.id, friend)).toBeNull()
  const look = { shortId: other.short_id, verdict: 'counts', note: 'rang them', operator: 'Devika Rane' } as const
  await decideCase(api.db, look, api.clock.now())
  expect(await compensation(other.id, friend)).toMatchObject({ is_given: true })
  api.clock.advance(-15)
  back()
})

test('credit that exceeds the balance of the hotel’s account waits until the balance is sufficient', async ({
  api,
  first,
  guest,
  steps,
}) => {
  const { id } = await steps.paid(guest, first)
  const back = atCheckin(api, -30)
  await api.db.transaction().execute(async (trx) => {
    await correctAccount(trx, { hotelId: first.id, paise: -190_000, reason: 'an earlier debt' }, api.clock.now())
  })
  await cannotTake(api, first, id)
  await steps.moneyBack(guest, id)
  const { amount, is_given: isGiven } = (await steps.read(guest, id)).relocation.compensation
  expect(isGiven).toBe(false)
  const before = await steps.balance(guest)
  await steps.runJob('settle-claims')
  expect(await steps.balance(guest)).toBe(before)
  await api.db.transaction().execute(async (trx) => {
    await correctAccount(trx, { hotelId: first.id, paise: 190_000, reason: 'paid' }, api.clock.now())
  })
  await Promise.all([steps.runJob('settle-claims'), steps.runJob('settle-claims')])
  back()
  expect(await steps.balance(guest)).toBe(before + amount)
})
