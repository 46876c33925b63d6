/**
 * The languages of the guests' pages, messages and refusals. English is first, and its texts replace those that another
 * language lacks.
 */
export const LANGUAGES = ['en', 'hi', 'ta'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of an address that specifies none, and of texts without a translation. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** The languages into which English is translated. */
export type Translated = Exclude<Language, typeof DEFAULT_LANGUAGE>
export const TRANSLATED = LANGUAGES.slice(1) as readonly Translated[]

/** Each language's name in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिंदी', ta: 'தமிழ்' }

/** Matches a letter of each language's script. A text in none of these scripts is English. */
export const LETTER: Readonly<Record<Translated, RegExp>> = { hi: /[\u0900-\u097f]/, ta: /[\u0b80-\u0bff]/ }

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text)

/** Returns the language that a database or a client specifies, or English if there is no translation into it. */
export const languageOf = (text: string): Language => (isLanguage(text) ? text : DEFAULT_LANGUAGE)

/** Returns the query '?in=hi', which sets the language of a link in a message; empty for English. */
export const languageQuery = (language: Language): string => (language === DEFAULT_LANGUAGE ? '' : `?in=${language}`)

/** An address divided into its language and the rest. '/hi/my-bookings' becomes Hindi and '/my-bookings'. */
export type LanguageAndPath = { language: Language; path: string }

/** Splits the language off a path. English has no prefix, so '/en/…' is not a page. */
export function splitLanguage(pathname: string): LanguageAndPath {
  const [, first = ''] = pathname.split('/', 2)
  if (!isLanguage(first) || first === DEFAULT_LANGUAGE) return { language: DEFAULT_LANGUAGE, path: pathname }
  return { language: first, path: pathname.slice(first.length + 1) || '/' }
}

/** Returns the address of a page in a language, such as '/hi/my-bookings'. `path` contains no language. */
export function inLanguage(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}
