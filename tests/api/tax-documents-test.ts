import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TaxDocument } from '#contract/tax-documents.ts'
import { partsMinus } from '#domain/bills/gst.ts'
import { endStays } from '#server/features/bookings/end-stays.ts'
import { requestRefund } from '#server/features/payments/refunds.ts'
import { documentedParts } from '#server/features/ledger/carry-over.ts'
import { readBooks } from '#server/features/tax-documents/tax-books.ts'
import { sessionExpiry } from '#server/http/session.ts'
import { type BuiltGuest } from '../builders.ts'
import { apiTest } from './api-test.ts'
import { type Api, type Body } from './start-api.ts'

export const HOTEL_GSTIN = '27AAQFL8842M1ZE'
export const OWN_GSTIN = '29AAKCU2210P1ZX'

export const taxDocumentsTest = apiTest.extend('papers', ({ api, steps }) => ({
  of: async (guest: BuiltGuest, id: string): Promise<TaxDocument[]> =>
    (await api.get(`/bookings/${id}/tax-documents`, { headers: guest.headers })).body.documents,
  /** A moment after every stay in the tests has ended. */
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

/** Advances the clock to a moment, and extends every session until then. */
export async function goTo(api: Api, at: Date): Promise<void> {
  api.clock.advance((at.getTime() - api.clock.now().getTime()) / 60_000)
  const expires_at = sessionExpiry(api.clock.now())
  for (const table of ['sessions', 'office_sessions'] as const)
    await api.db.updateTable(table).set({ expires_at, last_seen: expires_at }).execute()
}

/** Checks that every settled booking's tax documents match its settlement at each rate. */
export async function expectInLine(api: Api): Promise<void> {
  const { rows } = await sql<{ id: string }>`select distinct booking_id as id from stay_lines`.execute(api.db)
  expect(rows.length).toBeGreaterThan(0)
  for (const { id } of rows) {
    const [{ settled }, documented] = await api.db
      .transaction()
      .execute(async (trx) => [await readBooks(trx, id), await documentedParts(trx, id)] as const)
    expect(documented, id).toEqual(partsMinus(settled.parts, []))
  }
}

export const far = (day: string) => ({
  checkin: `${day}T21:00:00+05:30`,
  checkout: `${day.slice(0, 8)}${String(Number(day.slice(8)) + 1).padStart(2, '0')}T10:00:00+05:30`,
  slotId: 1,
})
