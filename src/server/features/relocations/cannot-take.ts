import { sql } from 'kysely'
import type { CannotTakeReason } from '#domain/relocations/same-class.ts'
import { differenceOf } from '#domain/relocations/same-class.ts'
import { isCannotTakeTime, canReportCannotTake } from '#domain/relocations/turned-away.ts'
import { istDateOf, istInstant } from '#domain/kernel/ist.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { VisitStatus } from '#domain/desk/visit.ts'
import { taxRuleAt, type Services } from '../../services.ts'
import { Refused } from '../../transactions/booking-transaction.ts'
import { announceNeedsChoice } from '../bookings/announce.ts'
import { recordEvent } from '../bookings/move-booking.ts'
import { actOnBooking, type DeskRequest } from '../desk/bookings/act-on-booking.ts'
import { writeAct } from '../desk/bookings/write-act.ts'
import { findOtherHotels } from './find-other-hotels.ts'
import { openCase } from './start-relocation.ts'
import { classOf, compensationFor, findStayToMove } from './stay-to-move.ts'

/**
 * Whether the guests are still expected. Once they were checked in, checked out or marked as a no-show, the hotel can
 * no longer report that it cannot take them.
 */
const isExpected = (visit: VisitStatus | null | undefined): boolean => (visit ?? 'expected') === 'expected'

/** Records that the hotel cannot honour a booking, and tells its guests, who then choose another hotel or a refund. */
export const cannotTake = (services: Services, ask: DeskRequest & { reason: CannotTakeReason }) =>
  actOnBooking(services, ask, async (trx, { booking, visited }, now) => {
    if (booking.status !== 'completed') throw new Refused('ALREADY_CANCELLED')
    if (!isExpected(visited.visit.status) || !isCannotTakeTime(visited.period, now))
      throw new Refused('NOT_ALLOWED_NOW')
    if (!canReportCannotTake(ask.session.role, visited.period, now)) throw new Refused('MANAGERS_ONLY')
    const { staffId } = ask.session
    const opened = { booking_id: booking.id, hotel_id: booking.hotel_id, reason: ask.reason, staff_id: staffId }
    if (!(await openCase(trx, { ...opened, cause: 'cannot_take' }, now))) return
    await recordEvent(trx, booking.id, 'cannot_take', { reason: ask.reason }, now)
    await writeAct(trx, ask.session, { kind: 'cannot_take', bookingId: booking.id, reason: ask.reason }, now)
    await announceNeedsChoice(trx, booking, services.origin(), now)
  })

/** Calculates the cost to the hotel of reporting now that it cannot take these guests. */
export async function costOfNotTaking(
  services: Services,
  { bookingId, session: { hotelId, role } }: { bookingId: string; session: DeskSession },
) {
  const { db, clock, env } = services
  const stay = await findStayToMove(db, bookingId)
  if (stay?.hotelId !== hotelId) return undefined
  const now = clock.now()
  const period = { start: stay.checkin, end: stay.leaves }
  const offers = await findOtherHotels(db, stay, {
    limit: env.RELOCATION_LIMIT,
    taxRule: taxRuleAt(services, now),
    now,
  })
  const [nearest] = offers
  const booked = classOf(stay)
  const { rows } = await sql<{ this_month: number }>`
    select count(*)::int as this_month from relocations r where r.hotel_id = ${hotelId} and r.cause = 'cannot_take'
      and r.started_at >= ${istInstant(`${istDateOf(now).slice(0, 7)}-01`)}`.execute(db)
  return {
    stay: booked.price,
    difference: nearest ? Math.max(0, differenceOf({ price: nearest.price, rating: nearest.rating }, booked)) : null,
    compensation: compensationFor(stay, now),
    hotels: offers.length,
    this_month: rows[0]?.this_month ?? 0,
    can_say:
      stay.status === 'completed' &&
      stay.cause === null &&
      isExpected(stay.visit) &&
      isCannotTakeTime(period, now) &&
      canReportCannotTake(role, period, now),
    needs_manager: !canReportCannotTake(role, period, now),
  }
}
