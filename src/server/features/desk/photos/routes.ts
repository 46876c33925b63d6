import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-photos.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { atDesk, editRequest } from '../hotel-editor.ts'
import { photoEdits } from './photo-edits.ts'

/** Registers the calls for a manager's photos (desk-and-office, "The desk"). */
export function deskPhotoRoutes(app: FastifyInstance, services: Services): void {
  const photos = photoEdits(services)

  handleCall(app, services, calls.deskPhotos, ({ session }) => photos.read(session.hotelId))
  handleCall(app, services, calls.addPhoto, ({ session, request }) =>
    photos.add(atDesk(session), { request, ownerId: session.staffId }),
  )
  handleCall(app, services, calls.movePhoto, (asked) => photos.move(editRequest(asked), asked.params.id, asked.body))
  handleCall(app, services, calls.captionPhoto, (asked) =>
    photos.caption(editRequest(asked), asked.params.id, asked.body),
  )
  handleCall(app, services, calls.removePhoto, (asked) => photos.remove(editRequest(asked), asked.params.id))
}
