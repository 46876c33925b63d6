import { violatedConstraint } from '#db/violated-constraint.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { entriesOfBankMovement } from '#domain/ledger/movements.ts'
import type { Services } from '../../services.ts'
import type { AuditHook } from './audit-hook.ts'
import { postFact } from './books.ts'

/** In paise: what arrived at our bank, and what the gateway retained. `reference` identifies the settlement. */
export type Settlement = { reference: string; settled: number; fee: number; reason: string }

/**
 * Posts a payment from the gateway to our bank. Entering the same reference again changes nothing; the database refuses
 * more than the gateway holds.
 */
export async function recordSettlement(
  { db, clock }: Services,
  { reference, settled, fee, reason }: Settlement,
  also?: AuditHook,
): Promise<Result<undefined, 'REFERENCE_USED' | 'AMOUNT_TOO_LARGE'>> {
  try {
    return await db.transaction().execute(async (trx): Promise<Result<undefined, 'REFERENCE_USED'>> => {
      const posting = await postFact(trx, {
        kind: 'gateway_settled',
        fact: reference,
        at: clock.now(),
        reason,
        entries: entriesOfBankMovement({ kind: 'gateway_settled', settled, fee }),
      })
      if (posting === null) return refuse('REFERENCE_USED')
      await also?.(trx, { subject: reference, detail: { settled, fee } })
      return accept(undefined)
    })
  } catch (error) {
    if (violatedConstraint(error) === 'settlements_within_gateway') return refuse('AMOUNT_TOO_LARGE')
    throw error
  }
}
