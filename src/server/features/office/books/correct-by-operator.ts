import type { ErrorCode } from '#contract/errors.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import { checkLimit } from '#domain/office/limits.ts'
import { countedOf } from '#domain/office/two-people.ts'
import type { RequestKey } from '../../../http/request-key.ts'
import type { Services } from '../../../services.ts'
import { inKeyedTransaction, Refused } from '../../../transactions/booking-transaction.ts'
import { correctAccount, type Correction } from '../../ledger/correct-account.ts'
import { lockOperator, readGivenAway, readLimits } from '../people/limits.ts'
import { propose } from '../propose.ts'
import { writeLog, type ActingOperator } from '../write-log.ts'

type Ask = { session: ActingOperator; correction: Correction; requestKey: RequestKey | null }

/**
 * Corrects a hotel's account, once per key. Within one person's limit it posts the correction; a larger one waits for a
 * second person. Returns the proposal's id, or null if it was posted.
 */
export function correctByOperator(services: Services, ask: Ask): Promise<Result<string | null, ErrorCode>> {
  const { session, correction, requestKey } = ask
  const { hotelId, bookingId, paise, reason } = correction
  const about = { hotelId, ...(bookingId ? { bookingId } : {}) }
  const keyed = { requestKey, result: String(hotelId), replay: async () => accept(null) }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    await lockOperator(trx, session.operatorId)
    const given = await readGivenAway(trx, { operatorId: session.operatorId, bookingId: bookingId ?? null }, now)
    const cost = countedOf(paise)
    if (!checkLimit(cost, await readLimits(trx), given).ok) {
      const terms = { hotel_id: hotelId, paise, ...(bookingId ? { booking_id: bookingId } : {}) }
      return accept(await propose(trx, session, { kind: 'correction', terms, reason, hotelId }, now))
    }
    const corrected = await correctAccount(trx, correction, now)
    if (!corrected.ok) throw new Refused(corrected.refusal)
    if (corrected.value === 'posted')
      await writeLog(
        trx,
        session,
        { act: 'account_corrected', subject: String(hotelId), reason, cost, detail: { paise }, ...about },
        now,
      )
    return accept(null)
  })
}
