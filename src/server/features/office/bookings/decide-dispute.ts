import { accept, type Result } from '#domain/kernel/result.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { moneyState, type DisputeDecision } from '#domain/relocations/money-back.ts'
import type { RequestKey } from '../../../http/request-key.ts'
import type { Services } from '../../../services.ts'
import { inKeyedTransaction, Refused } from '../../../transactions/booking-transaction.ts'
import { announceMoneyKept } from '../../bookings/announce.ts'
import { lockBooking, recordEvent } from '../../bookings/move-booking.ts'
import { updateRankingPenalty } from '../../hotel-cases/update-ranking-penalty.ts'
import { writeLog, type ActingOperator } from '../write-log.ts'
import { sendMoneyBack } from '../../relocations/send-money-back.ts'
import { refundDifference } from '../../relocations/refund-difference.ts'
import { claimOf, findStayToMove, isOpen, isRestWaiting } from '../../relocations/stay-to-move.ts'

export type DisputeRequest = {
  session: ActingOperator
  bookingId: string
  decision: DisputeDecision
  reason: string
  requestKey: RequestKey | null
}

/**
 * Returns the fields to write if the hotel wins: it keeps the payment, or the difference to a cheaper room is not
 * refunded.
 */
const keptAt = (now: Date, isRest: boolean) =>
  isRest ? { rest_settled_at: now, rest_sent: false } : ({ outcome: 'kept', settled_at: now } as const)

/**
 * Lets the office decide, once, between guests who request a refund and a hotel that objects. The refund counts towards
 * no limit, because the money is the guests' own and would be refunded without a decision too.
 */
export function decideDispute(services: Services, asked: DisputeRequest): Promise<Result<true, ErrorCode>> {
  const keyed = { requestKey: asked.requestKey, result: asked.bookingId, replay: async () => accept(true as const) }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const { bookingId, decision, reason, session } = asked
    const booking = await lockBooking(trx, bookingId)
    const stay = booking && (await findStayToMove(trx, bookingId))
    if (!stay) throw new Refused('NOT_FOUND')
    const isRest = isRestWaiting(stay)
    if (!isOpen(stay) && !isRest) throw new Refused('ALREADY_DECIDED')
    if (moneyState(claimOf(stay), now).at !== 'office') throw new Refused('ACT_NOT_POSSIBLE')
    const decided = { decided_for: decision, decided_at: now }
    await trx
      .updateTable('relocations')
      .set(decision === 'hotel' ? { ...decided, ...keptAt(now, isRest) } : decided)
      .where('booking_id', '=', bookingId)
      .execute()
    await recordEvent(trx, bookingId, `decided_for_${decision}`, {}, now)
    if (decision === 'hotel') {
      const there = stay.movedTo === null ? undefined : await lockBooking(trx, stay.movedTo)
      await announceMoneyKept(trx, there ?? booking, now)
    } else if (isRest) await refundDifference(trx, booking, stay, now)
    else await sendMoneyBack(trx, booking, now)
    await updateRankingPenalty(trx, booking.hotel_id, now)
    const line = { act: 'dispute_decided', subject: bookingId, bookingId, hotelId: booking.hotel_id, reason } as const
    await writeLog(trx, session, { ...line, detail: { for: decision, paid: isRest ? stay.rest : stay.paid } }, now)
    await services.desks.tell(trx, booking.hotel_id)
    return accept(true as const)
  })
}
