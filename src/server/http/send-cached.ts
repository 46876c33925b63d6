import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import type { EncodedBody } from '../ports/page-cache.ts'
import { encodingFor, isLong } from './compression.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Whether the client already has these exact bytes. A cache in between may send several tags, or mark ours as weak. */
const has = (tag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) === true

/** Sends a cached body, compressed only once, or a 304 to a client that already has these exact bytes. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: EncodedBody,
  { COMPRESS, type = JSON_TYPE }: Pick<Env, 'COMPRESS'> & { type?: string },
): Promise<FastifyReply> {
  const isCompressible = COMPRESS && isLong(kept.length)
  const encoding = isCompressible ? encodingFor(request) : undefined
  const tag = `"${kept.tag}${encoding ? `-${encoding}` : ''}"`
  reply.header('etag', tag)
  if (isCompressible) reply.header('vary', 'accept-encoding')
  if (has(tag, request.headers['if-none-match'])) return reply.status(304).send()
  reply.type(type)
  if (encoding) reply.header('content-encoding', encoding)
  const bytes = kept.as(encoding)
  return reply.send(Buffer.isBuffer(bytes) ? bytes : await bytes)
}
