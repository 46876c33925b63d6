import { Type, type Static } from 'typebox'
import { MAX_REVIEW_PICTURES } from '#domain/pictures/picture-limits.ts'
import { MAX_REVIEW_LENGTH } from '#domain/reviews/review-text.ts'
import { DEFAULT_REVIEW_TYPE, REVIEW_PAGE_SIZE, REVIEW_TYPES } from '#domain/reviews/review-types.ts'
import { defineCall } from './call.ts'
import { IdParams, Instant, MAX_LIMIT, Nullable, OneOf, Paging, SlugOrIdParams, Uuid } from './primitives.ts'

const Hearts = (description: string) => Type.Integer({ minimum: 1, maximum: 5, description })

const givenAspects = {
  privacy: Type.Optional(Nullable(Hearts('1 to 5'))),
  cleanliness: Type.Optional(Nullable(Hearts('1 to 5'))),
  welcome: Type.Optional(Nullable(Hearts('1 to 5'))),
  location: Type.Optional(Nullable(Hearts('1 to 5'))),
}

const Average = Nullable(Type.Number({ description: '1.0 to 5.0; null when nobody said' }))
const aspectAverages = { privacy: Average, cleanliness: Average, welcome: Average, location: Average }

export const Review = Type.Object(
  {
    id: Type.Integer(),
    hotelId: Type.Integer(),
    rating: Hearts('hearts'),
    review: Type.String({ description: 'plain text, to be escaped; empty when there are only hearts' }),
    guestName: Type.String({ description: 'a first name' }),
    date: Instant('when it was written'),
    slot: Nullable(Type.String({ description: 'the slot’s name in lists' })),
    aspects: Type.Object(
      {
        privacy: Nullable(Type.Integer()),
        cleanliness: Nullable(Type.Integer()),
        welcome: Nullable(Type.Integer()),
        location: Nullable(Type.Integer()),
      },
      { title: 'ReviewAspects' },
    ),
    images: Type.Array(Type.Object({ id: Type.String(), url: Type.String() }, { title: 'PictureAddress' })),
    has_review: Type.Boolean({ description: 'there are words' }),
    published: Type.Boolean(),
    featured: Type.Boolean(),
    verified: Type.Boolean({ description: 'written by a guest who booked and stayed' }),
    answer: Nullable(
      Type.Object(
        { text: Type.String({ description: 'plain text, to be escaped' }), date: Instant('when it was written') },
        { title: 'HotelAnswer', description: 'what the hotel answers' },
      ),
    ),
  },
  { title: 'Review' },
)
export type Review = Static<typeof Review>

export const ReviewBreakup = Type.Object(
  { overall: Average, ...aspectAverages },
  { title: 'ReviewBreakup', description: 'averages of what guests rated' },
)
export type ReviewBreakup = Static<typeof ReviewBreakup>

const heartCounts = {
  1: Type.Integer(),
  2: Type.Integer(),
  3: Type.Integer(),
  4: Type.Integer(),
  5: Type.Integer(),
}

export const CountBreakup = Type.Object(
  { ...heartCounts, total: Type.Integer({ description: 'of these five' }) },
  { title: 'CountBreakup', description: 'how many guests gave so many hearts here' },
)
export type CountBreakup = Static<typeof CountBreakup>

export const hotelReviews = defineCall({
  method: 'GET',
  path: '/hotels/hotel-reviews/{id}',
  tag: 'Hotels',
  summary:
    'A hotel’s reviews of one type: lists for featured, images and top, a ReviewBreakup for review_breakup, a CountBreakup for count_breakup',
  rights: 'anyone',
  params: SlugOrIdParams,
  filter: Type.Object(
    {
      type: Type.Optional(
        OneOf(
          REVIEW_TYPES,
          `featured: chosen ones with words, best first; images: with pictures, newest first; top: with words, best first; without a type ${DEFAULT_REVIEW_TYPE}`,
        ),
      ),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: REVIEW_PAGE_SIZE })),
      skip: Paging.skip,
    },
    { additionalProperties: false },
  ),
  response: Type.Union([Type.Array(Review), ReviewBreakup, CountBreakup], {
    description: 'a list for the types that list, else the figures; only the type decides',
  }),
  refusals: ['FILTER_INVALID', 'NOT_FOUND'],
})

/** `published: false` finds nothing, because nobody may read unpublished reviews. */
export const ReviewsWhere = Type.Object(
  {
    published: Type.Optional(Type.Boolean({ description: 'false finds nothing' })),
    has_review: Type.Optional(Type.Boolean({ description: 'with words, or only with hearts' })),
  },
  { title: 'ReviewsWhere', additionalProperties: false },
)
export type ReviewsWhere = Static<typeof ReviewsWhere>

export const REVIEW_ORDERS = ['date DESC', 'date ASC', 'rating DESC', 'rating ASC'] as const
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]

export const listReviews = defineCall({
  method: 'GET',
  path: '/hotels/{id}/reviews',
  tag: 'Hotels',
  summary: 'A hotel’s published reviews, the newest first',
  rights: 'anyone',
  params: SlugOrIdParams,
  filter: Type.Object(
    { where: Type.Optional(ReviewsWhere), order: Type.Optional(OneOf(REVIEW_ORDERS)), ...Paging },
    { additionalProperties: false },
  ),
  response: Type.Array(Review),
  refusals: ['FILTER_INVALID', 'NOT_FOUND'],
})

export const countReviews = defineCall({
  method: 'GET',
  path: '/hotels/{id}/reviews/count',
  tag: 'Hotels',
  summary: 'How many published reviews there are',
  rights: 'anyone',
  params: SlugOrIdParams,
  query: Type.Object({
    where: Type.Optional(
      Type.String({
        maxLength: 500,
        description: 'JSON, as in the filter; both may be given',
        examples: ['{"has_review":true,"published":true}'],
      }),
    ),
  }),
  filter: Type.Object({ where: Type.Optional(ReviewsWhere) }, { additionalProperties: false }),
  response: Type.Object({ count: Type.Integer() }),
  refusals: ['FILTER_INVALID', 'NOT_FOUND'],
})

export const hotelRatings = defineCall({
  method: 'GET',
  path: '/hotels/{id}/ratings',
  tag: 'Hotels',
  summary: 'A hotel’s rating with the figures behind it',
  rights: 'anyone',
  params: SlugOrIdParams,
  response: Type.Object(
    {
      overallRating: Nullable(Type.Number({ description: '1.0 to 5.0' })),
      rating: Nullable(Type.Integer({ description: 'the same, rounded' })),
      ratingsCount: Type.Integer({ description: 'ratings behind it, also those from before we counted hearts' }),
      reviewsCount: Type.Integer({ description: 'published reviews with words' }),
      counts: Type.Object(heartCounts, { description: 'guests by the hearts they gave here' }),
      aspects: Type.Object(aspectAverages),
    },
    { title: 'HotelRatings' },
  ),
  refusals: ['NOT_FOUND'],
})

export const postReview = defineCall({
  method: 'POST',
  path: '/hotels/{id}/review',
  tag: 'Hotels',
  summary: 'Reviews a stay that is over, once, for the guest who booked it; published at once',
  rights: 'signed-in',
  params: SlugOrIdParams,
  body: Type.Object(
    {
      bookingId: Uuid,
      rating: Hearts('hearts'),
      review: Type.Optional(
        Nullable(Type.String({ maxLength: 8000, description: `at most ${MAX_REVIEW_LENGTH} characters once trimmed` })),
      ),
      images: Type.Optional(
        Type.Array(Uuid, { maxItems: MAX_REVIEW_PICTURES, uniqueItems: true, description: 'uploaded before' }),
      ),
      ...givenAspects,
    },
    {
      examples: [
        {
          bookingId: '0198c5a4-6f0e-7b1c-9c55-0d7c2f9a4b11',
          rating: 5,
          review: 'Quiet, clean and kind people at the desk.',
          images: [],
          privacy: 5,
          cleanliness: 4,
          welcome: 5,
          location: 4,
        },
      ],
    },
  ),
  response: Review,
  refusals: [
    'NO_SESSION',
    'CROSS_SITE',
    'NOT_FOUND',
    'NOT_ALLOWED_NOW',
    'ALREADY_CANCELLED',
    'ALREADY_REVIEWED',
    'PICTURE_UNKNOWN',
    'IDEMPOTENCY_KEY_REUSED',
  ],
  limitPerMinute: 30,
  isIdempotent: true,
})

export const takeReviewBack = defineCall({
  method: 'POST',
  path: '/bookings/{id}/review/take-back',
  tag: 'Hotels',
  summary: 'Takes the guest’s own review back for good: its words are deleted, and it counts no more',
  rights: 'booking-owner',
  params: IdParams,
  response: Type.Object({ id: Type.String({ description: 'of the booking' }) }),
  refusals: ['NO_SESSION', 'CROSS_SITE', 'NOT_FOUND', 'NOT_ALLOWED_NOW'],
  limitPerMinute: 10,
})
