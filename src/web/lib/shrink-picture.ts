import { TREATMENTS, type TreatedKind } from '#domain/pictures/picture-kind.ts'

type Size = { width: number; height: number }

/** The size in which the longer side is at most `longest`; a smaller picture stays as it is. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The smallest size that still covers `cut`, which the server cuts out of it; a smaller picture stays as it is. */
export function fitAround({ width, height }: Size, cut: Size): Size {
  const scale = Math.min(1, Math.max(cut.width / width, cut.height / height))
  return { width: Math.ceil(width * scale - 1e-6), height: Math.ceil(height * scale - 1e-6) }
}

/** A picture with few pixels and bytes gains nothing from encoding it again. */
const LIGHT_BYTES = 500_000
const JPEG_QUALITY = 0.9

/** Formats the server accepts; a browser that can read more (HEIC, GIF) converts to one of these. */
const SENT_AS_IT_IS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])

/**
 * The photo to send: no larger than the server stores it, so that a phone's 8 MB become some 600 kB before the upload.
 * A file this browser cannot read is sent as it is: the server reports its fault.
 */
export async function shrinkPicture(file: File, kind: TreatedKind): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  try {
    const { longestSide, cut } = TREATMENTS[kind]
    const size = cut ? fitAround(picture, cut) : fitWithin(picture, longestSide)
    const isSmall = size.width === picture.width && file.size <= LIGHT_BYTES
    if (isSmall && SENT_AS_IT_IS.has(file.type)) return file
    const smaller = await draw(picture, size)
    const isWorthIt = smaller && (smaller.size < file.size || !SENT_AS_IT_IS.has(file.type))
    return isWorthIt ? smaller : file
  } finally {
    picture.close()
  }
}

async function draw(picture: ImageBitmap, { width, height }: Size): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  // A drawing with a transparent background would become black as a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
}
