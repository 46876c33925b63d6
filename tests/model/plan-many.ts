import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { payoutReference } from '#domain/ledger/bank-answer.ts'
import { bankFile, utr } from '../api/bank-steps.ts'
import { correctNow } from '../api/correct-now.ts'
import { atOffice, goOn } from '../api/office-books-steps.ts'
import { paymentOf, reportOf } from '../api/settlement-steps.ts'
import { disputeOf } from '../api/dispute-steps.ts'
import { booksOf } from '../api/ledger-test.ts'
import { buildOperator } from '../builders.ts'
import type { Answer, Body } from '../api/start-api.ts'
import { EVENTS, type Event } from './plan-events.ts'
import { changeOf, ledgerOf } from './plan-facts.ts'
import type { World } from './plan-world.ts'

type Admin = ReturnType<typeof atOffice>
/**
 * Two admins, a drawn number for amounts and choices, and whether a colleague makes the plan outdated before the press.
 */
type Played = { world: World; one: Admin; two: Admin; drawn: number; isChanged: boolean }
type Outcome = 'done' | 'refused'

/** Carries out a plan. If it is refused, the ledger must be unchanged. */
async function pressed({ world }: Played, press: () => Promise<Answer>): Promise<{ answer: Answer; moved: object }> {
  const before = await ledgerOf(world.api)
  const answer = await press()
  const moved = changeOf(before, await ledgerOf(world.api))
  if (answer.status !== 200) expect(moved, JSON.stringify(answer.body)).toEqual({})
  return { answer, moved }
}

const expectRefused = ({ answer: { status, body } }: { answer: Answer }, codes: readonly string[]): Outcome => {
  expect(status).toBeGreaterThanOrEqual(400)
  expect(codes).toContain(body.error?.code)
  return 'refused'
}

const expectDone = ({ status, body }: Answer): Body => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** Asks the guests of a hidden hotel to call us, and compares the plan with the messages. */
async function tellGuests(played: Played): Promise<Outcome> {
  const { world, one, isChanged } = played
  const { api, id, first, guest } = world
  await api.db.updateTable('hotels').set({ hidden: true }).where('id', '=', first.id).execute()
  const plan = expectDone(await one.do('guests-of-closed-hotels/plan', { ids: [id] }))
  if (isChanged) await world.steps.cancel(guest, id)
  await api.worker.drain()
  const done = await pressed(played, () =>
    one.do('guests-of-closed-hotels/tell', { ids: [id], fingerprint: plan.fingerprint }),
  )
  await api.worker.drain()
  const told = await api.db
    .selectFrom('closed_hotel_notices')
    .select('booking_id')
    .where('booking_id', '=', id)
    .execute()
  const { short_id: code } = await api.db
    .selectFrom('bookings')
    .select('short_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const texts = (await world.steps.messagesTo(guest.phone)).filter(
    (text) => text === plan.text.replaceAll(/[A-Z0-9]{8}/g, code),
  )
  expect([told.length, texts.length]).toEqual(isChanged ? [0, 0] : [plan.told, plan.told])
  if (isChanged) return expectRefused(done, ['PLAN_CHANGED'])
  expect(expectDone(done.answer).told).toBe(plan.told)
  expect(done.moved).toEqual({})
  return 'done'
}

async function hideHotels(played: Played): Promise<Outcome> {
  const { world, one, two, isChanged } = played
  const { api, first, other } = world
  const ids = [first.id, other.id]
  const plan = expectDone(await one.do('hide-hotels/plan', { ids }))
  if (isChanged) {
    const seen = expectDone(await two.do('hide-hotels/plan', { ids: [other.id] }))
    expectDone(await two.do('hide-hotels', { ids: [other.id], fingerprint: seen.fingerprint }))
  }
  const stateOf = async () =>
    (
      await sql<{ id: number; name: string; coming: number }>`
        select h.id, h.name, (select count(*)::int from bookings b where b.hotel_id = h.id and b.status = 'completed') as coming
        from hotels h where h.id = any(${ids}::int[]) and h.hidden order by h.id`.execute(api.db)
    ).rows
  const before = await stateOf()
  const done = await pressed(played, () => one.do('hide-hotels', { ids, fingerprint: plan.fingerprint }))
  const after = await stateOf()
  if (isChanged) {
    expect(after).toEqual(before)
    return expectRefused(done, ['PLAN_CHANGED'])
  }
  expect(expectDone(done.answer).hidden).toBe(plan.hotels.length)
  expect(after).toEqual(plan.hotels.map(({ id, name, coming }: Body) => ({ id, name, coming })))
  expect(done.moved).toEqual({})
  return 'done'
}

/** One admin proposes a gateway report with one settlement, and another posts it. */
async function settlement(played: Played): Promise<Outcome> {
  const { world, one, two, drawn, isChanged } = played
  const fee = drawn % 2000
  const { reference, amount } = await paymentOf(world.api, world.id)
  const settled = { reference: `setl_${randomUUID().slice(0, 8)}`, utr: utr(), day: '01/12/2026 00:05:00' }
  const file = (kept: number) => ({
    file_name: 'monday.csv',
    table: reportOf(settled, [{ reference, amount, fee: kept }]),
  })
  const [plan] = expectDone(await one.do('settlements/compare', file(fee))).settlements
  expect(expectDone(await one.do('settlements/propose', file(fee))).settlements).toEqual([plan])
  const listed = async (): Promise<Body> => one.read(`settlements/${settled.reference}`)
  const decide = async (decision: string, { fingerprint }: { fingerprint: string }) =>
    two.do('settlements/decide', { settlements: [{ reference: settled.reference, fingerprint }], decision })
  const seen = await listed()
  if (isChanged) {
    expectDone(await decide('drop', seen))
    expectDone(await one.do('settlements/propose', file(fee + 1)))
  }
  const done = await pressed(played, () => decide('confirm', seen))
  if (isChanged) return expectRefused(done, ['PLAN_CHANGED'])
  expectDone(done.answer)
  const { fee: gateway_fees, tax, net } = plan
  expect(done.moved).toEqual({ bank: net, gateway_fees, gst_input: tax, gateway: -(net + gateway_fees + tax) })
  return 'done'
}

/** Compares and reads a statement from our bank. One admin explains its charges, and the other posts them. */
async function bankStatement(played: Played): Promise<Outcome> {
  const { world, one, two, drawn, isChanged } = played
  const paise = -drawn
  const given = bankFile([
    { day: '01/12/2026', words: 'NEFT CHARGES', paise, utr: utr() },
    { day: '01/12/2026', paise: 4200, utr: utr() },
  ])
  const plan = expectDone(await one.do('bank/compare', given))
  if (isChanged) expectDone(await two.do('bank/read', given))
  const linesOf = async () =>
    await world.api.db.selectFrom('bank_lines').selectAll().where('account', '=', given.account).orderBy('id').execute()
  const before = await linesOf()
  const read = await pressed(played, () => one.do('bank/read', given))
  const after = await linesOf()
  expect(read.moved).toEqual({})
  expect(after.length - before.length).toBe(isChanged ? 0 : plan.fresh)
  if (isChanged) return expectRefused(read, ['BANK_STATEMENT_KNOWN'])
  expect(after.map((line) => line.paise).toSorted((a, b) => a - b)).toEqual([paise, 4200])
  const charge = after.find((line) => line.paise === paise)
  const lines = [{ id: Number(charge?.id), explanation: 'charges' }]
  expectDone(await one.do('bank/explain', { lines: lines.map(({ id }) => id), explanation: 'charges' }))
  const wrong = lines.map((line) => ({ ...line, explanation: 'interest' }))
  expectRefused(await pressed(played, () => two.do('bank/decide', { lines: wrong, decision: 'confirm' })), [
    'PLAN_CHANGED',
  ])
  const posted = await pressed(played, () => two.do('bank/decide', { lines, decision: 'confirm' }))
  expectDone(posted.answer)
  expect(posted.moved).toEqual({ bank: paise, bank_charges: -paise })
  return 'done'
}

/** Closes and pays a hotel's month, and compares each step with what the page showed before. */
async function monthAndPayout(played: Played): Promise<Outcome> {
  const { world, one, two, drawn, isChanged } = played
  const { api, first } = world
  const fields = {
    holder: 'Lantern LLP',
    number: `5010${randomInt(1_000_000_000)}`,
    ifsc: 'HDFC0000123',
    bank: 'HDFC Bank',
  }
  const [account] = expectDone(await one.do(`hotels/${first.id}/bank-accounts`, fields))
  expectDone(await two.do('bank-accounts/decide', { proposal_id: account.id, decision: 'confirm' }))
  // More than the hotel can owe for its booking, so that there is something to pay.
  await correctNow(api, { hotelId: first.id, paise: 1_000_000 + drawn * 100, reason: 'December' })
  await goOn(api, '2027-01-04T09:00:00+05:30')
  await world.steps.runJob('end-stays')
  const rowOf = async (state: string): Promise<Body> => {
    for (let skip = 0; ; skip += 50) {
      const { hotels, has_more } = await one.read(`months/2026-12?state=${state}&skip=${skip}`)
      const row = hotels.find(({ hotel: { id } }: Body) => id === first.id)
      if (row || !has_more) return row
    }
  }
  const month = await rowOf('ready')
  if (isChanged) expectDone(await two.do(`statements/${first.id}/2026-12/close`))
  const closed = await pressed(played, () => one.do(`statements/${first.id}/2026-12/close`))
  if (isChanged) return expectRefused(closed, ['STATEMENT_CLOSED'])
  expectDone(closed.answer)
  expect(closed.moved).toEqual({})
  const statement = await api.db
    .selectFrom('statements')
    .selectAll()
    .where('hotel_id', '=', first.id)
    .executeTakeFirstOrThrow()
  expect(statement.closing).toBe(month.closing)
  const { payable } = await rowOf('to_pay')
  const { run } = expectDone(await one.do('payouts/propose', { month: '2026-12', hotels: [first.id] }))
  expect(run.total).toBe(payable)
  expectDone(await two.do('payouts/confirm', { run_id: run.id }))
  expectDone(await one.do('payouts/send', { run_id: run.id }))
  expectRefused(await pressed(played, () => one.do('payouts/send', { run_id: run.id, again_after: 999_999 })), [
    'PLAN_CHANGED',
  ])
  const table = [
    'Reference,Status,Amount,UTR,Remarks',
    `${payoutReference(run.payouts[0].id)},Success,${(run.total / 100).toFixed(2)},${utr()},`,
  ].join('\r\n')
  const answer = expectDone(await one.do('payouts/compare-answer', { run_id: run.id, table }))
  const paid = await pressed(played, () => one.do('payouts/record-answer', { run_id: run.id, table }))
  expect(expectDone(paid.answer).recorded).toBe(answer.paid.payouts)
  expect(paid.moved).toEqual({ bank: -answer.paid.paise, [`hotel ${first.id}`]: answer.paid.paise })
  return 'done'
}

const BEFORE_DISPUTE = [
  ['an hour passes'],
  ['the guest cancels'],
  ['the office refunds'],
  ['check-in', 'the desk greets', 'the guest says that they came'],
] as const satisfies readonly Event[][]

/** Loses a dispute, and compares the books with what its page predicted. No operator presses anything. */
async function lostDispute({ world, one, drawn }: Played): Promise<Outcome> {
  const { api, id } = world
  for (const event of BEFORE_DISPUTE[drawn % BEFORE_DISPUTE.length] ?? []) await EVENTS[event](world)
  await api.worker.drain()
  const { reference, event, tell } = await disputeOf(api, id)
  await tell(event())
  const { if_lost: plan } = await one.read(`disputes/${reference}`)
  api.clock.advance(60)
  await tell(event({ status: 'lost', at: api.clock.now().toISOString() }))
  const { guest_refunds = 0, guest_money = 0, dispute_losses = 0 } = await booksOf(api, id, 'dispute_lost')
  expect({ refunds: guest_refunds, guest: guest_money, ours: dispute_losses }).toEqual(plan)
  return 'done'
}

/** Actions on many bookings, hotels or lines together. */
export const MANY = {
  'a call to guests of closed hotels': tellGuests,
  'hiding hotels': hideHotels,
  'a settlement': settlement,
  'a bank statement': bankStatement,
  'a month and its payout': monthAndPayout,
  'a lost dispute': lostDispute,
} as const

export async function playMany(
  world: World,
  what: keyof typeof MANY,
  drawn: Pick<Played, 'drawn' | 'isChanged'>,
): Promise<Outcome> {
  const admin = async () => atOffice(world.api, await buildOperator(world.api.db, { role: 'admin' }))
  return MANY[what]({ world, one: await admin(), two: await admin(), ...drawn })
}
