import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import type { VisitStatus } from '#domain/desk/visit.ts'
import type { DisputeDecision, TurnedAwayAnswer } from '#domain/relocations/money-back.ts'
import type { CannotTakeReason } from '#domain/relocations/same-class.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { lockForAction, recordEvent } from '../bookings/move-booking.ts'
import { lockVisit } from '../desk/bookings/lock-visit.ts'
import { objectToNoShow } from '../desk/bookings/mark-visit.ts'
import { enqueue } from '../messages/outbox.ts'
import { alertOperators } from '../alarms/alert-operators.ts'
import { updateRankingPenalty } from '../hotel-cases/update-ranking-penalty.ts'

export type OwnCase = { bookingId: string; userId: string; requestKey: RequestKey | null }

/** Whether the guests are or were in their room, so that nobody can turn them away any more. */
export const isIn = (visit: VisitStatus | null | undefined): boolean => visit === 'here' || visit === 'left'

const NO_WORD = { hotel_said: null, hotel_said_at: null }

type Said = { bookingId: string; hotelId: number; isNew: boolean }

/**
 * Records the guests' report that their hotel turns them away, notifies the hotel and alerts the office, once per
 * booking. If the desk has checked them in, records that as the hotel's objection. Refuses outside the hours around
 * check-in, and after check-out.
 */
export async function reportTurnedAway(services: Services, asked: OwnCase): Promise<Result<Said, ErrorCode>> {
  const before: Said = { bookingId: asked.bookingId, hotelId: 0, isNew: false }
  const keyed = {
    requestKey: asked.requestKey,
    result: before,
    replay: async (_trx: Transaction<DB>, result: Said) => accept(result),
  }
  const said = await inKeyedTransaction(services, keyed, async (trx, now) =>
    accept(await writeTurnedAway(trx, asked, now)),
  )
  if (said.ok && said.value.isNew)
    services.alarm('guests_turned_away', { hotel: said.value.hotelId, booking: asked.bookingId })
  return said
}

async function writeTurnedAway(trx: Transaction<DB>, asked: OwnCase, now: Date): Promise<Said> {
  const { bookingId } = asked
  const { hotel_id } = await lockForAction(trx, { ...asked, action: 'turned_away' }, now)
  const visit = await trx
    .selectFrom('visits')
    .select(['status', 'objected_at'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  if (visit?.status === 'left') throw new Refused('NOT_ALLOWED_NOW')
  const word = visit?.status === 'here' ? ({ hotel_said: 'welcome', hotel_said_at: now } as const) : NO_WORD
  const isNew = await openCase(trx, { booking_id: bookingId, hotel_id, cause: 'turned_away', ...word }, now)
  if (isNew) {
    // Guests who were sent away did come, so their report also disputes a no-show that the hotel marked.
    if (visit?.status === 'no_show' && !visit.objected_at)
      await objectToNoShow(trx, await lockVisit(trx, { hotelId: hotel_id }, bookingId), now)
    await recordEvent(trx, bookingId, 'turned_away', {}, now)
    await enqueue(trx, now, [{ kind: 'hotel.told', payload: { bookingId, what: 'turned_away' } }])
    await alertOperators(trx, { news: 'turned_away', once: `turned-away:${bookingId}` }, now)
  }
  return { bookingId, hotelId: hotel_id, isNew }
}

type NewCase = { booking_id: string; hotel_id: number } & (
  | {
      cause: 'turned_away'
      hotel_said?: TurnedAwayAnswer | null
      hotel_said_at?: Date | null
      decided_for?: DisputeDecision
      decided_at?: Date
    }
  | { cause: 'cannot_take'; reason: CannotTakeReason; staff_id: string }
)

/** Opens a booking's case, which counts against its hotel immediately; false if it has one. */
export async function openCase(trx: Transaction<DB>, opened: NewCase, now: Date): Promise<boolean> {
  const row = await trx
    .insertInto('relocations')
    .values({ hotel_said: null, hotel_said_at: null, ...opened, started_at: now })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning('booking_id')
    .executeTakeFirst()
  if (!row) return false
  await updateRankingPenalty(trx, opened.hotel_id, now)
  return true
}
