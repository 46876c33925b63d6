import { accept, refuse, type Result } from '../kernel/result.ts'
import { hasControlCharacter, severalLines } from '../kernel/typed-text.ts'

/** The maximum length of a review in characters, after trimming. */
export const MAX_REVIEW_LENGTH = 2000

/**
 * Returns a review's text in its stored form: plain text, trimmed, with `\n` as its only line break. The text is empty
 * if the guest gave only hearts. Clients escape it.
 */
export function readReviewText(typed: string): Result<string, 'TOO_LONG' | 'CONTROL_CHARACTER'> {
  const text = severalLines(typed)
  if (hasControlCharacter(text)) return refuse('CONTROL_CHARACTER')
  // Counts characters as PostgreSQL does, rather than UTF-16 units.
  return Array.from(text).length > MAX_REVIEW_LENGTH ? refuse('TOO_LONG') : accept(text)
}

const MAX_SHOWN_NAME = 40

/** Signs a review with only the first name, which identifies nobody. */
export function signedName(name: string): string {
  const first = name.trim().split(/\s+/)[0] ?? ''
  return Array.from(first).slice(0, MAX_SHOWN_NAME).join('') || 'A guest'
}
