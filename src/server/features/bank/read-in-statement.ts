import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import type { StatementFault } from '#domain/bank/statement-line.ts'
import { refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import type { AuditHook } from '../ledger/audit-hook.ts'
import { nameOfFile } from '../ledger/name-of-file.ts'
import { compareStatement, type ComparedStatement, type StatementFile } from './compare-statement.ts'

export type GivenStatement = StatementFile & { fileName: string; operatorId: string; reason: string }

export type ReadInRefusal =
  | { why: 'faults'; faults: StatementFault[] }
  | { why: 'nothing_new' }
  | { why: 'plan_changed' }

/** How many lines one INSERT writes: PostgreSQL accepts at most 65,535 parameters in a statement. */
const LINES_AT_ONCE = 1000

async function writeStatement(
  trx: Transaction<DB>,
  { account, from, until, opening, closing, fresh }: ComparedStatement,
  { fileName, operatorId, reason, now }: GivenStatement & { now: Date },
): Promise<number> {
  const lines = fresh.map(({ line }) => line)
  const { id } = await trx
    .insertInto('bank_statements')
    .values({
      account,
      from_day: from,
      until_day: until,
      opening,
      closing,
      new_lines: lines.length,
      new_paise: lines.reduce((sum, { paise }) => sum + paise, 0),
      file_name: nameOfFile(fileName),
      read_by: operatorId,
      read_at: now,
      reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let start = 0; start < lines.length; start += LINES_AT_ONCE)
    await trx
      .insertInto('bank_lines')
      .values(
        lines
          .slice(start, start + LINES_AT_ONCE)
          .map(({ day, ...line }) => ({ ...line, statement_id: id, account, booked_on: day })),
      )
      .execute()
  return id
}

/**
 * Stores the new lines of a statement; the database matches each with our transfers. Stores nothing if the file has an
 * error or no new lines.
 */
export async function readInStatement(
  { db, clock }: Services,
  given: GivenStatement,
  also?: AuditHook,
): Promise<Result<ComparedStatement, ReadInRefusal>> {
  try {
    return await db.transaction().execute(async (trx): Promise<Result<ComparedStatement, ReadInRefusal>> => {
      const now = clock.now()
      const compared = await compareStatement(trx, given, now)
      if (!compared.ok) return refuse({ why: 'faults', faults: compared.refusal })
      const { fresh, account, from, until } = compared.value
      if (fresh.length === 0) return refuse({ why: 'nothing_new' })
      const id = await writeStatement(trx, compared.value, { ...given, now })
      await also?.(trx, { subject: String(id), detail: { account, from, until, lines: fresh.length } })
      return compared
    })
  } catch (error) {
    // Another request stored the same lines between our read and our insert.
    if (violatedConstraint(error) === 'bank_lines_once') return refuse({ why: 'plan_changed' })
    throw error
  }
}
