import type { PicturePreparer } from '../../ports/picture-preparer.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { decodingQueue } from './decoding-queue.ts'

export const PICTURE_MIME = 'image/webp'
export const AVIF_MIME = 'image/avif'

const BATCH_SIZE = 2
const MAX_WAITING = 20

// Loads sharp only with the first picture, so that a server can start without that library and the code that finds it.
const developing = () => import('./transcode-picture.ts')
const marking = () => import('./watermark-picture.ts')

/**
 * Converts an uploaded picture into the stored one: decodes and encodes everything again as WebP, so that metadata,
 * locations and anything hidden behind the pixels are gone (specification §5, "images only").
 */
export function picturePreparer(): PicturePreparer {
  const queue = decodingQueue({ maxAtOnce: BATCH_SIZE, maxWaiting: MAX_WAITING })
  return {
    isBusy: queue.isFull,
    prepare: async (original, kind) => {
      const prepared = await queue.run(async () => (await developing()).transcodePicture(original, kind))
      return prepared === 'full' ? refuse('OVERLOADED') : prepared
    },
    mark: async (picture, words) => {
      const marked = await queue.run(async () => (await marking()).watermarkPicture(picture, words))
      return marked === 'full' ? refuse('OVERLOADED') : accept(marked)
    },
  }
}
