import { sql } from 'kysely'
import { expect } from 'vitest'
import { istInstant } from '#domain/kernel/ist.ts'
import { markNoShow } from '#server/features/bookings/no-shows.ts'
import { endStays } from '#server/features/bookings/end-stays.ts'
import { reconcileTaxDocuments } from '#server/features/tax-documents/reconcile.ts'

import { buildStaff } from '../builders.ts'
import { far, goTo, HOTEL_GSTIN, OWN_GSTIN, taxDocumentsTest as test } from './tax-documents-test.ts'

test('a finished stay has one invoice that equals its bill to the paisa', async ({
  api,
  guest,
  hotel,
  papers,
  steps,
}) => {
  const booking = await steps.paid(guest, hotel, {}, far('2026-12-05'))
  expect(await papers.of(guest, booking.id)).toEqual([])
  await papers.end(booking)
  await endStays(api.services)
  await reconcileTaxDocuments(api.services)
  const [invoice, ...others] = await papers.of(guest, booking.id)
  expect(others).toEqual([])
  expect(invoice).toMatchObject({
    kind: 'invoice',
    cause: 'stayed',
    taxableValue: 149_900,
    cgst: 0,
    sgst: 0,
    igst: 7495,
    rounding: 5,
    total: 157_400,
    inWords: 'Rupees one thousand five hundred and seventy-four only',
    supplier: { gstin: OWN_GSTIN },
    isSuppliedByUs: true,
    placeOfSupply: { code: '27', name: 'Maharashtra' },
    booking: booking.short_id,
    recipient: null,
    lines: [{ what: 'Room, Evening, 1 room', sac: '996311', percent: 5, value: 149_900 }],
    received: [{ by: 'online', amount: 157_400 }],
  })
  expect(invoice?.number).toMatch(/^I[0-9A-Z]+\/2627\/\d{6}$/)
  expect(JSON.stringify(invoice)).not.toMatch(/Asha|Guest \d/)
  await papers.expectInLine()
})

test('a registered hotel is the supplier, with a number series of its own', async ({
  api,
  guest,
  hotel,
  papers,
  steps,
}) => {
  const details = {
    hotel_id: hotel.id,
    legal_name: 'Lantern Court LLP',
    address: 'Lane 6, Pune',
    pan_state: 'given' as const,
  }
  await api.db
    .insertInto('hotel_tax_details')
    .values([
      { ...details, gstin: HOTEL_GSTIN, valid_from: '2026-04-01' },
      // From the day after the stay on, the hotel has a different owner.
      { ...details, gstin: '36AAQFM8842M1ZE', valid_from: '2026-12-14' },
    ])
    .execute()
  const booking = await steps.paid(guest, hotel, {}, far('2026-12-12'))
  await papers.end(booking)
  const [invoice] = await papers.of(guest, booking.id)
  expect(invoice).toMatchObject({
    supplier: { name: 'Lantern Court LLP', address: 'Lane 6, Pune', gstin: HOTEL_GSTIN },
    isSuppliedByUs: false,
  })
  expect(invoice?.number).toMatch(/000001$/)
})

test('a goodwill refund needs no credit note, and credit notes cannot exceed the invoice', async ({
  api,
  guest,
  hotel,
  papers,
  steps,
}) => {
  const booking = await steps.paid(guest, hotel, {}, far('2026-12-19'))
  await papers.end(booking)
  api.clock.advance(60)
  await papers.refund(booking.id, 100, 'complaint-1-of-2')
  api.clock.advance(1)
  await papers.refund(booking.id, 1474, 'complaint-2-of-2')
  expect(await reconcileTaxDocuments(api.services)).toBe(0)
  expect((await papers.of(guest, booking.id)).map(({ kind, total }) => [kind, total])).toEqual([['invoice', 157_400]])
  await papers.expectInLine()
  const more = api.db
    .insertInto('tax_documents')
    .columns([
      'kind',
      'series_id',
      'financial_year',
      'serial',
      'number',
      'booking_id',
      'cause',
      'corrects',
      'issued_at',
      'taxable_value',
      'cgst',
      'sgst',
      'rounding',
      'total',
      'content',
    ])
    .expression(
      sql`select 'credit_note', series_id, financial_year, 1, 'C0/TOO/MUCH', booking_id, 'corrected', id, issued_at, 157401, 0, 0, 0, 157401, content
        from tax_documents where booking_id = ${booking.id}::uuid`,
    )
    .execute()
  await expect(more).rejects.toMatchObject({ constraint: 'tax_documents_credit_within_invoice' })
})

test('recording a no-show, or undoing it, writes a full credit note and a new invoice', async ({
  api,
  guest,
  hotel,
  papers,
  steps,
}) => {
  const booking = await steps.paid(guest, hotel, { payAtHotel: true }, far('2026-12-26'))
  await papers.end(booking)
  const mark = (isNoShow: boolean) =>
    markNoShow(api.db, { shortId: booking.short_id, isNoShow, operator: 'Lakshmi' }, api.clock.now())
  expect(await mark(true)).toBe('marked')
  expect(await reconcileTaxDocuments(api.services)).toBe(1)
  await papers.expectInLine()
  expect(await mark(false)).toBe('unmarked')
  expect(await reconcileTaxDocuments(api.services)).toBe(1)
  await papers.expectInLine()
  const all = await papers.of(guest, booking.id)
  expect(all.map(({ kind, cause, total }) => [kind, cause, total])).toEqual([
    ['invoice', 'stayed', 157_400],
    ['credit_note', 'corrected', 157_400],
    ['invoice', 'kept', 31_500],
    ['credit_note', 'corrected', 31_500],
    ['invoice', 'stayed', 157_400],
  ])
})

test('a fully refunded cancellation has no document', async ({ api, guest, hotel, papers, steps }) => {
  await goTo(api, istInstant('2027-01-02', 9))
  const booking = await steps.paid(guest, hotel, {}, far('2027-01-09'))
  await steps.cancel(guest, booking.id)
  api.clock.advance(120)
  await reconcileTaxDocuments(api.services)
  expect(await papers.of(guest, booking.id)).toEqual([])
  await papers.expectInLine()
})

test('hours that a desk added are invoiced with the stay, although nobody paid for them online', async ({
  api,
  guest,
  hotel,
  papers,
  steps,
}) => {
  await goTo(api, istInstant('2027-01-10', 9))
  const booking = await steps.paid(guest, hotel, {}, far('2027-01-16'))
  const { headers } = await buildStaff(api.db, hotel)
  const arrival = new Date(booking.checkin_date)
  await goTo(api, arrival)
  await api.db
    .updateTable('desk_sessions')
    .set({ expires_at: new Date(arrival.getTime() + 3_600_000) })
    .execute()
  const act = (what: string, body: object) => api.post(`/desk/bookings/${booking.id}/${what}`, body, { headers })
  await act('arrive', { ids: 'originals' })
  const { due } = (await act('hours', { hours: 2 })).body
  expect(due).toBeGreaterThan(0)
  await act('take', { amount: due, method: 'upi' })
  await papers.end({ ...booking, checkout_date: new Date(arrival.getTime() + 48 * 3_600_000).toISOString() })
  const [invoice] = await papers.of(guest, booking.id)
  expect(invoice).toMatchObject({
    total: 100 * (1574 + due),
    lines: [{ what: 'Room, Evening, 1 room' }, { what: '2 extra hours' }],
    received: [
      { by: 'online', amount: 157_400 },
      { by: 'desk', amount: 100 * due },
    ],
  })
  await papers.expectInLine()
})

test('document numbers restart at midnight on 1 April in India', async ({ api, guest, hotel, papers, steps }) => {
  await goTo(api, istInstant('2027-03-20', 9))
  const newYear = istInstant('2027-04-01')
  const [old, young] = [
    await steps.paid(guest, hotel, {}, far('2027-03-28')),
    await steps.paid(guest, hotel, {}, far('2027-03-30')),
  ]
  // Sets the check-out by hand, because no slot ends at midnight.
  await api.db.updateTable('bookings').set({ checkout_at: newYear }).where('id', '=', young.id).execute()
  await goTo(api, new Date(newYear.getTime() - 1))
  expect(await endStays(api.services)).toBe(1)
  await goTo(api, newYear)
  expect(await endStays(api.services)).toBe(1)
  const [before] = await papers.of(guest, old.id)
  const [after] = await papers.of(guest, young.id)
  expect([before?.issuedAt, after?.issuedAt]).toEqual(['2027-03-31T23:59:59+05:30', '2027-04-01T00:00:00+05:30'])
  expect(before?.number).toMatch(/^I[0-9A-Z]+\/2627\/0000/)
  expect(after?.number).toMatch(/^I[0-9A-Z]+\/2728\/000001$/)
})
