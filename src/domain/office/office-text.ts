import { PRODUCT_NAME } from '../site.ts'
import { EMAIL_CODE_MINUTES } from './alarm-email.ts'
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

type OfficeText = { subject?: (value: string) => string; body: (value: string) => string }

/**
 * The texts to operators, by registered template; `subject` is for emails. Each text has one variable and names no
 * person.
 */
export const OFFICE_TEXTS = {
  office_told: {
    subject: (what) => `${PRODUCT_NAME}: ${what}`,
    body: (what) => `${PRODUCT_NAME}: ${what}. Open Now in the office.`,
  },
  office_joined: {
    body: (who) =>
      `${PRODUCT_NAME}: ${who} was added to the office. A new admin confirms nothing for ${NEW_ADMIN_HOURS} hours. If this surprises you, open Team in the office now.`,
  },
  office_email_code: {
    subject: () => `${PRODUCT_NAME}: your code`,
    body: (code) =>
      `${PRODUCT_NAME}: type ${code} within ${EMAIL_CODE_MINUTES} minutes to get alarms at this address. If you did not ask for this, please ignore this email.`,
  },
} as const satisfies Record<string, OfficeText>
export type OfficeTextKind = keyof typeof OFFICE_TEXTS

/** Returns a text to operators, and the variable of its registered template. */
export function officeText(
  kind: OfficeTextKind,
  value: string,
): { template: OfficeTextKind; subject?: string; body: string; values: string[] } {
  const { subject, body }: OfficeText = OFFICE_TEXTS[kind]
  return { template: kind, ...(subject && { subject: subject(value) }), body: body(value), values: [value] }
}
