import { feedbackErrors, type FeedbackKind } from '#domain/feedback/feedback.ts'
import { unreachable } from '#domain/kernel/result.ts'
import { MORE_FORM_ERRORS } from '#words/more-form-errors.ts'

const FIELDS = ['message', 'name', 'phone', 'email'] as const
export type DraftField = (typeof FIELDS)[number]
export type FeedbackDraft = Record<DraftField, string>

export const EMPTY_DRAFT: FeedbackDraft = { message: '', name: '', phone: '', email: '' }

/** `tried`: whether the form was sent with errors, which are shown from then on. */
export type DraftState = { draft: FeedbackDraft; tried: boolean; sending: boolean; problem: string | undefined }

export type DraftEvent =
  | { type: 'typed'; field: DraftField; text: string }
  | { type: 'tried' }
  | { type: 'sending' }
  | { type: 'failed'; problem: string }

export function nextDraft(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'typed':
      return { ...state, draft: { ...state.draft, [event.field]: event.text }, problem: undefined }
    case 'tried':
      return { ...state, tried: true, problem: undefined }
    case 'sending':
      return { ...state, sending: true, problem: undefined }
    case 'failed':
      return { ...state, sending: false, problem: event.problem }
    default:
      return unreachable(event)
  }
}

/** Restores a tab's draft field by field, and skips values that are not text. */
export function readDraft(kept: unknown): DraftState {
  const known = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const draft = { ...EMPTY_DRAFT }
  for (const field of FIELDS) if (typeof known[field] === 'string') draft[field] = known[field]
  return { draft, tried: false, sending: false, problem: undefined }
}

/** Returns the errors in the form's order and words. The server applies the same domain rule. */
export function draftErrors(about: FeedbackKind, draft: FeedbackDraft): Partial<Record<DraftField, string>> {
  const faults = feedbackErrors({ kind: about, ...draft })
  const found = FIELDS.map((name) => [name, faults.find(({ field }) => field === name)?.fault] as const)
  return Object.fromEntries(found.flatMap(([name, fault]) => (fault ? [[name, MORE_FORM_ERRORS[fault]]] : [])))
}
