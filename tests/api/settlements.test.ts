import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { checkBooks } from '#server/features/ledger/check-books.ts'
import { buildOperator } from '../builders.ts'
import { refusalOf } from '../database/refusal-of.ts'
import { codeOf, goOn, officeBooksTest as test } from './office-books-steps.ts'
import { paymentOf, reportOf, type SettledAt } from './settlement-steps.ts'
import type { Answer, Api } from './start-api.ts'

const short = () => randomUUID().slice(0, 8)
const settledAt = (change: Partial<SettledAt> = {}): SettledAt => ({
  reference: `setl_${short()}`,
  utr: `HDFCN${short().toUpperCase()}`,
  day: '01/12/2026 00:05:00',
  ...change,
})
const file = (table: string) => ({ file_name: 'C:\\reports\\monday.csv', table })

const balances = async (api: Api): Promise<Record<string, number>> => {
  const { rows } = await sql<{ account: string; paise: number }>`
    select account, sum(paise)::bigint as paise from ledger_entries group by 1`.execute(api.db)
  return Object.fromEntries(rows.map(({ account, paise }) => [account, paise]))
}

const seen = ({ body }: Answer, reference: string) => {
  const found = body.settlements.find((one: { reference: string }) => one.reference === reference)
  return { reference, fingerprint: found.fingerprint as string }
}

test('a settlement report is proposed by one admin, confirmed by another, and posted once with separate fee and GST', async ({
  api,
  agreed,
  guest,
  steps,
  admin,
  other,
  support,
}) => {
  const { id, short_id: code } = await steps.paid(guest, agreed)
  const { reference, amount } = await paymentOf(api, id)
  const settled = settledAt()
  const table = `\u{FEFF}${reportOf(settled, [{ reference, amount }])}`
  expect(codeOf(await support.do('settlements/compare', file(table)))).toBe('ADMINS_ONLY')
  const before = await balances(api)
  const compared = await admin.do('settlements/compare', file(table))
  expect(compared.body).toMatchObject({
    settlements: [{ reference: settled.reference, different: 0, lines: 1 }],
    known: 0,
    faults: [],
  })
  expect((await support.read('settlements')).settlements).toEqual([])

  const proposed = await admin.do('settlements/propose', file(table))
  const sums = { payments: 157_500, fee: 3_150, tax: 567, net: 153_783 }
  expect(proposed.body.settlements, JSON.stringify(proposed.body)).toMatchObject([sums])
  expect(await balances(api)).toEqual(before)
  const waiting = { kind: 'settlement', id: settled.reference, proposed_by: 'Ritu Bansal' }
  expect((await other.read('proposals')).proposals).toMatchObject([waiting])
  expect((await support.read('now')).work).toContainEqual(
    expect.objectContaining({ kind: 'to_confirm', id: `settlement:${settled.reference}` }),
  )
  const asked = { settlements: [seen(await support.get('settlements'), settled.reference)], decision: 'confirm' }
  expect(codeOf(await admin.do('settlements/decide', asked))).toBe('SAME_PERSON')
  expect(codeOf(await support.do('settlements/decide', asked))).toBe('ADMINS_ONLY')
  const changed = {
    ...asked,
    settlements: [{ ...seen(await support.get('settlements'), settled.reference), fingerprint: 'other' }],
  }
  expect(codeOf(await other.do('settlements/decide', changed))).toBe('PLAN_CHANGED')

  const [one, second] = await Promise.all([
    other.do('settlements/decide', asked),
    other.do('settlements/decide', asked),
  ])
  expect([one, second].map(({ status }) => status).toSorted((first, last) => first - last)).toEqual([200, 409])
  const after = await balances(api)
  const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0)
  expect(['bank', 'gateway_fees', 'gst_input', 'gateway'].map(moved)).toEqual([153_783, 3_150, 567, -157_500])
  expect(codeOf(await other.do('settlements/decide', { ...asked, decision: 'drop' }))).toBe('ALREADY_DECIDED')
  expect(codeOf(await admin.do('settlements/propose', file(table)))).toBe('SETTLEMENTS_KNOWN')

  const { returns } = await support.read('returns/2026-12')
  const { figures } = returns.find(({ kind }: { kind: string }) => kind === 'gstr-3b')
  expect(figures).toContainEqual({ figure: 'input_credit', count: null, value: 3_150, tax: 567 })

  const shown = await support.read(`settlements/${settled.reference}`)
  expect(shown).toMatchObject({
    status: 'confirmed',
    file_name: 'monday.csv',
    confirmed_by: 'Karan Seth',
    day: '2026-12-01',
  })
  expect(shown.lines).toMatchObject([{ reference, booking: { id, code }, differences: [], net: 153_783 }])
  expect((await support.get(`settlements/${settled.reference}/csv`)).body).toContain(
    `payment,${reference},${code},1575.00,31.50,5.67,1537.83`,
  )
  expect((await support.get('settlements/setl_none')).status).toBe(404)
  const [entry] = (await admin.read('log?act=settlement_confirmed')).entries
  expect(entry).toMatchObject({ who: 'Karan Seth', detail: { paise: 153_783, fee: 3_150, tax: 567 } })
})

test('a file with an error changes nothing, and the refusal names the line and the reason', async ({
  api,
  agreed,
  guest,
  steps,
  admin,
}) => {
  const { reference, amount } = await paymentOf(api, (await steps.paid(guest, agreed)).id)
  const good = settledAt()
  const table = reportOf(good, [
    { reference, amount },
    { reference: 'pay_x', amount: 100 },
  ])
  const faulty = await admin.do('settlements/propose', file(table))
  expect([codeOf(faulty), faulty.body.error.message]).toEqual([
    'SETTLEMENT_REPORT_FAULTY',
    'Line 3: not an id of the gateway (pay_x).',
  ])
  expect((await admin.do('settlements/compare', file(table))).body).toMatchObject({
    settlements: [],
    faults: [{ line: 3, fault: 'reference', text: 'pay_x' }],
  })
  for (const text of ['nothing', '"open', '=1+1,2\n3,4', 'transaction_entity\n']) {
    const refused = await admin.do('settlements/propose', file(text))
    expect(codeOf(refused), text).toBe('SETTLEMENT_REPORT_FAULTY')
  }
  const cents = await admin.do(
    'settlements/compare',
    file(reportOf(good, [{ reference, amount: amount / 100, fee: 0 }])),
  )
  expect(cents.body.faults).toMatchObject([{ fault: 'unit' }])
  const { rows } = await sql`select 1 from settlements where reference = ${good.reference}`.execute(api.db)
  expect(rows).toEqual([])
})

test('lines that differ from the books are listed with the difference, and so are payments that are in no settlement', async ({
  api,
  agreed,
  guest,
  steps,
  admin,
  support,
}) => {
  await goOn(api, '2026-12-01T12:00:00+05:30')
  const known = await paymentOf(api, (await steps.paid(guest, agreed)).id)
  const dearer = await paymentOf(api, (await steps.paid(guest, agreed, { slot: 3 })).id)
  const late = await steps.paid(guest, agreed, { payAtHotel: true })
  const settled = settledAt({ day: '07/12/2026' })
  const lines = [
    { reference: known.reference, amount: known.amount },
    { reference: dearer.reference, amount: dearer.amount, fee: 5_000 },
    { reference: `pay_${short()}`, amount: 94_400 },
    { reference: `pay_${short()}`, amount: known.amount, notes: `{"payment_id":"${known.id}"}` },
    { kind: 'adjustment', reference: `adj_${short()}`, amount: 1_000 },
  ] as const
  await goOn(api, '2026-12-07T12:00:00+05:30')
  const proposed = await admin.do('settlements/propose', file(reportOf(settled, lines)))
  expect(proposed.body.settlements, JSON.stringify(proposed.body)).toMatchObject([{ different: 4, lines: 5 }])
  const shown = await support.read(`settlements/${settled.reference}`)
  const kinds = shown.lines.map(({ differences }: { differences: { kind: string }[] }) =>
    differences.map(({ kind }) => kind),
  )
  expect(kinds).toEqual([['other_fee'], ['unknown'], ['twice'], ['unexplained'], []])
  const { money } = (await support.read('settlements')).missing
  expect(money.map(({ booking }: { booking: { id: string } }) => booking.id)).toContain(late.id)
  expect(money.map(({ reference }: { reference: string }) => reference)).not.toContain(known.reference)

  const again = settledAt({ utr: settled.utr, day: '07/12/2026' })
  const used = async (at: SettledAt, reference: string) =>
    (await admin.do('settlements/compare', file(reportOf(at, [{ reference, amount: known.amount }])))).body.faults
  expect(await used(again, `pay_${short()}`)).toMatchObject([{ fault: 'used', text: settled.utr }])
  expect(await used(settledAt(), known.reference)).toMatchObject([{ fault: 'used', text: known.reference }])
  expect(await used(settled, known.reference)).toMatchObject([{ fault: 'other_lines', text: settled.reference }])
})

test('the database lets nobody post a settlement alone, and keeps settlements unchanged', async ({
  api,
  admin,
  other,
}) => {
  const settled = settledAt()
  await admin.do(
    'settlements/propose',
    file(reportOf(settled, [{ reference: `pay_${short()}`, amount: 99_99_99_99_900 }])),
  )
  const asked = { settlements: [seen(await other.get('settlements'), settled.reference)], decision: 'confirm' }
  expect(codeOf(await other.do('settlements/decide', asked)), 'more than the gateway holds').toBe('GATEWAY_HOLDS_LESS')
  const { headers, id } = await buildOperator(api.db, { role: 'admin', isNew: true })
  expect(codeOf(await api.post('/office/settlements/decide', { ...asked, reason: 'New here' }, { headers }))).toBe(
    'ADMIN_TOO_NEW',
  )
  const refused = (statement: ReturnType<typeof sql>) => refusalOf(statement.execute(api.db))
  const confirmedBy = (by: string) =>
    sql`update settlements set confirmed_by = ${by}::uuid, confirmed_at = now() where reference = ${settled.reference}`
  expect(await refused(confirmedBy(id))).toBe('second_person_is_not_new')
  expect(await refused(sql`update settlements set net = 1 where reference = ${settled.reference}`)).toBe(
    'settlements_stay',
  )
  expect(await refused(sql`update settlement_lines set amount = 1 where settlement = ${settled.reference}`)).toBe(
    'settlement_lines_stay',
  )
  expect((await other.do('settlements/decide', { ...asked, decision: 'drop' })).status).toBe(200)
  expect((await other.get(`settlements/${settled.reference}`)).status).toBe(404)
})

test('check-books reports a settlement whose line or posting is missing', async ({
  api,
  agreed,
  guest,
  steps,
  admin,
  other,
}) => {
  const { reference, amount } = await paymentOf(api, (await steps.paid(guest, agreed)).id)
  const settled = settledAt()
  await admin.do('settlements/propose', file(reportOf(settled, [{ reference, amount }])))
  const asked = { settlements: [seen(await other.get('settlements'), settled.reference)], decision: 'confirm' }
  expect((await other.do('settlements/decide', asked)).status).toBe(200)
  const found = async () =>
    (await checkBooks(api.services, api.clock.now())).filter(({ what }) => what.startsWith('settlement'))
  expect(await found()).toEqual([])
  const behind = (statement: ReturnType<typeof sql>) =>
    api.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      await statement.execute(trx)
    })
  await behind(sql`delete from settlement_lines where settlement = ${settled.reference}`)
  expect(await found()).toEqual([{ what: 'settlement_lines', subject: settled.reference, booked: 153_783, found: 0 }])
  await behind(sql`insert into settlement_lines (kind, reference, settlement, line, amount, fee, tax)
    values ('payment', ${reference}, ${settled.reference}, 2, ${amount}, 3150, 567)`)
  await behind(sql`update ledger_postings set fact = 'elsewhere' where fact = ${settled.reference}`)
  expect(await found()).toEqual([{ what: 'settlement', subject: settled.reference, booked: null, found: 153_783 }])
  await behind(sql`update ledger_postings set fact = ${settled.reference} where fact = 'elsewhere'`)
  expect(await found()).toEqual([])
})
