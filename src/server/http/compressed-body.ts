import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { EncodedBody } from '../ports/page-cache.ts'
import { boundedMap } from './bounded-map.ts'
import { compressed, densely, type Encoding } from './compression.ts'

/** How many characters a tag has: 162 bits of the digest. */
const TAG_LENGTH = 27

export const tagOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, TAG_LENGTH)

/** An uncompressed body, and each compressed form once a client has asked for it. */
export type CompressedBody = EncodedBody & { body: Buffer }

/** Compresses the body once for concurrent clients that accept the same form. A failed compression is retried. */
export function compressedBody(content: string | Buffer): CompressedBody {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  const encoded = new Map<Encoding, Promise<Buffer>>()
  const encodedAs = (encoding: Encoding): Promise<Buffer> => {
    const known = encoded.get(encoding)
    if (known) return known
    const bytes = compressed(body, encoding)
    encoded.set(encoding, bytes)
    bytes.catch(() => encoded.delete(encoding))
    return bytes
  }
  return {
    body,
    tag: tagOf(body),
    length: body.length,
    as: (encoding) => (encoding ? encodedAs(encoding) : body),
  }
}

/** Estimates the cached size. A body and its two compressed forms take less than twice the size of the body. */
export const cachedSize = ({ body }: CompressedBody): number => 2 * body.length

/** A body in memory. `bytes`: the memory that its cached forms take. */
export type KeptBody = EncodedBody & { bytes: number }

/** Keeps a body without compressing it, for a server behind a proxy that compresses. */
export const plainBody = (body: Buffer): KeptBody => ({
  tag: tagOf(body),
  length: body.length,
  bytes: body.length,
  as: () => body,
})

const unpacked = promisify(brotliDecompress)

type Form = Encoding | undefined

/**
 * Keeps bodies only as Brotli, which nearly every client accepts. Decompresses them for other clients, and caches the
 * results up to `maxBytes` in total.
 */
export function bodyPacker(maxBytes: number): {
  pack: (body: Buffer) => Promise<KeptBody>
  bytes: () => number
} {
  const forms = boundedMap<Buffer>(maxBytes, (key, { length }) => key.length + length)
  const underWay = new Map<string, Promise<Buffer>>()

  const make = async (key: string, packed: Buffer, form: Form): Promise<Buffer> => {
    const body = await unpacked(packed)
    const bytes = form ? await compressed(body, form) : body
    forms.set(key, bytes)
    return bytes
  }
  const formOf = (tag: string, packed: Buffer, form: Form): Buffer | Promise<Buffer> => {
    const key = `${tag} ${form ?? 'plain'}`
    const known = forms.get(key) ?? underWay.get(key)
    if (known) return known
    const making = make(key, packed, form).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }
  return {
    pack: async (body) => {
      const [tag, packed] = [tagOf(body), await densely(body)]
      const as = (form: Form) => (form === 'br' ? packed : formOf(tag, packed, form))
      return { tag, length: body.length, bytes: packed.length, as }
    },
    bytes: forms.bytes,
  }
}
