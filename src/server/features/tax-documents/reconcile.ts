import { sql, type RawBuilder } from 'kysely'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { considerationInSql } from './tax-books.ts'
import { writeTaxDocuments } from './write-tax-documents.ts'

/**
 * How many days back the job looks for stays that ended, cancellations and refunds: far longer than a document ever
 * takes.
 */
const LOOKS_BACK_DAYS = 40

/** Minutes after a cancellation. By then, a payment that arrived late for the cancelled booking is being refunded. */
const SETTLED_AFTER_MINUTES = 60

/** Selects bookings whose documents might have to change. An index serves each of the lists. */
const lately = (now: Date): RawBuilder<unknown> => {
  const since = addMinutes(now, -LOOKS_BACK_DAYS * 24 * 60)
  return sql`
    select e.id from bookings e where e.status = 'completed' and e.leaves_at > ${since} and e.ended_at is not null
    union select c.id from bookings c
      where c.status = 'cancelled' and c.cancelled_at > ${since} and c.cancelled_at <= ${addMinutes(now, -SETTLED_AFTER_MINUTES)}
    union select p.booking_id from refunds r join payments p on p.id = r.payment_id where r.created_at > ${since}
    union select n.id from refunds r join payments p on p.id = r.payment_id join bookings n on n.moved_from = p.booking_id
      where r.created_at > ${since}`
}

const written = sql`coalesce((select sum(case d.kind when 'invoice' then d.total else -d.total end) from tax_documents d
  where d.booking_id = b.id), 0)`

async function findUnbalanced(services: Services, after: string | null, limit: number): Promise<{ id: string }[]> {
  const now = services.clock.now()
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b
    where b.id in (${lately(now)}) and (${after}::uuid is null or b.id > ${after}::uuid)
      and (${written} <> 100 * (${considerationInSql})
        or b.ended_at is not null and b.status = 'completed' and not exists (select 1 from tax_documents d where d.booking_id = b.id))
      and (b.status <> 'cancelled' or b.cancelled_at <= ${addMinutes(now, -SETTLED_AFTER_MINUTES)})
    order by b.id limit ${limit}`.execute(services.db)
  return rows
}

/**
 * Writes the documents that the books require since a stay's end: credit notes for refunds, invoices for retained
 * money, and the invoice of a stay that ended without one. Uses one transaction per booking. Returns how many bookings
 * got a document.
 */
export const reconcileTaxDocuments = (services: Services): Promise<number> =>
  workThrough<{ id: string }>({
    name: 'write-tax-documents',
    log: services.log,
    next: (after, limit) => findUnbalanced(services, after, limit),
    work: ({ id: bookingId }) =>
      services.db.transaction().execute(async (trx) => {
        await sql`select 1 from bookings where id = ${bookingId}::uuid for no key update`.execute(trx)
        const written = await writeTaxDocuments(trx, { bookingId, gstins: services.gstins }, services.clock.now())
        return written > 0
      }),
  })
