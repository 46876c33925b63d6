import type { Language } from '#domain/languages.ts'

/**
 * The languages in which a text left in English fails a test, but for the parts that `words-table.test.ts` names. Others
 * fall back on English, and `uncle words export` counts their missing texts.
 */
export const COMPLETE: ReadonlySet<Language> = new Set(['en', 'hi', 'ta'])
