import type { Language } from '#domain/languages.ts'
import * as en from './en/server.ts'
import * as hi from './hi/server.ts'
import * as ta from './ta/server.ts'
import type { Widened } from './same-shape.ts'

/**
 * The texts that the server needs in every language. Pages never import them: a page has one language (`#words/…`), or
 * the few texts that it shows in each (`in-each-language.ts`).
 */
export const WORDS: Readonly<Record<Language, Widened<typeof en>>> = { en, hi, ta }
