import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/check-in.ts'
import { readPhone } from '#domain/accounts/phone.ts'
import { FORM_ERRORS } from '../../../words/en/form-errors.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { acceptInvite, cancelInvite } from './answer-invite.ts'
import { createCheckIn } from './create-check-in.ts'
import { invitePartner } from './invite-partner.ts'

function partnerPhoneOf(typed: string): string {
  if (!typed.trim()) throw fieldRefusal('partner', 'REQUIRED', FORM_ERRORS.phoneRequired)
  const phone = readPhone(typed)
  if (!phone) throw fieldRefusal('partner', 'INVALID', FORM_ERRORS.phoneInvalid)
  return phone
}

export function checkInRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, calls.createCheckIn, async ({ params, session }) => {
    const created = await createCheckIn(services, { bookingId: params.id, userId: session.userId })
    if (!created.ok) throw refusal(created.refusal)
    return { userRequest: created.value }
  })

  handleCall(app, services, calls.invitePartner, async ({ params, body, session }) => {
    const phone = partnerPhoneOf(body.partner)
    const invited = await invitePartner(services, { bookingId: params.id, userId: session.userId, phone })
    if (!invited.ok) throw refusal(invited.refusal)
    if ('retryAfterSeconds' in invited.value) throw refusal('TOO_MANY_REQUESTS', invited.value.retryAfterSeconds)
    return { status: invited.value.status }
  })

  handleCall(app, services, calls.acceptInvite, async ({ params, session }) => {
    if (params.userId !== session.userId) throw refusal('NOT_FOUND')
    const accepted = await acceptInvite(services, { bookingId: params.id, userId: session.userId })
    if (!accepted.ok) throw refusal(accepted.refusal)
    return { status: 'accepted' as const }
  })

  handleCall(app, services, calls.cancelInvite, async ({ params, session }) => {
    const ended = await cancelInvite(services, { bookingId: params.id, userId: session.userId })
    if (!ended.ok) throw refusal(ended.refusal)
    return { status: ended.value }
  })
}
