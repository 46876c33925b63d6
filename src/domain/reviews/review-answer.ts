import { addMinutes } from '../kernel/ist.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import { readReviewText } from './review-text.ts'

/** Characters of what a hotel answers, once trimmed. */
export const MAX_ANSWER_LENGTH = 1000
/** For so long its managers may change it: a guest may have read it by then. */
export const ANSWER_EDIT_HOURS = 24

export type AnswerError = 'EMPTY' | 'TOO_LONG' | 'CONTROL_CHARACTER'

/** An answer is held to the rule of a review's words, and says something. */
export function readAnswer(typed: string): Result<string, AnswerError> {
  const text = readReviewText(typed)
  if (!text.ok) return text
  if (!text.value) return refuse('EMPTY')
  return Array.from(text.value).length > MAX_ANSWER_LENGTH ? refuse('TOO_LONG') : accept(text.value)
}

/** An answer that was written at this moment may still be changed. */
export const isAnswerOpen = (writtenAt: Date, now: Date): boolean =>
  now <= addMinutes(writtenAt, ANSWER_EDIT_HOURS * 60)
