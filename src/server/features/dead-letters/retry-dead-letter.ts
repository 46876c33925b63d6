import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Db } from '../../services.ts'
import { MAX_UNANSWERED_CHECKS } from './list-dead-letters.ts'

/**
 * Retries dead letters immediately, as if they were new: either one, by its id in the list, or all. Returns how many; 0
 * if no dead letter has that id.
 */
export const retryDeadLetter = (db: Db, id: string, now: Date): Promise<number> =>
  db.transaction().execute((trx) => retryDeadLetterIn(trx, id, now))

/** Retries like `retryDeadLetter`, in a transaction that also logs who asked for it. */
export async function retryDeadLetterIn(trx: Transaction<DB>, id: string, now: Date): Promise<number> {
  const isAll = id === 'all'
  const outbox = await sql`
    update outbox set failed_at = null, attempts = 0, available_at = ${now}
    where failed_at is not null and closed_at is null and (${isAll} or 'outbox:' || id = ${id})`.execute(trx)
  const reports = await sql`
    update webhook_events set failed_at = null, attempts = 0, available_at = ${now}
    where failed_at is not null and closed_at is null
      and (${isAll} or 'report:' || provider || '/' || event_id = ${id})`.execute(trx)
  const payments = await sql`
    update payments set asks_failed = 0, ask_at = ${now}
    where asks_failed > 0 and status <> 'paid' and (${isAll} or 'payment:' || id = ${id})`.execute(trx)
  return [outbox, reports, payments].reduce((sum, { numAffectedRows }) => sum + Number(numAffectedRows ?? 0n), 0)
}

/**
 * Closes one dead letter, so that nothing retries it. If it is a payment, the gateway gets no more requests about it.
 * Returns whether it existed. Call this in the transaction that logs who closed it and why.
 */
export async function closeDeadLetter(trx: Transaction<DB>, id: string, now: Date): Promise<boolean> {
  const outbox = await sql`
    update outbox set closed_at = ${now} where failed_at is not null and closed_at is null and 'outbox:' || id = ${id}`.execute(
    trx,
  )
  const reports = await sql`
    update webhook_events set closed_at = ${now}
    where failed_at is not null and closed_at is null and 'report:' || provider || '/' || event_id = ${id}`.execute(trx)
  const payments = await sql`
    update payments set ask_at = null
    where asks_failed >= ${MAX_UNANSWERED_CHECKS} and status <> 'paid' and ask_at is not null and 'payment:' || id = ${id}`.execute(
    trx,
  )
  return [outbox, reports, payments].some(({ numAffectedRows }) => (numAffectedRows ?? 0n) > 0n)
}
