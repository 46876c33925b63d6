import type { Language } from '#domain/languages.ts'

/**
 * Languages in which an untranslated text fails a test, except in the parts that `words-table.test.ts` names. Other
 * languages fall back on English, and `uncle words export` counts their missing texts.
 */
export const COMPLETE: ReadonlySet<Language> = new Set(['en', 'hi', 'ta'])
