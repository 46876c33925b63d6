import type { ErrorCode } from '#contract/errors.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { checkAccount, checkLimit } from '#domain/office/limits.ts'
import { countedOf } from '#domain/office/two-people.ts'
import type { Services } from '../../../services.ts'
import { inBookingTransaction, Refused } from '../../../transactions/booking-transaction.ts'
import { lockBooking } from '../../bookings/move-booking.ts'
import { lockOperator, readGivenAway, readLimits } from '../people/limits.ts'
import { accountOf } from '../bookings/plan-action.ts'
import { propose } from '../propose.ts'
import { writeLog, type ActingOperator } from '../write-log.ts'
import { findWaitingGift, lineOfRelease, releaseGift, type GiftKey } from './waiting-gifts.ts'

type Ask = GiftKey & { session: ActingOperator; reason: string }

/**
 * Releases the money held back for a stay, up to one operator's limit. A larger amount needs a second person's
 * confirmation. Returns the proposal's id, or null if the money was released.
 */
export function releaseByOperator(services: Services, ask: Ask): Promise<Result<string | null, ErrorCode>> {
  const { session, bookingId, what, reason } = ask
  const { operatorId } = session
  return inBookingTransaction(services, async (trx, now) => {
    if (!(await lockBooking(trx, bookingId))) return refuse('NOT_FOUND')
    const waiting = await findWaitingGift(trx, ask, now)
    if (!waiting) return refuse('NOTHING_WAITS')
    await lockOperator(trx, operatorId)
    const cost = countedOf(waiting.paise)
    const account = checkAccount(cost, accountOf(waiting, operatorId))
    if (!account.ok && account.refusal === 'OWN_ACCOUNT') return account
    const given = await readGivenAway(trx, { operatorId, bookingId }, now)
    if (!account.ok || !checkLimit(cost, await readLimits(trx), given).ok) {
      const terms = { booking_id: bookingId, what }
      return accept(await propose(trx, session, { kind: 'release', terms, reason, hotelId: waiting.hotelId }, now))
    }
    const released = await releaseGift(trx, { waiting, operatorId, reason }, now)
    if (!released.ok) throw new Refused(released.refusal)
    await writeLog(trx, session, { ...lineOfRelease(waiting), reason }, now)
    return accept(null)
  })
}
