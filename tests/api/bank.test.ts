import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { checkBooks } from '#server/features/ledger/check-books.ts'
import { buildOperator } from '../builders.ts'
import { bankFile as file, bankStatement as statement, bankTest as test, utr, type BankLine } from './bank-steps.ts'
import { codeOf, goOn, REASON } from './office-books-steps.ts'
import { paymentOf, reportOf } from './settlement-steps.ts'
import type { Answer, Api, Body } from './start-api.ts'

const JANUARY = { checkin: '2027-01-09T21:00:00+05:30', checkout: '2027-01-10T10:00:00+05:30', slotId: 1 }

const balances = async (api: Api): Promise<Record<string, number>> => {
  const { rows } = await sql<{ account: string; paise: number }>`
    select account, sum(paise)::bigint as paise from ledger_entries group by 1`.execute(api.db)
  return Object.fromEntries(rows.map(({ account, paise }) => [account, paise]))
}
const found = async (who: { read: (path: string) => Promise<Body> }, text: string) =>
  (await who.read(`bank?text=${text}`)).lines as Body[]
const idsOf = (lines: readonly Body[]) => lines.map(({ id }) => id as number)
const countsOf = ({ body: { known, fresh, matching } }: Answer) => [known, fresh, matching]

test('a bank statement shows a payout and a settlement once each, and reading it again changes nothing', async ({
  api,
  agreed,
  guest,
  steps,
  admin,
  other,
  support,
  paid,
}) => {
  await goOn(api, '2027-01-05T12:00:00+05:30')
  const { reference, amount } = await paymentOf(api, (await steps.paid(guest, agreed, {}, JANUARY)).id)
  const settled = { reference: `setl_${randomUUID().slice(0, 8)}`, utr: utr(), day: '05/01/2027 00:05:00' }
  await admin.do('settlements/propose', { file_name: 'a.csv', table: reportOf(settled, [{ reference, amount }]) })
  await paid.pay()
  const net = (await admin.read(`settlements/${settled.reference}`)).net as number
  const given = file([
    { utr: `000${paid.utr}`, paise: -100_000 },
    { words: `NEFT CR-${settled.utr}-RAZORPAY`, paise: net },
  ])
  expect(codeOf(await support.do('bank/compare', given))).toBe('ADMINS_ONLY')
  const compared = await admin.do('bank/compare', given)
  expect(compared.body, JSON.stringify(compared.body)).toMatchObject({
    is_new_account: true,
    from: '2027-01-04',
    opening: 100_000_000,
    gap: null,
    shown: [{ line: 5, difference: 'not_booked', ours: { kind: 'settlement', paise: net } }],
  })
  const [first, second] = await Promise.all([admin.do('bank/read', given), admin.do('bank/read', given)])
  expect([first, second].map(({ status }) => status).toSorted((one, last) => one - last)).toEqual([200, 409])
  expect(codeOf(await other.do('bank/read', given))).toBe('BANK_STATEMENT_KNOWN')
  const [payout] = await found(support, paid.utr)
  expect(payout).toMatchObject({
    state: 'matched',
    day: '2027-01-04',
    paise: -100_000,
    ours: { kind: 'payout', id: paid.payout_id },
    hotel: { id: paid.hotel.id },
  })
  const { fingerprint } = await admin.read(`settlements/${settled.reference}`)
  const asked = { settlements: [{ reference: settled.reference, fingerprint }], decision: 'confirm' }
  expect((await other.do('settlements/decide', asked)).status).toBe(200)
  expect(await found(support, settled.utr)).toMatchObject([{ state: 'matched', difference: null }])
  const recordsOf = async (text: string) => (await support.read(`find?text=${text}`)).records
  expect(await recordsOf(settled.utr.toLowerCase())).toEqual([
    { kind: 'settlement', reference: settled.reference, paise: net, day: '2027-01-05', hotel: null },
    { kind: 'bank_line', reference: settled.utr.toLowerCase(), paise: net, day: '2027-01-04', hotel: null },
  ])
  expect(await recordsOf(paid.utr)).toMatchObject([{ kind: 'bank_line', reference: `000${paid.utr}`, paise: -100_000 }])
  expect(await recordsOf(settled.utr.slice(0, 5))).toEqual([])

  const more = file(
    [
      ...[-100_000, net].map((paise, index) => ({
        utr: index === 0 ? `000${paid.utr}` : '',
        words: index === 0 ? 'NEFT' : `NEFT CR-${settled.utr}-RAZORPAY`,
        paise,
      })),
      { day: '05/01/2027', utr: paid.utr, paise: -100_000 },
    ],
    given.account,
  )
  expect(countsOf(await admin.do('bank/read', more))).toEqual([2, 1, 0])
  expect((await found(support, paid.utr)).map(({ state, difference }) => [state, difference])).toEqual([
    ['open', 'doubled'],
    ['matched', null],
  ])
  const [entry] = (await admin.read('log?act=bank_statement_read')).entries
  expect(entry).toMatchObject({ who: 'Ritu Bansal', reason: REASON, detail: { account: given.account, lines: 1 } })
  expect((await support.get(`bank/csv?text=${paid.utr}`)).body).toContain(`,-1000.00,`)
})

test('a bank file with an error changes nothing, and the refusal names the line and the reason', async ({ admin }) => {
  const good = file([{ utr: utr(), paise: 100, day: '01/12/2026' }])
  const bad: [string, string][] = [
    [good.table.replace('Chq/Ref No', 'Branch'), 'Line 3: the column is missing (UTR, reference or cheque number).'],
    [
      good.table.replace('1000001.00', '1000002.00').concat('\r\n01/12/2026,NEFT,X,1.00,,1000002.00'),
      'Line 5: the balance before and this amount make another balance (₹10,00,001.00).',
    ],
    [good.table.replace('01/12/2026', '01/12/2036'), 'Line 4: not a day, or a day to come (01/12/2036).'],
    ['nothing', 'Line 1: the column is missing (date).'],
    ['<html>', 'Line 1: the column is missing (date).'],
  ]
  for (const [table, sentence] of bad) {
    const refused = await admin.do('bank/read', { ...good, table })
    expect([codeOf(refused), refused.body.error.message], table).toEqual(['BANK_STATEMENT_FAULTY', sentence])
  }
  expect((await admin.do('bank/compare', { ...good, table: 'nothing' })).body.faults[0]).toMatchObject({
    fault: 'column',
  })
  expect((await admin.do('bank/read', { ...good, account: '12345' })).status).toBe(422)
  expect((await admin.do('bank/compare', good)).body).toMatchObject({ is_new_account: true, fresh: 1, faults: [] })
})

test('one admin explains lines that match nothing, another confirms, and only charges and interest are posted', async ({
  api,
  admin,
  other,
  support,
}) => {
  const mark = utr()
  const words = (what: string) => `${what} ${mark}`
  await admin.do(
    'bank/read',
    file([
      { words: words('CHARGES'), paise: -590, day: '01/12/2026' },
      { words: words('INTEREST'), paise: 1_200, day: '01/12/2026' },
      { words: words('RENT'), paise: -5_000_000, day: '01/12/2026' },
    ]),
  )
  const [rent = 0, interest = 0, charge = 0] = idsOf(await found(admin, mark))
  const before = await balances(api)
  expect(codeOf(await support.do('bank/explain', { lines: [charge], explanation: 'charges' }))).toBe('ADMINS_ONLY')
  expect(codeOf(await admin.do('bank/explain', { lines: [charge, rent], explanation: 'interest' }))).toBe(
    'EXPLANATION_INVALID',
  )
  expect(codeOf(await admin.do('bank/explain', { lines: [charge, 2_000_000_000], explanation: 'charges' }))).toBe(
    'NOT_FOUND',
  )
  for (const [lines, explanation] of [
    [[charge], 'charges'],
    [[interest], 'interest'],
    [[rent], 'outside_books'],
  ] as const)
    expect((await admin.do('bank/explain', { lines, explanation })).status, explanation).toBe(200)
  expect(codeOf(await other.do('bank/explain', { lines: [rent], explanation: 'charges' }))).toBe('ALREADY_EXPLAINED')
  expect(await balances(api)).toEqual(before)
  expect((await other.read('proposals')).proposals).toMatchObject([{ kind: 'bank_line', proposed_by: 'Ritu Bansal' }])
  expect((await support.read('now')).work).toContainEqual(
    expect.objectContaining({ kind: 'to_confirm', note: 'bank_line' }),
  )

  const all = [
    { id: charge, explanation: 'charges' },
    { id: interest, explanation: 'interest' },
    { id: rent, explanation: 'outside_books' },
  ]
  expect(codeOf(await admin.do('bank/decide', { lines: all, decision: 'confirm' }))).toBe('SAME_PERSON')
  const changed = [{ id: charge, explanation: 'outside_books' }]
  expect(codeOf(await other.do('bank/decide', { lines: changed, decision: 'confirm' }))).toBe('PLAN_CHANGED')
  const fresh = await buildOperator(api.db, { role: 'admin', isNew: true })
  const tooNew = await api.post('/office/bank/decide', { lines: all, decision: 'confirm', reason: REASON }, fresh)
  expect(codeOf(tooNew)).toBe('ADMIN_TOO_NEW')
  const [one, second] = await Promise.all([
    other.do('bank/decide', { lines: all, decision: 'confirm' }),
    other.do('bank/decide', { lines: all, decision: 'confirm' }),
  ])
  expect([one, second].map(({ status }) => status).toSorted((first, last) => first - last)).toEqual([200, 409])
  const after = await balances(api)
  const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0)
  expect(['bank', 'bank_charges', 'bank_interest'].map(moved)).toEqual([610, 590, -1_200])
  expect(codeOf(await other.do('bank/decide', { lines: [all[0]], decision: 'drop' }))).toBe('ALREADY_DECIDED')
  expect(await found(support, mark)).toMatchObject([
    { state: 'explained', explanation: { kind: 'outside_books', confirmed_by: 'Karan Seth' } },
    { state: 'explained' },
    { state: 'explained' },
  ])
  expect((await checkBooks(api.services, api.clock.now())).filter(({ what }) => what.startsWith('bank'))).toEqual([])
})

test('dropping an explanation opens its line again', async ({ admin, other }) => {
  const mark = utr()
  await admin.do('bank/read', file([{ utr: mark, paise: -590, day: '01/12/2026' }]))
  const [id = 0] = idsOf(await found(admin, mark))
  await admin.do('bank/explain', { lines: [id], explanation: 'charges' })
  const asked = { lines: [{ id, explanation: 'charges' }], decision: 'drop' }
  expect((await admin.do('bank/decide', asked)).status, 'the proposer takes it back').toBe(200)
  expect(codeOf(await other.do('bank/decide', asked))).toBe('NOT_FOUND')
  expect(await found(admin, mark)).toMatchObject([{ state: 'open', difference: 'unknown', explanation: null }])
})

test('check-books reports a payout for which the bank shows a different amount, and a matched line that was deleted', async ({
  api,
  admin,
  support,
  paid,
}) => {
  await paid.pay()
  const bank = async () =>
    (await checkBooks(api.services, api.clock.now())).filter(({ what }) => what.startsWith('bank'))
  await admin.do('bank/read', file([{ utr: paid.utr, paise: -90_000 }]))
  expect(await found(support, paid.utr)).toMatchObject([
    { state: 'open', difference: 'other_amount', ours: { paise: -100_000 } },
  ])
  expect(await bank()).toEqual([{ what: 'bank_payout', subject: paid.payout_id, booked: 100_000, found: 90_000 }])
  await admin.do('bank/read', file([{ utr: paid.utr, paise: -100_000 }]))
  const behind = (statement: ReturnType<typeof sql>) =>
    api.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      await statement.execute(trx)
    })
  const kinds = async () =>
    (await bank()).map(({ what, subject }) => (what === 'bank_match' ? [what, subject] : [what]))
  await behind(sql`delete from bank_lines where paise = -100000 and reference = ${paid.utr}`)
  expect(await kinds()).toEqual([['bank_payout'], ['bank_match', `payout ${paid.payout_id}`], ['bank_statement']])
})

test('the office lists transfers that the bank did not show within three working days, and a payout that came back unnoticed', async ({
  api,
  admin,
  support,
  paid,
}) => {
  await paid.pay()
  await goOn(api, '2027-01-11T12:00:00+05:30')
  const account = String(randomInt(1000, 9999))
  const missing = async () => (await support.read('bank')).missing.transfers as Body[]
  const early: BankLine[] = [
    { utr: utr(), paise: 100, day: '01/01/2027' },
    { utr: utr(), paise: 100, day: '06/01/2027' },
  ]
  await admin.do('bank/read', file(early, account))
  expect((await missing()).map(({ id }) => id)).not.toContain(paid.payout_id)
  await admin.do('bank/read', { ...file([...early, { utr: utr(), paise: 100, day: '07/01/2027' }], account) })
  expect(await missing()).toContainEqual({
    kind: 'payout',
    id: paid.payout_id,
    utr: paid.utr,
    paise: -100_000,
    day: '2027-01-04',
  })
  const back = [
    { utr: paid.utr, paise: -100_000, day: '08/01/2027' },
    { utr: paid.utr, paise: 100_000, day: '08/01/2027' },
  ]
  const read = await admin.do('bank/read', { ...file([], account), table: statement(back, 100_000_300) })
  expect([countsOf(read), read.body.gap], JSON.stringify(read.body)).toEqual([[0, 2, 1], null])
  expect((await missing()).map(({ id }) => id)).not.toContain(paid.payout_id)
  expect((await found(support, paid.utr)).map(({ difference }) => difference)).toEqual(['not_booked', null])
  await admin.do('payouts/returned', { payout_id: paid.payout_id })
  expect((await found(support, paid.utr)).map(({ state }) => state)).toEqual(['matched', 'matched'])
})

test('a day’s trial balance has equal debit and credit, and the figures of the accountant’s file', async ({
  api,
  admin,
  support,
  paid,
}) => {
  await paid.pay()
  const shown = await support.read('trial-balance/2027-01-04')
  expect(shown.debit).toBe(shown.credit)
  expect(shown.rows).toContainEqual({ account: 'bank', name: 'Our bank', debit: 0, credit: expect.any(Number) })
  const before = await support.read('trial-balance/2026-12-31')
  expect(before.rows.map(({ account }: Body) => account)).toContain('corrections')
  expect((await support.get('trial-balance/2027-01-05')).status, 'a day to come').toBe(404)
  expect((await support.get('trial-balance/2026-02-30')).status).toBe(404)
  const csv = (path: string) => admin.get(path)
  expect((await csv('trial-balance/2026-12-31/csv')).body).toBe((await csv('returns/2026-12/trial-balance/csv')).body)
  expect(codeOf(await support.get('trial-balance/2026-12-31/csv'))).toBe('ADMINS_ONLY')
  const [entry] = (await admin.read('log?act=return_exported')).entries
  expect(entry).toMatchObject({ who: 'Ritu Bansal' })
  await goOn(api, '2027-01-05T00:00:00+05:30')
  expect((await support.get('trial-balance/2027-01-05')).status).toBe(200)
})
