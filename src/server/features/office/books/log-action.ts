import type { BooksAction } from '#domain/ledger/actions.ts'
import type { Services } from '../../../services.ts'
import type { AuditHook } from '../../ledger/audit-hook.ts'
import { reasonOf, writeLog, type Operator } from '../write-log.ts'

/** Logs an action that moves money, in the action's transaction. Throws REASON_REQUIRED if there is no reason. */
export function logAction(
  { clock }: Services,
  operator: Operator,
  { act, reason: typed }: { act: BooksAction; reason: string },
): AuditHook {
  const reason = reasonOf(typed)
  return (trx, done) => writeLog(trx, operator, { act, reason, ...done }, clock.now())
}
