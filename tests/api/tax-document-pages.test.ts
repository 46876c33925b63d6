import { sql } from 'kysely'
import { expect } from 'vitest'
import { istInstant } from '#domain/kernel/ist.ts'
import { buildGuest, buildOperator, type BuiltGuest } from '../builders.ts'
import { withQuery } from './start-api.ts'

import { textOfPdf } from './text-of-pdf.ts'
import { far, goTo, OWN_GSTIN, taxDocumentsTest as test } from './tax-documents-test.ts'

test('the owner gets an invoice as a PDF, and a stranger gets the answer for a missing booking', async ({
  api,
  guest,
  hotel,
  papers,
  steps,
}) => {
  await goTo(api, istInstant('2027-05-03', 9))
  const booking = await steps.paid(guest, hotel, {}, far('2027-05-08'))
  await papers.end(booking)
  const stranger = await buildGuest(api.db)
  await goTo(api, api.clock.now())
  const [invoice] = await papers.of(guest, booking.id)
  if (!invoice) throw new Error('no invoice')
  const pdfOf = (who: BuiltGuest, id: string, document = invoice.id) =>
    api.get(withQuery(`/bookings/${id}/tax-document`, { document }), { headers: who.headers })
  const missing = '7f1c2a54-6c0e-4a86-9d0a-2f3b8f0c9a11'
  const [theirs, none] = [await pdfOf(stranger, booking.id), await pdfOf(stranger, missing)]
  expect(theirs.status).toBe(404)
  expect(theirs.body).toEqual(none.body)
  expect((await pdfOf(guest, booking.id, missing)).status).toBe(404)
  expect((await api.get(`/bookings/${booking.id}/tax-documents`)).status).toBe(401)

  const answer = await api.app.inject({
    method: 'GET',
    url: withQuery(`/api/bookings/${booking.id}/tax-document`, { document: invoice.id }),
    headers: guest.headers,
  })
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="${invoice.number.replaceAll('/', '-')}.pdf"`,
  )
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const text = textOfPdf(answer.rawPayload)
  for (const words of [
    'Tax invoice',
    invoice.number,
    '1,574.00',
    'IGST 5%',
    '74.95',
    OWN_GSTIN,
    'Maharashtra (27)',
    booking.short_id,
  ])
    expect(text).toContain(words)
})

test('a guest can add a name to the invoice once', async ({ api, guest, hotel, papers, steps }) => {
  await goTo(api, istInstant('2027-06-03', 9))
  const booking = await steps.paid(guest, hotel, {}, far('2027-06-05'))
  await papers.end(booking)
  const ask = (name: string) =>
    api.post(`/bookings/${booking.id}/name-on-invoice`, { name, address: ' 14 Lake Road ' }, { headers: guest.headers })
  expect((await ask('  ')).status).toBe(422)
  expect((await ask(' Asha  Rao ')).body).toEqual({
    recipient: { name: 'Asha Rao', address: '14 Lake Road', gstin: null },
  })
  expect((await ask('Somebody Else')).body.error.code).toBe('INVOICE_NAMED')
  expect((await papers.of(guest, booking.id))[0]?.recipient).toEqual({
    name: 'Asha Rao',
    address: '14 Lake Road',
    gstin: null,
  })
})

test('the office reads tax documents without the name and address that the guest added', async ({
  api,
  guest,
  hotel,
  papers,
  steps,
}) => {
  await goTo(api, istInstant('2027-06-13', 9))
  const booking = await steps.paid(guest, hotel, {}, far('2027-06-15'))
  await papers.end(booking)
  const typed = { name: 'Asha Rao', address: '14 Lake Road' }
  await api.post(`/bookings/${booking.id}/name-on-invoice`, typed, { headers: guest.headers })
  const { headers } = await buildOperator(api.db)
  await goTo(api, api.clock.now())
  const read = (path: string) => api.get(`/office/bookings/${path}`, { headers })
  const [own] = await papers.of(guest, booking.id)
  const answer = await read(`${booking.id}/tax-documents`)
  expect(answer.body.documents).toEqual([{ ...own, recipient: null }])
  const pdf = await api.app.inject({
    url: `/api/office/bookings/${booking.id}/tax-document?document=${own?.id}`,
    headers,
  })
  const text = textOfPdf(pdf.rawPayload)
  expect(text).toContain(own?.number)
  expect(text).not.toContain(typed.name)
  const missing = '7f1c2a54-6c0e-4a86-9d0a-2f3b8f0c9a11'
  for (const path of [
    `${missing}/tax-documents`,
    'no-booking/tax-documents',
    `${booking.id}/tax-document?document=${missing}`,
  ])
    expect((await read(path)).status, path).toBe(404)
})

test('a tax document never changes once it is written', async ({ api, guest, hotel, papers, steps }) => {
  await goTo(api, istInstant('2027-07-01', 9))
  const booking = await steps.paid(guest, hotel, {}, far('2027-07-03'))
  await papers.end(booking)
  const refused = async (work: Promise<unknown>) =>
    work.then(
      () => 'taken',
      (error: { constraint?: string }) => error.constraint,
    )
  const ofBooking = sql`where booking_id = ${booking.id}::uuid`
  expect(
    await refused(
      sql`update tax_documents set total = 1, taxable_value = 1, cgst = 0, sgst = 0, rounding = 0 ${ofBooking}`.execute(
        api.db,
      ),
    ),
  ).toBe('tax_documents_stay')
  expect(await refused(sql`delete from tax_documents ${ofBooking}`.execute(api.db))).toBe('tax_documents_stay')
  expect(await refused(sql`update tax_counters set last_serial = last_serial + 2`.execute(api.db))).toBe(
    'tax_counters_grow',
  )
  expect(await refused(sql`delete from tax_counters`.execute(api.db))).toBe('tax_counters_stay')
  const copy = (serial: string) =>
    sql`insert into tax_documents (kind, series_id, financial_year, serial, number, booking_id, cause, issued_at, taxable_value, cgst, sgst, rounding, total, content)
      select kind, series_id, financial_year, ${sql.raw(serial)}, 'I0/X/1', booking_id, cause, issued_at, taxable_value, cgst, sgst, rounding, total, content
      from tax_documents ${ofBooking}`.execute(api.db)
  expect(await refused(copy('serial + 2'))).toBe('tax_documents_consecutive')
  expect(await refused(copy('serial'))).toBe('tax_documents_consecutive')
})
