import { addMinutes } from '../kernel/ist.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import { readReviewText } from './review-text.ts'

/** The maximum length of a hotel's answer in characters, after trimming. */
export const MAX_ANSWER_LENGTH = 1000
/** How long managers may edit an answer. After that, guests may have read it. */
const ANSWER_EDIT_HOURS = 24

export type AnswerError = 'EMPTY' | 'TOO_LONG' | 'CONTROL_CHARACTER'

/** Reads an answer under the same rules as a review's text. Refuses an empty answer. */
export function readAnswer(typed: string): Result<string, AnswerError> {
  const text = readReviewText(typed)
  if (!text.ok) return text
  if (!text.value) return refuse('EMPTY')
  return Array.from(text.value).length > MAX_ANSWER_LENGTH ? refuse('TOO_LONG') : accept(text.value)
}

/** Whether an answer written at this moment may still be changed. */
export const isAnswerOpen = (writtenAt: Date, now: Date): boolean =>
  now <= addMinutes(writtenAt, ANSWER_EDIT_HOURS * 60)
