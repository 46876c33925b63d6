import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-identities.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { IDENTITIES_PER_HOUR } from '#domain/office/identity-reading.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { parseUuid } from '../parse-ids.ts'
import { reasonOf } from '../write-log.ts'
import { NO_STORE, sendImage } from '../../pictures/send-image.ts'
import { identitiesOfBooking } from './identities-of-booking.ts'
import { readIdentity } from './read-identity.ts'

const RETRY_SECONDS = 5

/**
 * Registers the office's calls for guests' IDs. Each reading needs a reason and is logged, and the ID's owner can see
 * it.
 */
export function officeIdentityRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, calls.listOfficeIdentities, async ({ params }) => {
    const found = await identitiesOfBooking(services.db, { bookingId: parseUuid(params.id), lock: 'unlocked' })
    if (!found) throw refusal('NOT_FOUND')
    if (found.status !== 'completed') throw refusal('ACT_NOT_POSSIBLE')
    const identities = found.identities.map(({ n, firstName, uploadedAt }) => ({
      n,
      name: firstName,
      uploaded: toIstIso(uploadedAt),
    }))
    return { identities, most_an_hour: IDENTITIES_PER_HOUR }
  })

  handleCall(app, services, calls.readOfficeIdentity, async ({ session, params, body, request, reply }) => {
    const ask = { session, bookingId: parseUuid(params.id), n: params.n, reason: reasonOf(body.reason) }
    const read = await readIdentity(services, ask)
    if (read.ok) return sendImage(reply, read.value, NO_STORE)
    services.security.note('identity_view_refused', { subject: session.operatorId, address: request.ip })
    throw refusal(read.refusal, read.refusal === 'OVERLOADED' ? RETRY_SECONDS : undefined)
  })
}
