import type { Language } from '#domain/languages.ts'
import { language } from '#words/language.ts'

/** The language that the letters of a text show; undefined for a number, or for letters of another script. */
export function languageOf(text: string): Language | undefined {
  if (/[\u0900-\u097f]/.test(text)) return 'hi'
  if (/[\u0b80-\u0bff]/.test(text)) return 'ta'
  return /^[^\u0370-\u1fff\u2c00-\uffff]*[a-z][^\u0370-\u1fff\u2c00-\uffff]*$/i.test(text) ? 'en' : undefined
}

/** The language of a name or a note among texts of the page, for the attribute `lang`; undefined where it is the page's. */
export function foreignLanguageOf(text: string): Language | undefined {
  const own = languageOf(text)
  return own === language ? undefined : own
}
