import { sql } from 'kysely'
import { ARRIVAL_MINUTES } from '#domain/hotel-messages/notice-times.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { sendToHotel } from './send-to-hotel.ts'
import { lockStayToNotify } from './notice-stay.ts'

/**
 * Notifies hotels, once per booking, of guests whose check-in is within the hour and who have not arrived. Returns the
 * number of bookings.
 */
export async function notifyArrivals(services: Services): Promise<number> {
  const now = services.clock.now()
  const told = await workThrough<{ id: string }>({
    name: 'tell-arrivals',
    log: services.log,
    next: async (after, limit) => {
      const { rows } = await sql<{ id: string }>`
        select b.id from bookings b join hotel_notices n on n.booking_id = b.id left join visits v on v.booking_id = b.id
        where coalesce(v.status, 'expected') = 'expected' and b.status = 'completed' and n.arrival_told_at is null and b.checkin_at > ${now}
          and b.checkin_at <= ${addMinutes(now, ARRIVAL_MINUTES)} and (${after}::uuid is null or b.id > ${after}::uuid)
        order by b.id limit ${limit}`.execute(services.db)
      return rows
    },
    work: ({ id }) => tellArrival(services, id),
  })
  if (told > 0) services.nudge()
  return told
}

const tellArrival = (services: Services, bookingId: string): Promise<boolean> =>
  services.db.transaction().execute(async (trx) => {
    const stay = await lockStayToNotify(trx, bookingId)
    if (stay?.status !== 'completed') return false
    const told = await trx
      .updateTable('hotel_notices')
      .set({ arrival_told_at: services.clock.now() })
      .where('booking_id', '=', bookingId)
      .where('arrival_told_at', 'is', null)
      .returning('booking_id')
      .executeTakeFirst()
    if (!told) return false
    await sendToHotel(services, trx, { text: 'arriving', stay, once: `arriving:${bookingId}` })
    return true
  })
