import { storeInTab, readFromTab } from '#web/lib/tab-memory.ts'

/** The guest's input in the review. Undefined means untouched, so the field shows the account's value. */
export type ReviewDraft = { name?: string; email?: string; hasLoveKit?: boolean }

/** Restores a stored draft property by property, skipping values of the wrong type. */
export function readDraft(kept: unknown): ReviewDraft {
  if (typeof kept !== 'object' || kept === null) return {}
  const { name, email, hasLoveKit } = kept as Record<string, unknown>
  return {
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof email === 'string' ? { email } : {}),
    ...(typeof hasLoveKit === 'boolean' ? { hasLoveKit } : {}),
  }
}

export const recallDraft = (): ReviewDraft => readDraft(readFromTab('reviewDraft'))

export const storeDraft = (draft: ReviewDraft): void => storeInTab('reviewDraft', draft)
