import { severalLines } from '../kernel/typed-text.ts'

export const MAX_REPORT_PAGE_LENGTH = 300
export const MAX_REPORT_MESSAGE_LENGTH = 1000
export const MAX_REPORT_COMMENT_LENGTH = 2000
/** A report is kept this long: who looks into it needs weeks, not years. */
export const REPORTS_KEPT_DAYS = 180

/** What a page that failed tells us, and what whoever saw it adds (specification §2, §8). */
export type ErrorReport = { page: string; message: string; comment: string | null }

type Told = { page: string; message: string; comment?: string | null }

const EMAIL = /[^\s@<>()"'=,]+@[^\s@<>()"'=,]+\.[^\s@<>()"'=,]+/g
const PHONE = /\+?\d[\d\s-]{8,}\d/g
/** A token, an id: nothing that a person would read. */
const LONG_SECRET = /\b[0-9a-f]{32,}\b/gi

/** Words of a program may carry what a guest typed: it is taken out before anything is kept or sent on. */
export const withoutPersons = (text: string): string =>
  text.replaceAll(EMAIL, '[email]').replaceAll(LONG_SECRET, '[token]').replaceAll(PHONE, '[number]')

/** The path alone: a query may name a booking. */
const pathOf = (page: string): string => /^\/(?!\/)[^?#\s]*/.exec(page)?.[0] ?? '/'

const clean = (text: string, most: number) =>
  severalLines(text)
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .slice(0, most)

/** Any report can be kept: what is too long is cut, what tells of a person is taken out. What was typed on purpose stays. */
export function readErrorReport({ page, message, comment }: Told): ErrorReport {
  return {
    page: withoutPersons(pathOf(page)).slice(0, MAX_REPORT_PAGE_LENGTH),
    message: clean(withoutPersons(message), MAX_REPORT_MESSAGE_LENGTH) || 'unknown',
    comment: clean(comment ?? '', MAX_REPORT_COMMENT_LENGTH) || null,
  }
}
