import type { ErrorCode } from '#contract/errors.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import { inBookingTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { lockOwnBooking } from '../bookings/move-booking.ts'
import { lockOlderRatings, writeRating } from './recount-ratings.ts'

/**
 * Removes a guest's own review permanently, with its words and pictures, and recounts the hotel's figures. A second
 * call changes nothing. Refuses with NOT_ALLOWED_NOW if there is no review, or if the office withdrew it.
 */
export const takeReviewBack = (
  services: Services,
  asked: { bookingId: string; userId: string },
): Promise<Result<true, ErrorCode>> =>
  inBookingTransaction(services, async (trx, now) => {
    const { id, hotel_id: hotelId } = await lockOwnBooking(trx, asked)
    const review = await trx
      .selectFrom('reviews')
      .select(['id', 'taken_back_at', 'withdrawn_at'])
      .where('booking_id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!review || review.withdrawn_at) throw new Refused('NOT_ALLOWED_NOW')
    if (review.taken_back_at) return accept(true)
    const older = await lockOlderRatings(trx, hotelId)
    await trx
      .updateTable('reviews')
      .set({ published: false, body: '', taken_back_at: now })
      .where('id', '=', review.id)
      .execute()
    await writeRating(trx, hotelId, older)
    return accept(true)
  })
