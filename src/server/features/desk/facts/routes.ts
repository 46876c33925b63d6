import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-facts.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { byManager, editRequest } from '../hotel-editor.ts'
import { factEdits } from './fact-edits.ts'

/** Registers the calls about a hotel's details and its booking alerts (desk-and-office, "The desk"). */
export function deskFactRoutes(app: FastifyInstance, services: Services): void {
  const facts = factEdits(services)

  handleCall(app, services, calls.deskFacts, ({ session }) => facts.read(session.hotelId))
  handleCall(app, services, calls.changeFacts, (asked) => facts.change(editRequest(asked), asked.body))
  handleCall(app, services, calls.addContact, (asked) => facts.addContact(byManager(asked), asked.body))
  handleCall(app, services, calls.resendContactRequest, (asked) =>
    facts.askContactAgain(byManager(asked), asked.params.id),
  )
  handleCall(app, services, calls.endContact, (asked) => facts.endContact(byManager(asked), asked.params.id))
}
