import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { entriesOfDispute, refundsPaidBy } from '#domain/disputes/dispute-books.ts'
import { disputeAfter, isEnded, moneyOf, type DisputeReport } from '#domain/disputes/dispute-state.ts'
import { differenceBetween, type Entry } from '#domain/ledger/accounts.ts'
import type { GatewayEvent } from '../../ports/payment-gateway.ts'
import { postFact } from '../ledger/books.ts'
import { settleStay } from '../ledger/settle-stay.ts'
import { enqueue } from '../messages/outbox.ts'
import { readMoneyOfDispute } from './read-money.ts'

export type DisputeEvent = Extract<GatewayEvent, { kind: 'dispute' }>

type Payment = { id: string; bookingId: string; guestId: string }

/** Locks the booking, then the payment, in the same order as refunds do. Undefined for an unknown payment. */
async function lockPaymentOf(trx: Transaction<DB>, provider: string, reference: string): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    select p.id, p.booking_id as "bookingId", p.user_id as "guestId" from payments p
    where p.provider_payment_id = ${reference} and p.provider = ${provider} and p.status = 'paid'`.execute(trx)
  const [payment] = rows
  if (!payment) return undefined
  await sql`select 1 from bookings where id = ${payment.bookingId}::uuid or moved_from = ${payment.bookingId}::uuid
    order by id for no key update`.execute(trx)
  await sql`select 1 from payments where id = ${payment.id}::uuid for no key update`.execute(trx)
  return payment
}

const MAX_CODE = 100
const MAX_REASON = 500

/** Stores the report once, and returns all reports of its dispute; undefined if the report contains nothing new. */
async function storeReport(
  trx: Transaction<DB>,
  provider: string,
  { event, payment }: { event: DisputeEvent; payment: Payment | undefined },
  now: Date,
): Promise<DisputeReport[] | undefined> {
  const { reference, status, phase, paise } = event
  const at = new Date(event.at)
  const respondBy = event.respondBy === null ? null : new Date(event.respondBy)
  await trx
    .insertInto('disputes')
    .values({
      reference,
      provider,
      provider_payment_id: event.providerPaymentId,
      payment_id: payment?.id ?? null,
      paise,
      status: 'open',
      phase,
      reason_code: event.reasonCode?.slice(0, MAX_CODE) ?? null,
      reason: event.reason?.slice(0, MAX_REASON) ?? null,
      respond_by: respondBy,
      opened_at: at,
      changed_at: at,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
  await sql`select 1 from disputes where reference = ${reference} for update`.execute(trx)
  const stored = await trx
    .insertInto('dispute_reports')
    .values({ reference, event_id: event.eventId, status, phase, paise, respond_by: respondBy, at, received_at: now })
    .onConflict((conflict) => conflict.columns(['reference', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  if (!stored) return undefined
  return trx
    .selectFrom('dispute_reports')
    .select(['status', 'phase', 'paise', 'respond_by as respondBy', 'at'])
    .where('reference', '=', reference)
    .execute()
}

const POSTING = { held: 'dispute_opened', ours: 'dispute_won', gone: 'dispute_lost' } as const

async function readPosted(trx: Transaction<DB>, reference: string): Promise<{ turns: number; entries: Entry[] }> {
  const { rows } = await sql<{ turns: number; entries: Entry[] }>`
    select count(distinct p.id)::int as turns, coalesce(json_agg(json_strip_nulls(json_build_object(
      'account', e.account, 'guestId', e.guest_id, 'paise', e.paise))), '[]'::json) as entries
    from ledger_postings p join ledger_entries e on e.posting_id = p.id
    where p.kind in ('dispute_opened', 'dispute_won', 'dispute_lost') and split_part(p.fact, ':', 1) = ${reference}`.execute(
    trx,
  )
  return rows[0] ?? { turns: 0, entries: [] }
}

type Change = { reference: string; state: DisputeReport; payment: Payment | undefined }

/**
 * Posts the money that this state of the dispute moves. If we lose a dispute, the refunds that we still owed count as
 * paid, because the bank has returned the money to the guest.
 */
async function post(trx: Transaction<DB>, { reference, state, payment }: Change, now: Date): Promise<void> {
  const money = moneyOf(state)
  const read =
    money === 'gone' && payment
      ? await readMoneyOfDispute(trx, { paymentId: payment.id, bookingId: payment.bookingId })
      : undefined
  const paid = refundsPaidBy(state.paise, read?.refunds ?? [])
  const owedRefunds = paid.reduce((sum, { paise }) => sum + paise, 0)
  const wanted = entriesOfDispute({
    money,
    paise: state.paise,
    guestId: payment?.guestId ?? null,
    owedRefunds,
    held: read?.held ?? 0,
    isAttended: read?.isAttended ?? false,
  })
  const posted = await readPosted(trx, reference)
  const entries = differenceBetween(wanted, posted.entries)
  const about = payment ? { bookingId: payment.bookingId } : {}
  if (entries.length > 0)
    await postFact(trx, { kind: POSTING[money], fact: `${reference}:${posted.turns + 1}`, at: now, entries, ...about })
  for (const { id } of paid)
    await trx
      .updateTable('refunds')
      .set({ status: 'processed', processed_at: now, paid_from: 'disputed', reference })
      .where('id', '=', id)
      .execute()
  // The hotel gets none of the money if the guests did not come and their bank took it back.
  if (read && !read.isAttended) await settleStay(trx, read.stayId, now)
}

/** Queues the refunds of a payment again, which had to wait for its dispute. */
async function sendWaitingRefunds(trx: Transaction<DB>, { id }: Payment, now: Date): Promise<void> {
  const waiting = await trx
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', id)
    .where('status', '=', 'pending')
    .where('provider_ref', 'is', null)
    .execute()
  await enqueue(
    trx,
    now,
    waiting.map((refund) => ({ kind: 'refund.requested', payload: { refundId: refund.id } })),
  )
}

/**
 * Records a report about a dispute, and updates the books to the state that follows from all its reports. Reports may
 * come in any order and more than once. A lost dispute is final.
 */
export async function recordDispute(
  trx: Transaction<DB>,
  { provider, event }: { provider: string; event: DisputeEvent },
  now: Date,
): Promise<void> {
  const payment = await lockPaymentOf(trx, provider, event.providerPaymentId)
  const reports = await storeReport(trx, provider, { event, payment }, now)
  const state = reports && disputeAfter(reports)
  if (!state) return
  const { reference } = event
  const before = await trx
    .selectFrom('disputes')
    .select(['status', 'payment_id'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  if (before.status === 'lost') return
  await trx
    .updateTable('disputes')
    .set({
      status: state.status,
      phase: state.phase,
      paise: state.paise,
      respond_by: state.respondBy,
      changed_at: state.at,
      ...(before.payment_id === null && payment ? { payment_id: payment.id } : {}),
    })
    .where('reference', '=', reference)
    .execute()
  await post(trx, { reference, state, payment }, now)
  if (payment && isEnded(state.status) && state.status !== 'lost') await sendWaitingRefunds(trx, payment, now)
}
