import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../../env.ts'
import { boundedMap } from '../../../http/bounded-map.ts'
import { compressedText, encodingFor, isLong } from '../../../http/compression.ts'
import { fillList, keyOfList, type ListedHotel } from './hotel-card.ts'

/** Bytes for a few thousand answers of one city, because most searches find the same hotels first. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024
/** JavaScript's memory overhead for each key with its bytes. */
const BYTES_OF_ENTRY = 200

type SendList = (request: FastifyRequest, reply: FastifyReply, hotels: readonly ListedHotel[]) => Promise<FastifyReply>

/** Sends hotels from the catalogue, already serialised as JSON, and compresses the same list only once. */
export function listSender({ COMPRESS }: Pick<Env, 'COMPRESS'>): SendList {
  const kept = boundedMap<Buffer>(MAX_KEPT_BYTES, (key, bytes) => key.length + bytes.length + BYTES_OF_ENTRY)

  return async (request, reply, hotels) => {
    reply.type('application/json; charset=utf-8')
    const encoding = COMPRESS ? encodingFor(request) : undefined
    if (!encoding) return reply.send(fillList(hotels))
    const key = `${encoding} ${keyOfList(hotels)}`
    let bytes = kept.get(key)
    if (!bytes) {
      const text = fillList(hotels)
      if (!isLong(text.length)) return reply.send(text)
      // Copies the bytes, because zlib returns the start of a longer buffer.
      bytes = Buffer.concat([await compressedText(text, encoding)])
      kept.set(key, bytes)
    }
    reply.header('vary', 'accept-encoding')
    return reply.header('content-encoding', encoding).send(bytes)
  }
}
