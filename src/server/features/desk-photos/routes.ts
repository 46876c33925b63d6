import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-photos.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Result } from '#domain/kernel/result.ts'
import { MAX_CAPTION, MOST_PHOTOS, readCaption } from '#domain/pictures/hotel-photos.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { presentPicture } from '../hotels/present-hotel.ts'
import { takeIn } from '../pictures/take-in.ts'
import { addPhoto } from './add-photo.ts'
import { captionPhoto, movePhoto, removePhoto } from './change-photos.ts'
import { readPhotos, type PhotoRow } from './photo-rows.ts'

const present = (photos: readonly PhotoRow[]): calls.DeskPhotos => ({
  photos: photos.map(({ name, alt, origin, tint, caption }) => ({
    name,
    picture: presentPicture([name, alt, origin, tint, caption]),
    caption,
  })),
  most: MOST_PHOTOS,
})

function captionOf(typed: string | null): string | null {
  const caption = readCaption(typed)
  if (!caption.ok) throw fieldRefusal('caption', 'INVALID', `A caption has at most ${MAX_CAPTION} characters`)
  return caption.value
}

/** A manager's photos (desk-and-office, "The desk"). */
export function deskPhotoRoutes(app: FastifyInstance, services: Services): void {
  const photosOf = async (hotelId: number) => present(await readPhotos(services.db, hotelId))
  const answerOf = (done: Result<true, ErrorCode>, hotelId: number) => {
    if (!done.ok) throw refusal(done.refusal)
    return photosOf(hotelId)
  }

  handleCall(app, services, calls.deskPhotos, ({ session }) => photosOf(session.hotelId))

  handleCall(app, services, calls.addPhoto, async ({ request, session }) => {
    const arrival = { services, request, ownerId: session.staffId, upload: calls.addPhoto.upload }
    await takeIn(arrival, (originals) => addPhoto(services, { session, originals }))
    return photosOf(session.hotelId)
  })

  handleCall(app, services, calls.movePhoto, async ({ session, requestKey, params, body }) =>
    answerOf(await movePhoto(services, { session, requestKey, name: params.id, to: body.to }), session.hotelId),
  )

  handleCall(app, services, calls.captionPhoto, async ({ session, requestKey, params, body }) => {
    const caption = captionOf(body.caption)
    return answerOf(await captionPhoto(services, { session, requestKey, name: params.id, caption }), session.hotelId)
  })

  handleCall(app, services, calls.removePhoto, async ({ session, requestKey, params }) =>
    answerOf(await removePhoto(services, { session, requestKey, name: params.id }), session.hotelId),
  )
}
