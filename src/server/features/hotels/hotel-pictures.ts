import type { FastifyInstance } from 'fastify'
import { AVIF_WIDTHS, HOTEL_WIDTHS } from '#domain/pictures/picture-sizes.ts'
import { refusal } from '../../http/api-error.ts'
import { VARY_BY_SAVING } from '../../http/smaller-pictures.ts'
import { FileStoreError } from '../../ports/file-store.ts'
import type { Services } from '../../services.ts'

/** Replaces the width in the file name of a whole photo. */
export const WHOLE = 'whole'

/**
 * Returns the key of a hotel's own picture in the file store. The name is derived from the bytes that the hotel sent.
 */
export const hotelPictureKey = (name: string, width: number | typeof WHOLE): string => `hotels/${name}-${width}`
export const avifPictureKey = (name: string, width: number): string => `${hotelPictureKey(name, width)}-avif`

const NAME = '([0-9a-f]{40})'
const WEBP = [...HOTEL_WIDTHS, WHOLE].join('|')
const FILE = new RegExp(`^${NAME}-(?:(${WEBP})\\.webp|(${AVIF_WIDTHS.join('|')})\\.avif)$`)
const RETRY_SECONDS = 5
/** The cache header of pictures whose name stands for the same bytes forever. */
const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable'
/** The cache header of placeholder pictures, which a new import may replace. */
const KEPT_FOR_A_DAY = 'public, max-age=86400'

type Found = { bytes: Buffer; type: string; kept: string }

/**
 * Finds a picture. A picture stored before we had AVIF exists only as WebP. It is sent under its AVIF name too, because
 * browsers rely on the content type.
 */
async function findPicture(files: Services['files'], file: string): Promise<Found | undefined> {
  const [, name, webp, avif] = FILE.exec(file) ?? []
  if (!name) return undefined
  const light = avif && (await files.get(avifPictureKey(name, Number(avif))))
  if (light) return { bytes: light, type: 'image/avif', kept: KEPT_FOR_GOOD }
  const bytes = await files.get(hotelPictureKey(name, webp === WHOLE ? WHOLE : Number(webp ?? avif)))
  return bytes && { bytes, type: 'image/webp', kept: avif ? KEPT_FOR_A_DAY : KEPT_FOR_GOOD }
}

/** Serves hotels' own pictures from the file store, to everybody and from every process. */
export function hotelPictureRoutes(app: FastifyInstance, { files }: Services): void {
  app.get<{ Params: { file: string } }>(
    '/pictures/hotels/:file',
    { schema: { hide: true } },
    async ({ params, log }, reply) => {
      const found = await findPicture(files, params.file).catch((error: unknown) => {
        if (!(error instanceof FileStoreError)) throw error
        log.error({ err: error }, 'a picture of a hotel could not be read')
        throw refusal('OVERLOADED', RETRY_SECONDS)
      })
      if (!found) throw refusal('NOT_FOUND')
      return reply
        .type(found.type)
        .headers({
          'cache-control': found.kept,
          vary: VARY_BY_SAVING,
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(found.bytes)
    },
  )
}
