/** Texts to staff, each with a template per language. They name no hotel and no person. */
export const STAFF_TEXTS = ['post', 'pairing', 'passkey', 'not_me', 'owes', 'key'] as const
export type StaffTextKind = (typeof STAFF_TEXTS)[number]

/**
 * `moment` is a time in words, `desk` the URL of the desk, and `link` the page 'Not me' or, for a manager, the page to
 * check.
 */
export type StaffTextWords = { moment: string; desk: string; link: string }

const NOTICE = ['moment', 'link'] as const

/** The variables of each registered template, in the template's order. */
export const STAFF_TEXT_VALUES: Record<StaffTextKind, readonly (keyof StaffTextWords)[]> = {
  post: ['moment', 'desk', 'link'],
  pairing: NOTICE,
  passkey: NOTICE,
  not_me: NOTICE,
  owes: NOTICE,
  key: NOTICE,
}
