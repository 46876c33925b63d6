import { expect } from 'vitest'
import { istInstant } from '#domain/kernel/ist.ts'
import { endStays } from '#server/features/bookings/end-stays.ts'
import { markNoShow } from '#server/features/bookings/no-shows.ts'
import { reconcileTaxDocuments } from '#server/features/tax-documents/reconcile.ts'
import { buildGuest, type BuiltGuest } from '../builders.ts'
import { agreeTerms } from './ledger-test.ts'
import { textOfPdf } from './text-of-pdf.ts'
import { far, goTo, taxDocumentsTest } from './tax-documents-test.ts'

const COMPANY = { gstin: '27AAPFU0939F1ZV', name: 'Asha Textiles LLP', address: '14 Lake Road, Pune 411001' }
const ELSEWHERE = { gstin: '29AAPFU0939F1ZR', name: 'Asha Textiles', address: '3 MG Road, Bengaluru 560001' }
const LOST = '7f1c2a54-6c0e-4a86-9d0a-2f3b8f0c9a11'

const test = taxDocumentsTest.extend('company', ({ api }) => ({
  set: (who: BuiltGuest, id: string, body: object = COMPANY) =>
    api.post(`/bookings/${id}/invoice-company`, body, { headers: who.headers }),
  remove: (who: BuiltGuest, id: string) =>
    api.post(`/bookings/${id}/invoice-company/remove`, {}, { headers: who.headers }),
}))

test('a guest adds, changes and removes a company, and the lists of bookings show it', async ({
  guest,
  hotel,
  steps,
  company,
}) => {
  const { id } = await steps.paid(guest, hotel, {}, far('2026-12-05'))
  expect((await steps.read(guest, id)).invoice_company).toBeNull()
  const typed = { gstin: ' 27aapfu0939f1zv ', name: ' Asha\n Textiles LLP', address: COMPANY.address }
  expect((await company.set(guest, id, typed)).body).toEqual({ invoice_company: COMPANY })
  expect((await steps.read(guest, id)).invoice_company).toEqual(COMPANY)
  expect((await company.set(guest, id, ELSEWHERE)).body).toEqual({ invoice_company: ELSEWHERE })
  expect((await company.remove(guest, id)).body).toEqual({ invoice_company: null })
  expect((await company.remove(guest, id)).status).toBe(200)
  expect((await steps.read(guest, id)).invoice_company).toBeNull()
})

test('the invoice names the company, has CGST and SGST of the hotel’s state, and never changes', async ({
  api,
  guest,
  hotel,
  papers,
  steps,
  company,
}) => {
  await agreeTerms(api, hotel)
  const booking = await steps.paid(guest, hotel, {}, far('2026-12-12'))
  await company.set(guest, booking.id, ELSEWHERE)
  await papers.end(booking)
  const [invoice] = await papers.of(guest, booking.id)
  expect(invoice).toMatchObject({
    recipient: ELSEWHERE,
    isSuppliedByUs: false,
    placeOfSupply: { code: '27' },
    cgst: 3748,
    sgst: 3748,
    igst: 0,
    e_invoice: null,
  })
  const pdf = await api.app.inject({
    url: `/api/bookings/${booking.id}/tax-document?document=${invoice?.id}`,
    headers: guest.headers,
  })
  const text = textOfPdf(pdf.rawPayload)
  for (const words of ['Company', ELSEWHERE.name, ELSEWHERE.gstin]) expect(text).toContain(words)
  for (const late of [await company.set(guest, booking.id), await company.remove(guest, booking.id)])
    expect([late.status, late.body.error.code]).toEqual([409, 'INVOICE_WRITTEN'])
  const named = { name: 'Asha Rao', address: 'Lane 6' }
  const answer = await api.post(`/bookings/${booking.id}/name-on-invoice`, named, { headers: guest.headers })
  expect(answer.body.error.code).toBe('INVOICE_NAMED')
  expect((await papers.of(guest, booking.id))[0]?.recipient).toEqual(ELSEWHERE)
  await papers.expectInLine()
})

test('a stay’s credit notes and later invoices name the company on its first invoice', async ({
  api,
  guest,
  hotel,
  papers,
  steps,
  company,
}) => {
  const booking = await steps.paid(guest, hotel, { payAtHotel: true }, far('2026-12-19'))
  await company.set(guest, booking.id)
  await papers.end(booking)
  const mark = (isNoShow: boolean) =>
    markNoShow(api.db, { shortId: booking.short_id, isNoShow, operator: 'Lakshmi' }, api.clock.now())
  await mark(true)
  await reconcileTaxDocuments(api.services)
  // Erasing an account deletes the company in the same way.
  await api.db.deleteFrom('tax_companies').where('booking_id', '=', booking.id).execute()
  await mark(false)
  await reconcileTaxDocuments(api.services)
  const all = await papers.of(guest, booking.id)
  expect(all.map(({ kind, cause }) => `${kind} ${cause}`)).toEqual([
    'invoice stayed',
    'credit_note corrected',
    'invoice kept',
    'credit_note corrected',
    'invoice stayed',
  ])
  for (const { recipient } of all) expect(recipient).toEqual(COMPANY)
  await papers.expectInLine()
})

test.for([
  [{ gstin: '27AAPFU0939F1ZW' }, 'gstin', 'GSTIN_INVALID', /last character does not fit/],
  [{ gstin: '27AAPFU0939F1Z' }, 'gstin', 'GSTIN_INVALID', /15 characters/],
  [{ gstin: '' }, 'gstin', 'GSTIN_REQUIRED', /fill this in/],
  [{ name: 'AT' }, 'name', 'NAME_INVALID', /3 to 100 letters/],
  [{ address: '14 Lake Road, Pune' }, 'address', 'ADDRESS_INVALID', /PIN code/],
] as const)(
  'a company with %j is refused with an error on its field',
  async ([change, field, code, words], { guest, hotel, steps, company }) => {
    const { id } = await steps.paid(guest, hotel, {}, far('2026-12-26'))
    const { status, body } = await company.set(guest, id, { ...COMPANY, ...change })
    expect(status).toBe(422)
    expect(body.error.details).toMatchObject([{ field, code, message: expect.stringMatching(words) }])
    expect((await steps.read(guest, id)).invoice_company).toBeNull()
  },
)

test('a stranger gets the answer for a missing booking, and so does a partner, who sees no company', async ({
  api,
  guest,
  hotel,
  steps,
  company,
}) => {
  const [stranger, partner] = [await buildGuest(api.db), await buildGuest(api.db)]
  const { id } = await steps.paid(guest, hotel, {}, far('2026-12-27'))
  await company.set(guest, id)
  await steps.invite(guest, id, partner.phone)
  await steps.acceptInvite(partner, id)
  const missing = await company.set(stranger, LOST)
  expect(missing.status).toBe(404)
  for (const who of [stranger, partner]) {
    expect((await company.set(who, id, ELSEWHERE)).body).toEqual(missing.body)
    expect((await company.remove(who, id)).status).toBe(404)
  }
  expect((await steps.read(partner, id)).invoice_company).toBeNull()
  expect((await steps.read(guest, id)).invoice_company).toEqual(COMPANY)
})

test('the booking keeps one of two companies given simultaneously, and a removal as the stay ends succeeds or is refused', async ({
  api,
  guest,
  hotel,
  papers,
  steps,
  company,
}) => {
  await goTo(api, istInstant('2027-01-02', 9))
  const booking = await steps.paid(guest, hotel, {}, far('2027-01-09'))
  const both = await Promise.all([company.set(guest, booking.id), company.set(guest, booking.id, ELSEWHERE)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const { invoice_company: counts } = await steps.read(guest, booking.id)
  expect([COMPANY, ELSEWHERE]).toContainEqual(counts)
  await goTo(api, new Date(new Date(booking.checkout_date).getTime() + 60_000))
  const [late] = await Promise.all([company.remove(guest, booking.id), endStays(api.services)])
  const [invoice] = await papers.of(guest, booking.id)
  expect(invoice?.recipient).toEqual(late.status === 200 ? null : counts)
  if (late.status !== 200) expect(late.body.error.code).toBe('INVOICE_WRITTEN')
})

test('a company cannot be added to a hold that has lapsed', async ({ api, guest, hotel, steps, company }) => {
  await goTo(api, istInstant('2027-02-02', 9))
  const { booking } = (await steps.book(guest, hotel, {}, far('2027-02-06'))).body
  expect((await company.set(guest, booking.id)).status).toBe(200)
  api.clock.advance(16)
  await steps.runJob('expire-holds')
  const late = await company.set(guest, booking.id)
  expect([late.status, late.body.error.code]).toEqual([409, 'NOT_ALLOWED_NOW'])
})
