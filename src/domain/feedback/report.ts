import { addMinutes } from '../kernel/ist.ts'

/** Everything that anybody can report on a hotel's page. */
export const REPORT_SUBJECTS = ['picture', 'review'] as const
export type ReportSubject = (typeof REPORT_SUBJECTS)[number]

export const REPORT_REASONS = ['person', 'other_hotel', 'not_a_guest', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/**
 * The reasons that the report form offers for each subject, in this order. `person` means that the picture shows a
 * person or that the review names one.
 */
export const REASONS_OF: Readonly<Record<ReportSubject, readonly ReportReason[]>> = {
  picture: ['person', 'other_hotel', 'other'],
  review: ['person', 'not_a_guest', 'other'],
}

/**
 * Within how many hours we look at a report. Reports about a person come first (IT Rules 2021, rule 3(2), as amended in
 * 2026).
 */
export const REPORT_HOURS: Readonly<Record<ReportReason, number>> = {
  person: 2,
  other_hotel: 24,
  not_a_guest: 24,
  other: 24,
}

/**
 * Returns the time by which the office must have looked at a report. A report alone hides nothing, because its sender
 * may be a rival.
 */
export const reportDue = (reason: ReportReason, came: Date): Date => addMinutes(came, REPORT_HOURS[reason] * 60)

export const isReasonFor = (subject: ReportSubject, reason: ReportReason): boolean =>
  REASONS_OF[subject].includes(reason)
