import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TaxDocument } from '#contract/tax-documents.ts'
import { considerationOf } from '#domain/tax-documents/documents-due.ts'
import { endStays } from '#server/features/bookings/end-stays.ts'
import { requestRefund } from '#server/features/payments/refunds.ts'
import { considerationInSql, readBooks } from '#server/features/tax-documents/tax-books.ts'
import { sessionExpiry } from '#server/http/session.ts'
import { type BuiltGuest } from '../builders.ts'
import { apiTest } from './api-test.ts'
import { type Api, type Body } from './start-api.ts'

export const HOTEL_GSTIN = '27AAQFL8842M1ZE'
export const OWN_GSTIN = '29AAKCU2210P1ZX'

export const taxDocumentsTest = apiTest.extend('papers', ({ api, steps }) => ({
  of: async (guest: BuiltGuest, id: string): Promise<TaxDocument[]> =>
    (await api.get(`/bookings/${id}/tax-documents`, { headers: guest.headers })).body.documents,
  /** Moves past the check-out of every stay in a test. */
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

/** Moves on to a moment, and extends every session until then. */
export async function goTo(api: Api, at: Date): Promise<void> {
  api.clock.advance((at.getTime() - api.clock.now().getTime()) / 60_000)
  const expires_at = sessionExpiry(api.clock.now())
  for (const table of ['sessions', 'office_sessions'] as const)
    await api.db.updateTable(table).set({ expires_at, last_seen: expires_at }).execute()
}

/** Checks that the SQL of the sweep and the domain calculate the same, and that the documents agree with both. */
export async function expectInLine(api: Api): Promise<void> {
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

export const far = (day: string) => ({
  checkin: `${day}T21:00:00+05:30`,
  checkout: `${day.slice(0, 8)}${String(Number(day.slice(8)) + 1).padStart(2, '0')}T10:00:00+05:30`,
  slotId: 1,
})
