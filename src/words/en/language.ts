import type { Language } from '#domain/languages.ts'

/** The start of this language's addresses. */
export const prefix = ''
export const language: Language = 'en'
/** BCP 47. */
export const tag = 'en-IN'
/** The language tag in Open Graph's form. */
export const locale = 'en_IN'

export const languages = 'Language'
/** Includes the language's own name. */
export const chosenLanguage = 'Language: English'
