import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { refuse, type Result } from '#domain/kernel/result.ts'
import type { ReportFault } from '#domain/settlements/report-line.ts'
import type { Services } from '../../services.ts'
import type { AuditHook } from '../ledger/audit-hook.ts'
import { nameOfFile } from '../ledger/name-of-file.ts'
import { compareReport, type ComparedReport, type PlannedSettlement } from './compare-report.ts'

export type Report = { text: string; fileName: string; operatorId: string; reason: string }

export type ProposeRefusal = { why: 'faults'; faults: ReportFault[] } | { why: 'nothing_new' } | { why: 'plan_changed' }

/** How many lines one INSERT writes: PostgreSQL accepts at most 65,535 parameters per statement. */
const LINES_AT_ONCE = 1000

async function writeSettlement(
  trx: Transaction<DB>,
  { reference, utr, day, lines, sums: { net, fee, tax } }: PlannedSettlement,
  { fileName, operatorId, reason, now }: Report & { now: Date },
): Promise<void> {
  const people = { proposed_by: operatorId, proposed_at: now, reason }
  await trx
    .insertInto('settlements')
    .values({ reference, utr, settled_on: day, net, fee, tax, file_name: nameOfFile(fileName), ...people })
    .execute()
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE)
    await trx
      .insertInto('settlement_lines')
      .values(
        lines
          .slice(from, from + LINES_AT_ONCE)
          .map(({ ours, ...line }) => ({ ...line, settlement: reference, our_id: ours })),
      )
      .execute()
}

const ONCE = new Set(['settlements_pkey', 'settlements_utr_once', 'settlement_lines_pkey'])

/**
 * Proposes every new settlement of a report, with its lines. Nothing enters the books until another admin confirms it.
 * A report that has a fault or nothing new changes nothing.
 */
export async function proposeSettlements(
  { db, clock }: Services,
  report: Report,
  also?: AuditHook,
): Promise<Result<ComparedReport, ProposeRefusal>> {
  try {
    return await db.transaction().execute(async (trx): Promise<Result<ComparedReport, ProposeRefusal>> => {
      const now = clock.now()
      const compared = await compareReport(trx, report.text, now)
      if (!compared.ok) return refuse({ why: 'faults', faults: compared.refusal })
      const { fresh } = compared.value
      if (fresh.length === 0) return refuse({ why: 'nothing_new' })
      for (const settlement of fresh) {
        await writeSettlement(trx, settlement, { ...report, now })
        const { net, fee, tax } = settlement.sums
        await also?.(trx, { subject: settlement.reference, detail: { paise: net, fee, tax } })
      }
      return compared
    })
  } catch (error) {
    // Somebody proposed the same settlement between our read and our insert.
    if (ONCE.has(violatedConstraint(error) ?? '')) return refuse({ why: 'plan_changed' })
    throw error
  }
}
