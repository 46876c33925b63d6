import type { Language } from '#domain/languages.ts'

/** Begins the addresses of this language's pages. */
export const prefix = '/ta'
export const language: Language = 'ta'
/** BCP 47. */
export const tag = 'ta-IN'
/** Open Graph's form of the tag. */
export const locale = 'ta_IN'

export const languages = 'மொழி'
export const chosenLanguage = 'மொழி: தமிழ்'
