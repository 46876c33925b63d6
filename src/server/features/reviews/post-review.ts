import { isUuid } from '#domain/kernel/uuid.ts'
import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { checkAction } from '#domain/bookings/booking-status.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { ReviewAspect } from '#domain/reviews/review-types.ts'
import { signedName } from '#domain/reviews/review-text.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { mayConfirm, recordConfirmation } from '../bookings/record-confirmation.ts'
import { changeableStay, lockOwnBooking, recordEvent, type LockedBooking } from '../bookings/move-booking.ts'
import { lockOlderRatings, writeRating } from './recount-ratings.ts'

export type ReviewInput = {
  userId: string
  hotelId: number
  bookingId: string
  rating: number
  text: string
  aspects: Record<ReviewAspect, number | null>
  pictureIds: readonly string[]
  requestKey: RequestKey | null
}

type Written = { bookingId: string }

/**
 * Publishes a guest's review immediately: one per booking, after the stay has ended (decisions, "API conventions").
 * Writes review, pictures and the hotel's figures together. Refuses a booking with NOT_FOUND unless it is the guest's
 * own at this hotel.
 */
export function postReview(services: Services, given: ReviewInput): Promise<Result<Written, ErrorCode>> {
  const answer: Written = { bookingId: given.bookingId }
  const keyed = { requestKey: given.requestKey, result: answer, replay: async () => accept(answer) }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const booking = await lockBookingOfHotel(trx, given)
    await refuseSecond(trx, booking.id)
    const checked = checkAction({ status: booking.status, ...changeableStay(booking) }, 'review', now)
    if (!checked.ok) throw new Refused(checked.refusal)
    await lockPictures(trx, given)
    if (mayConfirm(booking, now).ok) await recordConfirmation(trx, booking, 'review', now)
    await writeReview(trx, booking, given, now)
    return accept(answer)
  })
}

async function lockBookingOfHotel(trx: Transaction<DB>, given: ReviewInput): Promise<LockedBooking> {
  if (!isUuid(given.bookingId)) throw new Refused('NOT_FOUND')
  const booking = await lockOwnBooking(trx, given)
  if (booking.hotel_id !== given.hotelId) throw new Refused('NOT_FOUND')
  return booking
}

async function refuseSecond(trx: Transaction<DB>, bookingId: string): Promise<void> {
  const earlier = await trx.selectFrom('reviews').select('id').where('booking_id', '=', bookingId).executeTakeFirst()
  if (earlier) throw new Refused('ALREADY_REVIEWED')
}

/** Locks the guest's own unattached review pictures, so that nobody destroys or attaches them meanwhile. */
async function lockPictures(trx: Transaction<DB>, { pictureIds, userId }: ReviewInput): Promise<void> {
  if (pictureIds.length === 0) return
  if (!pictureIds.every((id) => isUuid(id))) throw new Refused('PICTURE_UNKNOWN')
  const own = await trx
    .selectFrom('pictures')
    .select('id')
    .where('id', 'in', [...pictureIds])
    .where('owner_id', '=', userId)
    .where('kind', '=', 'review')
    .where('destroyed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  // Uses a separate query, because only a statement that begins after the lock sees what another review attached
  // meanwhile.
  const attached = await trx
    .selectFrom('review_pictures')
    .select('picture_id')
    .where('picture_id', 'in', [...pictureIds])
    .execute()
  if (own.length !== pictureIds.length || attached.length > 0) throw new Refused('PICTURE_UNKNOWN')
}

async function writeReview(trx: Transaction<DB>, booking: LockedBooking, given: ReviewInput, now: Date): Promise<void> {
  const older = await lockOlderRatings(trx, given.hotelId)
  const { id: reviewId } = await trx
    .insertInto('reviews')
    .values({
      hotel_id: given.hotelId,
      booking_id: booking.id,
      user_id: given.userId,
      guest_name: await signatureOf(trx, given.userId),
      rating: given.rating,
      body: given.text,
      ...given.aspects,
      slot: booking.slot,
      weighs: await isWeighty(trx, booking),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const pictures = given.pictureIds.map((id, position) => ({ review_id: reviewId, position, picture_id: id }))
  if (pictures.length > 0) await trx.insertInto('review_pictures').values(pictures).execute()
  await recordEvent(trx, booking.id, 'reviewed', { reviewId }, now)
  await writeRating(trx, given.hotelId, older)
}

/**
 * Whether the review counts towards the figures: the guests came, and the author neither works at the hotel nor shares
 * a browser with somebody who does.
 */
async function isWeighty(trx: Transaction<DB>, { id, user_id, hotel_id }: LockedBooking): Promise<boolean> {
  const { rows } = await sql<{ weighs: boolean }>`
    select is_attended(${id}::uuid) and not works_at(${user_id}::uuid, ${hotel_id}) as weighs`.execute(trx)
  return rows[0]?.weighs ?? false
}

async function signatureOf(trx: Transaction<DB>, userId: string): Promise<string> {
  const { name } = await trx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow()
  return signedName(name)
}
