import { accept, type Result } from '#domain/kernel/result.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { moneyState, type DisputeDecision } from '#domain/relocations/money-back.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { announceKept } from '../bookings/announce.ts'
import { lockBooking, recordEvent } from '../bookings/move-booking.ts'
import { weighCases } from '../hotel-cases/weigh-cases.ts'
import { writeLog, type ActingOperator } from './write-log.ts'
import { sendMoneyBack } from '../relocations/send-money-back.ts'
import { claimOf, findStayToMove, isOpen } from '../relocations/stay-to-move.ts'

export type DisputeAsk = {
  session: ActingOperator
  bookingId: string
  decision: DisputeDecision
  reason: string
  requestKey: RequestKey | null
}

/**
 * The office decides between guests who ask for their money and a hotel that objects, once. The money is the guests' own,
 * and silence would send it back too: it counts against no limit.
 */
export function decideDispute(services: Services, asked: DisputeAsk): Promise<Result<true, ErrorCode>> {
  const keyed = { requestKey: asked.requestKey, left: asked.bookingId, again: async () => accept(true as const) }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const { bookingId, decision, reason, session } = asked
    const booking = await lockBooking(trx, bookingId)
    const stay = booking && (await findStayToMove(trx, bookingId))
    if (!stay) throw new Refused('NOT_FOUND')
    if (!isOpen(stay)) throw new Refused('ALREADY_DECIDED')
    if (moneyState(claimOf(stay), now).at !== 'office') throw new Refused('ACT_NOT_POSSIBLE')
    const decided = { decided_for: decision, decided_at: now }
    await trx
      .updateTable('relocations')
      .set(decision === 'hotel' ? { ...decided, outcome: 'kept', settled_at: now } : decided)
      .where('booking_id', '=', bookingId)
      .execute()
    await recordEvent(trx, bookingId, `decided_for_${decision}`, {}, now)
    if (decision === 'couple') await sendMoneyBack(trx, booking, now)
    else {
      await weighCases(trx, booking.hotel_id, now)
      await announceKept(trx, booking, now)
    }
    const line = { act: 'dispute_decided', subject: bookingId, bookingId, hotelId: booking.hotel_id, reason } as const
    await writeLog(trx, session, { ...line, detail: { for: decision, paid: stay.paid } }, now)
    await services.desks.tell(trx, booking.hotel_id)
    return accept(true as const)
  })
}
