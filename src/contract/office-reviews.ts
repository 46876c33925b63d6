import { Type, type Static } from 'typebox'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { Reason } from './office-people.ts'
import { IdParams, Instant, MAX_INTEGER, Nullable } from './primitives.ts'

export const OfficeReview = Type.Object(
  {
    id: Type.Integer(),
    hotel: Type.Object(
      { id: Type.Integer(), name: Type.String(), slug: Type.String(), city: Type.String() },
      { title: 'FoundHotelName' },
    ),
    guest: Type.String({ description: 'as the page shows the name' }),
    rating: Type.Integer(),
    text: Type.String(),
    pictures: Type.Integer(),
    at: Instant('when it was written'),
    is_published: Type.Boolean(),
    withdrawn: Nullable(Type.Object({ at: Instant('when'), by: Type.String(), reason: Type.String() })),
    booking: Nullable(Type.Object({ id: Type.String(), code: Type.String() }, { title: 'BookingCode' })),
  },
  { title: 'OfficeReview' },
)
export type OfficeReview = Static<typeof OfficeReview>

export const officeReviews = defineCall({
  method: 'GET',
  path: '/office/reviews',
  tag: 'Office',
  summary: 'Reviews, the newest first: all, those with a text, those of few hearts, or those withdrawn',
  rights: 'office',
  query: Type.Object({
    text: Type.Optional(Type.String({ maxLength: 80, description: 'part of a hotel’s name or of a review' })),
    only: Type.Optional(Type.Union([Type.Literal('low'), Type.Literal('withdrawn')])),
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_INTEGER, description: 'older than this id' })),
  }),
  response: Type.Object({ reviews: Type.Array(OfficeReview, { maxItems: 30 }), has_more: Type.Boolean() }),
  refusals: OFFICE_REFUSALS,
})

const aboutReview = {
  method: 'POST',
  tag: 'Office',
  rights: 'office',
  params: IdParams,
  body: Type.Object({ reason: Reason }, { examples: [{ reason: 'It names another guest' }] }),
  response: OfficeReview,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND', ...KEY_REFUSALS],
  isIdempotent: true,
  limitPerMinute: 60,
} as const

export const withdrawReview = defineCall({
  ...aboutReview,
  path: '/office/reviews/{id}/withdraw',
  summary: 'Takes a review off its hotel’s page; its author is told why, and the hotel’s figures follow',
})

export const restoreReview = defineCall({
  ...aboutReview,
  path: '/office/reviews/{id}/restore',
  summary: 'Puts a withdrawn review back on its page',
})
