import { randomInt } from 'node:crypto'
import { spokenCode } from '#domain/kernel/spoken-code.ts'

/**
 * Each ticket's first letter shows its subject, so that a colleague who hears the ticket on the phone knows where to
 * look.
 */
export const TICKET_PREFIXES = {
  hotelApplication: 'P',
  feedback: 'F',
  sponsorship: 'S',
  complaint: 'C',
  report: 'R',
  errorReport: 'E',
  hotelHelp: 'A',
} as const
export type TicketSubject = keyof typeof TICKET_PREFIXES

const TICKET_LENGTH = 6
const MAX_TRIES = 5

const newTicket = (subject: TicketSubject) => `${TICKET_PREFIXES[subject]}-${spokenCode(TICKET_LENGTH, randomInt)}`

/** Issues a random ticket for a row: `insert` writes it, or returns false if that ticket is taken. */
export async function issueTicket(
  subject: TicketSubject,
  insert: (ticket: string) => Promise<boolean>,
): Promise<string> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
    const ticket = newTicket(subject)
    if (await insert(ticket)) return ticket
  }
  throw new Error(`no free ticket in ${MAX_TRIES} draws`)
}
