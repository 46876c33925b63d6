import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-guests.ts'
import { readPhone } from '#domain/accounts/phone.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { parseUuid } from '../parse-ids.ts'
import { reasonOf } from '../write-log.ts'
import { blockGuest, proposePhone, unblockGuest } from './guest-actions.ts'
import { eraseGuest, exportGuest, forgetPasskeysOfGuest, readNomineeOf } from './guest-data.ts'
import { officeGuestListRoutes } from './list-routes.ts'
import { readGuest } from './read-guest.ts'

/** Registers the office's calls about guests: list, block, correct a phone, export and erase. */
export function officeGuestRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, security } = services
  officeGuestListRoutes(app, services)

  const guestOf = async (id: string) => {
    const guest = await readGuest(db, parseUuid(id), clock.now())
    if (!guest) throw refusal('NOT_FOUND')
    return guest
  }

  handleCall(app, services, calls.officeGuest, ({ params }) => guestOf(params.id))

  handleCall(app, services, calls.blockGuest, async ({ session, params, body }) => {
    const ask = { session, userId: parseUuid(params.id), reason: reasonOf(body.reason) }
    await blockGuest(services, ask)
    return guestOf(params.id)
  })

  handleCall(app, services, calls.unblockGuest, async ({ session, params, body }) => {
    const ask = { session, userId: parseUuid(params.id), reason: reasonOf(body.reason) }
    await unblockGuest(services, ask)
    return guestOf(params.id)
  })

  handleCall(app, services, calls.correctGuestPhone, async ({ session, params, body }) => {
    const phone = readPhone(body.phone)
    if (!phone) throw fieldRefusal('phone', 'INVALID', 'Enter an Indian mobile number')
    const ask = { session, userId: parseUuid(params.id), reason: reasonOf(body.reason), phone }
    const proposed = await proposePhone(services, ask)
    if (!proposed.ok) throw refusal(proposed.refusal)
    return { proposal_id: proposed.value }
  })

  handleCall(app, services, calls.exportGuestData, async ({ session, params, body, request }) => {
    const ask = { session, userId: parseUuid(params.id), reason: reasonOf(body.reason) }
    await guestOf(params.id)
    security.note('data_exported', { subject: ask.userId, address: request.ip })
    return exportGuest(services, ask)
  })

  handleCall(app, services, calls.eraseGuest, async ({ session, params, body, request }) => {
    const ask = { session, userId: parseUuid(params.id), reason: reasonOf(body.reason) }
    await guestOf(params.id)
    const erased = await eraseGuest(services, ask)
    if (!erased.ok) throw refusal(erased.refusal)
    security.note('account_erased', { subject: ask.userId, address: request.ip })
    return { erased: true as const }
  })

  handleCall(app, services, calls.forgetGuestPasskeys, async ({ session, params, body }) => {
    const ask = { session, userId: parseUuid(params.id), reason: reasonOf(body.reason) }
    const forgotten = await forgetPasskeysOfGuest(services, ask)
    if (!forgotten.ok) throw refusal(forgotten.refusal)
    return { forgotten: forgotten.value }
  })

  handleCall(app, services, calls.readGuestNominee, async ({ session, params, body }) => {
    const ask = { session, userId: parseUuid(params.id), reason: reasonOf(body.reason) }
    const nominee = await readNomineeOf(services, ask)
    if (!nominee) throw refusal('NOT_FOUND')
    return nominee
  })
}
