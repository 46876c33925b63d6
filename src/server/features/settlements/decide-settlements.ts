import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import { allOrNone } from '../ledger/all-or-none.ts'
import type { AuditHook } from '../ledger/audit-hook.ts'
import { fingerprintOfLines } from './read-settlements.ts'

/** `fingerprint` identifies the lines that the second person saw. */
export type Asked = { reference: string; fingerprint: string }

export type DecideRefusal = 'NOT_FOUND' | 'ALREADY_DECIDED' | 'SAME_PERSON' | 'PLAN_CHANGED' | 'GATEWAY_HOLDS_LESS'

type Proposed = { proposedBy: string; isConfirmed: boolean; fingerprint: string; net: number; fee: number; tax: number }

async function lockSettlement(trx: Transaction<DB>, reference: string): Promise<Proposed | undefined> {
  await sql`select 1 from settlements where reference = ${reference} for update`.execute(trx)
  const { rows } = await sql<Proposed>`
    select s.proposed_by as "proposedBy", s.confirmed_at is not null as "isConfirmed", ${fingerprintOfLines} as fingerprint,
      s.net, s.fee, s.tax from settlements s where s.reference = ${reference}`.execute(trx)
  return rows[0]
}

/** Runs a step for each settlement in one transaction, in the order of their references. A refusal undoes all steps. */
async function forEach(
  { db }: Services,
  asked: readonly Asked[],
  step: (trx: Transaction<DB>, reference: string, proposed: Proposed) => Promise<DecideRefusal | undefined>,
): Promise<Result<undefined, DecideRefusal>> {
  const inOrder = asked.toSorted((one, other) => one.reference.localeCompare(other.reference))
  try {
    return await allOrNone(db, inOrder, async (trx, { reference, fingerprint }): Promise<DecideRefusal | undefined> => {
      const proposed = await lockSettlement(trx, reference)
      if (!proposed) return 'NOT_FOUND'
      if (proposed.isConfirmed) return 'ALREADY_DECIDED'
      return proposed.fingerprint === fingerprint ? step(trx, reference, proposed) : 'PLAN_CHANGED'
    })
  } catch (error) {
    if (violatedConstraint(error) === 'settlements_within_gateway') return refuse('GATEWAY_HOLDS_LESS')
    throw error
  }
}

type Decision = { settlements: readonly Asked[]; operatorId: string }

/** Confirms somebody else's settlements, all or none. The database posts each. */
export const confirmSettlements = (
  services: Services,
  { settlements, operatorId }: Decision,
  also?: AuditHook,
): Promise<Result<undefined, DecideRefusal>> =>
  forEach(services, settlements, async (trx, reference, { proposedBy, net, fee, tax }) => {
    if (proposedBy === operatorId) return 'SAME_PERSON'
    // The clocks of processes may differ slightly, and the database refuses a confirmation that is older than its
    // proposal.
    const confirmedAt = sql<Date>`greatest(${services.clock.now()}::timestamptz, proposed_at)`
    await trx
      .updateTable('settlements')
      .set({ confirmed_by: operatorId, confirmed_at: confirmedAt })
      .where('reference', '=', reference)
      .execute()
    await also?.(trx, { subject: reference, detail: { paise: net, fee, tax } })
    return undefined
  })

/** Drops settlements that nobody has confirmed. Their report may then be read again. */
export const dropSettlements = (
  services: Services,
  { settlements }: Pick<Decision, 'settlements'>,
  also?: AuditHook,
): Promise<Result<undefined, DecideRefusal>> =>
  forEach(services, settlements, async (trx, reference, { net }) => {
    await trx.deleteFrom('settlement_lines').where('settlement', '=', reference).execute()
    await trx.deleteFrom('settlements').where('reference', '=', reference).execute()
    await also?.(trx, { subject: reference, detail: { paise: net } })
    return undefined
  })
