import { sql } from 'kysely'
import { moneyState } from '#domain/relocations/money-back.ts'
import { awaitedPeriod } from '#domain/bookings/awaited-period.ts'
import { moneyBackDue } from '#domain/relocations/turned-away.ts'
import type { Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { lockBooking } from '../bookings/move-booking.ts'
import { giveCompensation } from '../hotel-cases/give-compensation.ts'
import { sendMoneyBack } from './send-money-back.ts'
import { refundDifference } from './refund-difference.ts'
import { isIn } from './start-relocation.ts'
import { claimOf, findStayToMove, isOpen, isRestWaiting } from './stay-to-move.ts'
import { recordRefundRequest } from './record-refund-request.ts'

/**
 * Acts when a deadline has passed for guests whose hotel does not take them. Sends a requested refund, or the
 * difference to a cheaper room, if the hotel or the office has not answered. Requests a refund for guests who have
 * chosen nothing three hours after check-in, unless the hotel checked them in. Returns how many cases changed.
 */
export async function settleClaims(services: Services): Promise<number> {
  const now = services.clock.now()
  const settled = await workThrough<{ id: string }>({
    name: 'settle-claims',
    log: services.log,
    next: async (after, limit) => {
      const { rows } = await sql<{ id: string }>`
        select b.id from relocations r join bookings b on b.id = r.booking_id
        left join visits v on v.booking_id = b.id
        where ((r.outcome is null and b.status = 'completed' and (r.money_asked_at is not null
              or (b.checkin_at < ${now} and coalesce(v.status, 'expected') not in ('here', 'left'))))
            or (r.rest > 0 and r.rest_settled_at is null))
          and (${after}::uuid is null or b.id > ${after}::uuid)
        order by b.id limit ${limit}`.execute(services.db)
      return rows
    },
    work: ({ id }) => settleIfDue(services, id),
  })
  const given = await giveWaiting(services)
  if (settled + given > 0) services.nudge()
  return settled + given
}

/** Gives compensation that waited until the hotel's account could bear it. Returns how many guests got theirs. */
const giveWaiting = (services: Services): Promise<number> =>
  workThrough<{ id: string }>({
    name: 'give-compensation',
    log: services.log,
    next: async (after, limit) => {
      const { rows } = await sql<{ id: string }>`
        select c.booking_id as id from compensations c
        where c.given_at is null and (${after}::uuid is null or c.booking_id > ${after}::uuid)
        order by c.booking_id limit ${limit}`.execute(services.db)
      return rows
    },
    work: ({ id }) => services.db.transaction().execute((trx) => giveCompensation(trx, id, services.clock.now())),
  })

/** Locks the booking first, so that a case is settled only once by two workers, or by a request and an answer. */
const settleIfDue = (services: Services, bookingId: string): Promise<boolean> =>
  services.db.transaction().execute(async (trx) => {
    const now = services.clock.now()
    const booking = await lockBooking(trx, bookingId)
    const stay = booking && (await findStayToMove(trx, bookingId))
    if (!stay) return false
    if (isRestWaiting(stay)) {
      if (moneyState(claimOf(stay), now).at !== 'due') return false
      await refundDifference(trx, booking, stay, now)
      return true
    }
    if (!isOpen(stay)) return false
    const isUnasked = stay.askedAt === null
    const isDue = now >= moneyBackDue(awaitedPeriod({ start: stay.checkin, end: stay.leaves }, booking.booked_at))
    if (isUnasked && (!isDue || isIn(stay.visit))) return false
    const claim = isUnasked ? await recordRefundRequest(trx, services, { booking, stay }, now) : claimOf(stay)
    if (moneyState(claim, now).at !== 'due') return isUnasked
    await sendMoneyBack(trx, booking, now)
    return true
  })
