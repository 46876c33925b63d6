import { createHash } from 'node:crypto'
import type { CompressedBody } from '../ports/page-cache.ts'
import { compressed, type Encoding } from './compression.ts'

/** Characters of a tag: 162 bits of the digest. */
const TAG_LENGTH = 27

export function compressedBody(content: string | Buffer): CompressedBody {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, TAG_LENGTH)
  return { body, tag, encoded: new Map() }
}

/** Estimates the cached size: a body and its two compressed forms take less than twice the body. */
export const cachedSize = ({ body }: CompressedBody): number => 2 * body.length

/** Compresses the body once for concurrent clients that accept the same form. A failed compression is retried. */
export function encodedAs({ body, encoded }: CompressedBody, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding)
  if (known) return known
  const bytes = compressed(body, encoding)
  encoded.set(encoding, bytes)
  bytes.catch(() => encoded.delete(encoding))
  return bytes
}
