import type { ReportReason } from '#domain/feedback/report.ts'

/** Shown as a report's text if its sender typed none. */
export const REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  person: 'a person can be seen or is named',
  other_hotel: 'it is another hotel',
  not_a_guest: 'its author was never a guest',
  other: 'something else is wrong',
}
