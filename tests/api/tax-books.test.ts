import { sql } from 'kysely'
import { expect } from 'vitest'
import { checkBooks } from '#server/features/ledger/check-books.ts'
import { carryOverStays } from '#server/features/ledger/settle-unposted-stays.ts'
import { reconcileTaxDocuments } from '#server/features/tax-documents/reconcile.ts'
import { agreeTerms, booksOf, goTo, ledgerTest } from './ledger-test.ts'
import { expectInLine } from './tax-documents-test.ts'
import type { Api, Body } from './start-api.ts'

const NEXT_DAY = '2026-12-06T12:00:00+05:30'

const test = ledgerTest.extend('hotelWish', { rooms: 3, prices: { 0: 900, 1: 1500, 3: 3549, 4: 2000 } })

/** Changes rows without running triggers, as a bug or a person with access to the database could. */
const behindTheBooks = (api: Api, ...statements: string[]) =>
  api.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    for (const statement of statements) await sql.raw(statement).execute(trx)
  })

const differences = async (api: Api) =>
  (await checkBooks(api.services, api.clock.now())).map(({ what, subject }) => [what, subject])

/** Pays for a Saturday evening of ₹3,549 with ₹177 of tax, and ends the stay. */
async function stayed(
  api: Api,
  steps: { runJob: (name: string) => Promise<unknown> },
  booking: Promise<Body>,
): Promise<string> {
  const { id } = await booking
  await api.worker.drain()
  goTo(api, NEXT_DAY)
  await steps.runJob('end-stays')
  return id
}

test('a settled stay has the same tax in the ledger and on its invoice, and Uncle pays the rounding', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  const id = await stayed(api, steps, steps.paid(guest, agreed))
  expect(await booksOf(api, id, 'stay')).toMatchObject({ rounding: 46, commission: -53_235, tcs: -1_775, tds: -355 })
  const taxes = await api.db
    .selectFrom('stay_taxes')
    .select(['percent', 'value', 'cgst', 'sgst', 'igst'])
    .where('booking_id', '=', id)
    .execute()
  expect(taxes).toEqual([{ percent: 5, value: 354_900, cgst: 8_873, sgst: 8_873, igst: 0 }])
  const document = await api.db
    .selectFrom('tax_documents')
    .select(['taxable_value', 'cgst', 'sgst', 'rounding', 'total'])
    .where('booking_id', '=', id)
    .executeTakeFirst()
  expect(document).toEqual({ taxable_value: 354_900, cgst: 8_873, sgst: 8_873, rounding: -46, total: 372_600 })
  expect(await differences(api)).toEqual([])
})

test.for([
  [
    'a document’s rate',
    'tax_document',
    (id: string) => [
      `update tax_document_rates set cgst = cgst + 1, sgst = sgst + 1 where document_id in (select id from tax_documents where booking_id = '${id}')`,
      `update tax_document_rates set cgst = cgst - 1, sgst = sgst - 1 where document_id in (select id from tax_documents where booking_id = '${id}')`,
    ],
  ],
  [
    'a document that is missing',
    'tax_document',
    (id: string) => [
      `update tax_documents set booking_id = (select id from bookings where id <> '${id}' limit 1) where booking_id = '${id}'`,
      `update tax_documents set booking_id = '${id}' where content ->> 'booking' = (select short_id from bookings where id = '${id}')`,
    ],
  ],
  [
    'the tax by rate',
    'stay_tax',
    (id: string) => [
      `update stay_taxes set cgst = cgst + 50, sgst = sgst + 50 where booking_id = '${id}'`,
      `update stay_taxes set cgst = cgst - 50, sgst = sgst - 50 where booking_id = '${id}'`,
    ],
  ],
  [
    'a supplier',
    'supplier',
    (id: string) => [
      `update tax_documents set content = jsonb_set(content, '{isSuppliedByUs}', 'true') where booking_id = '${id}'`,
      `update tax_documents set content = jsonb_set(content, '{isSuppliedByUs}', 'false') where booking_id = '${id}'`,
    ],
  ],
  [
    'a rounding of more than half a rupee',
    'rounding',
    (id: string) => [
      `update ledger_entries set paise = paise + 100 where account = 'rounding' and posting_id in (select id from ledger_postings where booking_id = '${id}')`,
      `update ledger_entries set paise = paise - 100 where account = 'rounding' and posting_id in (select id from ledger_postings where booking_id = '${id}')`,
    ],
  ],
] as const)(
  'the check of the books finds a direct change in the database: %s',
  async ([, what, change], { api, agreed, guest, steps }) => {
    const id = await stayed(api, steps, steps.paid(guest, agreed))
    const [broken, mended] = change(id)
    await behindTheBooks(api, broken ?? '')
    const found = await differences(api)
    await behindTheBooks(api, mended ?? '')
    expect(found).toContainEqual([what, id])
    expect((await differences(api)).filter(([, subject]) => subject === id)).toEqual([])
  },
)

test('a stay settled before GST was calculated in paise is corrected once, with separate entries', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  const id = await stayed(api, steps, steps.paid(guest, agreed))
  // Restores what was stored at that time: GST in whole rupees, no amounts by rate, and the same invoice.
  await behindTheBooks(
    api,
    `delete from stay_taxes where booking_id = '${id}'`,
    `update stay_lines set tax = 17700, paid_by_uncle = paid_by_uncle - 46, net = net - 46 where booking_id = '${id}'`,
    `delete from ledger_entries where account = 'rounding' and posting_id in (select id from ledger_postings where booking_id = '${id}')`,
    `update ledger_entries set paise = paise + 46 where account = 'hotel' and posting_id in (select id from ledger_postings where booking_id = '${id}')`,
    `insert into stays_to_carry_over values ('${id}')`,
    `update tax_document_rates set cgst = 8850, sgst = 8850 where document_id in (select id from tax_documents where booking_id = '${id}')`,
    `update tax_documents set cgst = 8850, sgst = 8850, rounding = 0 where booking_id = '${id}'`,
  )
  expect(await carryOverStays(api.services)).toBe(1)
  expect(await carryOverStays(api.services)).toBe(0)
  expect(await booksOf(api, id, 'stay')).toMatchObject({ rounding: 46 })
  const carried = await api.db.selectFrom('tax_carried').selectAll().where('booking_id', '=', id).execute()
  expect(carried).toMatchObject([{ percent: 5, value: 0, cgst: 23, sgst: 23, igst: 0 }])
  expect(await reconcileTaxDocuments(api.services)).toBe(0)
  await expectInLine(api)
  expect((await differences(api)).filter(([, subject]) => subject === id)).toEqual([])
})

test('Uncle owes IGST for a room in a state where it has no registration', async ({ api, hotel, guest, steps }) => {
  await agreeTerms(api, hotel, { gstin: null, legal_name: null, address: null })
  const id = await stayed(api, steps, steps.paid(guest, hotel))
  expect(await booksOf(api, id, 'stay')).toMatchObject({ gst_rooms: -17_745, rounding: 45 })
  const { cgst, sgst, igst } = await api.db
    .selectFrom('tax_documents')
    .select(['cgst', 'sgst', 'igst'])
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  expect([cgst, sgst, igst]).toEqual([0, 0, 17_745])
})
