import { DEFAULT_LANGUAGE, LETTER, TRANSLATED, type Language } from '#domain/languages.ts'
import { language } from '#words/language.ts'

/** The language that a text's letters indicate; undefined for a number or for letters of a different script. */
export function languageOf(text: string): Language | undefined {
  const written = TRANSLATED.find((each) => LETTER[each].test(text))
  if (written) return written
  const isLatin = /[a-z]/i.test(text) && !/[\u0370-\u1fff\u2c00-\uffff]/.test(text)
  return isLatin ? DEFAULT_LANGUAGE : undefined
}

/** Returns the `lang` attribute for text such as a hotel's name; undefined if it is in the page's language. */
export function foreignLanguageOf(text: string): Language | undefined {
  const own = languageOf(text)
  return own === language ? undefined : own
}
