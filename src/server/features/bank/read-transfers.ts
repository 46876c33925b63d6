import { sql } from 'kysely'
import { tokensOf, type OurTransfer } from '#domain/bank/match-lines.ts'
import type { StatementLine } from '#domain/bank/statement-line.ts'
import type { Db } from '../../services.ts'

/**
 * Reads our transfers with the UTRs that these lines contain, and whether another line already matches each of them.
 */
export async function readTransfers(
  db: Db,
  lines: readonly Pick<StatementLine, 'reference' | 'description'>[],
): Promise<OurTransfer[]> {
  const tokens = [...new Set(lines.flatMap(tokensOf))]
  const { rows } = await sql<OurTransfer>`
    select t.kind, t.id, t.token, t.paise, t.is_booked as "isBooked",
      exists (select 1 from bank_matches m where m.kind = t.kind and m.ours = t.id) as "isTaken"
    from bank_transfers() t where t.token = any(${tokens}::text[]) order by t.kind, t.id`.execute(db)
  return rows
}
