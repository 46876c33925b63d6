import type { Language } from '#domain/languages.ts'
import { language } from '#words/language.ts'

/** The language that the letters of a text show; undefined for a number, or for letters of another script. */
export function languageOf(text: string): Language | undefined {
  if (/[\u0900-\u097f]/.test(text)) return 'hi'
  if (/[\u0b80-\u0bff]/.test(text)) return 'ta'
  return /^[^\u0370-\u1fff\u2c00-\uffff]*[a-z][^\u0370-\u1fff\u2c00-\uffff]*$/i.test(text) ? 'en' : undefined
}

/** Returns the `lang` attribute for text such as a hotel's name; undefined if it is in the page's language. */
export function foreignLanguageOf(text: string): Language | undefined {
  const own = languageOf(text)
  return own === language ? undefined : own
}
