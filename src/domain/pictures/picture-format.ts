export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

const text = (bytes: Uint8Array, from: number, until: number) => String.fromCharCode(...bytes.subarray(from, until))

/** Reads the brands of an ISO media file from its first box, beginning with the major one. */
function brandsOf(bytes: Uint8Array): string[] {
  if (text(bytes, 4, 8) !== 'ftyp') return []
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const end = Math.min(size, bytes.length, 256)
  const brands = [text(bytes, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(bytes, at, at + 4))
  return brands
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)

/**
 * Recognises a file by its first bytes, and ignores its name and declared type (specification §5, "images only").
 * Returns undefined for every format that we refuse, including GIF, SVG, HEIC and PDF.
 */
export function formatOf(bytes: Uint8Array): PictureFormat | undefined {
  if (bytes.length < 16) return undefined
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  const brands = brandsOf(bytes)
  return brands.includes('avif') || brands.includes('avis') ? 'avif' : undefined
}
