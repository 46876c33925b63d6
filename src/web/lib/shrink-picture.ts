import { TREATMENTS, type PictureTreatment, type TreatedKind } from '#domain/pictures/picture-kind.ts'
import type { PictureSize as Size } from '#domain/pictures/picture-sizes.ts'

/** Scales a size so that its longer side is at most `longest`; never enlarges. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The smallest size that still covers `cut`, the crop that the server makes; never enlarges. */
export function fitAround({ width, height }: Size, cut: Size): Size {
  const scale = Math.min(1, Math.max(cut.width / width, cut.height / height))
  return { width: Math.ceil(width * scale - 1e-6), height: Math.ceil(height * scale - 1e-6) }
}

/** The smallest size with all pixels that the server stores, for the whole picture and for its crop. */
export function sentSize(picture: Size, { longestSide, cut }: Pick<PictureTreatment, 'longestSide' | 'cut'>): Size {
  const whole = fitWithin(picture, longestSide)
  const around = cut ? fitAround(picture, cut) : whole
  return around.width > whole.width ? around : whole
}

/**
 * Up to this many bytes, a picture that needs no shrinking is sent unchanged, because another encoding would save
 * nothing.
 */
const LIGHT_BYTES = 500_000
const JPEG_QUALITY = 0.9

/** Formats that the server accepts; a browser that can read others (HEIC, GIF) converts them to one of these. */
const SENT_AS_IT_IS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])

/**
 * Returns the photo to send, no larger than the server stores it, which makes a phone's 8 MB some 600 kB. A file that
 * this browser cannot read is sent unchanged, and the server reports the error.
 */
export async function shrinkPicture(file: File, kind: TreatedKind): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  try {
    const size = sentSize(picture, TREATMENTS[kind])
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
  // Adds a background, because transparent areas would turn black in a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
}
