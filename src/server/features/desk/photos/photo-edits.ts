import type { FastifyRequest } from 'fastify'
import type { BodyOf } from '#contract/call.ts'
import * as calls from '#contract/desk-photos.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Result } from '#domain/kernel/result.ts'
import { MAX_CAPTION, MAX_PHOTOS, readCaption } from '#domain/pictures/hotel-photos.ts'
import { faultsOf, sameAs } from '#domain/pictures/photo-faults.ts'
import type { PhotoMeasures } from '#domain/pictures/photo-measures.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import type { Services } from '../../../services.ts'
import { versionOf, type EditRequest, type HotelEditor } from '../hotel-editor.ts'
import { presentWholePicture } from '../../hotels/present-hotel.ts'
import { acceptUpload } from '../../pictures/accept-upload.ts'
import { addPhoto } from './add-photo.ts'
import { captionPhoto, movePhoto, removePhoto, type SaidOfPhoto } from './change-photos.ts'
import { readPhotos, type PhotoRow } from './photo-rows.ts'

const present = (photos: readonly PhotoRow[]): calls.DeskPhotos => ({
  version: versionOf(photos),
  photos: photos.map((photo) => ({
    name: photo.name,
    picture: presentPhoto(photo),
    caption: photo.caption,
    subject: photo.subject,
    faults: isMeasured(photo) ? faultsOf(photo) : [],
    sameAs: sameAs(photos, photo)?.name ?? null,
  })),
  most: MAX_PHOTOS,
})

const presentPhoto = ({ name, alt, origin, tint, caption, subject, width, height }: PhotoRow) =>
  presentWholePicture([name, alt, origin, tint, caption, subject, width, height])

/** The database stores all measures of a photo or none. */
const isMeasured = (photo: PhotoRow): photo is PhotoRow & PhotoMeasures => photo.width !== null

function readSaid({ caption: typed, subject }: BodyOf<typeof calls.captionPhoto>): SaidOfPhoto {
  const of = subject === undefined ? {} : { subject }
  if (typed === undefined) return of
  const caption = readCaption(typed)
  if (!caption.ok) throw fieldRefusal('caption', 'INVALID', `A caption has at most ${MAX_CAPTION} characters`)
  return { ...of, caption: caption.value }
}

/** Reads and changes a hotel's photos, from the desk and from the office. */
export function photoEdits(services: Services) {
  const read = async (hotelId: number): Promise<calls.DeskPhotos> => present(await readPhotos(services.db, hotelId))
  const after = (done: Result<true, ErrorCode>, { by }: EditRequest): Promise<calls.DeskPhotos> => {
    if (!done.ok) throw refusal(done.refusal)
    return read(by.hotelId)
  }
  return {
    read,
    /** `ownerId`: the person who uploads, because each may have only a few open uploads at a time */
    async add(by: HotelEditor, { request, ownerId }: { request: FastifyRequest; ownerId: string }) {
      const arrival = { services, request, ownerId, upload: calls.addPhoto.upload }
      await acceptUpload(arrival, (originals) => addPhoto(services, { by, originals }))
      return read(by.hotelId)
    },
    async move(ask: EditRequest, name: string, { to }: BodyOf<typeof calls.movePhoto>): Promise<calls.DeskPhotos> {
      return after(await movePhoto(services, { ...ask, name, to }), ask)
    },
    async caption(ask: EditRequest, name: string, body: BodyOf<typeof calls.captionPhoto>): Promise<calls.DeskPhotos> {
      return after(await captionPhoto(services, { ...ask, name, said: readSaid(body) }), ask)
    },
    async remove(ask: EditRequest, name: string): Promise<calls.DeskPhotos> {
      return after(await removePhoto(services, { ...ask, name }), ask)
    },
  }
}
