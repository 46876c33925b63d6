import { addMinutes, istDateOf, istInstant } from '../kernel/ist.ts'
import { HELP_KINDS } from '../hotel-help/help-case.ts'
import { COMPLAINT_ANSWER_HOURS } from '../feedback/feedback.ts'

/**
 * The parts that the case page has for each kind of case. A new kind needs a row here and a source in
 * `features/office/cases`.
 */
export const CASE_KINDS = [
  'complaint',
  'report',
  'sponsorship',
  'feedback',
  'turned_away',
  'cannot_take',
  ...HELP_KINDS,
] as const
export type CaseKind = (typeof CASE_KINDS)[number]

export const CASE_ACTS = ['acknowledge', 'answer', 'settle', 'verdict', 'decide', 'allow'] as const
export type CaseAct = (typeof CASE_ACTS)[number]

/** The legal deadlines for each kind of case, in hours and months. The law sets none for the remaining kinds. */
const DUE: Partial<Record<CaseKind, { acknowledgeHours: number; settleMonths: number }>> = {
  complaint: { acknowledgeHours: COMPLAINT_ANSWER_HOURS, settleMonths: 1 },
}

/** Adds months to a moment. Keeps the time of day in India. If the month is too short, uses its last day. */
function monthsLater(from: Date, months: number): Date {
  const day = istDateOf(from)
  const timeOfDay = from.getTime() - istInstant(day).getTime()
  const wanted = new Date(`${day}T00:00:00Z`)
  const date = wanted.getUTCDate()
  wanted.setUTCMonth(wanted.getUTCMonth() + months)
  if (wanted.getUTCDate() !== date) wanted.setUTCDate(0)
  return new Date(istInstant(wanted.toISOString().slice(0, 10)).getTime() + timeOfDay)
}

/** Returns when a case must be acknowledged and settled (Consumer Protection (E-Commerce) Rules 2020, rule 4(5)). */
export function caseDue(kind: CaseKind, came: Date): { acknowledgeBy: Date | null; settleBy: Date | null } {
  const due = DUE[kind]
  return {
    acknowledgeBy: due ? addMinutes(came, due.acknowledgeHours * 60) : null,
    settleBy: due ? monthsLater(came, due.settleMonths) : null,
  }
}

/** Returns the actions that a message with a ticket allows. A sender without contact details cannot be answered. */
export function actsOnTicket(ticket: {
  isAcknowledged: boolean
  isSettled: boolean
  hasContact: boolean
}): readonly CaseAct[] {
  if (ticket.isSettled) return ticket.hasContact ? ['answer'] : []
  const answers: readonly CaseAct[] = ticket.hasContact
    ? [...(ticket.isAcknowledged ? [] : (['acknowledge'] as const)), 'answer']
    : []
  return [...answers, 'settle']
}
