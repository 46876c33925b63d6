import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { emailTo, guestText, smsTo } from '../../messages/guest-text.ts'
import { enqueue } from '../../messages/outbox.ts'
import { BY_COMMAND } from '../bookings/bookings-by-command.ts'
import { writeLog, type Operator } from '../write-log.ts'
import { lockOlderRatings, writeRating } from '../../reviews/recount-ratings.ts'

type ReviewAct = { session: Operator; reviewId: number; reason: string }

/** Locks the review and returns its hotel; undefined if there is no such review, or it is already as requested. */
async function lockReview(trx: Transaction<DB>, reviewId: number, isWithdrawn: boolean) {
  const review = await trx
    .selectFrom('reviews')
    .innerJoin('hotels', 'hotels.id', 'reviews.hotel_id')
    .select([
      'reviews.hotel_id',
      'reviews.user_id',
      'reviews.booking_id',
      'reviews.withdrawn_at',
      'hotels.name as hotel',
    ])
    .where('reviews.id', '=', reviewId)
    .forUpdate('reviews')
    .executeTakeFirst()
  return review && (review.withdrawn_at !== null) === isWithdrawn ? review : undefined
}

async function tellAuthor(
  trx: Transaction<DB>,
  { userId, hotel, reason, now }: { userId: string; hotel: string; reason: string; now: Date },
): Promise<void> {
  const author = await trx
    .selectFrom('users')
    .select(['phone', 'email', 'language', 'email_verified_at', 'erased_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!author || author.erased_at) return
  const { phone, email, email_verified_at, language } = author
  // A text message may appear on a locked screen, so it contains no hotel and nothing that an operator typed.
  await enqueue(trx, now, [
    smsTo(phone, guestText('review_off_page', language, [])),
    ...(email_verified_at
      ? [emailTo(email, guestText('review_withdrawn', language, [hotel, reason.replace(BY_COMMAND, '')]))]
      : []),
  ])
}

/**
 * Withdraws a review from its page, tells its author why, and recounts the hotel's figures. False if there is no review
 * to withdraw.
 */
export async function withdrawReview(trx: Transaction<DB>, { session, reviewId, reason }: ReviewAct, now: Date) {
  const review = await lockReview(trx, reviewId, false)
  if (!review) return false
  const older = await lockOlderRatings(trx, review.hotel_id)
  await trx
    .updateTable('reviews')
    .set({ published: false, withdrawn_at: now, withdrawn_by: session.operatorId, withdrawn_reason: reason })
    .where('id', '=', reviewId)
    .execute()
  await writeRating(trx, review.hotel_id, older)
  if (review.user_id) await tellAuthor(trx, { userId: review.user_id, hotel: review.hotel, reason, now })
  await writeLog(trx, session, lineOf('review_withdrawn', review, { reviewId, reason }), now)
  return true
}

/** Restores a withdrawn review. False if it was not withdrawn. */
export async function restoreReview(trx: Transaction<DB>, { session, reviewId, reason }: ReviewAct, now: Date) {
  const review = await lockReview(trx, reviewId, true)
  if (!review) return false
  const older = await lockOlderRatings(trx, review.hotel_id)
  await trx
    .updateTable('reviews')
    .set({ published: true, withdrawn_at: null, withdrawn_by: null, withdrawn_reason: null })
    .where('id', '=', reviewId)
    .execute()
  await writeRating(trx, review.hotel_id, older)
  await writeLog(trx, session, lineOf('review_restored', review, { reviewId, reason }), now)
  return true
}

const lineOf = (
  act: 'review_withdrawn' | 'review_restored',
  { hotel_id: hotelId, booking_id: bookingId }: { hotel_id: number; booking_id: string | null },
  { reviewId, reason }: { reviewId: number; reason: string },
) => ({ act, subject: String(reviewId), hotelId, reason, ...(bookingId ? { bookingId } : {}) })
