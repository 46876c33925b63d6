import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-reviews.ts'
import { MAX_ANSWER_LENGTH, readAnswer, type AnswerError } from '#domain/reviews/review-answer.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { answerReview } from './answer-review.ts'
import { answerCase, readCases } from './cases.ts'
import { readReviews } from './read-reviews.ts'

const FAULTS = {
  EMPTY: 'Please write an answer',
  TOO_LONG: `An answer has at most ${MAX_ANSWER_LENGTH} characters`,
  CONTROL_CHARACTER: 'The answer has characters we cannot read',
} as const satisfies Record<AnswerError, string>

function textOf(typed: string): string {
  const text = readAnswer(typed)
  if (!text.ok) throw fieldRefusal('answer', text.refusal === 'EMPTY' ? 'REQUIRED' : 'INVALID', FAULTS[text.refusal])
  return text.value
}

/** Registers the calls by which a manager answers reviews, and explains why guests were turned away. */
export function deskReviewRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.deskReviews, ({ session }) => readReviews(db, session.hotelId, clock.now()))

  handleCall(app, services, calls.answerReview, async ({ session, requestKey, params, body }) => {
    const text = textOf(body.answer)
    if (!/^\d{1,15}$/.test(params.id)) throw refusal('NOT_FOUND')
    const done = await answerReview(services, { session, requestKey, reviewId: Number(params.id), text })
    if (!done.ok) throw refusal(done.refusal)
    return readReviews(db, session.hotelId, clock.now())
  })

  handleCall(app, services, calls.deskCases, ({ session }) => readCases(db, session.hotelId, clock.now()))

  handleCall(app, services, calls.answerCase, async ({ session, requestKey, params, body }) => {
    const text = textOf(body.answer)
    const done = await answerCase(services, { session, requestKey, bookingId: params.id, text })
    if (!done.ok) throw refusal(done.refusal)
    return readCases(db, session.hotelId, clock.now())
  })
}
