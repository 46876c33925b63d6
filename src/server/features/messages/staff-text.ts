import { STAFF_TEXT_VALUES, type StaffTextKind, type StaffTextWords } from '#domain/desk/staff-text.ts'
import type { Language } from '#domain/languages.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { WORDS } from '../../../words/languages.ts'

/** Returns a text in its reader's language, with the variables of its registered template. */
export const staffText = (
  kind: StaffTextKind,
  language: Language,
  words: StaffTextWords,
): { body: string; values: string[] } => ({
  body: `${PRODUCT_NAME}: ${WORDS[language].staffMessages.TEXTS[kind](words)}`,
  values: STAFF_TEXT_VALUES[kind].map((name) => words[name]),
})
