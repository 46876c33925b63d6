import { TREATMENTS, type PictureKind } from '#domain/pictures/picture-kind.ts'

type Size = { width: number; height: number }

/** The size in which the longer side is at most `longest`; a smaller picture stays as it is. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Nothing is won by encoding a picture anew that is small in pixels and in bytes. */
const LIGHT_BYTES = 500_000
const JPEG_QUALITY = 0.9

/** What the server takes as it is; a browser that can read more (HEIC, GIF) turns it into one of these. */
const SENT_AS_IT_IS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])

/**
 * The photo as it is sent: no larger than the server keeps it, so that a telephone's 8 MB become some 600 kB before they
 * travel. What this browser cannot read is sent as it is: the server says what is wrong with it.
 */
export async function shrinkPicture(file: File, kind: PictureKind): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  try {
    const { longestSide } = TREATMENTS[kind]
    const size = fitWithin(picture, longestSide)
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
  // A drawing with a clear ground would become black as a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
}
