import { severalLines } from '../kernel/typed-text.ts'

export const MAX_REPORT_PAGE_LENGTH = 300
export const MAX_REPORT_MESSAGE_LENGTH = 1000
export const MAX_REPORT_COMMENT_LENGTH = 2000
/** How long a report is kept: investigating one takes weeks, not years. */
export const REPORT_RETENTION_DAYS = 180

/** The report of a page that failed, and the visitor's comment on it (specification §2, §8). */
export type ErrorReport = { page: string; message: string; comment: string | null }

type Told = { page: string; message: string; comment?: string | null }

/** Every quantifier is bounded: a stranger chooses the text, so no search may start again at each letter. */
const EMAIL = /[^\s@<>()"'=,]{1,64}@[^\s@<>()"'=,]{1,253}/g
const PHONE = /\+?\d[\d\s-]{8,20}\d/g
const OTP = /(?<![\d.,₹])\d{6}(?![\d.,])/g
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
/** Hashes and keys: nothing a person would read. */
const HEX = /[0-9a-f]{32,512}/gi
/** Access tokens, which mix digits and capitals; a hotel's address can be as long but has none. */
const TOKEN = /(?=[\w-]{0,100}\d)(?=[\w-]{0,100}[A-Z])[\w-]{32,512}/g

/** A program's texts may contain what a guest typed: remove it before anything is stored or sent on. */
export const withoutPersons = (text: string): string =>
  text
    .replaceAll(EMAIL, '[email]')
    .replaceAll(UUID, '[id]')
    .replaceAll(HEX, '[token]')
    .replaceAll(TOKEN, '[token]')
    .replaceAll(PHONE, '[number]')
    .replaceAll(OTP, '[number]')

/** The path only: a query may name a booking. */
const pathOf = (page: string): string => /^\/(?!\/)[^?#\s]*/.exec(page)?.[0] ?? '/'

/** Cut before searching; drop the rest of the last line too, in case it holds half a phone number. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const kept = text.slice(0, most)
  return kept.slice(0, Math.max(kept.lastIndexOf(' '), kept.lastIndexOf('\n'), most - LONGEST_PART))
}

/** The longest run that could be half of a token, an address or a number. */
const LONGEST_PART = 600

const clean = (text: string, most: number) =>
  severalLines(text)
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .slice(0, most)

/** Makes any report storable: cuts what is too long and removes personal details. The visitor's own comment stays. */
export function readErrorReport({ page, message, comment }: Told): ErrorReport {
  return {
    page: withoutPersons(pathOf(page.slice(0, 2 * MAX_REPORT_PAGE_LENGTH))).slice(0, MAX_REPORT_PAGE_LENGTH),
    message: clean(withoutPersons(cut(message, 2 * MAX_REPORT_MESSAGE_LENGTH)), MAX_REPORT_MESSAGE_LENGTH) || 'unknown',
    comment: clean(comment ?? '', MAX_REPORT_COMMENT_LENGTH) || null,
  }
}
