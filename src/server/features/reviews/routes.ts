import type { FastifyInstance } from 'fastify'
import type { BodyOf } from '#contract/call.ts'
import * as calls from '#contract/reviews.ts'
import { MAX_REVIEW_LENGTH, readReviewText } from '#domain/reviews/review-text.ts'
import { DEFAULT_REVIEW_TYPE, REVIEW_PAGE_SIZE } from '#domain/reviews/review-types.ts'
import { fieldRefusal, filterRefusal, refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { RequestKey } from '../../http/request-key.ts'
import { compileFilter } from '../../http/validation.ts'
import type { Db, Services } from '../../services.ts'
import { postReview, type ReviewInput } from './post-review.ts'
import { takeReviewBack } from './take-review-back.ts'
import { presentReview } from './present-review.ts'
import { reviewFigures } from './review-figures.ts'
import {
  countReviews,
  findReviewedHotel,
  findReviewOfBooking,
  findReviewsOfType,
  findReviewsWhere,
  type ReviewedHotel,
} from './review-rows.ts'

const TEXT_FAULTS = {
  TOO_LONG: `A review has at most ${MAX_REVIEW_LENGTH} characters.`,
  CONTROL_CHARACTER: 'The review has characters we cannot read.',
} as const

function textOf(typed: string | null | undefined): string {
  const text = readReviewText(typed ?? '')
  if (!text.ok) throw fieldRefusal('review', 'INVALID', TEXT_FAULTS[text.refusal])
  return text.value
}

const validateWhere = compileFilter(calls.ReviewsWhere)

/** Reads `where`, which LoopBack clients send as a separate query parameter, in JSON like the filter. */
function whereOf(text: string | undefined): calls.ReviewsWhere {
  if (!text) return {}
  let where: unknown
  try {
    where = JSON.parse(text)
  } catch {
    throw refusal('FILTER_INVALID')
  }
  if (!validateWhere(where)) throw filterRefusal(validateWhere.errors ?? [])
  return where as calls.ReviewsWhere
}

type Given = BodyOf<typeof calls.postReview>

const givenReview = (body: Given, userId: string, hotelId: number, requestKey: RequestKey | null): ReviewInput => ({
  userId,
  hotelId,
  bookingId: body.bookingId,
  rating: body.rating,
  text: textOf(body.review),
  aspects: {
    privacy: body.privacy ?? null,
    cleanliness: body.cleanliness ?? null,
    welcome: body.welcome ?? null,
    location: body.location ?? null,
  },
  pictureIds: (body.images ?? []).map((id) => id.toLowerCase()),
  requestKey,
})

async function reviewed(db: Db, idOrSlug: string): Promise<ReviewedHotel> {
  const hotel = await findReviewedHotel(db, idOrSlug)
  if (!hotel) throw refusal('NOT_FOUND')
  return hotel
}

export function reviewRoutes(app: FastifyInstance, services: Services): void {
  const { db, reads } = services

  /** Reads the public part of a hotel's reviews. */
  const read = <Value>(idOrSlug: string, ask: (db: Db, hotel: ReviewedHotel) => Promise<Value>): Promise<Value> =>
    reads.recent(async (from) => ask(from, await reviewed(from, idOrSlug)))

  handleCall(app, services, calls.hotelReviews, ({ params, filter }) =>
    read(params.id, async (from, hotel) => {
      const type = filter.type ?? DEFAULT_REVIEW_TYPE
      if (type === 'count_breakup') return (await reviewFigures(from, hotel.id)).counts
      if (type === 'review_breakup')
        return { overall: hotel.overall_rating, ...(await reviewFigures(from, hotel.id)).aspects }
      const page = { limit: filter.limit ?? REVIEW_PAGE_SIZE, skip: filter.skip ?? 0 }
      return (await findReviewsOfType(from, hotel.id, type, page)).map(presentReview)
    }),
  )

  handleCall(app, services, calls.listReviews, async ({ params, filter }) => {
    const { where = {}, order = 'date DESC', limit = 10, skip = 0 } = filter
    const found = await read(params.id, (from, { id }) => findReviewsWhere(from, id, { where, order, limit, skip }))
    return found.map(presentReview)
  })

  handleCall(app, services, calls.countReviews, async ({ params, query, filter }) => {
    const where = { ...filter.where, ...whereOf(query.where) }
    return { count: await read(params.id, (from, { id }) => countReviews(from, id, where)) }
  })

  handleCall(app, services, calls.hotelRatings, async ({ params }) => {
    const { hotel, figures } = await read(params.id, async (from, found) => ({
      hotel: found,
      figures: await reviewFigures(from, found.id),
    }))
    const { withWords, counts, aspects } = figures
    const { total: _total, ...hearts } = counts
    return {
      overallRating: hotel.overall_rating,
      rating: hotel.overall_rating === null ? null : Math.round(hotel.overall_rating),
      ratingsCount: hotel.ratings_count,
      reviewsCount: withWords,
      counts: hearts,
      aspects,
    }
  })

  handleCall(app, services, calls.postReview, async ({ params, body, session, requestKey }) => {
    const hotel = await reviewed(db, params.id)
    const written = await postReview(services, givenReview(body, session.userId, hotel.id, requestKey))
    if (!written.ok) throw refusal(written.refusal)
    const review = await findReviewOfBooking(db, written.value.bookingId)
    if (!review) throw refusal('NOT_FOUND')
    return presentReview(review)
  })

  handleCall(app, services, calls.takeReviewBack, async ({ params, session: { userId } }) => {
    const done = await takeReviewBack(services, { bookingId: params.id, userId })
    if (!done.ok) throw refusal(done.refusal)
    return { id: params.id }
  })
}
