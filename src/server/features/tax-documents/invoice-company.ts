import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { companyRefusal, type Company } from '#domain/tax-documents/company-on-invoice.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Db } from '../../services.ts'

type Refusal = NonNullable<ReturnType<typeof companyRefusal>>

/** Locks the booking, like the code that writes its documents, and says why its company can no longer change. */
async function lockedRefusal(trx: Transaction<DB>, bookingId: string): Promise<Refusal | undefined> {
  const { status } = await trx
    .selectFrom('bookings')
    .select('status')
    .where('id', '=', bookingId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  // Uses a separate statement, which sees what was committed while the first one waited for the lock.
  const document = await trx
    .selectFrom('tax_documents')
    .select('id')
    .where('booking_id', '=', bookingId)
    .limit(1)
    .executeTakeFirst()
  return companyRefusal({ status, hasDocuments: document !== undefined })
}

/** Writes or replaces the company of a booking; null removes it. If called twice, the later call wins. */
export const writeInvoiceCompany = (
  db: Db,
  bookingId: string,
  company: Company | null,
  now: Date,
): Promise<Result<Company | null, Refusal>> =>
  db.transaction().execute(async (trx) => {
    const refusal = await lockedRefusal(trx, bookingId)
    if (refusal) return refuse(refusal)
    if (!company) {
      await trx.deleteFrom('tax_companies').where('booking_id', '=', bookingId).execute()
      return accept(null)
    }
    const { gstin, name, address } = company
    const written = { gstin, legal_name: name, address, given_at: now }
    await trx
      .insertInto('tax_companies')
      .values({ booking_id: bookingId, ...written })
      .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(written))
      .execute()
    return accept(company)
  })

/** If guests were moved, copies the company to their booking at the other hotel. */
export async function moveInvoiceCompany(
  trx: Transaction<DB>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx
    .insertInto('tax_companies')
    .columns(['booking_id', 'gstin', 'legal_name', 'address', 'given_at'])
    .expression((query) =>
      query
        .selectFrom('tax_companies')
        .select((columns) => [columns.val(to).as('booking_id'), 'gstin', 'legal_name', 'address', 'given_at'])
        .where('booking_id', '=', from),
    )
    .execute()
}
