import { sql, type Transaction } from 'kysely'
import { violatedConstraint } from '#db/violated-constraint.ts'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import type { AuditHook } from './audit-hook.ts'

/** Tables whose rows take effect once a second operator has confirmed them. */
export type ProposedTable = 'hotel_bank_accounts' | 'hotel_terms' | 'rates'

export type Decision = { id: number; operatorId: string }

export type ConfirmRefusal = 'NOT_FOUND' | 'SAME_PERSON' | 'ALREADY_DECIDED'

type Proposed = { by: string; hotelId: number | null; isConfirmed: boolean }

async function lockProposed(trx: Transaction<DB>, table: ProposedTable, id: number): Promise<Proposed | undefined> {
  const hotel = table === 'rates' ? sql`null::int` : sql`hotel_id`
  const { rows } = await sql<Proposed>`
    select proposed_by as by, ${hotel} as "hotelId", confirmed_at is not null as "isConfirmed"
    from ${sql.table(table)} where id = ${id} for update`.execute(trx)
  return rows[0]
}

const aboutRow = (id: number, hotelId: number | null) => ({ subject: String(id), ...(hotelId ? { hotelId } : {}) })

/** Confirms somebody else's proposal; the database, too, refuses the same person. Returns its hotel. */
export async function confirmProposed(
  trx: Transaction<DB>,
  { table, id, operatorId }: Decision & { table: ProposedTable },
  now: Date,
): Promise<Result<number | null, ConfirmRefusal>> {
  const found = await lockProposed(trx, table, id)
  if (!found) return refuse('NOT_FOUND')
  if (found.isConfirmed) return refuse('ALREADY_DECIDED')
  if (found.by === operatorId) return refuse('SAME_PERSON')
  // The clocks of processes may differ slightly, and the database refuses a confirmation that is older than its
  // proposal.
  const at = sql`greatest(${now}::timestamptz, proposed_at)`
  const wait = table === 'hotel_bank_accounts' ? sql`, counts_from = ${at} + interval '48 hours'` : sql``
  await sql`update ${sql.table(table)} set confirmed_by = ${operatorId}::uuid, confirmed_at = ${at}${wait}
    where id = ${id}`.execute(trx)
  return accept(found.hotelId)
}

/** Confirms terms or a rate. Their first day must not be over, because settlements made by then must not change. */
export async function confirmFromDay(
  { db, clock }: Services,
  decision: Decision & { table: 'hotel_terms' | 'rates' },
  also?: AuditHook,
): Promise<Result<number | null, ConfirmRefusal | 'DAY_PASSED'>> {
  try {
    return await db.transaction().execute(async (trx) => {
      const confirmed = await confirmProposed(trx, decision, clock.now())
      if (confirmed.ok) await also?.(trx, aboutRow(decision.id, confirmed.value))
      return confirmed
    })
  } catch (error) {
    if (violatedConstraint(error)?.endsWith('_never_backdated')) return refuse('DAY_PASSED')
    throw error
  }
}

/** Drops an unconfirmed row. Its proposer may do so too. The log still shows the row. Returns the hotel's id. */
export const dropProposed = (
  { db }: Services,
  { table, id }: { table: ProposedTable; id: number },
  also?: AuditHook,
): Promise<Result<number | null, 'NOT_FOUND' | 'ALREADY_DECIDED'>> =>
  db.transaction().execute(async (trx): Promise<Result<number | null, 'NOT_FOUND' | 'ALREADY_DECIDED'>> => {
    const found = await lockProposed(trx, table, id)
    if (!found) return refuse('NOT_FOUND')
    if (found.isConfirmed) return refuse('ALREADY_DECIDED')
    await sql`delete from ${sql.table(table)} where id = ${id}`.execute(trx)
    await also?.(trx, aboutRow(id, found.hotelId))
    return accept(found.hotelId)
  })
