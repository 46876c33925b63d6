import { sql } from 'kysely'
import type { Db } from '../../services.ts'

/**
 * Retries given-up work at once, as if it were new: one entry by its id of the list, or all. Returns how many; 0 when
 * nothing given up has that id.
 */
export async function retryGivenUp(db: Db, id: string, now: Date): Promise<number> {
  const isAll = id === 'all'
  return db.transaction().execute(async (trx) => {
    const outbox = await sql`
      update outbox set failed_at = null, attempts = 0, available_at = ${now}
      where failed_at is not null and (${isAll} or 'outbox:' || id = ${id})`.execute(trx)
    const reports = await sql`
      update webhook_events set failed_at = null, attempts = 0, available_at = ${now}
      where failed_at is not null and (${isAll} or 'report:' || provider || '/' || event_id = ${id})`.execute(trx)
    const payments = await sql`
      update payments set asks_failed = 0, ask_at = ${now}
      where asks_failed > 0 and status <> 'paid' and (${isAll} or 'payment:' || id = ${id})`.execute(trx)
    return [outbox, reports, payments].reduce((sum, { numAffectedRows }) => sum + Number(numAffectedRows ?? 0n), 0)
  })
}
