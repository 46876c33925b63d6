import { MAX_HELP_PHOTOS } from '#domain/hotel-help/help-case.ts'
import type { ApiRefusal } from '#web/lib/api.ts'
import { uploadPictures } from '#web/lib/upload.ts'
import { usePickedPictures } from '#web/lib/use-picked-pictures.ts'

/** Manages the photos of a room that is not as shown. */
export const useRoomPhotos = (bookingId: string, onFail: (refusal: ApiRefusal) => void) =>
  usePickedPictures({
    kind: 'help',
    max: MAX_HELP_PHOTOS,
    post: (files) => uploadPictures('/bookings/{id}/help/photos', { params: { id: bookingId }, field: 'files', files }),
    onFail,
  })
