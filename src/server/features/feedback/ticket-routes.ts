import type { FastifyInstance } from 'fastify'
import type { Ticket } from '#contract/tickets.ts'
import * as calls from '#contract/tickets.ts'
import { readFeedback } from '#domain/feedback/feedback.ts'
import { MORE_FORM_ERRORS } from '../../../words/en/more-form-errors.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { changeTicket, type TicketPress } from './change-ticket.ts'
import { presentTicket, readTicketFile } from './ticket-rows.ts'

/** Words that a sender adds follow the rules of a message. Pictures may be sent without words. */
function readAddition(typed: string, pictures: readonly string[]): string {
  if (pictures.length > 0 && typed.trim() === '') return ''
  const read = readFeedback({ kind: 'feedback', message: typed })
  if (!read.ok) throw fieldRefusal('text', read.refusal.kind, MORE_FORM_ERRORS[read.refusal.fault])
  return read.value.message
}

/** Registers the calls by which people follow their message to us (decision 0100). */
export function ticketRoutes(app: FastifyInstance, services: Services): void {
  const ticketOf = async (ref: string, userId: string): Promise<Ticket> => {
    const file = await readTicketFile(services.db, ref, userId)
    if (!file) throw refusal('NOT_FOUND')
    return presentTicket(file, services.clock.now())
  }
  const press = async (asked: TicketPress): Promise<Ticket> => {
    const done = await changeTicket(services, asked)
    if (!done.ok) throw refusal(done.refusal)
    return ticketOf(asked.ref, asked.userId)
  }

  handleCall(app, services, calls.readTicket, ({ params, session }) => ticketOf(params.ticket, session.userId))

  handleCall(app, services, calls.addToTicket, ({ params, body, session: { userId }, requestKey }) => {
    const pictures = body.pictures ?? []
    const text = readAddition(body.text, pictures)
    return press({ ref: params.ticket, userId, requestKey, act: 'add', text, pictures })
  })
  handleCall(app, services, calls.takeTicketBack, ({ params, session: { userId }, requestKey }) =>
    press({ ref: params.ticket, userId, requestKey, act: 'take_back' }),
  )
  handleCall(app, services, calls.askOfficer, ({ params, session: { userId }, requestKey }) =>
    press({ ref: params.ticket, userId, requestKey, act: 'ask_officer' }),
  )
}
