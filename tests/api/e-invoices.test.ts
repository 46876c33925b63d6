import { sql } from 'kysely'
import { expect } from 'vitest'
import { readSignedQr } from '#domain/e-invoices/signed-qr.ts'
import { markNoShow } from '#server/features/bookings/no-shows.ts'
import { reconcileTaxDocuments } from '#server/features/tax-documents/reconcile.ts'
import { registerEInvoices } from '#server/features/tax-documents/register-e-invoices.ts'
import { writeCommissionDocuments } from '#server/features/tax-documents/write-commission-documents.ts'
import { buildGuest, type BuiltGuest } from '../builders.ts'
import { refusalOf } from '../database/refusal-of.ts'
import { DECEMBER, eInvoiceTest as test, pdfOf, register, withPortal } from './e-invoice-steps.ts'
import { agreeTerms } from './ledger-test.ts'
import { goOn } from './office-books-steps.ts'
import { HOTEL_GSTIN, OWN_GSTIN } from './tax-documents-test.ts'
import { textOfPdf } from './text-of-pdf.ts'
import type { Body } from './start-api.ts'

test('a refused invoice is listed on the page Now, and registered once after its address is corrected', async ({
  api,
  agreed,
  invoiced,
}) => {
  const { id, number, read, correct, work, due } = invoiced
  expect(await read()).toMatchObject({ e_invoice: null, register_by: '2027-01-29' })
  expect(await work()).toEqual([])
  expect(await register(api)).toBe(0)
  expect(await due()).toMatchObject({ attempts: 1, refusal_code: 'NO_PIN' })
  const sentence = 'The PIN code is missing at the end of the hotel’s address.'
  expect(await work()).toMatchObject([
    { id: `${DECEMBER}:${number}`, note: sentence, due: '2027-01-30T00:00:00+05:30', hotel: expect.any(String) },
  ])
  expect(await pdfOf(api, id, agreed)).toContain('Not registered yet')
  expect(await register(api)).toBe(0)
  expect((await due()).attempts).toBe(1)

  await correct('Lane 6, Pune 411001')
  const both = await Promise.all([register(api), register(api)])
  expect(both.toSorted((one, other) => one - other)).toEqual([0, 1])
  const { e_invoice: registered, register_by: by } = await read()
  expect(by).toBeNull()
  expect(registered).toMatchObject({ irn: expect.stringMatching(/^[0-9a-f]{64}$/), ack_no: expect.any(String) })
  expect(await work()).toEqual([])
  expect(await register(api)).toBe(0)
  const { signed_qr: signed } = await api.db
    .selectFrom('e_invoices')
    .select('signed_qr')
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(readSignedQr(signed)).toMatchObject({
    SellerGstin: OWN_GSTIN,
    BuyerGstin: HOTEL_GSTIN,
    DocNo: number,
    DocDt: '31/12/2026',
    TotInvVal: 265.5,
  })
  const text = await pdfOf(api, id, agreed)
  for (const word of [registered.irn, registered.ack_no, 'Signed by the invoice registration portal'])
    expect(text).toContain(word)
  expect(text).not.toContain('Not registered yet')
})

test('a registration whose answer was lost is found by the next request, and a refused one is retried only later', async ({
  api,
  invoiced,
}) => {
  const { correct, read, due, work, number } = invoiced
  await correct('Lane 6, Pune 411001')
  let first: string | undefined
  const lost = withPortal(api, (portal) => ({
    register: async (payload) => {
      const made = await portal.register(payload)
      if (made.ok) first = made.value.irn
      throw new Error('the answer was lost')
    },
  }))
  expect(await registerEInvoices(lost)).toBe(0)
  expect(api.faults.splice(0)).toHaveLength(1)
  expect(await due()).toMatchObject({ attempts: 1, refusal: null })
  expect(await work()).toEqual([])
  await goOn(api, '2027-01-23T12:00:00+05:30')
  expect(await work()).toMatchObject([{ id: `${DECEMBER}:${number}`, note: null }])
  const refusing = withPortal(api, () => ({
    register: async () => ({ ok: false, refusal: { code: '3028', text: 'GSTIN is not present in invoice system' } }),
  }))
  expect(await registerEInvoices(refusing)).toBe(0)
  expect(await work()).toMatchObject([{ note: 'GSTIN is not present in invoice system' }])
  expect(await register(api)).toBe(0)
  api.clock.advance(-20 * 24 * 60)
  await goOn(api, '2027-01-05T12:00:00+05:30')
  await sql`update e_invoices_due set ask_at = null`.execute(api.db)
  expect(await register(api)).toBe(1)
  expect((await read()).e_invoice.irn).toBe(first)
})

test('a credit note names its invoice, and an invoice from before e-invoicing began is not sent', async ({
  api,
  agreed,
  admin,
  invoiced,
}) => {
  await invoiced.correct('Lane 6, Pune 411001')
  const from = (day: string | null) => {
    const portal = api.services.eInvoices?.portal
    return { ...api.services, eInvoices: day === null || !portal ? null : { from: day, portal } }
  }
  expect(await registerEInvoices(from(null))).toBe(0)
  expect(await registerEInvoices(from('2027-01-01'))).toBe(0)
  expect(await register(api)).toBe(1)
  await markNoShow(api.db, { shortId: invoiced.shortId, isNoShow: true, operator: 'Neha' }, api.clock.now())
  await goOn(api, '2027-02-02T12:00:00+05:30')
  await admin.do(`statements/${agreed.id}/2027-01/close`)
  await writeCommissionDocuments(api.services)
  const sent: Body[] = []
  const noting = withPortal(api, (portal) => ({
    register: (payload) => {
      sent.push(payload)
      return portal.register(payload)
    },
  }))
  expect(await registerEInvoices(noting)).toBe(1)
  expect(sent).toMatchObject([
    {
      DocDtls: { Typ: 'CRN', Dt: '31/01/2027' },
      RefDtls: { PrecDocDtls: [{ InvNo: invoiced.number, InvDt: '31/12/2026' }] },
    },
  ])
})

test('the database allows one registration per document, only with its own IRN, and keeps the document queued until then', async ({
  api,
  invoiced,
}) => {
  const { id } = invoiced
  const token = 'a.b.c'
  const row = (
    irn: string,
  ) => sql`insert into e_invoices (document_id, irn, ack_no, ack_at, signed_qr, signed_invoice, written_at)
    values (${id}::uuid, ${irn}, '112600000000001', now(), ${token}, ${token}, now())`
  expect(await refusalOf(row('0'.repeat(64)).execute(api.db))).toBe('e_invoices_irn_of_document')
  expect(await refusalOf(sql`delete from e_invoices_due where document_id = ${id}::uuid`.execute(api.db))).toBe(
    'e_invoices_due_until_registered',
  )
  await invoiced.correct('Lane 6, Pune 411001')
  expect(await register(api)).toBe(1)
  const { irn } = (await invoiced.read()).e_invoice
  expect(await refusalOf(row(irn).execute(api.db))).toMatch(/^e_invoices_/)
  for (const statement of ['update e_invoices set ack_no = ack_no', 'delete from e_invoices'])
    expect(await refusalOf(sql.raw(statement).execute(api.db))).toBe('e_invoices_stay')
})

test('an invoice to a hotel without a GSTIN never waits for a registration', async ({
  api,
  hotel,
  guest,
  steps,
  admin,
}) => {
  await agreeTerms(api, hotel, { gstin: null, legal_name: null, address: null })
  await steps.paid(guest, hotel, { payAtHotel: true })
  await goOn(api, '2026-12-06T12:00:00+05:30')
  await steps.runJob('end-stays')
  await goOn(api, '2027-01-03T12:00:00+05:30')
  await admin.do(`statements/${hotel.id}/${DECEMBER}/close`)
  expect(await writeCommissionDocuments(api.services)).toBe(1)
  const { documents } = await admin.read(`commission-invoices?month=${DECEMBER}`)
  const document = documents.find((one: Body) => one.hotel.id === hotel.id)
  expect(document).toMatchObject({ gstin: null, e_invoice: null, register_by: null })
  const row = sql`insert into e_invoices_due (document_id) values (${document.id}::uuid)`
  expect(await refusalOf(row.execute(api.db))).toBe('e_invoices_due_to_registered')
  expect(await register(api)).toBe(0)
})

test('a room that Uncle supplies to a company is registered, as is its credit note, and its PDF has the signed code', async ({
  api,
  hotel,
  guest,
  steps,
}) => {
  const company = { gstin: '27AAPFU0939F1ZV', name: 'Asha Textiles LLP', address: '14 Lake Road, Pune 411001' }
  const paid = async (who: BuiltGuest) => steps.paid(who, hotel, { payAtHotel: true })
  const [booking, ofConsumer] = [await paid(guest), await paid(await buildGuest(api.db))]
  const given = await api.post(`/bookings/${booking.id}/invoice-company`, company, { headers: guest.headers })
  expect(given.status).toBe(200)
  await goOn(api, '2026-12-06T12:00:00+05:30')
  await steps.runJob('end-stays')
  const sent: Body[] = []
  const noting = withPortal(api, (portal) => ({
    register: (payload) => {
      sent.push(payload)
      return portal.register(payload)
    },
  }))
  const portal = noting.eInvoices?.portal
  if (!portal) throw new Error('no portal')
  const services = { ...noting, eInvoices: { from: '2026-12-06', portal } }
  const both = await Promise.all([registerEInvoices(services), registerEInvoices(services)])
  expect(both.reduce((sum, count) => sum + count)).toBe(1)
  await markNoShow(api.db, { shortId: booking.short_id, isNoShow: true, operator: 'Neha' }, api.clock.now())
  await reconcileTaxDocuments(api.services)
  expect(await registerEInvoices(services)).toBe(2)
  const path = `/bookings/${booking.id}/tax-documents`
  const { documents } = (await api.get(path, { headers: guest.headers })).body
  const [invoice, note, kept] = documents
  const [first, ...others] = sent
  expect(first).toMatchObject({
    DocDtls: { Typ: 'INV', No: invoice.number, Dt: '06/12/2026' },
    SellerDtls: { Gstin: OWN_GSTIN },
    BuyerDtls: { Gstin: company.gstin, LglNm: company.name, Loc: 'Pune', Pin: 411_001, Stcd: '27', Pos: '27' },
    ItemList: [{ HsnCd: '996311', GstRt: 5, AssAmt: 1500, IgstAmt: 75 }],
    ValDtls: { AssVal: 1500, IgstVal: 75, TotInvVal: 1575 },
  })
  expect(others.map(({ DocDtls: { Typ, No } }) => `${Typ} ${No}`).toSorted()).toEqual([
    `CRN ${note.number}`,
    `INV ${kept.number}`,
  ])
  expect(others.find(({ DocDtls }) => DocDtls.Typ === 'CRN')).toMatchObject({
    RefDtls: { PrecDocDtls: [{ InvNo: invoice.number, InvDt: '06/12/2026' }] },
  })
  for (const { e_invoice } of documents) expect(e_invoice.irn).toMatch(/^[0-9a-f]{64}$/)
  const pdf = await api.app.inject({
    url: `/api/bookings/${booking.id}/tax-document?document=${invoice.id}`,
    headers: guest.headers,
  })
  const text = textOfPdf(pdf.rawPayload)
  for (const word of [invoice.e_invoice.irn, company.gstin, 'Signed by the invoice registration portal'])
    expect(text).toContain(word)
  const consumer = await api.db
    .selectFrom('tax_documents')
    .select(['id', 'recipient_gstin'])
    .where('booking_id', '=', ofConsumer.id)
    .executeTakeFirstOrThrow()
  expect(consumer.recipient_gstin).toBeNull()
})
