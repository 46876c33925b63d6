import type { Language } from '#domain/languages.ts'

/** Begins the addresses of this language's pages. */
export const prefix = '/hi'
export const language: Language = 'hi'
/** BCP 47. */
export const tag = 'hi-IN'
/** Open Graph's form of the tag. */
export const locale = 'hi_IN'

export const languages = 'भाषा'
export const chosenLanguage = 'भाषा: हिंदी'
