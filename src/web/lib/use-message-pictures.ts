import { MAX_MESSAGE_PICTURES } from '#domain/pictures/picture-limits.ts'
import type { ApiRefusal } from './api.ts'
import { uploadPictures } from './upload.ts'
import { usePickedPictures } from './use-picked-pictures.ts'

/** The photos for a message to us, or for an addition to it. `sent`: how many the message already has. */
export const useMessagePictures = (onFail: (refusal: ApiRefusal) => void, sent = 0) =>
  usePickedPictures({
    kind: 'message',
    max: MAX_MESSAGE_PICTURES - sent,
    post: (files) => uploadPictures('/message-pictures', { params: undefined, field: 'files', files }),
    onFail,
  })
