import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-webhooks.ts'
import { readWebhookUrl } from '#domain/hotel-keys/webhook.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { addWebhook, changeSecret, endWebhook, listWebhooks, sendAgain } from './webhooks.ts'

/** Registers the calls with which a manager adds webhook addresses and resends calls (decision 0110). */
export function webhookCallRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, env } = services
  const listOf = (hotelId: number) => listWebhooks(db, hotelId, clock.now())

  handleCall(app, services, calls.listWebhooks, ({ session }) => listOf(session.hotelId))

  handleCall(app, services, calls.addWebhook, async ({ session, body, reply }) => {
    const name = body.name.trim()
    if (!name) throw fieldRefusal('name', 'REQUIRED', 'Please enter a name')
    const url = readWebhookUrl(body.url, env.APP_ENV === 'local')
    if (url === undefined) throw fieldRefusal('url', 'INVALID', 'Please enter an address that begins with https://')
    const added = await addWebhook(services, { session, name, url })
    if (!added.ok) throw refusal(added.refusal)
    reply.header('cache-control', 'no-store')
    return added.value
  })

  handleCall(app, services, calls.changeWebhookSecret, async ({ session, params, reply }) => {
    if (!isUuid(params.id)) throw refusal('NOT_FOUND')
    const changed = await changeSecret(services, session, params.id)
    if (!changed.ok) throw refusal(changed.refusal)
    reply.header('cache-control', 'no-store')
    return changed.value
  })

  handleCall(app, services, calls.endWebhook, async ({ session, params }) => {
    if (!isUuid(params.id) || !(await endWebhook(services, session, params.id))) throw refusal('NOT_FOUND')
    return listOf(session.hotelId)
  })

  handleCall(app, services, calls.sendCallAgain, async ({ session, params }) => {
    if (!isUuid(params.id) || !(await sendAgain(services, session, params.id))) throw refusal('NOT_FOUND')
    services.nudge()
    return listOf(session.hotelId)
  })
}
