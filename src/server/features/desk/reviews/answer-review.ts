import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { isAnswerOpen } from '#domain/reviews/review-answer.ts'
import type { Services } from '../../../services.ts'
import { actOnHotel } from '../act-on-hotel.ts'
import { byManager, type ManagerRequest } from '../hotel-editor.ts'
import type { Act } from '../bookings/write-act.ts'

type AnswerAsk = ManagerRequest & { reviewId: number; text: string }

/** Answers a published review of the hotel, once; replaces an answer less than a day old. */
export const answerReview = (services: Services, ask: AnswerAsk) =>
  actOnHotel<Act>(services, byManager(ask), {
    change: async (trx, { id: hotelId }, now) => {
      const review = await trx
        .selectFrom('reviews')
        .select('id')
        .where('id', '=', ask.reviewId)
        .where('hotel_id', '=', hotelId)
        .where('published', '=', true)
        .executeTakeFirst()
      if (!review) return refuse('NOT_FOUND')
      return writeAnswer(trx, ask, { hotelId, now })
    },
  })

async function writeAnswer(
  trx: Transaction<DB>,
  { session, reviewId, text }: AnswerAsk,
  { hotelId, now }: { hotelId: number; now: Date },
): Promise<Result<Act, ErrorCode>> {
  const by = { staff_id: session.staffId, body: text }
  const before = await trx
    .selectFrom('review_answers')
    .select('written_at')
    .where('review_id', '=', reviewId)
    .executeTakeFirst()
  if (!before) {
    const written = { ...by, review_id: reviewId, hotel_id: hotelId, written_at: now }
    await trx.insertInto('review_answers').values(written).execute()
    return accept({ kind: 'review_answered', detail: { review: reviewId } })
  }
  if (!isAnswerOpen(before.written_at, now)) return refuse('ALREADY_ANSWERED')
  await trx
    .updateTable('review_answers')
    .set({ ...by, edited_at: now })
    .where('review_id', '=', reviewId)
    .execute()
  return accept({ kind: 'review_answer_changed', detail: { review: reviewId } })
}
