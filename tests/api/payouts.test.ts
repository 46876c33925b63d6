import { correctNow } from './correct-now.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { payoutReference } from '#domain/ledger/bank-answer.ts'
import { beneficiaryCode } from '#domain/ledger/payment-mode.ts'
import { confirmBankAccount, proposeBankAccount } from '#server/features/ledger/bank-accounts.ts'
import { closeStatement } from '#server/features/ledger/close-statement.ts'
import { proposePayouts } from '#server/features/ledger/propose-payouts.ts'
import { confirmPayouts, dropPayouts, markPaid, markReturned } from '#server/features/ledger/settle-payouts.ts'
import { sendPayouts, type SendPayoutRequest } from '#server/features/ledger/send-payouts.ts'
import { findEverything } from '#server/features/office/find.ts'
import { refusalOf } from '../database/refusal-of.ts'
import type { BuiltHotel } from '../builders.ts'
import { goTo, ledgerTest, owedTo, twoOperators } from './ledger-test.ts'
import type { Api } from './start-api.ts'

const NOVEMBER = '2026-11'

/** Enters a hotel's bank details, as if two people had done so this many hours ago. */
async function enterAccount(api: Api, hotel: BuiltHotel, { hoursAgo }: { hoursAgo: number }): Promise<number> {
  const { one, other } = await twoOperators(api)
  api.clock.advance(-hoursAgo * 60)
  const proposed = await proposeBankAccount(api.services, {
    hotelId: hotel.id,
    holder: 'Lantern Court Pvt Ltd',
    number: '50100412340417',
    ifsc: 'HDFC0000123',
    bank: 'HDFC Bank',
    operatorId: one,
    reason: 'from the agreement',
  })
  if (!proposed.ok) throw new Error(proposed.refusal)
  const id = proposed.value
  expect((await confirmBankAccount(api.services, { id, operatorId: other })).ok).toBe(true)
  api.clock.advance(hoursAgo * 60)
  return id
}

const test = ledgerTest
  .extend('operators', ({ api }) => twoOperators(api))
  /** Builds a hotel that is owed ₹1,000 for its closed November. */
  .extend('owed', async ({ api, hotel, operators }) => {
    const back = goTo(api, '2026-11-20T09:00:00+05:30')
    await correctNow(api, { hotelId: hotel.id, paise: 100_000, reason: 'a stay of November' })
    back()
    const by = { operatorId: operators.one, reason: 'month’s end' }
    const closed = await closeStatement(api.services, { hotelId: hotel.id, month: NOVEMBER, ...by })
    if (!closed.ok) throw new Error(closed.refusal)
    return hotel
  })
  .extend('run', ({ api, owed, operators }) => ({
    propose: (operatorId = operators.one) =>
      proposePayouts(api.services, { month: NOVEMBER, operatorId, reason: 'November', hotelIds: [owed.id] }),
    confirm: (runId: string, operatorId = operators.other) => confirmPayouts(api.services, { runId, operatorId }),
    send: (runId: string, ask: Partial<SendPayoutRequest> = {}) =>
      sendPayouts(api.services, { runId, operatorId: operators.one, reason: 'for the upload', ...ask }),
    paid: (payoutId: string, bankReference = `HDFCR${randomUUID().slice(0, 8)}`) =>
      markPaid(api.services, { payoutId, operatorId: operators.one, bankReference }),
  }))

test('a payout is proposed by one admin, confirmed by another, and paid with the bank’s reference', async ({
  api,
  owed,
  run,
  operators,
}) => {
  await enterAccount(api, owed, { hoursAgo: 48 })
  const { runId, payouts } = await run.propose()
  expect(payouts).toMatchObject([{ hotelId: owed.id, paise: 100_000 }])
  const [payout] = payouts
  if (!runId || !payout) throw new Error('nothing is proposed')
  expect(await run.paid(payout.id)).toEqual({ ok: false, refusal: 'NOT_CONFIRMED' })
  expect(await run.send(runId)).toEqual({ ok: false, refusal: 'NOT_FOUND' })
  expect(await run.confirm(runId, operators.one)).toEqual({ ok: false, refusal: 'SAME_PERSON' })
  expect(await run.confirm(runId)).toMatchObject({ ok: true })
  expect(await run.confirm(runId)).toEqual({ ok: false, refusal: 'ALREADY_DECIDED' })
  const sent = await run.send(runId)
  if (!sent.ok) throw new Error(sent.refusal)
  const { number } = sent.value
  const accounts = await api.db.selectFrom('payouts').select('account_id').where('id', '=', payout.id).execute()
  const codes = accounts.map((one) => beneficiaryCode(one.account_id))
  expect(sent.value).toEqual({
    number,
    isNew: true,
    file: {
      name: `payouts-${number}-2026-12-01.csv`,
      text: [
        'account,IFSC,amount,name,reference,narration,debit account,mode,beneficiary code\r\n50100412340417,HDFC0000123',
        `1000.00,Lantern Court Pvt Ltd,${payoutReference(payout.id)},Uncle 2026 11,50200048801234,IFT,${codes[0]}\r\n`,
      ].join(),
    },
  })
  expect(await run.paid(payout.id, 'HDFCR52026120471')).toMatchObject({ ok: true })
  expect(await run.paid(payout.id, 'HDFCR52026120472')).toEqual({ ok: false, refusal: 'ALREADY_PAID' })
  expect(await owedTo(api, owed)).toBe(0)
  expect((await run.propose()).runId).toBeNull()
  // The file never changes, because a second file would request money that was already paid.
  api.clock.advance(24 * 60)
  expect(await run.send(runId)).toEqual({ ok: true, value: { ...sent.value, isNew: false } })
  expect(await run.send(runId, { againAfter: number })).toEqual({ ok: false, refusal: 'ALREADY_PAID' })
  api.clock.advance(-24 * 60)
})

test('a payout run makes one bank file, however often and by however many people it is requested', async ({
  api,
  owed,
  run,
  operators,
}) => {
  await enterAccount(api, owed, { hoursAgo: 48 })
  const runId = (await run.propose()).runId ?? ''
  await run.confirm(runId)
  const asked = await Promise.all([
    run.send(runId),
    run.send(runId, { operatorId: operators.other }),
    run.send(runId),
    run.send(runId, { operatorId: operators.other }),
  ])
  const sent = asked.map((one) => (one.ok ? one.value : undefined))
  expect(new Set(sent.map((one) => one?.number)).size).toBe(1)
  expect(new Set(sent.map((one) => one?.file?.text)).size).toBe(1)
  expect(sent.filter((one) => one?.isNew)).toHaveLength(1)

  // Two operators who both learn that the bank rejected the file make one new file, not two.
  const againAfter = sent[0]?.number ?? 0
  const again = await Promise.all([run.send(runId, { againAfter }), run.send(runId, { againAfter })])
  expect(again.map((one) => (one.ok ? 'sent' : one.refusal)).toSorted()).toEqual(['PLAN_CHANGED', 'sent'])
  const files = await api.db
    .selectFrom('payout_files')
    .select(['number', 'follows'])
    .where('run_id', '=', runId)
    .execute()
  expect(files.toSorted((one, other) => one.number - other.number)).toEqual([
    { number: againAfter, follows: null },
    { number: files.at(-1)?.number, follows: againAfter },
  ])
})

test('the database refuses to change a bank file, to include paid money, or to start a second series of files', async ({
  api,
  owed,
  run,
  operators,
}) => {
  await enterAccount(api, owed, { hoursAgo: 48 })
  const { runId, payouts } = await run.propose()
  const [payout] = payouts
  if (!runId || !payout) throw new Error('nothing is proposed')
  const file = { run_id: runId, made_by: operators.one, made_at: api.clock.now(), reason: 'by hand' }
  const line = (number: number) =>
    api.db.insertInto('payout_file_lines').values({ number, run_id: runId, payout_id: payout.id }).execute()
  const early = await api.db.insertInto('payout_files').values(file).returning('number').executeTakeFirstOrThrow()
  expect(await refusalOf(line(early.number)), 'not confirmed').toBe('payout_files_payable')
  await run.confirm(runId)
  expect(await refusalOf(api.db.insertInto('payout_files').values(file).execute())).toBe('payout_files_first_of_run')
  await line(early.number)
  await run.paid(payout.id)
  const next = { ...file, follows: early.number }
  const { number } = await api.db.insertInto('payout_files').values(next).returning('number').executeTakeFirstOrThrow()
  expect(await refusalOf(line(number)), 'paid').toBe('payout_files_payable')
  expect(await refusalOf(api.db.insertInto('payout_files').values(next).execute())).toBe('payout_files_followed_once')
  expect(await refusalOf(api.db.updateTable('payout_files').set({ reason: 'another' }).execute())).toBe(
    'payout_files_stay',
  )
  expect(await refusalOf(api.db.deleteFrom('payout_file_lines').execute())).toBe('payout_file_lines_stay')
})

test('two parallel payout proposals propose the money once', async ({ api, owed, run, operators }) => {
  await enterAccount(api, owed, { hoursAgo: 49 })
  const runs = await Promise.all([run.propose(operators.one), run.propose(operators.other), run.propose(operators.one)])
  expect(runs.flatMap(({ payouts }) => payouts.map(({ paise }) => paise))).toEqual([100_000])
})

test('a dropped payout run frees its money, and cannot be confirmed', async ({ api, owed, run, operators }) => {
  await enterAccount(api, owed, { hoursAgo: 48 })
  const first = await run.propose()
  expect((await run.propose()).runId).toBeNull()
  expect((await dropPayouts(api.services, { runId: first.runId ?? '', operatorId: operators.one })).ok).toBe(true)
  expect(await run.confirm(first.runId ?? '')).toEqual({ ok: false, refusal: 'ALREADY_DECIDED' })
  expect((await run.propose()).payouts).toMatchObject([{ paise: 100_000 }])
})

test('a correction against the hotel after its month was closed is deducted from the payout', async ({
  api,
  owed,
  run,
}) => {
  await enterAccount(api, owed, { hoursAgo: 48 })
  await correctNow(api, { hotelId: owed.id, paise: -30_000, reason: 'a broken promise' })
  expect((await run.propose()).payouts).toMatchObject([{ paise: 70_000 }])
})

test('a hotel’s new bank details take effect after 48 hours, to the minute', async ({ api, owed, run }) => {
  await enterAccount(api, owed, { hoursAgo: 47.99 })
  expect(await run.propose()).toEqual({ runId: null, payouts: [], withoutAccount: [owed.id] })
  api.clock.advance(1)
  expect((await run.propose()).payouts).toHaveLength(1)
  api.clock.advance(-1)
})

test('a hotel is paid to its old bank details until the new ones take effect', async ({ api, owed, run }) => {
  const older = await enterAccount(api, owed, { hoursAgo: 100 })
  await enterAccount(api, owed, { hoursAgo: 1 })
  const { payouts } = await run.propose()
  const paidTo = await api.db
    .selectFrom('payouts')
    .select('account_id')
    .where('id', '=', payouts[0]?.id ?? '')
    .executeTakeFirst()
  expect(paidTo?.account_id).toBe(older)
})

test('a payout that the bank returns is owed again', async ({ api, owed, run }) => {
  await enterAccount(api, owed, { hoursAgo: 48 })
  const { runId, payouts } = await run.propose()
  const payoutId = payouts[0]?.id ?? ''
  expect(await markReturned(api.services, { payoutId })).toEqual({ ok: false, refusal: 'NOT_PAID' })
  await run.confirm(runId ?? '')
  await run.paid(payoutId)
  expect((await markReturned(api.services, { payoutId })).ok).toBe(true)
  expect(await markReturned(api.services, { payoutId })).toEqual({ ok: false, refusal: 'NOT_PAID' })
  expect(await owedTo(api, owed)).toBe(100_000)
  expect((await run.propose()).payouts).toMatchObject([{ paise: 100_000 }])
})

test('a bank reference closes only one payout', async ({ api, owed, run }) => {
  await enterAccount(api, owed, { hoursAgo: 48 })
  const pay = async () => {
    const { runId, payouts } = await run.propose()
    await run.confirm(runId ?? '')
    return { payoutId: payouts[0]?.id ?? '', result: await run.paid(payouts[0]?.id ?? '', 'UTR4711000') }
  }
  const { payoutId, result } = await pay()
  expect(result.ok).toBe(true)
  expect((await findEverything(api.db, 'UTR4711000', api.clock.now())).hotels).toMatchObject([{ id: owed.id }])
  await markReturned(api.services, { payoutId })
  expect((await pay()).result).toEqual({ ok: false, refusal: 'REFERENCE_USED' })
  expect(await owedTo(api, owed)).toBe(100_000)
})

test('the database refuses one person in both roles, a payout above the debt, and direct changes to the books', async ({
  api,
  owed,
  run,
  operators,
}) => {
  const account = await enterAccount(api, owed, { hoursAgo: 48 })
  const { runId, payouts } = await run.propose()
  const confirmSelf = sql`update payout_runs set confirmed_by = proposed_by, confirmed_at = proposed_at where id = ${runId}::uuid`
  expect(await refusalOf(confirmSelf.execute(api.db))).toBe('payout_runs_two_people')
  const more = sql`insert into payouts (id, run_id, hotel_id, month, amount, account_id)
    select ${randomUUID()}::uuid, r.id, ${owed.id}, '2026-11-01', 1, ${account} from payout_runs r where r.id = ${runId}::uuid`
  expect(await refusalOf(more.execute(api.db))).toBe('payouts_within_balance')
  expect(
    await refusalOf(sql`update payouts set amount = 1 where id = ${payouts[0]?.id ?? ''}::uuid`.execute(api.db)),
  ).toBe('payouts_stay')
  const early = sql`update payouts set paid_at = now(), paid_by = ${operators.one}::uuid, bank_reference = 'UTR4711001' where id = ${payouts[0]?.id ?? ''}::uuid`
  expect(await refusalOf(early.execute(api.db))).toBe('payouts_paid_after_confirming')
  const self = sql`insert into hotel_bank_accounts (hotel_id, holder, account_number, ifsc, bank_name, proposed_by, proposed_at, reason, confirmed_by, confirmed_at, counts_from)
    values (${owed.id}, 'Somebody', '123456789', 'HDFC0000123', 'HDFC', ${operators.one}::uuid, now(), 'mine', ${operators.one}::uuid, now(), now() + interval '48 hours')`
  expect(await refusalOf(self.execute(api.db))).toBe('hotel_bank_accounts_two_people')
  const soon = sql`insert into hotel_bank_accounts (hotel_id, holder, account_number, ifsc, bank_name, proposed_by, proposed_at, reason, confirmed_by, confirmed_at, counts_from)
    values (${owed.id}, 'Somebody', '123456789', 'HDFC0000123', 'HDFC', ${operators.one}::uuid, now(), 'soon', ${operators.other}::uuid, now(), now() + interval '47 hours 59 minutes')`
  expect(await refusalOf(soon.execute(api.db))).toBe('hotel_bank_accounts_wait')
})
