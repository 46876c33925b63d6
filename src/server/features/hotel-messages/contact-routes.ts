import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/hotel-contacts.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { answerContact, findContact } from './contact-consent.ts'

/**
 * Registers the routes of the link in the request to a hotel's contact. All use POST, because link previews send GET.
 */
export function contactRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, calls.getContact, async ({ body }) => {
    const asked = await findContact(services, body.token)
    if (!asked) throw refusal('NOT_FOUND')
    return asked
  })

  const answer = async (token: string, said: 'agree' | 'stop') => {
    const answered = await answerContact(services, { token, answer: said })
    if (!answered) throw refusal('NOT_FOUND')
    return answered
  }
  handleCall(app, services, calls.agreeToContact, ({ body }) => answer(body.token, 'agree'))
  handleCall(app, services, calls.stopContact, ({ body }) => answer(body.token, 'stop'))
}
