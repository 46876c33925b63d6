/** The languages of the guests' pages, messages and refusals, English first: it replaces what another one lacks. */
export const LANGUAGES = ['en', 'hi', 'ta'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of addresses without a language, and of texts without a translation. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** The languages into which English is translated. */
export type Translated = Exclude<Language, typeof DEFAULT_LANGUAGE>
export const TRANSLATED = LANGUAGES.slice(1) as readonly Translated[]

/** Each language under its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिंदी', ta: 'தமிழ்' }

/** A letter of each language's script. English is written in what is none of them. */
export const LETTER: Readonly<Record<Translated, RegExp>> = { hi: /[\u0900-\u097f]/, ta: /[\u0b80-\u0bff]/ }

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text)

/** The language that a database or a client names; English for one that has no translation. */
export const languageOf = (text: string): Language => (isLanguage(text) ? text : DEFAULT_LANGUAGE)

/** The query that sets the language of a link in a message: '?in=hi'; empty for English. */
export const languageQuery = (language: Language): string => (language === DEFAULT_LANGUAGE ? '' : `?in=${language}`)

/** An address without its language: Hindi and '/my-bookings' for '/hi/my-bookings'. */
export type LanguageAndPath = { language: Language; path: string }

/** Splits the language off a path. English has no prefix: '/en/…' names no page. */
export function splitLanguage(pathname: string): LanguageAndPath {
  const [, first = ''] = pathname.split('/', 2)
  if (!isLanguage(first) || first === DEFAULT_LANGUAGE) return { language: DEFAULT_LANGUAGE, path: pathname }
  return { language: first, path: pathname.slice(first.length + 1) || '/' }
}

/** The address of a page in a language: '/hi/my-bookings'. `path` has no language of its own. */
export function inLanguage(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}
