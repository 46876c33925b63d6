import { waitsForUs, type DisputeAnswer } from '#domain/disputes/dispute-state.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import type { AuditHook } from '../ledger/audit-hook.ts'

/**
 * Notes how somebody answered a dispute at the gateway. No money moves before the gateway reports. A later answer, to a
 * further question of the bank, replaces the note; the log keeps both.
 */
export const answerDispute = (
  { db, clock }: Services,
  {
    reference,
    answer,
    operatorId,
    reason,
  }: { reference: string; answer: DisputeAnswer; operatorId: string; reason: string },
  also: AuditHook,
): Promise<Result<undefined, 'NOT_FOUND' | 'ALREADY_DECIDED'>> =>
  db.transaction().execute(async (trx): Promise<Result<undefined, 'NOT_FOUND' | 'ALREADY_DECIDED'>> => {
    const dispute = await trx
      .selectFrom('disputes')
      .select(['status', 'changed_at as at', 'answer', 'answered_at as answeredAt'])
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst()
    if (!dispute) return refuse('NOT_FOUND')
    if (!waitsForUs(dispute)) return refuse('ALREADY_DECIDED')
    const now = clock.now()
    await trx
      .updateTable('disputes')
      .set({ answer, answered_by: operatorId, answered_at: now, answer_reason: reason })
      .where('reference', '=', reference)
      .execute()
    await also(trx, { subject: reference, detail: { answer } })
    return accept(undefined)
  })
