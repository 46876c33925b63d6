import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import type { Api, Answer } from './api/start-api.ts'
import type { BuiltGuest } from './builders.ts'

type Format = 'jpeg' | 'png' | 'webp' | 'avif'

export const RED = { r: 220, g: 20, b: 30 }
const BLUE = { r: 20, g: 40, b: 200 }

/** A real picture that is blue, with a red quarter at the upper left. */
export async function photo(format: Format, width = 80, height = 40): Promise<Buffer> {
  const corner = { width: width / 2, height: height / 2, channels: 3 as const, background: RED }
  return sharp({ create: { width, height, channels: 3, background: BLUE } })
    .composite([{ input: { create: corner }, left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer()
}

/** A photo as a phone takes it, lying on its side, with the place and the owner's name in its metadata. */
export async function photoFromPhone(): Promise<Buffer> {
  const lying = await photo('jpeg')
  return sharp(lying)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: 'Asha Rao of Pune' },
      IFD3: { GPSLatitude: '18/1 31/1 12/1', GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer()
}

/** A picture of noise, which no format can compress, so that its size is predictable. */
export async function noise(width: number, height: number): Promise<Buffer> {
  const raw = Buffer.alloc(width * height * 3)
  for (let at = 0; at < raw.length; at += 1) raw[at] = (at * 2_654_435_761) >>> 13
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A file of less than a hundred bytes that claims ten thousand megapixels. */
export function pngBomb(side = 100_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.from('x')),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export type Part = { bytes: Buffer; field?: string; name?: string; type?: string }

/** Encodes a form as a browser does. */
export async function formOf(parts: readonly Part[]): Promise<{ payload: Buffer; contentType: string }> {
  const form = new FormData()
  for (const { bytes, field = 'file', name = 'photo.jpg', type = 'image/jpeg' } of parts)
    form.append(field, new File([new Uint8Array(bytes)], name, { type }))
  const sent = new Response(form)
  return { payload: Buffer.from(await sent.arrayBuffer()), contentType: sent.headers.get('content-type') ?? '' }
}

let sender = 0

/** Sends a form to an upload, each time from a different address, because another test covers the limit per minute. */
export async function upload(api: Api, path: string, guest: BuiltGuest, parts: readonly Part[]): Promise<Answer> {
  const { payload, contentType } = await formOf(parts)
  sender += 1
  return api.post(path, payload, {
    headers: { ...guest.headers, 'content-type': contentType },
    remoteAddress: `10.0.${sender >> 8}.${sender & 255}`,
  })
}

/** Opens a picture's address. Returns status, headers and bytes. */
export async function openPicture(api: Api, url: string, headers: Record<string, string> = {}) {
  const { statusCode: status, rawPayload: bytes, headers: sent } = await api.app.inject({ method: 'GET', url, headers })
  return { status, bytes, headers: sent }
}
