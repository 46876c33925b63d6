import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/hotel-messages.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { pushRoutes } from '../push/routes.ts'
import { findSeenLink, useSeenLink } from './seen-links.ts'

/**
 * Registers the calls for push notifications, and those for the link in a hotel's message. The latter are POST, because
 * link previews send GET and the token must not appear in an address.
 */
export function hotelMessageRoutes(app: FastifyInstance, services: Services): void {
  pushRoutes(app, services)

  handleCall(app, services, calls.getNotice, async ({ body }) => {
    const told = await findSeenLink(services, body.token)
    if (!told) throw refusal('NOT_FOUND')
    return told
  })

  handleCall(app, services, calls.seeNotice, async ({ body }) => {
    const seen = await useSeenLink(services, body.token)
    if (!seen.ok) throw refusal(seen.refusal)
    return seen.value
  })
}
