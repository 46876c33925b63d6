import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../src/domain/languages.ts'

/** A test sets `WORDS_FOLDER`, a path in the project, to build pages with longer texts (`tests/e2e/serve-pseudo.ts`). */
const WORDS = join(import.meta.dirname, '..', process.env['WORDS_FOLDER'] ?? 'src/words')

/**
 * Names the bundler's environments for a language: one for the browser, one for the server. The names for English are
 * Vite's own.
 */
export const browserBuild = (language: Language) => (language === DEFAULT_LANGUAGE ? 'client' : `client_${language}`)
export const serverBuild = (language: Language) => (language === DEFAULT_LANGUAGE ? 'ssr' : `ssr_${language}`)

export const isBrowserBuild = (name: string): boolean => LANGUAGES.some((language) => browserBuild(language) === name)

/** Returns the language of a build. `npm run dev` has one build, in the language that the developer chose. */
export function languageOf(build: string): Language {
  const [, language = process.env['DEV_LANGUAGE']] = build.split('_', 2)
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}

/** Returns a file of texts in a language, or the English file if the language lacks it. `file` may end with a query. */
export function wordsFile(language: Language, file: string): string {
  const [path = '', query] = file.split('?', 2)
  const own = join(WORDS, language, path)
  return (existsSync(own) ? own : join(WORDS, DEFAULT_LANGUAGE, path)) + (query === undefined ? '' : `?${query}`)
}
