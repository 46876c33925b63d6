import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { markNoShow } from '#server/features/bookings/no-shows.ts'
import { reconcileTaxDocuments } from '#server/features/tax-documents/reconcile.ts'
import { registerEInvoices } from '#server/features/tax-documents/register-e-invoices.ts'
import { refusalOf } from '../database/refusal-of.ts'
import { DECEMBER, eInvoiceTest as test, pdfOf, register } from './e-invoice-steps.ts'
import { codeOf, goOn } from './office-books-steps.ts'
import { staySignedIn } from './stay-signed-in.ts'
import { textOfPdf } from './text-of-pdf.ts'
import type { Body } from './start-api.ts'

const path = (id: string) => `e-invoices/${id}/cancel`
const WHY = { code: '2', reason: 'Wrong address' }

test('an admin cancels a commission’s e-invoice once, and a new invoice to the hotel replaces it in the same month', async ({
  api,
  agreed,
  admin,
  invoiced,
}) => {
  const { id, number, correct, due } = invoiced
  await correct('Lane 6, Pune 411001')
  expect(codeOf(await admin.do(path(id), WHY))).toBe('NOT_FOUND')
  expect(await register(api)).toBe(1)
  await staySignedIn(api)
  const key = randomUUID()
  const first = await admin.do(path(id), WHY, key)
  expect(first).toMatchObject({ status: 200, body: { e_invoice: { cancelled_at: expect.any(String) } } })
  expect((await admin.do(path(id), WHY, key)).body).toEqual(first.body)
  expect(codeOf(await admin.do(path(id), WHY))).toBe('ALREADY_DECIDED')
  const { credit_note: note, replacement } = first.body
  const { documents } = await admin.read(`commission-invoices?month=${DECEMBER}`)
  const of = (one: string) => documents.find((document: Body) => document.number === one)
  expect(of(number).e_invoice.cancelled_at).toBe(first.body.e_invoice.cancelled_at)
  expect(of(note)).toMatchObject({ kind: 'commission_credit_note', total: 26_550, e_invoice: null, register_by: null })
  expect(of(replacement)).toMatchObject({ kind: 'commission_invoice', total: 26_550, register_by: '2027-01-29' })
  const text = await pdfOf(api, id, agreed)
  expect(text).toContain('IRN cancelled')
  expect(text).not.toContain('Signed by the invoice registration portal')
  expect(await pdfOf(api, of(note).id, agreed)).not.toContain('Not registered yet')
  expect(await pdfOf(api, of(replacement).id, agreed)).toContain('Lane 6, Pune 411001')
  expect(await register(api)).toBe(1)
  await expect(due()).rejects.toThrow('no result')
  expect(codeOf(await admin.do(path(of(replacement).id), { ...WHY, code: '5' }))).toBe('CODE_INVALID')
  const { rows } = await sql<Body>`select reason, detail from operator_actions where action = 'e_invoice_cancelled'
    and subject_id = ${id}`.execute(api.db)
  expect(rows).toEqual([{ reason: 'Wrong address', detail: { number, code: '2', credit_note: note, replacement } }])
  const csv = await admin.get(`returns/${DECEMBER}/gstr-1/csv`)
  expect(csv.body).toContain(replacement)
  for (const gone of [`,${number},`, `,${note},`]) expect(csv.body).not.toContain(gone)
  for (const statement of ['update e_invoice_cancellations set remark = remark', 'delete from e_invoice_cancellations'])
    expect(await refusalOf(sql.raw(statement).execute(api.db))).toBe('e_invoice_cancellations_stay')
})

test('a cancellation whose answer was lost can be requested again, but not after 24 hours', async ({
  api,
  admin,
  invoiced,
}) => {
  const { id, correct } = invoiced
  await correct('Lane 6, Pune 411001')
  expect(await register(api)).toBe(1)
  await staySignedIn(api)
  const portal = api.services.eInvoices?.portal
  if (!portal) throw new Error('no portal')
  const { cancel: truly } = portal
  const key = randomUUID()
  portal.cancel = async (...asked) => {
    await truly(...asked)
    throw new Error('the answer was lost')
  }
  expect(codeOf(await admin.do(path(id), WHY, key))).toBe('PORTAL_UNAVAILABLE')
  expect(api.faults.splice(0)).toHaveLength(1)
  portal.cancel = async () => ({ ok: false, refusal: { code: '2148', text: 'Not available' } })
  expect(codeOf(await admin.do(path(id), WHY))).toBe('PORTAL_REFUSED')
  portal.cancel = truly
  const both = await Promise.all([admin.do(path(id), WHY, key), admin.do(path(id), WHY)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  const replaced = both.find(({ status }) => status === 200)?.body.replacement
  const { documents } = await admin.read(`commission-invoices?month=${DECEMBER}`)
  const replacement = documents.find(({ number }: Body) => number === replaced)
  expect(await register(api)).toBe(1)
  api.clock.advance(24 * 60 + 1)
  await staySignedIn(api)
  expect(codeOf(await admin.do(path(replacement.id), WHY))).toBe('E_INVOICE_TOO_LATE')
})

test('a room’s cancelled e-invoice is credited in full and replaced, and the portal gets only the replacement', async ({
  api,
  admin,
  hotel,
  guest,
  steps,
}) => {
  const company = { gstin: '27AAPFU0939F1ZV', name: 'Asha Textiles LLP', address: '14 Lake Road, Pune 411001' }
  const booking = await steps.paid(guest, hotel, { payAtHotel: true })
  await api.post(`/bookings/${booking.id}/invoice-company`, company, { headers: guest.headers })
  await goOn(api, '2026-12-06T12:00:00+05:30')
  await steps.runJob('end-stays')
  const portal = api.services.eInvoices?.portal
  if (!portal) throw new Error('no portal')
  const services = { ...api.services, eInvoices: { from: '2026-12-06', portal } }
  expect(await registerEInvoices(services)).toBe(1)
  const read = async () =>
    (await api.get(`/bookings/${booking.id}/tax-documents`, { headers: guest.headers })).body.documents
  const [{ id, total }] = await read()
  const { body } = await admin.do(path(id), WHY)
  expect(await read()).toMatchObject([
    { kind: 'invoice', e_invoice: { cancelled_at: body.e_invoice.cancelled_at } },
    { kind: 'credit_note', number: body.credit_note, total, e_invoice: null },
    { kind: 'invoice', number: body.replacement, total, recipient: { gstin: company.gstin }, e_invoice: null },
  ])
  expect(await registerEInvoices(services)).toBe(1)
  const [, note, replacement] = await read()
  expect([note.e_invoice, replacement.e_invoice?.cancelled_at]).toEqual([null, null])
  expect(codeOf(await admin.do(path(note.id), WHY))).toBe('NOT_FOUND')
  const pdf = await api.app.inject({
    url: `/api/bookings/${booking.id}/tax-document?document=${id}`,
    headers: guest.headers,
  })
  expect(textOfPdf(pdf.rawPayload)).toContain('IRN cancelled')
  await markNoShow(api.db, { shortId: booking.short_id, isNoShow: true, operator: 'Neha' }, api.clock.now())
  await reconcileTaxDocuments(api.services)
  expect(codeOf(await admin.do(path(replacement.id), WHY))).toBe('E_INVOICE_BUILT_ON')
})

test('the database allows cancelling an e-invoice only within a day of its acknowledgement, with a full credit note', async ({
  api,
  admin,
  invoiced,
}) => {
  const { id, correct } = invoiced
  await correct('Lane 6, Pune 411001')
  expect(await register(api)).toBe(1)
  const cancelled = (after: string, note: string) => sql`
    insert into e_invoice_cancellations (document_id, reason_code, remark, cancelled_at, cancelled_by, credit_note_id, written_at)
    select document_id, '2', 'Wrong', ack_at + ${after}::interval, (select id from operators limit 1), ${note}::uuid, now()
    from e_invoices where document_id = ${id}::uuid`
  for (const after of ['-1 second', '24 hours 1 second'])
    expect(await refusalOf(cancelled(after, id).execute(api.db))).toBe('e_invoice_cancellations_within_a_day')
  for (const note of [id, randomUUID()])
    expect(await refusalOf(cancelled('24 hours', note).execute(api.db))).toBe('e_invoice_cancellations_credited')
  expect((await admin.do(path(id), WHY)).status).toBe(200)
  expect(await refusalOf(sql`truncate e_invoice_cancellations`.execute(api.db))).toBe(
    'e_invoice_cancellations_no_truncate',
  )
})
