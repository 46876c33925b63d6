import type { FastifyInstance } from 'fastify'
import { HOTEL_WIDTHS } from '#domain/pictures/picture-kind.ts'
import { refusal } from '../../http/api-error.ts'
import { FileStoreError } from '../../ports/file-store.ts'
import type { Services } from '../../services.ts'

/** The key of a hotel's own picture in the file store; its name comes from the bytes the hotel sent. */
export const hotelPictureKey = (name: string, width: number): string => `hotels/${name}-${width}`

const FILE = new RegExp(`^([0-9a-f]{40})-(${HOTEL_WIDTHS.join('|')})\\.webp$`)
const RETRY_SECONDS = 5
/** The bytes under a name never change. */
const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable'

/** Serves hotels' own pictures from the file store, to everybody and from every process alike. */
export function hotelPictureRoutes(app: FastifyInstance, { files }: Services): void {
  app.get<{ Params: { file: string } }>(
    '/pictures/hotels/:file',
    { schema: { hide: true } },
    async ({ params, log }, reply) => {
      const [, name, width] = FILE.exec(params.file) ?? []
      if (!name) throw refusal('NOT_FOUND')
      const bytes = await files.get(hotelPictureKey(name, Number(width))).catch((error: unknown) => {
        if (!(error instanceof FileStoreError)) throw error
        log.error({ err: error }, 'a picture of a hotel could not be read')
        throw refusal('OVERLOADED', RETRY_SECONDS)
      })
      if (!bytes) throw refusal('NOT_FOUND')
      return reply
        .type('image/webp')
        .headers({
          'cache-control': KEPT_FOR_GOOD,
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(bytes)
    },
  )
}
