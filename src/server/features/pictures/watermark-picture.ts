import { sharp } from './careful-sharp.ts'
import { LETTER_HEIGHT, letterPath } from './watermark-letters.ts'

/** The longest side in pixels: enough to compare a face and to read a document on a phone, and no more. */
const LONGEST_SIDE = 1400
const QUALITY = 80

/** The words take this share of the shorter side, with a minimum number of pixels per point. The lines are slanted. */
const WIDTH_SHARE = 0.52
const FEWEST_PIXELS = 1.2
const LEAN_DEGREES = -24
/** The words are faint, but both light and dark, so that no background hides them. */
const OPACITY = 0.26

type Size = { width: number; height: number }

/** Repeats the words in lines across the picture, each light with a dark edge. */
function markFor(words: string, { width, height }: Size): Buffer {
  const { path, width: points } = letterPath(words)
  const scale = Math.max(FEWEST_PIXELS, (Math.min(width, height) * WIDTH_SHARE) / points)
  const tile = { width: points + 10, height: LETTER_HEIGHT * 4 }
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
      `<pattern id="m" patternUnits="userSpaceOnUse" width="${tile.width}" height="${tile.height}" patternTransform="rotate(${LEAN_DEGREES}) scale(${scale})">` +
      `<path transform="translate(5.4 9.4)" fill="#000" fill-opacity="${OPACITY}" d="${path}"/>` +
      `<path transform="translate(5 9)" fill="#fff" fill-opacity="${OPACITY + 0.1}" d="${path}"/>` +
      `</pattern></defs><rect width="100%" height="100%" fill="url(#m)"/></svg>`,
  )
}

/** Draws words across a picture, into its pixels. */
export async function watermarkPicture(picture: Buffer, words: string): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return sharp(data, { raw })
    .composite([{ input: markFor(words, info) }])
    .webp({ quality: QUALITY })
    .toBuffer()
}
