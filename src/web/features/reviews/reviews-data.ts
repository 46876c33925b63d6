import type { Review } from '#contract/reviews.ts'
import type { ResponseOf } from '#contract/call.ts'
import type { hotelRatings } from '#contract/reviews.ts'
import { REVIEW_PAGE_SIZE, type ReviewListType } from '#domain/reviews/review-types.ts'
import type { ApiClient } from '#web/lib/api.ts'
import { logFailure } from '#web/lib/log-failure.ts'

/** The parts of a review that readers see. All other parts are left out of the page. */
export type ReviewView = Pick<
  Review,
  'id' | 'rating' | 'review' | 'guestName' | 'date' | 'slot' | 'images' | 'verified' | 'answer'
>

export type HotelReviews = {
  ratings: ResponseOf<typeof hotelRatings>
  /** the first page: featured reviews, then the best */
  first: ReviewView[]
  /** guests' pictures, newest first */
  pictures: { id: string; url: string }[]
}

const view = ({ id, rating, review, guestName, date, slot, images, verified, answer }: Review): ReviewView => ({
  id,
  rating,
  review,
  guestName,
  date,
  slot,
  images,
  verified,
  answer,
})

type Call = { api: ApiClient; hotelId: number; signal?: AbortSignal }

async function listOf({ api, hotelId, signal }: Call, type: ReviewListType, skip = 0): Promise<Review[]> {
  const answer = await api.get('/hotels/hotel-reviews/{id}', {
    params: { id: String(hotelId) },
    filter: { type, limit: REVIEW_PAGE_SIZE, skip },
    signal,
  })
  if (!answer.ok) throw new Error(answer.refusal.code)
  // With a `type`, the call always answers with a list of reviews (specification §7 hotel-reviews).
  return Array.isArray(answer.value) ? answer.value : []
}

const PICTURES_SHOWN = 3

/**
 * Loads the reviews for the hotel's page; undefined if that fails, and the page works without them (specification §8).
 */
export async function loadReviews(call: Call): Promise<HotelReviews | undefined> {
  const { api, hotelId, signal } = call
  try {
    const [ratings, featured, top, withPictures] = await Promise.all([
      api.get('/hotels/{id}/ratings', { params: { id: String(hotelId) }, signal }),
      listOf(call, 'featured'),
      listOf(call, 'top'),
      listOf(call, 'images'),
    ])
    if (!ratings.ok) throw new Error(ratings.refusal.code)
    return {
      ratings: ratings.value,
      first: [...featured, ...top.filter(({ id }) => !featured.some((known) => known.id === id))]
        .slice(0, REVIEW_PAGE_SIZE)
        .map(view),
      pictures: withPictures.flatMap(({ images }) => images).slice(0, PICTURES_SHOWN),
    }
  } catch (error) {
    return logFailure('reviews', String(error)) // the page is worth showing without them
  }
}

/** The orders of reviews. The newest come from the paged list of all reviews; each other order has its own list. */
export const REVIEW_SORTS = ['top', 'images', 'newest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** Loads the next page of reviews; undefined if that fails. */
export async function loadMoreReviews(
  call: Call,
  { sort, skip }: { sort: ReviewSort; skip: number },
): Promise<ReviewView[] | undefined> {
  if (sort !== 'newest')
    return listOf(call, sort, skip).then(
      (reviews) => reviews.map(view),
      (error: unknown) => logFailure('more reviews', String(error)),
    )
  const answer = await call.api.get('/hotels/{id}/reviews', {
    params: { id: String(call.hotelId) },
    filter: { where: { published: true, has_review: true }, limit: REVIEW_PAGE_SIZE, skip },
    signal: call.signal,
  })
  if (answer.ok) return answer.value.map(view)
  return logFailure('more reviews', answer.refusal.code)
}
