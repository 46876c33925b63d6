import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Smaller answers fit into one packet even without compression. */
const THRESHOLD = 1024
/** Fast levels: on a slow connection, saving a fifth of the bytes is worth a millisecond. */
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 4
/**
 * The most characters that this thread compresses, which takes up to 0.2 ms. Moving them to another thread and back
 * would cost twice as much, mostly on this thread.
 */
const MAX_AT_ONCE = 32 * 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Flushes every piece of a streamed page, so that a browser can start rendering. */
async function compressPages(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD,
    customTypes: /^text\/html/,
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: GZIP_LEVEL },
  })
}

export type Encoding = 'br' | 'gzip'

export function encodingFor(request: FastifyRequest): Encoding | undefined {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }
const GZIP = { level: GZIP_LEVEL }

/** Compresses in a separate thread, for pages. */
export const compressed = (body: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip' ? zip(body, GZIP) : brotli(body, BROTLI)

/**
 * The level for bodies that stay in memory. The result is a tenth smaller than at the usual level, but takes a
 * millisecond longer.
 */
const DENSE_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compresses a body that stays in memory. Copies the result, because zlib returns part of a larger buffer. */
export const densely = async (body: Buffer): Promise<Buffer> => Buffer.concat([await brotli(body, DENSE_BROTLI)])

const compressedHere = (body: string, encoding: Encoding): Buffer =>
  encoding === 'gzip' ? gzipSync(body, GZIP) : brotliCompressSync(body, BROTLI)

/** Compresses a text to the same bytes as `compressed`, but short texts on this thread. */
export const compressedText = (text: string, encoding: Encoding): Buffer | Promise<Buffer> =>
  text.length <= MAX_AT_ONCE ? compressedHere(text, encoding) : compressed(text, encoding)

/** Whether an answer of this many bytes is worth compressing. */
export const isLong = (length: number): boolean => length >= THRESHOLD

const isText = (reply: FastifyReply) =>
  /^(?:application\/json|text\/html)/.test(String(reply.getHeader('content-type') ?? ''))

/**
 * Compresses API answers and prerendered pages. They are complete in memory, and compressing them in one piece costs a
 * fraction of compressing a stream.
 */
function compressWhole(app: FastifyInstance): void {
  // Uses a callback, so that answers that need no compression, such as cached pages, wait for no promise.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || !isLong(payload.length) || !isText(reply)) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request)
    if (!encoding) return done(null, payload)
    const send = (bytes: Buffer) => {
      reply.header('content-encoding', encoding)
      reply.header('content-length', bytes.length)
      done(null, bytes)
    }
    const bytes = compressedText(payload, encoding)
    if (Buffer.isBuffer(bytes)) return send(bytes)
    bytes.then(send, done)
    return undefined
  })
}

export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await compressPages(app)
  compressWhole(app)
}
