import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import {
  cancelRefusal,
  lastMomentToCancel,
  type Cancellable,
  type CancelCode,
  type CancelRefusal,
} from '#domain/e-invoices/cancel-e-invoice.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { EInvoices } from '../../ports/e-invoices.ts'
import type { Db, Services } from '../../services.ts'
import type { AuditHook } from '../ledger/audit-hook.ts'
import { replaceCommissionInvoice } from './write-commission-documents.ts'
import { replaceInvoice } from './write-tax-documents.ts'

type Found = Cancellable & {
  number: string
  gstin: string
  irn: string
  ackNo: string
  hotelId: number
  bookingId: string | null
}

/**
 * Reads a registered document; undefined if there is none. An invoice stands alone if its stay has no other documents.
 */
async function findRegistered(db: Db, id: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select case when d.kind in ('invoice', 'commission_invoice') then 'invoice' else 'credit_note' end as kind, d.number,
      to_char(d.dated, 'YYYY-MM-DD') as date, s.gstin, e.irn, e.ack_no as "ackNo", e.ack_at as "ackAt", d.hotel_id as "hotelId",
      d.booking_id as "bookingId", exists (select 1 from e_invoice_cancellations x where x.document_id = e.document_id) as "isCancelled",
      exists (select 1 from commission_documents c where d.booking_id is null and c.hotel_id = d.hotel_id and c.content -> 'corrects' ? d.number)
        or exists (select 1 from tax_documents t where t.booking_id = d.booking_id and t.issued_at > d.written_at)
        or (select coalesce(sum(case t.kind when 'invoice' then t.total else -t.total end), 0) <> 0 from tax_documents t
          where t.booking_id = d.booking_id and t.issued_at < d.written_at) as "isCorrected"
    from e_invoices e cross join lateral registrable_document(e.document_id) d join tax_series s on s.id = d.series_id
    where e.document_id = ${id}::uuid`.execute(db)
  return rows[0]
}

export type AskedCancel = { id: string; code: CancelCode; remark: string; operatorId: string }
type PortalRefusal = 'PORTAL_REFUSED' | 'PORTAL_UNAVAILABLE'
type Cancelled = {
  registration: { irn: string; ack_no: string; ack_at: string; cancelled_at: string }
  creditNote: string
  replacement: string | null
}

/**
 * Cancels at the portal, outside a transaction. If the portal's answer is lost, it tells the next request that the
 * e-invoice is already cancelled.
 */
async function askPortal(
  { eInvoices, log }: Services,
  { gstin, irn }: Found,
  { id, code, remark }: AskedCancel,
): Promise<Awaited<ReturnType<EInvoices['cancel']>> | undefined> {
  try {
    return await eInvoices?.portal.cancel({ gstin, irn }, { code, remarks: remark })
  } catch (error) {
    log.error({ err: error, document: id }, 'an e-invoice may be cancelled: the portal did not answer')
    return undefined
  }
}

async function numberOf(trx: Transaction<DB>, id: string): Promise<string> {
  const { rows } = await sql<{ number: string }>`select number from registrable_document(${id}::uuid)`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`document ${id} is unknown`)
  return row.number
}

/** Records the portal's cancellation, and writes the credit note and the replacement. A second caller changes nothing. */
async function writeCancellation(
  trx: Transaction<DB>,
  {
    asked,
    cancelledAt,
    gstins,
    now,
  }: { asked: AskedCancel; cancelledAt: Date } & Pick<Services, 'gstins'> & { now: Date },
  also: AuditHook,
): Promise<Result<Omit<Cancelled, 'registration'>, CancelRefusal>> {
  await sql`select 1 from bookings where id = (select booking_id from registrable_document(${asked.id}::uuid)) for no key update`.execute(
    trx,
  )
  const found = await findRegistered(trx, asked.id)
  if (!found || found.isCancelled) return refuse('ALREADY_DECIDED')
  const { bookingId, hotelId, number } = found
  if (found.isCorrected) throw new Error(`document ${asked.id}: corrected while the portal cancelled it`)
  const { creditNoteId, replacementId } =
    bookingId === null
      ? await replaceCommissionInvoice(trx, asked.id, now)
      : await replaceInvoice(trx, { bookingId, gstins }, now)
  await trx
    .insertInto('e_invoice_cancellations')
    .values({
      document_id: asked.id,
      reason_code: asked.code,
      remark: asked.remark,
      cancelled_at: cancelledAt,
      cancelled_by: asked.operatorId,
      credit_note_id: creditNoteId,
      replacement_id: replacementId,
      written_at: now,
    })
    .execute()
  const creditNote = await numberOf(trx, creditNoteId)
  const replacement = replacementId === null ? null : await numberOf(trx, replacementId)
  await also(trx, {
    subject: asked.id,
    hotelId,
    ...(bookingId === null ? {} : { bookingId }),
    detail: { number, code: asked.code, credit_note: creditNote, ...(replacement === null ? {} : { replacement }) },
  })
  return accept({ creditNote, replacement })
}

/**
 * Cancels an e-invoice at the portal and replaces its document (decision 0115). A request whose answer was lost may be
 * repeated, because the portal and we both cancel only once.
 */
export async function cancelEInvoice(
  services: Services,
  asked: AskedCancel,
  also: AuditHook,
): Promise<Result<Cancelled, CancelRefusal | PortalRefusal | 'NOT_FOUND'>> {
  const { db, clock, gstins } = services
  const found = await findRegistered(db, asked.id)
  if (!found) return refuse('NOT_FOUND')
  const refusal = cancelRefusal(found, clock.now())
  if (refusal) return refuse(refusal)
  const answer = await askPortal(services, found, asked)
  if (!answer) return refuse('PORTAL_UNAVAILABLE')
  if (!answer.ok) return refuse('PORTAL_REFUSED')
  const { ackAt, irn, ackNo } = found
  const now = clock.now()
  // The portal's clock and ours differ by seconds. The portal cancelled within its own 24 hours.
  const told = (answer.value.cancelledAt ?? now).getTime()
  const cancelledAt = new Date(Math.min(Math.max(told, ackAt.getTime()), lastMomentToCancel(ackAt).getTime()))
  try {
    const written = await db
      .transaction()
      .execute((trx) => writeCancellation(trx, { asked, cancelledAt, gstins, now }, also))
    if (!written.ok) return written
    const registration = { irn, ack_no: ackNo, ack_at: toIstIso(ackAt), cancelled_at: toIstIso(cancelledAt) }
    return accept({ registration, ...written.value })
  } catch (error) {
    if (violatedConstraint(error) === 'e_invoice_cancellations_pkey') return refuse('ALREADY_DECIDED')
    throw error
  }
}
