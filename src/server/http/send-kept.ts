import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { compressed, encodingFor, isLong, type Encoding } from './compression.ts'
import type { KeptAnswer } from './kept-answers.ts'

async function encodedAs(answer: KeptAnswer, encoding: Encoding): Promise<Buffer> {
  const known = answer.encoded.get(encoding)
  if (known) return known
  const bytes = await compressed(answer.body, encoding)
  answer.encoded.set(encoding, bytes)
  return bytes
}

/** Sends an answer as it was made, compressed once, or 304 to a client that has these very bytes. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
  { COMPRESS }: Pick<Env, 'COMPRESS'>,
): Promise<FastifyReply> {
  const isCompressible = COMPRESS && isLong(answer.body.length)
  const encoding = isCompressible ? encodingFor(request) : undefined
  const tag = `"${answer.tag}${encoding ? `-${encoding}` : ''}"`
  reply.header('etag', tag)
  if (isCompressible) reply.header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === tag) return reply.status(304).send()
  reply.type('application/json; charset=utf-8')
  if (!encoding) return reply.send(answer.body)
  return reply.header('content-encoding', encoding).send(await encodedAs(answer, encoding))
}
