import { keepInTab, recallInTab } from '#web/lib/tab-memory.ts'

/** What a guest typed into the review. Undefined: not touched, so the account's own value stands in the field. */
export type ReviewDraft = { name?: string; email?: string; hasLoveKit?: boolean }

/** A draft as it was kept, property by property: what is of the wrong kind is left out. */
export function readDraft(kept: unknown): ReviewDraft {
  if (typeof kept !== 'object' || kept === null) return {}
  const { name, email, hasLoveKit } = kept as Record<string, unknown>
  return {
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof email === 'string' ? { email } : {}),
    ...(typeof hasLoveKit === 'boolean' ? { hasLoveKit } : {}),
  }
}

export const recallDraft = (): ReviewDraft => readDraft(recallInTab('reviewDraft'))

export const keepDraft = (draft: ReviewDraft): void => keepInTab('reviewDraft', draft)
