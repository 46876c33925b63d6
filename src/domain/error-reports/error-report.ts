import { severalLines } from '../kernel/typed-text.ts'

const MAX_REPORT_PAGE_LENGTH = 300
export const MAX_REPORT_MESSAGE_LENGTH = 1000
export const MAX_REPORT_COMMENT_LENGTH = 2000
/** How long a report is kept. Investigating one takes weeks, not years. */
export const REPORT_RETENTION_DAYS = 180

/** A report of a failed page, with the visitor's comment on it (specification §2, §8). */
export type ErrorReport = { page: string; message: string; comment: string | null }

type Told = { page: string; message: string; comment?: string | null }

/**
 * Every quantifier is bounded, because outsiders write the text. An unbounded search could start again at every letter.
 */
const EMAIL = /[^\s@<>()"'=,]{1,64}@[^\s@<>()"'=,]{1,253}/g
const PHONE = /\+?\d[\d\s-]{8,20}\d/g
const OTP = /(^|[^\d.,₹])\d{6}(?![\d.,])/g
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
/** Matches hashes and keys, which no person needs to read. */
const HEX = /[0-9a-f]{32,512}/gi
/**
 * Matches access tokens, which mix digits and capitals. A hotel's address can be as long as a token, but does not mix
 * them.
 */
const TOKEN = /(?=[\w-]{0,100}\d)(?=[\w-]{0,100}[A-Z])[\w-]{32,512}/g

/**
 * Removes personal details before anything is stored or passed on, because error texts may contain what a guest typed.
 */
export const withoutPersons = (text: string): string =>
  text
    .replaceAll(EMAIL, '[email]')
    .replaceAll(UUID, '[id]')
    .replaceAll(HEX, '[token]')
    .replaceAll(TOKEN, '[token]')
    .replaceAll(PHONE, '[number]')
    .replaceAll(OTP, '$1[number]')

/** Returns only the path, because a query may name a booking. */
const pathOf = (page: string): string => /^\/(?!\/)[^?#\s]*/.exec(page)?.[0] ?? '/'

/** Cuts the text before searching it. Also drops the incomplete last line, which may end in half a phone number. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const kept = text.slice(0, most)
  return kept.slice(0, Math.max(kept.lastIndexOf(' '), kept.lastIndexOf('\n'), most - LONGEST_PART))
}

/** The longest piece of a token, address or number that cutting could leave at the end of a text. */
const LONGEST_PART = 600

const clean = (text: string, most: number) =>
  severalLines(text)
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .slice(0, most)

/** Makes any report storable: cuts long texts and removes personal details, except in the visitor's own comment. */
export function readErrorReport({ page, message, comment }: Told): ErrorReport {
  return {
    page: withoutPersons(pathOf(page.slice(0, 2 * MAX_REPORT_PAGE_LENGTH))).slice(0, MAX_REPORT_PAGE_LENGTH),
    message: clean(withoutPersons(cut(message, 2 * MAX_REPORT_MESSAGE_LENGTH)), MAX_REPORT_MESSAGE_LENGTH) || 'unknown',
    comment: clean(comment ?? '', MAX_REPORT_COMMENT_LENGTH) || null,
  }
}
