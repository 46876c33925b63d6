import { MAX_REVIEW_PICTURES } from '#domain/pictures/picture-limits.ts'
import { MAX_REVIEW_LENGTH, readReviewText } from '#domain/reviews/review-text.ts'
import type { ReviewAspect } from '#domain/reviews/review-types.ts'
import * as t from '#words/reviews.ts'

export type DraftPicture = { id: string; url: string }

/** The guest's input so far; 0 means no hearts yet. */
export type ReviewDraft = {
  rating: number
  words: string
  aspects: Partial<Record<ReviewAspect, number>>
  pictures: readonly DraftPicture[]
}

export const EMPTY_DRAFT: ReviewDraft = { rating: 0, words: '', aspects: {}, pictures: [] }

export type ReviewState = {
  draft: ReviewDraft
  busy: 'nothing' | 'adding' | 'sending'
  /** the latest error, in words for the guest */
  problem: string | undefined
}

export type ReviewEvent =
  | { type: 'changed'; draft: Partial<ReviewDraft> }
  | { type: 'adding' }
  | { type: 'added'; pictures: readonly DraftPicture[] }
  | { type: 'picture-removed'; id: string }
  | { type: 'sending' }
  | { type: 'failed'; problem: string }

export const startReview = (draft: ReviewDraft): ReviewState => ({ draft, busy: 'nothing', problem: undefined })

/** Updates the review form's state. The guest's text survives every failure. */
export function nextReview(state: ReviewState, event: ReviewEvent): ReviewState {
  const { draft } = state
  switch (event.type) {
    case 'changed':
      return { ...state, draft: { ...draft, ...event.draft }, problem: undefined }
    case 'adding':
      return { ...state, busy: 'adding', problem: undefined }
    case 'added': {
      const pictures = [...draft.pictures, ...event.pictures].slice(0, MAX_REVIEW_PICTURES)
      return { ...state, busy: 'nothing', draft: { ...draft, pictures } }
    }
    case 'picture-removed':
      return { ...state, draft: { ...draft, pictures: draft.pictures.filter(({ id }) => id !== event.id) } }
    case 'sending':
      return { ...state, busy: 'sending', problem: undefined }
    case 'failed':
      return { ...state, busy: 'nothing', problem: event.problem }
    default:
      return event satisfies never
  }
}

/** Why the review cannot be sent yet; undefined if it can. */
export function draftError({ rating, words }: ReviewDraft): string | undefined {
  if (rating === 0) return t.pleaseChooseHearts
  return readReviewText(words).ok ? undefined : t.reviewIsTooLong(MAX_REVIEW_LENGTH)
}

/** Restores this tab's draft; undefined if the stored text is not a draft. */
export function readDraft(kept: unknown): ReviewDraft {
  if (typeof kept !== 'object' || kept === null) return EMPTY_DRAFT
  const { rating, words, aspects, pictures } = kept as Partial<ReviewDraft>
  if (typeof rating !== 'number' || typeof words !== 'string' || !Array.isArray(pictures)) return EMPTY_DRAFT
  return { rating, words, aspects: aspects ?? {}, pictures }
}
