import { sql } from 'kysely'
import { isAnotherOperator, type Handled } from '#domain/feedback/officer.ts'
import type { CaseAct } from '#domain/office/cases.ts'
import { caseKey } from '#domain/office/work.ts'
import type { Db } from '../../../services.ts'

/** Who answered or settled a complaint before its sender turned to the grievance officer; null if they have not. */
export async function readHandled(db: Db, ref: string): Promise<Handled | null> {
  const { rows } = await sql<{ id: string | null; name: string | null }>`
    select distinct o.id, o.name from feedback f
      join feedback_entries e on e.feedback_id = f.id and e.kind = 'officer_asked'
      left join work_notes n on n.work_key = ${caseKey(ref)} and n.kind in ('answer', 'settled') and n.written_at < e.written_at
      left join operators o on o.id = n.operator_id
    where f.ticket = ${ref} order by o.name`.execute(db)
  if (rows.length === 0) return null
  return rows.flatMap(({ id, name }) => (id !== null && name !== null ? [{ id, name }] : []))
}

/** Counts the operators who could still look at a complaint as its grievance officer. */
export async function countOthers(db: Db, handled: Handled): Promise<number> {
  const current = await db.selectFrom('operators').select('id').where('ended_at', 'is', null).execute()
  return current.filter(({ id }) => isAnotherOperator(id, handled)).length
}

/**
 * The acts by which the grievance officer handles a complaint. Operators who handled it before may not perform them.
 */
export const OFFICER_ACTS: ReadonlySet<CaseAct> = new Set(['answer', 'settle'])
