import { sql, type Transaction } from 'kysely'
import { violatedConstraint } from '#db/violated-constraint.ts'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { entriesOfBankMovement } from '#domain/ledger/movements.ts'
import type { Services } from '../../services.ts'
import { lockBooks, postFact } from './books.ts'
import type { AuditHook } from './audit-hook.ts'

export type RunRefusal = 'NOT_FOUND' | 'SAME_PERSON' | 'ALREADY_DECIDED'

const lockRun = (trx: Transaction<DB>, runId: string) =>
  trx.selectFrom('payout_runs').selectAll().where('id', '=', runId).forUpdate().executeTakeFirst()

/** The clocks of processes may differ slightly, and the database refuses a step that ends before it began. */
const notBefore = (column: 'proposed_at' | 'sent_at' | 'paid_at', now: Date) =>
  sql<Date>`greatest(${now}::timestamptz, ${sql.ref(column)})`

type RunAct = { runId: string; operatorId: string }

/** Lets a second person approve the payment. The first may not, which the database enforces too. */
export const confirmPayouts = (
  services: Services,
  { runId, operatorId }: RunAct,
  also?: AuditHook,
): Promise<Result<undefined, RunRefusal>> =>
  services.db.transaction().execute(async (trx): Promise<Result<undefined, RunRefusal>> => {
    const run = await lockRun(trx, runId)
    if (!run) return refuse('NOT_FOUND')
    if (run.confirmed_at || run.dropped_at) return refuse('ALREADY_DECIDED')
    if (run.proposed_by === operatorId) return refuse('SAME_PERSON')
    await trx
      .updateTable('payout_runs')
      .set({ confirmed_by: operatorId, confirmed_at: notBefore('proposed_at', services.clock.now()) })
      .where('id', '=', runId)
      .execute()
    await also?.(trx, { subject: runId })
    return accept(undefined)
  })

/** Drops an unconfirmed run. Its proposer may do so too. */
export const dropPayouts = (
  services: Services,
  { runId, operatorId }: RunAct,
  also?: AuditHook,
): Promise<Result<undefined, Exclude<RunRefusal, 'SAME_PERSON'>>> =>
  services.db.transaction().execute(async (trx): Promise<Result<undefined, 'NOT_FOUND' | 'ALREADY_DECIDED'>> => {
    const run = await lockRun(trx, runId)
    if (!run) return refuse('NOT_FOUND')
    if (run.confirmed_at || run.dropped_at) return refuse('ALREADY_DECIDED')
    await trx
      .updateTable('payout_runs')
      .set({ dropped_by: operatorId, dropped_at: notBefore('proposed_at', services.clock.now()) })
      .where('id', '=', runId)
      .execute()
    await also?.(trx, { subject: runId })
    return accept(undefined)
  })

export type PaidRefusal = 'NOT_FOUND' | 'NOT_CONFIRMED' | 'ALREADY_PAID' | 'BANK_REFUSED' | 'REFERENCE_USED'

export type PaidPayout = { payoutId: string; operatorId: string; bankReference: string }

/** Records that the bank paid: stores its reference, and posts to the hotel's account and ours. */
export async function markPaid(
  services: Services,
  paid: PaidPayout,
  also?: AuditHook,
): Promise<Result<undefined, PaidRefusal>> {
  try {
    return await services.db.transaction().execute((trx) => writePaid(services, trx, paid, also))
  } catch (error) {
    if (violatedConstraint(error) === 'payouts_bank_reference_key') return refuse('REFERENCE_USED')
    throw error
  }
}

async function writePaid(
  { clock }: Services,
  trx: Transaction<DB>,
  { payoutId, operatorId, bankReference }: PaidPayout,
  also?: AuditHook,
): Promise<Result<undefined, PaidRefusal>> {
  const payout = await trx
    .selectFrom('payouts')
    .innerJoin('payout_runs', 'payout_runs.id', 'payouts.run_id')
    .select(['hotel_id', 'amount', 'paid_at', 'refused_at', 'confirmed_at'])
    .where('payouts.id', '=', payoutId)
    .forUpdate('payouts')
    .executeTakeFirst()
  if (!payout) return refuse('NOT_FOUND')
  if (payout.confirmed_at === null) return refuse('NOT_CONFIRMED')
  if (payout.paid_at !== null) return refuse('ALREADY_PAID')
  if (payout.refused_at !== null) return refuse('BANK_REFUSED')
  const { hotel_id: hotelId, amount: paise } = payout
  const now = clock.now()
  await lockBooks(trx, [hotelId])
  await trx
    .updateTable('payouts')
    .set({ bank_reference: bankReference, paid_by: operatorId, paid_at: now })
    .where('id', '=', payoutId)
    .execute()
  const entries = entriesOfBankMovement({ kind: 'payout_paid', hotelId, paise })
  await postFact(trx, { kind: 'payout_paid', fact: payoutId, hotelId, at: now, entries })
  await also?.(trx, { subject: payoutId, hotelId, detail: { paise, reference: bankReference } })
  return accept(undefined)
}

/** Records that the bank returned a payout: we owe it again, and the next run pays it, perhaps to another account. */
export const markReturned = (
  { db, clock }: Services,
  { payoutId }: { payoutId: string },
  also?: AuditHook,
): Promise<Result<undefined, 'NOT_FOUND' | 'NOT_PAID'>> =>
  db.transaction().execute(async (trx): Promise<Result<undefined, 'NOT_FOUND' | 'NOT_PAID'>> => {
    const payout = await trx
      .selectFrom('payouts')
      .select(['hotel_id', 'amount', 'paid_at', 'returned_at'])
      .where('id', '=', payoutId)
      .forUpdate()
      .executeTakeFirst()
    if (!payout) return refuse('NOT_FOUND')
    if (payout.paid_at === null || payout.returned_at !== null) return refuse('NOT_PAID')
    const { hotel_id: hotelId, amount: paise } = payout
    const now = clock.now()
    await lockBooks(trx, [hotelId])
    await trx
      .updateTable('payouts')
      .set({ returned_at: notBefore('paid_at', now) })
      .where('id', '=', payoutId)
      .execute()
    const entries = entriesOfBankMovement({ kind: 'payout_returned', hotelId, paise })
    await postFact(trx, { kind: 'payout_returned', fact: payoutId, hotelId, at: now, entries })
    await also?.(trx, { subject: payoutId, hotelId, detail: { paise } })
    return accept(undefined)
  })

export type RefusedPayout = { payoutId: string; operatorId: string; refusal: string }

/**
 * Records that the bank refused a payout: no money moved, we still owe it, and the next run pays it. A refused payout
 * can never be marked as paid, so that it is not paid twice.
 */
export const markRefused = (
  { db, clock }: Services,
  { payoutId, operatorId, refusal }: RefusedPayout,
  also?: AuditHook,
): Promise<Result<undefined, 'NOT_FOUND' | 'NOT_SENT' | 'ALREADY_PAID' | 'BANK_REFUSED'>> =>
  db
    .transaction()
    .execute(async (trx): Promise<Result<undefined, 'NOT_FOUND' | 'NOT_SENT' | 'ALREADY_PAID' | 'BANK_REFUSED'>> => {
      const payout = await trx
        .selectFrom('payouts')
        .select(['hotel_id', 'amount', 'sent_at', 'paid_at', 'refused_at'])
        .where('id', '=', payoutId)
        .forUpdate()
        .executeTakeFirst()
      if (!payout) return refuse('NOT_FOUND')
      if (payout.sent_at === null) return refuse('NOT_SENT')
      if (payout.paid_at !== null) return refuse('ALREADY_PAID')
      if (payout.refused_at !== null) return refuse('BANK_REFUSED')
      await trx
        .updateTable('payouts')
        .set({ refused_by: operatorId, refusal, refused_at: notBefore('sent_at', clock.now()) })
        .where('id', '=', payoutId)
        .execute()
      await also?.(trx, { subject: payoutId, hotelId: payout.hotel_id, detail: { paise: payout.amount } })
      return accept(undefined)
    })
