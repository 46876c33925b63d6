import { inflateSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TaxDocument } from '#contract/tax-documents.ts'
import { istInstant } from '#domain/kernel/ist.ts'
import { considerationOf } from '#domain/tax-documents/documents-due.ts'
import { markNoShow } from '#server/features/bookings/no-shows.ts'
import { endStays } from '#server/features/bookings/end-stays.ts'
import { requestRefund } from '#server/features/payments/refunds.ts'
import { bringTaxDocumentsInLine } from '#server/features/tax-documents/bring-in-line.ts'
import { considerationInSql, readBooks } from '#server/features/tax-documents/tax-books.ts'
import { sessionExpiry } from '#server/http/session.ts'
import { buildGuest, type BuiltGuest } from '../builders.ts'
import { apiTest } from './api-test.ts'
import { withQuery, type Api, type Body } from './start-api.ts'

const HOTEL_GSTIN = '27AAQFL8842M1ZE'
const OWN_GSTIN = '29AAKCU2210P1ZX'

const test = apiTest.extend('papers', ({ api, steps }) => ({
  of: async (guest: BuiltGuest, id: string): Promise<TaxDocument[]> =>
    (await api.get(`/bookings/${id}/tax-documents`, { headers: guest.headers })).body.documents,
  /** Past the check-out of every stay of a test. */
  end: async (booking: Body) => {
    await goTo(api, new Date(new Date(booking.checkout_date).getTime() + 60_000))
    await endStays(api.services)
  },
  refund: async (bookingId: string, amount: number, key: string) => {
    const { id: paymentId } = await api.db
      .selectFrom('payments')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'paid')
      .executeTakeFirstOrThrow()
    await api.db
      .transaction()
      .execute((trx) => requestRefund(trx, { paymentId, amount, reason: 'complaint', key }, api.clock.now()))
  },
  expectInLine: () => expectInLine(api),
  steps,
}))

/** Moves on to a moment, and the guests' sessions with it. */
async function goTo(api: Api, at: Date): Promise<void> {
  api.clock.advance((at.getTime() - api.clock.now().getTime()) / 60_000)
  const expires_at = sessionExpiry(api.clock.now())
  await api.db.updateTable('sessions').set({ expires_at, last_seen: expires_at }).execute()
}

/** The sweep's arithmetic in SQL and the domain's agree, and so do the documents with both. */
async function expectInLine(api: Api): Promise<void> {
  const { rows } = await sql<{ id: string; consideration: number; net: number }>`
    select b.id, ${considerationInSql} as consideration, coalesce((select sum(case d.kind when 'invoice' then d.total else -d.total end)
      from tax_documents d where d.booking_id = b.id), 0)::int as net from bookings b`.execute(api.db)
  expect(rows.length).toBeGreaterThan(0)
  for (const { id, consideration, net } of rows) {
    const { books } = await api.db.transaction().execute((trx) => readBooks(trx, id))
    expect(considerationOf(books), id).toBe(consideration)
    expect(net, id).toBe(100 * consideration)
  }
}

const far = (day: string) => ({
  checkin: `${day}T21:00:00+05:30`,
  checkout: `${day.slice(0, 8)}${String(Number(day.slice(8)) + 1).padStart(2, '0')}T10:00:00+05:30`,
  slotId: 1,
})

test('a stay that ends has one invoice that is its bill to the paisa', async ({ api, guest, hotel, papers, steps }) => {
  const booking = await steps.paid(guest, hotel, {}, far('2026-12-05'))
  expect(await papers.of(guest, booking.id)).toEqual([])
  await papers.end(booking)
  await endStays(api.services)
  await bringTaxDocumentsInLine(api.services)
  const [invoice, ...others] = await papers.of(guest, booking.id)
  expect(others).toEqual([])
  expect(invoice).toMatchObject({
    kind: 'invoice',
    cause: 'stayed',
    taxableValue: 149_900,
    cgst: 3748,
    sgst: 3748,
    rounding: 4,
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

test('a registered hotel is the supplier, in a series of its own', async ({ api, guest, hotel, papers, steps }) => {
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
      // From the day after the stay on it is somebody else's.
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

test('a refund after the stay is credited, each once, and never more than was invoiced', async ({
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
  await Promise.all([1, 2, 3].map(() => bringTaxDocumentsInLine(api.services)))
  expect(await bringTaxDocumentsInLine(api.services)).toBe(0)
  const [invoice, ...credits] = await papers.of(guest, booking.id)
  expect(credits.map(({ kind, cause, total }) => [kind, cause, total])).toEqual([
    ['credit_note', 'refunded', 10_000],
    ['credit_note', 'refunded', 147_400],
  ])
  for (const part of ['taxableValue', 'cgst', 'sgst', 'rounding', 'total'] as const)
    expect(
      credits.reduce((sum, credit) => sum + credit[part], 0),
      part,
    ).toBe(invoice?.[part])
  expect(credits[0]?.corrects).toEqual([invoice?.number])
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
      sql`select 'credit_note', series_id, financial_year, serial + 1, 'C0/TOO/MUCH', booking_id, 'corrected', corrects, issued_at, 100, 0, 0, 0, 100, content
        from tax_documents where booking_id = ${booking.id}::uuid and kind = 'credit_note' order by serial desc limit 1`,
    )
    .execute()
  await expect(more).rejects.toMatchObject({ constraint: 'tax_documents_credit_within_invoice' })
})

test('of a stay nobody came to, only what was kept is invoiced, and the rest once they came after all', async ({
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
  expect(await bringTaxDocumentsInLine(api.services)).toBe(1)
  await papers.expectInLine()
  expect(await mark(false)).toBe('unmarked')
  expect(await bringTaxDocumentsInLine(api.services)).toBe(1)
  await papers.expectInLine()
  const all = await papers.of(guest, booking.id)
  expect(all.map(({ kind, cause, total }) => [kind, cause, total])).toEqual([
    ['invoice', 'stayed', 157_400],
    ['credit_note', 'corrected', 125_900],
    ['invoice', 'stayed', 125_900],
  ])
})

test('a cancellation with everything back has no document', async ({ api, guest, hotel, papers, steps }) => {
  await goTo(api, istInstant('2027-01-02', 9))
  const booking = await steps.paid(guest, hotel, {}, far('2027-01-09'))
  await steps.cancel(guest, booking.id)
  api.clock.advance(120)
  await bringTaxDocumentsInLine(api.services)
  expect(await papers.of(guest, booking.id)).toEqual([])
  await papers.expectInLine()
})

test('numbers begin again at midnight of 1 April in India', async ({ api, guest, hotel, papers, steps }) => {
  await goTo(api, istInstant('2027-03-20', 9))
  const newYear = istInstant('2027-04-01')
  const [old, young] = [
    await steps.paid(guest, hotel, {}, far('2027-03-28')),
    await steps.paid(guest, hotel, {}, far('2027-03-30')),
  ]
  // No slot ends at midnight.
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

test('a stranger gets the answer of a missing booking; the owner a PDF', async ({
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
  const text = textOf(answer.rawPayload)
  for (const words of [
    'Tax invoice',
    invoice.number,
    '1,574.00',
    '37.48',
    OWN_GSTIN,
    'Maharashtra (27)',
    booking.short_id,
  ])
    expect(text).toContain(words)
})

/** What a PDF writes: its streams inflated, its strings of hexadecimal joined. */
function textOf(pdf: Buffer): string {
  const source = pdf.toString('latin1')
  const streams = [...source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) =>
    Buffer.from(body, 'latin1'),
  )
  const shown = streams.flatMap((stream) => {
    try {
      return [inflateSync(stream).toString('latin1')]
    } catch {
      return []
    }
  })
  return shown
    .flatMap((content) => [...content.matchAll(/\[(.*?)\] TJ/g)])
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    )
    .join('\n')
}

test('a guest asks once for a name on the invoice', async ({ api, guest, hotel, papers, steps }) => {
  await goTo(api, istInstant('2027-06-03', 9))
  const booking = await steps.paid(guest, hotel, {}, far('2027-06-05'))
  await papers.end(booking)
  const ask = (name: string) =>
    api.post(`/bookings/${booking.id}/name-on-invoice`, { name, address: ' 14 Lake Road ' }, { headers: guest.headers })
  expect((await ask('  ')).status).toBe(422)
  expect((await ask(' Asha  Rao ')).body).toEqual({ recipient: { name: 'Asha Rao', address: '14 Lake Road' } })
  expect((await ask('Somebody Else')).body.error.code).toBe('INVOICE_NAMED')
  expect((await papers.of(guest, booking.id))[0]?.recipient).toEqual({ name: 'Asha Rao', address: '14 Lake Road' })
})

test('what was written stays as it was written', async ({ api, guest, hotel, papers, steps }) => {
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
