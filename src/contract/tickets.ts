import { Type, type Static } from 'typebox'
import { MAX_FEEDBACK_LENGTH, MESSAGE_KINDS } from '#domain/feedback/feedback.ts'
import { TICKET_ACTS, TICKET_STATES } from '#domain/feedback/followed-ticket.ts'
import { MAX_MESSAGE_PICTURES } from '#domain/pictures/picture-limits.ts'
import { MessagePictureIds } from './feedback.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { Instant, Nullable, OneOf } from './primitives.ts'

export const Ticket = Type.Object(
  {
    ticket: Type.String({ examples: ['C-7K3M9Q'] }),
    kind: OneOf(MESSAGE_KINDS),
    state: OneOf(TICKET_STATES),
    next_due: Nullable(Instant('by when we owe the first answer; only of a complaint or a report')),
    last_due: Nullable(Instant('by when it is settled at the latest; only of a complaint')),
    entries: Type.Array(
      Type.Object(
        {
          kind: OneOf(['wrote', 'added', 'taken_back', 'officer_asked', 'acknowledged', 'answer', 'settled']),
          at: Instant('when'),
          text: Type.String({ description: 'in the words of the sender or of our office; may be empty' }),
          pictures: Type.Array(Type.String(), { description: 'addresses of those that this account added' }),
        },
        { title: 'TicketEntry' },
      ),
      { description: 'oldest first' },
    ),
    acts: Type.Array(OneOf(TICKET_ACTS), { description: 'possible now' }),
  },
  { title: 'Ticket' },
)
export type Ticket = Static<typeof Ticket>
export type TicketEntry = Ticket['entries'][number]

const ofTicket = {
  tag: 'Service',
  rights: 'signed-in',
  params: Type.Object({ ticket: Type.String({ maxLength: 40, description: 'in capitals or not' }) }),
  response: Ticket,
} as const

export const readTicket = defineCall({
  ...ofTicket,
  method: 'GET',
  path: '/tickets/{ticket}',
  summary: 'A message to us, what we answered and what is due; of the account that sent it, or has its phone',
  refusals: ['NO_SESSION', 'NOT_FOUND'],
  limitPerMinute: 60,
})

const change = { ...ofTicket, method: 'POST', isIdempotent: true, limitPerMinute: 10 } as const
const REFUSALS = ['NO_SESSION', 'NOT_FOUND', 'CROSS_SITE', 'NOT_ALLOWED_NOW', ...KEY_REFUSALS] as const

export const addToTicket = defineCall({
  ...change,
  path: '/tickets/{ticket}/additions',
  summary: `Adds words, pictures or both to a message that is not settled; ${MAX_MESSAGE_PICTURES} pictures at most in all`,
  body: Type.Object(
    {
      text: Type.String({ maxLength: MAX_FEEDBACK_LENGTH }),
      pictures: Type.Optional(Nullable(MessagePictureIds)),
    },
    { title: 'TicketAddition', examples: [{ text: 'I have found the slip: it says ₹200.' }] },
  ),
  refusals: [...REFUSALS, 'PICTURE_UNKNOWN', 'TOO_MANY_PICTURES'],
})

export const takeTicketBack = defineCall({
  ...change,
  path: '/tickets/{ticket}/take-back',
  summary: 'Takes a complaint back, which closes it for good',
  refusals: REFUSALS,
})

export const askOfficer = defineCall({
  ...change,
  path: '/tickets/{ticket}/ask-officer',
  summary: 'Asks the grievance officer to look at a complaint again, once: it opens again and is due in a month',
  refusals: REFUSALS,
})
