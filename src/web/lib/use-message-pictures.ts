import { MAX_MESSAGE_PICTURES } from '#domain/pictures/picture-limits.ts'
import type { ApiRefusal } from './api.ts'
import { uploadPictures } from './upload.ts'
import { usePickedPictures } from './use-picked-pictures.ts'

/** The photos of a message to us, or of what is added to it; `sent`: how many it already has. */
export const useMessagePictures = (onFail: (refusal: ApiRefusal) => void, sent = 0) =>
  usePickedPictures({
    kind: 'message',
    max: MAX_MESSAGE_PICTURES - sent,
    post: (files) => uploadPictures('/message-pictures', { params: undefined, field: 'files', files }),
    onFail,
  })
