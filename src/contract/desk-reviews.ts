import { Type, type Static } from 'typebox'
import { MAX_ANSWER_LENGTH } from '#domain/reviews/review-answer.ts'
import { CASE_VERDICTS } from '#domain/hotel-cases/hotel-case.ts'
import { CANNOT_TAKE_REASONS, RELOCATION_CAUSES, RELOCATION_OUTCOMES } from '#domain/relocations/same-class.ts'
import { defineCall } from './call.ts'
import { IdParams, Instant, Nullable, OneOf } from './primitives.ts'

const Answer = Type.Object(
  {
    text: Type.String(),
    by: Type.String({ description: 'the colleague who wrote it' }),
    at: Instant('when it was written or last changed'),
    can_change: Type.Boolean(),
  },
  { title: 'DeskAnswer' },
)

export const DeskReviews = Type.Object(
  {
    waiting: Type.Integer({ description: 'published reviews with words and without an answer' }),
    reviews: Type.Array(
      Type.Object({
        id: Type.Integer(),
        rating: Type.Integer(),
        review: Type.String({ description: 'plain text; empty when there are only hearts' }),
        guestName: Type.String(),
        date: Instant('when it was written'),
        answer: Nullable(Answer),
      }),
      { maxItems: 100, description: 'published ones, the newest first' },
    ),
  },
  { title: 'DeskReviews' },
)
export type DeskReviews = Static<typeof DeskReviews>

export const DeskCases = Type.Object(
  {
    rank_lost: Type.Integer({ description: 'what the hotel has lost of its rank for now' }),
    paused: Type.Boolean({ description: 'today’s cases stop the sale of its stays' }),
    cases: Type.Array(
      Type.Object({
        id: Type.String({ description: 'of the booking' }),
        code: Type.String(),
        cause: OneOf(RELOCATION_CAUSES),
        reason: Nullable(OneOf(CANNOT_TAKE_REASONS)),
        started_at: Instant('when it was said'),
        outcome: Nullable(OneOf(RELOCATION_OUTCOMES)),
        verdict: Nullable(OneOf(CASE_VERDICTS, 'of the office')),
        counts_until: Nullable(Instant('until then it counts against the hotel; null: it does not count')),
        answer: Nullable(Answer),
      }),
      { maxItems: 100, description: 'guests the hotel did not take, the newest first' },
    ),
  },
  { title: 'DeskCases' },
)
export type DeskCases = Static<typeof DeskCases>

const READ_REFUSALS = ['NO_SESSION', 'MANAGERS_ONLY'] as const
const manager = { tag: 'Desk', rights: 'desk-manager' } as const
const answering = {
  ...manager,
  method: 'POST',
  params: IdParams,
  body: Type.Object(
    { answer: Type.String({ maxLength: 4000, description: `at most ${MAX_ANSWER_LENGTH} characters once trimmed` }) },
    { examples: [{ answer: 'Thank you. The lamp by the bed is repaired.' }] },
  ),
  isIdempotent: true,
} as const
const ANSWER_REFUSALS = [
  ...READ_REFUSALS,
  'NOT_FOUND',
  'CROSS_SITE',
  'IDEMPOTENCY_KEY_REUSED',
  'REQUEST_IN_PROGRESS',
  'ALREADY_ANSWERED',
] as const

export const deskReviews = defineCall({
  ...manager,
  method: 'GET',
  path: '/desk/reviews',
  summary: 'What guests say of this hotel, and its answers',
  response: DeskReviews,
  refusals: READ_REFUSALS,
})

export const answerReview = defineCall({
  ...answering,
  path: '/desk/reviews/{id}/answer',
  summary: 'Answers a review, once; for a day the answer may be changed',
  response: DeskReviews,
  refusals: ANSWER_REFUSALS,
})

export const deskCases = defineCall({
  ...manager,
  method: 'GET',
  path: '/desk/cases',
  summary: 'Guests that this hotel did not take, and what that costs it',
  response: DeskCases,
  refusals: READ_REFUSALS,
})

export const answerCase = defineCall({
  ...answering,
  path: '/desk/cases/{id}/answer',
  summary: 'Says how a case came about, once, for the office',
  response: DeskCases,
  refusals: ANSWER_REFUSALS,
})
