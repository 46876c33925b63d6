import { DEFAULT_LANGUAGE, type Language } from '#domain/languages.ts'

const names = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language' })

/** Names a language in English, for staff: 'Hindi'. */
export const languageName = (language: Language): string => names.of(language) ?? language
