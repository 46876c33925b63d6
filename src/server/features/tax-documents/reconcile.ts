import { sql } from 'kysely'
import type { Db, Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { writeTaxDocuments } from './write-tax-documents.ts'

const NO_BOOKING = '00000000-0000-0000-0000-000000000000'

const findDue = (db: Db, after: string | null, limit: number): Promise<{ id: string }[]> =>
  db
    .selectFrom('tax_documents_due')
    .select('booking_id as id')
    .where('booking_id', '>', after ?? NO_BOOKING)
    .orderBy('booking_id')
    .limit(limit)
    .execute()

/**
 * Writes the tax documents of stays whose settlement changed after they ended: credit notes for reductions, invoices
 * for money that the hotel keeps. Reads only the bookings that the database queued, so that its work does not grow over
 * the years. Uses one transaction per booking. Returns how many bookings got a document.
 */
export const reconcileTaxDocuments = (services: Services): Promise<number> =>
  workThrough<{ id: string }>({
    name: 'write-tax-documents',
    log: services.log,
    next: (after, limit) => findDue(services.db, after, limit),
    work: ({ id: bookingId }) =>
      services.db.transaction().execute(async (trx) => {
        await sql`select 1 from bookings where id = ${bookingId}::uuid for no key update`.execute(trx)
        const written = await writeTaxDocuments(trx, { bookingId, gstins: services.gstins }, services.clock.now())
        return written > 0
      }),
  })
