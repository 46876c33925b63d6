import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { canExplain, type Explanation } from '#domain/bank/match-lines.ts'
import { refuse, type Result } from '#domain/kernel/result.ts'
import type { Paise } from '#domain/kernel/paise.ts'
import type { Services } from '../../services.ts'
import { allOrNone } from '../ledger/all-or-none.ts'
import type { AuditHook } from '../ledger/audit-hook.ts'

export type ExplainRefusal = 'NOT_FOUND' | 'BANK_LINE_MATCHES' | 'ALREADY_EXPLAINED' | 'INTEREST_COMES_IN'
export type DecideRefusal = 'NOT_FOUND' | 'ALREADY_DECIDED' | 'SAME_PERSON' | 'PLAN_CHANGED' | 'BANK_LINE_MATCHES'

const OF_CONSTRAINT: Record<string, ExplainRefusal> = {
  bank_explanations_pkey: 'ALREADY_EXPLAINED',
  bank_explanations_of_unmatched: 'BANK_LINE_MATCHES',
}

const inOrder = <Line extends { id: number }>(lines: readonly Line[]) =>
  lines.toSorted((one, other) => one.id - other.id)

type Explained = { lines: readonly number[]; kind: Explanation; operatorId: string; reason: string }

/** Proposes explanations of unmatched lines, all or none. Nothing is posted before another admin confirms them. */
export async function explainLines(
  services: Services,
  { lines, kind, operatorId, reason }: Explained,
  also?: AuditHook,
): Promise<Result<undefined, ExplainRefusal>> {
  try {
    return await allOrNone(
      services.db,
      inOrder([...new Set(lines)].map((id) => ({ id }))),
      async (trx, { id }): Promise<ExplainRefusal | undefined> => {
        const line = await trx.selectFrom('bank_lines').select('paise').where('id', '=', id).executeTakeFirst()
        if (!line) return 'NOT_FOUND'
        if (!canExplain(kind, line.paise)) return 'INTEREST_COMES_IN'
        await trx
          .insertInto('bank_explanations')
          .values({ line_id: id, kind, proposed_by: operatorId, proposed_at: services.clock.now(), reason })
          .execute()
        await also?.(trx, { subject: String(id), detail: { explanation: kind, paise: line.paise } })
        return undefined
      },
    )
  } catch (error) {
    const refused = OF_CONSTRAINT[violatedConstraint(error) ?? '']
    if (refused) return refuse(refused)
    throw error
  }
}

/** `explanation` is what the second person saw before confirming. */
export type Asked = { id: number; explanation: Explanation }
type Decision = { lines: readonly Asked[]; operatorId: string }
type Proposed = { proposedBy: string; isConfirmed: boolean; kind: Explanation; paise: Paise }

async function lockExplanation(trx: Transaction<DB>, id: number): Promise<Proposed | undefined> {
  const { rows } = await sql<Proposed>`
    select e.proposed_by as "proposedBy", e.confirmed_at is not null as "isConfirmed", e.kind, l.paise
    from bank_explanations e join bank_lines l on l.id = e.line_id where e.line_id = ${id} for update of e`.execute(trx)
  return rows[0]
}

const stepOf =
  (step: (trx: Transaction<DB>, id: number, proposed: Proposed) => Promise<DecideRefusal | undefined>) =>
  async (trx: Transaction<DB>, { id, explanation }: Asked): Promise<DecideRefusal | undefined> => {
    const proposed = await lockExplanation(trx, id)
    if (!proposed) return 'NOT_FOUND'
    if (proposed.isConfirmed) return 'ALREADY_DECIDED'
    return proposed.kind === explanation ? step(trx, id, proposed) : 'PLAN_CHANGED'
  }

/** Confirms somebody else's explanations, all or none. The database posts charges and interest. */
export async function confirmExplanations(
  services: Services,
  { lines, operatorId }: Decision,
  also?: AuditHook,
): Promise<Result<undefined, DecideRefusal>> {
  try {
    return await allOrNone(
      services.db,
      inOrder(lines),
      stepOf(async (trx, id, { proposedBy, kind, paise }) => {
        if (proposedBy === operatorId) return 'SAME_PERSON'
        // The clocks of processes may differ slightly, and the database refuses a confirmation that is older than its
        // proposal.
        const confirmedAt = sql<Date>`greatest(${services.clock.now()}::timestamptz, proposed_at)`
        await trx
          .updateTable('bank_explanations')
          .set({ confirmed_by: operatorId, confirmed_at: confirmedAt })
          .where('line_id', '=', id)
          .execute()
        await also?.(trx, { subject: String(id), detail: { explanation: kind, paise } })
        return undefined
      }),
    )
  } catch (error) {
    // The transfer that this line shows was recorded after its explanation was proposed.
    if (violatedConstraint(error) === 'bank_explanations_of_unmatched') return refuse('BANK_LINE_MATCHES')
    throw error
  }
}

/** Drops explanations that nobody has confirmed, which reopens their lines. */
export const dropExplanations = (
  services: Services,
  { lines }: Pick<Decision, 'lines'>,
  also?: AuditHook,
): Promise<Result<undefined, DecideRefusal>> =>
  allOrNone(
    services.db,
    inOrder(lines),
    stepOf(async (trx, id, { kind, paise }) => {
      await trx.deleteFrom('bank_explanations').where('line_id', '=', id).execute()
      await also?.(trx, { subject: String(id), detail: { explanation: kind, paise } })
      return undefined
    }),
  )
