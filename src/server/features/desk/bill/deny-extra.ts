import type { ErrorCode } from '#contract/errors.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../../services.ts'
import { inBookingTransaction } from '../../../transactions/booking-transaction.ts'
import { lockOwnBooking } from '../../bookings/move-booking.ts'

type Denial = { bookingId: string; userId: string; extraId: number }

/** Records that the guest disputes an extra. The desk sees it on the bill; no money moves. */
export const denyExtra = (services: Services, asked: Denial): Promise<Result<true, ErrorCode>> =>
  inBookingTransaction(services, async (trx, now) => {
    const booking = await lockOwnBooking(trx, asked)
    const line = await trx
      .selectFrom('desk_extras')
      .select('denied_at')
      .where('id', '=', asked.extraId)
      .where('booking_id', '=', booking.id)
      .where('corrects', 'is', null)
      .executeTakeFirst()
    if (!line) return refuse('NOT_ALLOWED_NOW')
    if (line.denied_at) return accept(true)
    await trx.updateTable('desk_extras').set({ denied_at: now }).where('id', '=', asked.extraId).execute()
    await services.desks.tell(trx, booking.hotel_id)
    return accept(true)
  })
