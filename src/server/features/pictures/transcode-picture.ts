import type { PreparedPicture, PictureRefusal } from '../../ports/picture-preparer.ts'
import { formatOf, type PictureFormat } from '#domain/pictures/picture-format.ts'
import {
  brightnessOf,
  fingerprintOf,
  MEASURED_SIDE,
  sharpnessOf,
  type PhotoMeasures,
} from '#domain/pictures/photo-measures.ts'
import { TREATMENTS, type PictureTreatment, type TreatedKind } from '#domain/pictures/picture-kind.ts'
import { MAX_PICTURE_PIXELS } from '#domain/pictures/picture-limits.ts'
import { cutOf, type PictureSize } from '#domain/pictures/picture-sizes.ts'
import { tintOf } from '#domain/pictures/tint.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { ResizeOptions } from 'sharp'
import { sharp } from './careful-sharp.ts'

/**
 * The effort on sharp's scale of 0 to 9. More effort would make an import take twice as long, for files that are one
 * per cent smaller.
 */
const AVIF_EFFORT = 3

const DECODING_SECONDS = 20

/** Maps sharp's names to our formats; sharp counts AVIF as part of the HEIF family. */
const AS_READ: Record<PictureFormat, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' }

/** Only the first frame of an animation is read. A broken file fails instead of becoming a half-grey picture. */
const CAREFUL = {
  pages: 1,
  failOn: 'error',
  sequentialRead: true,
  limitInputPixels: MAX_PICTURE_PIXELS,
} as const

/** Treats a plain Error, which sharp and its libraries throw, as a broken file; anything else is our bug. */
async function unlessUnreadable<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && error.constructor === Error) return undefined
    throw error
  }
}

/**
 * Reads only the header, so that a decompression bomb is refused before any pixel is unpacked. Returns the size of the
 * upright picture.
 */
async function readSize(original: Buffer): Promise<Result<PictureSize, PictureRefusal>> {
  const format = formatOf(original)
  if (!format) return refuse('NOT_AN_IMAGE')
  const header = await unlessUnreadable(sharp(original, { ...CAREFUL, limitInputPixels: false }).metadata())
  if (header?.format !== AS_READ[format]) return refuse('PICTURE_UNREADABLE')
  return header.width * header.height > MAX_PICTURE_PIXELS ? refuse('PICTURE_TOO_DETAILED') : accept(header.autoOrient)
}

/** Encodes a picture upright, in sRGB and without metadata, so that only pixels remain. */
function encode(original: Buffer, { resize, quality }: { resize: ResizeOptions; quality: number }) {
  return sharp(original, CAREFUL)
    .timeout({ seconds: DECODING_SECONDS })
    .autoOrient()
    .resize(resize)
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
}

const encodeCut = (original: Buffer, size: PictureSize, { quality }: PictureTreatment) =>
  encode(original, { resize: { ...cutOf(size), fit: 'cover', position: 'attention' }, quality })

/** Encodes the picture in its own shape, no larger than its kind needs. */
const encodeWhole = (original: Buffer, { longestSide, quality }: PictureTreatment) =>
  encode(original, {
    resize: { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true },
    quality,
  })

async function encodeAvif(picture: Buffer, { widths, quality }: NonNullable<PictureTreatment['avif']>) {
  const variants: PreparedPicture['avif'] = []
  for (const width of widths) {
    const encoded = sharp(picture)
      .resize({ width, withoutEnlargement: true })
      .avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' })
    variants.push({ width, bytes: await encoded.toBuffer() })
  }
  return variants
}

/** Measures how a picture of this size looks, on grey pixels at one scale. */
async function measure(picture: Buffer, { width, height }: PictureSize): Promise<PhotoMeasures> {
  const { data, info } = await sharp(picture)
    .resize({ width: MEASURED_SIDE, height: MEASURED_SIDE, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    width,
    height,
    brightness: brightnessOf(data),
    sharpness: sharpnessOf(data, info.width),
    fingerprint: fingerprintOf(data, info.width),
  }
}

const readTint = async (picture: Buffer): Promise<string> =>
  tintOf(await sharp(picture).resize(1, 2, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer())

/** Decodes a picture and encodes it again, in every size and format that its kind needs. */
export async function transcodePicture(
  original: Buffer,
  kind: TreatedKind,
): Promise<Result<PreparedPicture, PictureRefusal>> {
  const size = await readSize(original)
  if (!size.ok) return size
  const treatment = TREATMENTS[kind]
  const { quality, widths, avif, cut } = treatment
  const whole = await unlessUnreadable(encodeWhole(original, treatment))
  const main = cut ? await unlessUnreadable(encodeCut(original, size.value, treatment)) : whole
  if (!whole || !main) return refuse('PICTURE_UNREADABLE')
  const variants: PreparedPicture['variants'] = []
  for (const width of widths.filter((width) => width < main.info.width)) {
    const smaller = await sharp(main.data).resize({ width }).webp({ quality }).toBuffer()
    variants.push({ width, bytes: smaller })
  }
  return accept({
    bytes: main.data,
    width: main.info.width,
    height: main.info.height,
    variants,
    avif: avif ? await encodeAvif(main.data, avif) : [],
    tint: await readTint(main.data),
    ...(cut ? { whole: { bytes: whole.data, measures: await measure(whole.data, whole.info) } } : {}),
  })
}
