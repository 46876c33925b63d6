import { useState } from 'react'
import { MAX_HELP_PHOTOS } from '#domain/hotel-help/help-case.ts'
import type { ApiRefusal } from '#web/lib/api.ts'
import { shrinkPicture } from '#web/lib/shrink-picture.ts'
import { uploadPictures } from '#web/lib/upload.ts'

/** A chosen photo: shown from the phone's own file, and named by its id once it is uploaded. */
export type RoomPhoto = { address: string; id: string }

/** Uploads photos as they are chosen, so that sending them is one short press. */
export function useRoomPhotos(bookingId: string, onFail: (refusal: ApiRefusal) => void) {
  const [photos, setPhotos] = useState<readonly RoomPhoto[]>([])
  const [isAdding, setAdding] = useState(false)

  const upload = async (files: readonly File[]): Promise<RoomPhoto[]> => {
    setAdding(true)
    const small = await Promise.all(files.map((file) => shrinkPicture(file, 'help')))
    const answer = await uploadPictures('/bookings/{id}/help/photos', {
      params: { id: bookingId },
      field: 'files',
      files: small,
    })
    setAdding(false)
    if (answer.ok)
      return answer.value.files.map(({ id }, index) => ({
        id,
        address: URL.createObjectURL(small[index] ?? new Blob()),
      }))
    onFail(answer.refusal)
    return []
  }
  const add = async (files: readonly File[]) => {
    const added = await upload(files.slice(0, MAX_HELP_PHOTOS - photos.length))
    setPhotos((before) => [...before, ...added])
  }
  const remove = (id: string) => setPhotos((before) => before.filter((photo) => photo.id !== id))
  return { photos, isAdding, upload, add, remove }
}
