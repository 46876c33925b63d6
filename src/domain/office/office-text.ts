import { PRODUCT_NAME } from '../site.ts'
import { NEW_ADMIN_HOURS } from './limits.ts'
import type { OperatorRole } from './operators.ts'

const NEWS = {
  turned_away: 'guests say that they were turned away',
  not_taken: 'guests were turned away several times',
  unsafe: 'guests do not feel safe',
  late_answer: 'an answer is late',
  books_differ: 'the books differ',
} as const
export type OfficeNews = keyof typeof NEWS

export const newsWords = (news: OfficeNews): string => NEWS[news]

export const colleagueWords = (role: OperatorRole): string => (role === 'admin' ? 'an admin' : 'a colleague')

/** The texts to operators, by registered template. Each has one variable, and none names a person. */
export const OFFICE_TEXTS = {
  office_told: (what: string) => `${PRODUCT_NAME}: ${what}. Open Now in the office.`,
  office_joined: (who: string) =>
    `${PRODUCT_NAME}: ${who} was added to the office. A new admin confirms nothing for ${NEW_ADMIN_HOURS} hours. If this surprises you, open Team in the office now.`,
}
export type OfficeTextKind = keyof typeof OFFICE_TEXTS

/** Returns a text to operators, and the variable of its registered template. */
export const officeText = (
  kind: OfficeTextKind,
  value: string,
): { template: OfficeTextKind; body: string; values: string[] } => ({
  template: kind,
  body: OFFICE_TEXTS[kind](value),
  values: [value],
})
