import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { payoutReference } from '#domain/ledger/bank-answer.ts'
import { buildHotel } from '../builders.ts'
import { refusalOf } from '../database/refusal-of.ts'
import { correctNow } from './correct-now.ts'
import { codeOf, goOn, officeBooksTest } from './office-books-steps.ts'
import type { Body } from './start-api.ts'

const DECEMBER = '2026-12'
const HEADINGS = 'Reference,Status,Amount,UTR,Remarks'

/** Builds two hotels whose closed December, ₹1,000.50 and ₹2,000, is in a payout run that was sent to the bank. */
const test = officeBooksTest.extend('sent', async ({ api, city, hotel, admin, other }) => {
  const second = await buildHotel(api.db, city)
  const owed = [100_050, 200_000]
  for (const [index, { id }] of [hotel, second].entries()) {
    const fields = { holder: 'Lantern LLP', number: `5010041234041${index}`, ifsc: 'HDFC0000123', bank: 'HDFC Bank' }
    const [account] = (await admin.do(`hotels/${id}/bank-accounts`, fields)).body
    await other.do('bank-accounts/decide', { proposal_id: account.id, decision: 'confirm' })
    await correctNow(api, { hotelId: id, paise: owed[index] ?? 0, reason: 'December' })
  }
  await goOn(api, '2027-01-01T09:00:00+05:30')
  await admin.do(`months/${DECEMBER}/close`)
  const hotels = [hotel.id, second.id]
  const { run } = (await admin.do('payouts/propose', { month: DECEMBER, hotels })).body
  const run_id = run.id as string
  const [one, two] = hotels.map((id) => run.payouts.find((payout: Body) => payout.hotel.id === id).id as string)
  if (!one || !two) throw new Error('a payout is missing')
  await other.do('payouts/confirm', { run_id })
  const { file } = (await admin.do('payouts/send', { run_id })).body
  return { run_id, hotels, one, two, file: file.text as string }
})

const utr = () => `HDFCR${randomUUID().slice(0, 8).toUpperCase()}`
const table = (...lines: string[]) => [HEADINGS, ...lines].join('\r\n')

const statesOf = async (who: { read: (path: string) => Promise<Body> }, ids: readonly number[]) => {
  const { hotels } = await who.read(`months/${DECEMBER}`)
  return ids.map((wanted) => hotels.find(({ hotel: { id } }: Body) => id === wanted)?.state)
}

test('the bank’s answer marks payouts as paid or refused, and the next run pays the refused ones again', async ({
  sent,
  admin,
  support,
}) => {
  const { run_id, hotels, one, two } = sent
  expect(sent.file).toContain(`,1000.50,Lantern LLP,${payoutReference(one)},`)
  const text = table(
    `${payoutReference(one)},Success,"1,000.50",${utr()},`,
    `${payoutReference(two)},Rejected,2000.00,,Account closed`,
    'SOMEBODYELSE,Success,10.00,HDFCR0000009,',
  )
  const plan = {
    paid: { payouts: 1, paise: 100_050 },
    refused: [{ hotel: { id: hotels[1] }, paise: 200_000, why: 'Account closed' }],
    known: 0,
    open: { payouts: 0, paise: 0 },
    faults: [{ line: 4, reference: 'SOMEBODYELSE', fault: 'unknown_reference' }],
  }
  expect(codeOf(await support.do('payouts/compare-answer', { run_id, table: text }))).toBe('ADMINS_ONLY')
  expect((await admin.do('payouts/compare-answer', { run_id, table: text })).body).toMatchObject(plan)
  const recorded = await admin.do('payouts/record-answer', { run_id, table: text })
  expect(recorded.body).toMatchObject({ recorded: 2, answer: { paid: { payouts: 0 }, refused: [], known: 2 } })
  expect((await admin.do('payouts/record-answer', { run_id, table: text })).body).toMatchObject({ recorded: 0 })
  const { payouts } = (await support.read('payouts')).runs.find(({ id }: Body) => id === run_id)
  expect(payouts.find(({ id }: Body) => id === two)).toMatchObject({ paid_at: null, refusal: 'Account closed' })
  expect(await statesOf(support, hotels)).toEqual(['done', 'to_pay'])
  expect(codeOf(await admin.do('payouts/paid', { payout_id: two, bank_reference: utr() }))).toBe('BANK_REFUSED')
  expect(codeOf(await admin.do('payouts/refused', { payout_id: one }))).toBe('ALREADY_PAID')
  expect(codeOf(await admin.do('payouts/send', { run_id, again_after: 999_999 }))).toBe('PLAN_CHANGED')
  const again = (await admin.do('payouts/propose', { month: DECEMBER, hotels })).body.run
  expect(again).toMatchObject({ total: 200_000, payouts: [{ hotel: { id: hotels[1] } }] })
  const acts = (await admin.read('log')).entries.map(({ act }: Body) => act).slice(0, 3)
  expect(acts).toEqual(['payouts_proposed', 'payout_refused', 'payout_paid'])
})

test('an answer with a different amount or an unclear status changes nothing', async ({ sent, admin, support }) => {
  const { run_id, one, two } = sent
  const text = table(`${payoutReference(one)},Success,1000.05,${utr()},`, `${payoutReference(two)},Pending,2000.00,,`)
  const recorded = await admin.do('payouts/record-answer', { run_id, table: text })
  expect(recorded.body).toMatchObject({
    recorded: 0,
    answer: { open: { payouts: 2, paise: 300_050 }, faults: [{ fault: 'other_amount' }, { fault: 'unclear_status' }] },
  })
  expect(await statesOf(support, sent.hotels)).toEqual(['underway', 'underway'])
})

test('two windows that record the same answer post it once', async ({ sent, admin, other, api }) => {
  const { run_id, one, two } = sent
  const text = table(`${payoutReference(one)},Paid,1000.50,${utr()},`, `${payoutReference(two)},Paid,2000,${utr()},`)
  const answers = await Promise.all(
    [admin, other].map((who) => who.do('payouts/record-answer', { run_id, table: text })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.reduce((sum, { body }) => sum + body.recorded, 0)).toBe(2)
  const posted = await sql<{ paise: number }>`
    select sum(e.paise)::int as paise from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.account = 'hotel'
    where p.kind = 'payout_paid' and p.fact in (${one}, ${two})`.execute(api.db)
  expect(posted.rows[0]?.paise).toBe(300_050)
})

test('text without a table, or for a run that was not sent, is refused', async ({ sent, admin }) => {
  const wrong = ['hello', '{"a":1}', 'reference,status,amount\nA,Paid,1', HEADINGS, '"', '\u0000PDF']
  for (const text of wrong)
    expect(['BANK_TABLE_UNREADABLE', 'TABLE_INVALID'], text).toContain(
      codeOf(await admin.do('payouts/compare-answer', { run_id: sent.run_id, table: text })),
    )
  const unknown = { run_id: randomUUID(), table: table('A,Paid,1,HDFCR0000001,') }
  expect(codeOf(await admin.do('payouts/compare-answer', unknown))).toBe('NOT_FOUND')
})

test('a table of two thousand payments is accepted, and a larger body is refused', async ({ sent, admin }) => {
  const lines = Array.from({ length: 2000 }, (_, index) => `NOBODY${index},Success,1.00,HDFCR${index + 100_000},`)
  const large = await admin.do('payouts/compare-answer', { run_id: sent.run_id, table: table(...lines) })
  expect(large.body.faults).toHaveLength(100)
  const tooLarge = { run_id: sent.run_id, table: 'x'.repeat(2_000_000) }
  expect((await admin.do('payouts/compare-answer', tooLarge)).status).toBe(413)
})

test('the database does not change a refused payout', async ({ sent, admin, api }) => {
  const change = (payout: string, set: string) =>
    refusalOf(sql`update payouts set ${sql.raw(set)} where id = ${payout}::uuid`.execute(api.db))
  await admin.do('payouts/refused', { payout_id: sent.one, reason: 'Account closed' })
  expect(await change(sent.one, "paid_at = now(), paid_by = refused_by, bank_reference = 'HDFCR0000002'")).toBe(
    'payouts_stay',
  )
  expect(await change(sent.one, 'refused_at = null, refused_by = null, refusal = null')).toBe('payouts_stay')
  expect(await change(sent.two, 'refused_at = sent_at')).toBe('payouts_refused_whole')
})
