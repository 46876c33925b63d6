import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-reviews.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import type { Services } from '../../../services.ts'
import { parseNumericId } from '../parse-ids.ts'
import { reasonOf } from '../write-log.ts'
import { listReviews, readReview } from './list-reviews.ts'
import { restoreReview, withdrawReview } from './withdraw-review.ts'

const PAGE = 30

/** Registers the calls by which the office reads and withdraws guests' reviews. */
export function officeReviewRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.officeReviews, async ({ query }) => {
    const reviews = await listReviews(db, { ...query, text: query.text?.trim() }, PAGE + 1)
    return { reviews: reviews.slice(0, PAGE), has_more: reviews.length > PAGE }
  })

  const doIt = async (
    act: typeof withdrawReview,
    { session, id, typed }: { session: OfficeSession; id: string; typed: string },
  ) => {
    const asked = { session, reviewId: parseNumericId(id), reason: reasonOf(typed) }
    await db.transaction().execute((trx) => act(trx, asked, clock.now()))
    services.nudge()
    // A second click, or a colleague, has already done what was requested.
    const review = await readReview(db, asked.reviewId)
    if (!review) throw refusal('NOT_FOUND')
    return review
  }

  handleCall(app, services, calls.withdrawReview, ({ session, params, body }) =>
    doIt(withdrawReview, { session, id: params.id, typed: body.reason }),
  )
  handleCall(app, services, calls.restoreReview, ({ session, params, body }) =>
    doIt(restoreReview, { session, id: params.id, typed: body.reason }),
  )
}
