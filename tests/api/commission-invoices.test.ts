import { sql } from 'kysely'
import { expect } from 'vitest'
import { markNoShow } from '#server/features/bookings/no-shows.ts'
import { writeCommissionDocuments } from '#server/features/tax-documents/write-commission-documents.ts'
import { buildHotel, buildStaff } from '../builders.ts'
import { refusalOf } from '../database/refusal-of.ts'
import { codeOf, goOn, officeBooksTest as test } from './office-books-steps.ts'
import { HOTEL_GSTIN, OWN_GSTIN } from './tax-documents-test.ts'
import { staySignedIn } from './stay-signed-in.ts'
import { textOfPdf } from './text-of-pdf.ts'
import type { Api } from './start-api.ts'

const DECEMBER = '2026-12'
const documentsOf = (api: Api, hotel: { id: number }) =>
  api.db
    .selectFrom('commission_documents')
    .select(['kind', 'number', 'gstin', 'taxable_value', 'cgst', 'sgst', 'igst', 'total', 'content'])
    .where('hotel_id', '=', hotel.id)
    .orderBy('month')
    .orderBy('kind')
    .execute()

test('closing a month invoices its commission once, and a later correction becomes a credit note in the following month', async ({
  api,
  city,
  agreed,
  guest,
  steps,
  admin,
}) => {
  const { short_id: shortId } = await steps.paid(guest, agreed, { payAtHotel: true })
  await goOn(api, '2026-12-06T12:00:00+05:30')
  await steps.runJob('end-stays')
  expect(await writeCommissionDocuments(api.services)).toBe(0)
  await goOn(api, '2027-01-03T12:00:00+05:30')
  const close = (month: string) => admin.do(`statements/${agreed.id}/${month}/close`)
  expect((await close(DECEMBER)).status).toBe(200)
  const both = await Promise.all([writeCommissionDocuments(api.services), writeCommissionDocuments(api.services)])
  expect(both.toSorted((one, other) => one - other)).toEqual([0, 1])
  const [invoice, ...more] = await documentsOf(api, agreed)
  expect(more).toEqual([])
  expect(invoice).toMatchObject({
    kind: 'commission_invoice',
    gstin: HOTEL_GSTIN,
    taxable_value: 22_500,
    cgst: 0,
    sgst: 0,
    igst: 4_050,
    total: 26_550,
    content: {
      supplier: { name: 'Uncle Stays Private Limited', gstin: OWN_GSTIN },
      recipient: { name: 'Lantern Court LLP', address: 'Lane 6, Pune', gstin: HOTEL_GSTIN },
      placeOfSupply: { code: '27', name: 'Maharashtra' },
      corrects: [],
    },
  })
  const gstr1: string = (await admin.get(`returns/${DECEMBER}/gstr-1/csv`)).body
  expect(gstr1).toContain(
    `,4A,Commission,${HOTEL_GSTIN},Lantern Court LLP,${invoice?.number},2026-12-31,27-Maharashtra,18,225.00,`,
  )
  expect(invoice?.number).toMatch(/^M[0-9A-Z]+\/2627\/\d{6}$/)

  const { documents } = await admin.read(`commission-invoices?month=${DECEMBER}`)
  const shown = documents.find(({ number }: { number: string }) => number === invoice?.number)
  expect(shown).toMatchObject({ month: DECEMBER, hotel: { id: agreed.id }, taxable_value: 22_500, total: 26_550 })
  const manager = await buildStaff(api.db, agreed, { role: 'manager' })
  const others = await buildStaff(api.db, await buildHotel(api.db, city), { role: 'manager' })
  await staySignedIn(api)
  const desk = (path: string, { headers } = manager) => api.get(`/desk/commission-invoices${path}`, { headers })
  expect((await desk(`?month=${DECEMBER}`)).body.documents).toEqual([shown])
  expect((await desk(`?month=2027-01`)).body.documents).toEqual([])
  const pdf = await api.app.inject({
    method: 'GET',
    url: `/api/desk/commission-invoices/${shown.id}/pdf`,
    headers: manager.headers,
  })
  expect(pdf.headers['content-type']).toBe('application/pdf')
  const words = ['Tax invoice', shown.number, '998552', 'IGST 18%', '40.50', '265.50', OWN_GSTIN, HOTEL_GSTIN]
  for (const word of [...words, '31 Dec 2026', 'Maharashtra (27)', 'Lantern Court LLP'])
    expect(textOfPdf(pdf.rawPayload)).toContain(word)
  expect((await admin.get(`commission-invoices/${shown.id}/pdf`)).status).toBe(200)
  expect(codeOf(await desk(`/${shown.id}/pdf`, others))).toBe('NOT_FOUND')
  expect(codeOf(await desk(`/none/pdf`))).toBe('NOT_FOUND')

  await markNoShow(api.db, { shortId, isNoShow: true, operator: 'Neha' }, api.clock.now())
  await goOn(api, '2027-02-02T12:00:00+05:30')
  expect((await close('2027-01')).status).toBe(200)
  expect(await writeCommissionDocuments(api.services)).toBe(1)
  const [, note] = await documentsOf(api, agreed)
  expect(note).toMatchObject({
    kind: 'commission_credit_note',
    taxable_value: 18_000,
    igst: 3_240,
    content: { corrects: [invoice?.number] },
  })
  expect(note?.number).toMatch(/^N[0-9A-Z]+\/2627\/000001$/)
})

test('the database keeps commission invoices consecutive, unchanged and equal to their statement', async ({
  api,
  agreed,
  guest,
  steps,
  admin,
}) => {
  await steps.paid(guest, agreed, { payAtHotel: true })
  await goOn(api, '2026-12-06T12:00:00+05:30')
  await steps.runJob('end-stays')
  await goOn(api, '2027-01-03T12:00:00+05:30')
  await admin.do(`statements/${agreed.id}/${DECEMBER}/close`)
  expect(await writeCommissionDocuments(api.services)).toBe(1)
  const again = (serial: string) =>
    sql.raw(`insert into commission_documents (kind, series_id, financial_year, serial, number, hotel_id, month, gstin, percent,
        taxable_value, cgst, sgst, igst, total, content, written_at)
      select kind, series_id, financial_year, ${serial}, 'M/TWICE', hotel_id, month, gstin, percent, taxable_value, cgst, sgst, igst, total, content, written_at
      from commission_documents where hotel_id = ${agreed.id}`)
  for (const [statement, guard] of [
    [again('serial + 1'), 'commission_documents_as_posted'],
    [again('serial + 2'), 'commission_documents_consecutive'],
    [sql.raw(`update commission_documents set total = total`), 'commission_documents_stay'],
    [sql.raw(`delete from commission_documents`), 'commission_documents_stay'],
  ] as const)
    expect(await refusalOf(statement.execute(api.db)), guard).toBe(guard)
})

test('a month without commission gets no invoice', async ({ api, hotel, admin }) => {
  await goOn(api, '2027-01-03T12:00:00+05:30')
  expect((await admin.do(`statements/${hotel.id}/${DECEMBER}/close`)).status).toBe(200)
  expect(await writeCommissionDocuments(api.services)).toBe(0)
  expect(await documentsOf(api, hotel)).toEqual([])
})
