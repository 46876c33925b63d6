import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { compareTables } from '#server/features/ledger/compare-tables.ts'
import { postFact } from '#server/features/ledger/books.ts'
import { refusalOf } from '../database/refusal-of.ts'
import { codeOf, officeBooksTest } from './office-books-steps.ts'

const DECEMBER_FIRST = '2026-12-01'

/** Deducts ₹15 of TDS in November, as a stay would. */
const test = officeBooksTest.extend('held', async ({ api }) => {
  const before = Object.fromEntries(
    (
      await sql<{ account: string; paise: number }>`
        select account, sum(paise)::bigint as paise from ledger_entries where account in ('tds', 'bank') group by 1`.execute(
        api.db,
      )
    ).rows.map(({ account, paise }) => [account, paise]),
  )
  await api.db.transaction().execute((trx) =>
    postFact(trx, {
      kind: 'correction',
      reason: 'Collected for the test',
      fact: randomUUID(),
      at: new Date('2026-11-20T10:00:00+05:30'),
      entries: [
        { account: 'gateway', paise: 1_500 },
        { account: 'tds', paise: -1_500 },
      ],
    }),
  )
  return { tds: 1_500 - (before['tds'] ?? 0), bank: before['bank'] ?? 0 }
})

const payment = (change: object = {}) => ({
  tax: 'tds',
  month: '2026-11',
  paise: 500,
  challan: `0510308-${randomUUID().slice(0, 8)}`,
  paid_on: DECEMBER_FIRST,
  ...change,
})

type Held = { held: { tax: string; paise: number }[] }
type Paid = { id: string; challan: string; taken_back_by: string | null }

/** Returns a challan's valid entry, or else its reversed entry. */
const entryOf = ({ body }: { body: { payments: Paid[] } }, { challan }: { challan: string }): Paid => {
  const entries = body.payments.filter((one) => one.challan === challan.toUpperCase())
  const entry = entries.find((one) => one.taken_back_by === null) ?? entries[0]
  if (!entry) throw new Error(`${challan} is not among the payments`)
  return entry
}

const heldOf = ({ body }: { body: Held }) => body.held.find(({ tax }) => tax === 'tds')?.paise

test('a tax payment reduces the tax held and our bank balance, once per challan', async ({
  api,
  held,
  admin,
  support,
}) => {
  const paid = payment()
  expect(codeOf(await support.do('taxes/paid', paid))).toBe('ADMINS_ONLY')
  expect(codeOf(await admin.do('taxes/paid', { ...paid, reason: '' }))).toBe('REASON_REQUIRED')
  const key = randomUUID()
  expect(heldOf(await admin.do('taxes/paid', paid, key))).toBe(held.tds - 500)
  // The answer was lost before it was stored, but the repeated request finds its row.
  await api.db.deleteFrom('idempotency_keys').where('key', '=', key).execute()
  expect(heldOf(await admin.do('taxes/paid', paid, key))).toBe(held.tds - 500)
  expect(codeOf(await admin.do('taxes/paid', paid))).toBe('REFERENCE_USED')
  const read = await support.read('taxes')
  expect(entryOf({ body: read }, paid)).toMatchObject({
    challan: paid.challan.toUpperCase(),
    paise: 500,
    recorded_by: 'Ritu Bansal',
  })
  expect(
    read.months.find(({ tax, month }: { tax: string; month: string }) => tax === 'tds' && month === '2026-11'),
  ).toMatchObject({ paid: 500, due: '2026-12-07' })
  const books = await support.read('books')
  expect(books.total).toBe(0)
  expect(books.accounts.find(({ account }: { account: string }) => account === 'bank').paise).toBe(held.bank - 500)
  expect((await admin.read('log?act=tax_paid')).entries).toHaveLength(1)
  expect((await compareTables(api.db, api.clock.now())).filter(({ what }) => what.startsWith('tax'))).toEqual([])
  await admin.do('taxes/taken-back', { payment_id: entryOf({ body: read }, paid).id })
})

test('a wrong tax entry is reversed once, and may be entered again', async ({ api, held, admin, support }) => {
  const paid = payment()
  const { id } = entryOf(await admin.do('taxes/paid', paid), paid)
  expect(codeOf(await support.do('taxes/taken-back', { payment_id: id }))).toBe('ADMINS_ONLY')
  expect(codeOf(await admin.do('taxes/taken-back', { payment_id: randomUUID() }))).toBe('NOT_FOUND')
  const back = await admin.do('taxes/taken-back', { payment_id: id, reason: 'It was of October' })
  expect(heldOf(back)).toBe(held.tds)
  expect(entryOf(back, paid)).toMatchObject({ taken_back_by: 'Ritu Bansal' })
  expect(codeOf(await admin.do('taxes/taken-back', { payment_id: id }))).toBe('ALREADY_DECIDED')
  const again = await admin.do('taxes/paid', { ...paid, month: '2026-10' })
  expect(heldOf(again)).toBe(held.tds - 500)
  expect((await compareTables(api.db, api.clock.now())).filter(({ what }) => what.startsWith('tax'))).toEqual([])
  await admin.do('taxes/taken-back', {
    payment_id: entryOf(again, paid).id,
  })
})

test('Now lists a tax from a week before its due date until it is paid', async ({ api, held, admin, support }) => {
  const onNow = async (): Promise<object[]> =>
    (await support.read('now')).work.filter(({ id }: { id: string }) => id === 'tds-2026-11')
  const due = {
    kind: 'tax_due',
    amount: Math.ceil(held.tds / 100),
    since: '2026-11-30T00:00:00+05:30',
    due: '2026-12-08T00:00:00+05:30',
    due_is_ours: false,
  }
  expect(await onNow()).toMatchObject([due])
  api.clock.advance(-2 * 24 * 60)
  expect(await onNow()).toEqual([])
  api.clock.advance(2 * 24 * 60)
  const paid = payment({ paise: held.tds })
  const { id } = entryOf(await admin.do('taxes/paid', paid), paid)
  expect(await onNow()).toEqual([])
  await admin.do('taxes/taken-back', { payment_id: id })
  expect(await onNow()).toMatchObject([due])
})

test('two parallel tax payments never exceed the tax that we hold', async ({ held, admin, other }) => {
  const most = payment({ paise: held.tds })
  const answers = await Promise.all([
    admin.do('taxes/paid', most),
    other.do('taxes/paid', { ...most, challan: 'ANOTHER-1' }),
  ])
  expect(answers.map((answer) => codeOf(answer) ?? 'paid').toSorted()).toEqual(['AMOUNT_TOO_LARGE', 'paid'])
  expect(heldOf(await other.get('taxes'))).toBe(0)
  const { payments } = (await admin.get('taxes')).body
  await admin.do('taxes/taken-back', {
    payment_id: payments.find((one: { taken_back_by: unknown }) => !one.taken_back_by).id,
  })
})

test.for([
  [{ challan: '1 2' }, 'CHALLAN_INVALID'],
  [{ paid_on: '2026-12-02' }, 'PAID_ON_INVALID'],
  [{ month: '2026-12', paid_on: '2026-11-30' }, 'MONTH_INVALID'],
  [{ paise: 0 }, 'PAISE_INVALID'],
] as const)('a tax payment with %j is refused as %s', async ([change, code], { admin }) => {
  expect(codeOf(await admin.do('taxes/paid', payment(change)))).toBe(code)
})

test('the database keeps tax payments unchanged, and the check of the books finds changes that were forced', async ({
  api,
  held,
  admin,
}) => {
  expect(held.tds).toBeGreaterThan(0)
  const paid = payment()
  const { id } = entryOf(await admin.do('taxes/paid', paid), paid)
  const change = (fields: object) => api.db.updateTable('tax_payments').set(fields).where('id', '=', id).execute()
  expect(await refusalOf(change({ amount: 1 }))).toBe('tax_payments_stay')
  expect(await refusalOf(api.db.deleteFrom('tax_payments').execute())).toBe('tax_payments_stay')
  await sql`alter table tax_payments disable trigger user`.execute(api.db)
  await change({ amount: 1 })
  const found = (await compareTables(api.db, api.clock.now())).filter(({ what }) => what.startsWith('tax'))
  expect(found).toEqual([{ what: 'tax_paid', subject: id, booked: -500, found: -1 }])
  await change({ amount: 500 })
  await sql`alter table tax_payments enable trigger user`.execute(api.db)
  await admin.do('taxes/taken-back', { payment_id: id })
})
