import { caseDue } from '../office/cases.ts'
import type { MessageKind } from './feedback.ts'
import { reportDue, type ReportReason } from './report.ts'

/** What the sender of a message can do on the message's page (decision 0100). */
export const TICKET_ACTS = ['add', 'take_back', 'ask_officer'] as const
export type TicketAct = (typeof TICKET_ACTS)[number]

/** What senders can write after their message. They can send each kind once, except `added`. */
const TICKET_ENTRIES = ['added', 'taken_back', 'officer_asked'] as const
export type TicketEntryKind = (typeof TICKET_ENTRIES)[number]

/** How many times the sender can add to one message, so that nobody floods the office. */
export const MAX_ADDITIONS = 20

export const TICKET_STATES = ['sent', 'read', 'answered', 'with_officer', 'settled', 'taken_back'] as const
export type TicketState = (typeof TICKET_STATES)[number]

/** When each event of a message happened; null if it has not happened yet. */
export type TicketFacts = {
  kind: MessageKind
  /** the reason given in a report */
  reason: ReportReason | null
  came: Date
  acknowledged: Date | null
  answered: Date | null
  settled: Date | null
  takenBack: Date | null
  officerAsked: Date | null
  additions: number
}

export function ticketState(facts: TicketFacts): TicketState {
  if (facts.takenBack) return 'taken_back'
  if (facts.settled) return 'settled'
  if (facts.officerAsked) return 'with_officer'
  if (facts.answered) return 'answered'
  return facts.acknowledged ? 'read' : 'sent'
}

type DueFacts = Pick<
  TicketFacts,
  'kind' | 'reason' | 'came' | 'acknowledged' | 'settled' | 'takenBack' | 'officerAsked'
>

/**
 * Returns the deadlines of our next and our last step; null where there is no deadline. Only complaints and reports
 * have deadlines.
 */
export function ticketDue(facts: DueFacts): { next: Date | null; last: Date | null } {
  if (facts.settled || facts.takenBack) return { next: null, last: null }
  if (facts.officerAsked) return { next: null, last: caseDue(facts.kind, facts.officerAsked).settleBy }
  if (facts.reason) return { next: reportDue(facts.reason, facts.came), last: null }
  const { acknowledgeBy, settleBy } = caseDue(facts.kind, facts.came)
  return { next: facts.acknowledged ? null : acknowledgeBy, last: settleBy }
}

/** Returns the deadline that we missed; null if we met all of them. */
export function missedDeadline(facts: DueFacts, now: Date): Date | null {
  const { next, last } = ticketDue(facts)
  return [next, last].find((due) => due !== null && now >= due) ?? null
}

/** The sender can ask the grievance officer once we have answered or settled the complaint, or once we are late. */
const mayAskOfficer = (facts: TicketFacts, now: Date): boolean => {
  if (facts.kind !== 'complaint' || facts.officerAsked) return false
  const { next } = ticketDue(facts)
  return facts.answered !== null || facts.settled !== null || (next !== null && now >= next)
}

/**
 * Lists what the sender can do now. Asking the grievance officer, which is possible once, reopens a settled complaint.
 * A message that was taken back stays closed.
 */
export function ticketActs(facts: TicketFacts, now: Date): TicketAct[] {
  if (facts.takenBack) return []
  const isOpen = facts.settled === null
  return TICKET_ACTS.filter((act) => {
    switch (act) {
      case 'add':
        return isOpen && facts.additions < MAX_ADDITIONS
      case 'take_back':
        return isOpen && facts.kind === 'complaint'
      case 'ask_officer':
        return mayAskOfficer(facts, now)
      default:
        return act satisfies never
    }
  })
}
