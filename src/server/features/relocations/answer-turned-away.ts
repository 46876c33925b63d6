import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { moneyState, type TurnedAwayAnswer } from '#domain/relocations/money-back.ts'
import type { Services } from '../../services.ts'
import { Refused } from '../../transactions/booking-transaction.ts'
import { recordEvent, type LockedBooking } from '../bookings/move-booking.ts'
import { actOnBooking, type DeskRequest } from '../desk/bookings/act-on-booking.ts'
import { writeAct } from '../desk/bookings/write-act.ts'
import { updateRankingPenalty } from '../hotel-cases/update-ranking-penalty.ts'
import { sendMoneyBack } from './send-money-back.ts'
import { refundDifference } from './refund-difference.ts'
import { claimOf, findStayToMove, isOpen, isRestWaiting, type StayToMove } from './stay-to-move.ts'

/**
 * Records the hotel's answer to guests who report that it turned them away. If the hotel agrees, a requested refund is
 * sent immediately; if it objects, the office decides. A hotel may agree after objecting, but not the other way round.
 */
export const answerTurnedAway = (services: Services, ask: DeskRequest & { word: TurnedAwayAnswer }) =>
  actOnBooking(services, ask, async (trx, { booking }, now) => {
    const { word, session } = ask
    const stay = await findStayToMove(trx, booking.id)
    const isWaiting = stay && (isOpen(stay) || isRestWaiting(stay))
    if (!isWaiting || stay.cause !== 'turned_away' || moneyState(claimOf(stay), now).at === 'due')
      throw new Refused('NOT_ALLOWED_NOW')
    if (stay.hotelSaid === word) return
    if (stay.hotelSaid === 'did_not_take') throw new Refused('ALREADY_ANSWERED')
    await writeWord(trx, { booking, stay, word, staffId: session.staffId }, now)
    await writeAct(trx, session, { kind: `turned_away_${word}`, bookingId: booking.id }, now)
    const hasAgreed = word === 'did_not_take'
    if (hasAgreed && isRestWaiting(stay)) await refundDifference(trx, booking, stay, now)
    if (hasAgreed && isOpen(stay) && stay.askedAt !== null) await sendMoneyBack(trx, booking, now)
    else await updateRankingPenalty(trx, booking.hotel_id, now)
  })

type Said = { booking: LockedBooking; stay: StayToMove; word: TurnedAwayAnswer; staffId: string }

async function writeWord(trx: Transaction<DB>, { booking, stay, word, staffId }: Said, now: Date): Promise<void> {
  const starts = word === 'welcome' && stay.askedAt !== null && stay.disputedAt === null
  await trx
    .updateTable('relocations')
    .set({
      hotel_said: word,
      hotel_said_at: now,
      hotel_said_by: staffId,
      ...(starts ? { disputed_at: now } : {}),
    })
    .where('booking_id', '=', booking.id)
    .execute()
  await recordEvent(trx, booking.id, word === 'welcome' ? 'hotel_objected' : 'hotel_agreed', {}, now)
}
