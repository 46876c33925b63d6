import { sql } from 'kysely'
import { moneyBackDue } from '#domain/relocations/turned-away.ts'
import type { Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { lockBooking } from '../bookings/move-booking.ts'
import { sendMoneyBack } from './send-money-back.ts'
import { isIn } from './start-relocation.ts'
import { findStayToMove, isOpen } from './stay-to-move.ts'

/**
 * Sends everything back to guests whose hotel cannot take them and who have chosen nothing until hours after their
 * check-in. Guests that the hotel took after all stay there. Who said themselves that they were turned away may have been let in after all: the office asks them. Returns
 * how many.
 */
export async function settleUnanswered(services: Services): Promise<number> {
  const now = services.clock.now()
  const settled = await workThrough<{ id: string }>({
    name: 'settle-unanswered',
    log: services.log,
    next: async (after, limit) => {
      const { rows } = await sql<{ id: string }>`
        select b.id from relocations r join bookings b on b.id = r.booking_id
        left join visits v on v.booking_id = b.id
        where r.outcome is null and r.cause = 'cannot_take' and b.status = 'completed' and b.checkin_at < ${now}
          and coalesce(v.status, 'expected') not in ('here', 'left')
          and (${after}::uuid is null or b.id > ${after}::uuid)
        order by b.id limit ${limit}`.execute(services.db)
      return rows
    },
    work: ({ id }) => settleIfDue(services, id),
  })
  if (settled > 0) services.nudge()
  return settled
}

const settleIfDue = (services: Services, bookingId: string): Promise<boolean> =>
  services.db.transaction().execute(async (trx) => {
    const now = services.clock.now()
    const booking = await lockBooking(trx, bookingId)
    const stay = booking && (await findStayToMove(trx, bookingId))
    if (!stay || !isOpen(stay) || isIn(stay.visit) || now < moneyBackDue({ start: stay.checkin, end: stay.leaves }))
      return false
    await sendMoneyBack(trx, booking, now)
    return true
  })
