import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-keys.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { webhookCallRoutes } from './webhook-routes.ts'
import { endKey, listKeys, makeKey } from './hotel-keys.ts'

/** Registers the calls for API keys and webhooks of a hotel (decision 0110). */
export function deskKeyRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  handleCall(app, services, calls.listKeys, ({ session }) => listKeys(db, session.hotelId))

  handleCall(app, services, calls.makeKey, async ({ session, body }) => {
    const name = body.name.trim()
    if (!name) throw fieldRefusal('name', 'REQUIRED', 'Please enter a name')
    const made = await makeKey(services, { session, name, scopes: body.scopes })
    if (!made.ok) throw refusal(made.refusal)
    services.nudge()
    const { id, secret } = made.value
    const key = (await listKeys(db, session.hotelId)).find((each) => each.id === id)
    if (!key) throw refusal('NOT_FOUND')
    return { key, secret }
  })

  handleCall(app, services, calls.endKey, async ({ session, params }) => {
    if (!isUuid(params.id) || !(await endKey(services, session, params.id))) throw refusal('NOT_FOUND')
    return listKeys(db, session.hotelId)
  })

  webhookCallRoutes(app, services)
}
