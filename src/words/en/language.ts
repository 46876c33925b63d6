import type { Language } from '#domain/languages.ts'

/** Begins the addresses of this language's pages. */
export const prefix = ''
export const language: Language = 'en'
/** BCP 47. */
export const tag = 'en-IN'
/** Open Graph's form of the tag. */
export const locale = 'en_IN'

export const languages = 'Language'
/** Contains the language's own name. */
export const chosenLanguage = 'Language: English'
