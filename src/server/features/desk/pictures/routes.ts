import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-pictures.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { NO_STORE, sendImage } from '../../pictures/send-image.ts'
import { compareDeskPicture } from './compare-desk-picture.ts'
import { listDeskPictures } from './list-desk-pictures.ts'
import { openDeskPicture } from './open-desk-picture.ts'

const RETRY_SECONDS = 5

/**
 * Registers the calls for photos and IDs of superfast check-ins at the desk (desk-and-office, "What a hotel may see,
 * and until when").
 */
export function deskPictureRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, calls.listDeskPictures, async ({ params, session }) => {
    const listed = await listDeskPictures(services, { session, bookingId: params.id })
    if (!listed.ok) throw refusal(listed.refusal)
    const { pictures, until } = listed.value
    return {
      identities: pictures.map(({ n, of, firstName, answer }) => ({ n, kind: of, name: firstName, answer })),
      until: toIstIso(until),
    }
  })

  handleCall(app, services, calls.openDeskPicture, async ({ params, session, request, reply }) => {
    const opened = await openDeskPicture(services, { session, bookingId: params.id, n: params.n })
    if (opened.ok) return sendImage(reply, opened.value, NO_STORE)
    services.security.note('identity_view_refused', { subject: session.staffId, address: request.ip })
    throw refusal(opened.refusal, opened.refusal === 'OVERLOADED' ? RETRY_SECONDS : undefined)
  })

  handleCall(app, services, calls.compareDeskPicture, async ({ params, body, session, requestKey }) => {
    const said = await compareDeskPicture(services, { session, bookingId: params.id, ...body, requestKey })
    if (!said.ok) throw refusal(said.refusal)
    return { answer: said.value }
  })
}
