import { addMinutes, istDateOf, istInstant } from '../kernel/ist.ts'
import { COMPLAINT_ANSWER_HOURS } from '../feedback/feedback.ts'

/**
 * The parts of the case page by kind of case. To add a kind, add a row here and a source in `features/office/cases`.
 */
export const CASE_KINDS = ['complaint', 'sponsorship', 'feedback', 'turned_away', 'cannot_take'] as const
export type CaseKind = (typeof CASE_KINDS)[number]

export const CASE_ACTS = ['acknowledge', 'answer', 'settle', 'verdict', 'decide', 'allow'] as const
export type CaseAct = (typeof CASE_ACTS)[number]

/** The legal deadlines of each kind of case, in minutes and months; null if the law sets none. */
const DUE: Record<CaseKind, { acknowledgeHours: number | null; settleMonths: number | null }> = {
  complaint: { acknowledgeHours: COMPLAINT_ANSWER_HOURS, settleMonths: 1 },
  sponsorship: { acknowledgeHours: null, settleMonths: null },
  feedback: { acknowledgeHours: null, settleMonths: null },
  turned_away: { acknowledgeHours: null, settleMonths: null },
  cannot_take: { acknowledgeHours: null, settleMonths: null },
}

/** Adds months to a moment, keeping the time of day in India; a day that the month lacks becomes its last day. */
function monthsLater(from: Date, months: number): Date {
  const day = istDateOf(from)
  const timeOfDay = from.getTime() - istInstant(day).getTime()
  const wanted = new Date(`${day}T00:00:00Z`)
  const date = wanted.getUTCDate()
  wanted.setUTCMonth(wanted.getUTCMonth() + months)
  if (wanted.getUTCDate() !== date) wanted.setUTCDate(0)
  return new Date(istInstant(wanted.toISOString().slice(0, 10)).getTime() + timeOfDay)
}

/** When a case must be acknowledged and settled (Consumer Protection (E-Commerce) Rules 2020, rule 4(5)). */
export function caseDue(kind: CaseKind, came: Date): { acknowledgeBy: Date | null; settleBy: Date | null } {
  const { acknowledgeHours, settleMonths } = DUE[kind]
  return {
    acknowledgeBy: acknowledgeHours === null ? null : addMinutes(came, acknowledgeHours * 60),
    settleBy: settleMonths === null ? null : monthsLater(came, settleMonths),
  }
}

/** Returns the acts that a message with a ticket allows. A sender without contact details cannot be answered. */
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
