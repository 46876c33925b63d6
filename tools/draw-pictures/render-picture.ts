import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { tintOf } from '../../src/domain/pictures/tint.ts'
import { HEIGHT, WIDTH } from './canvas/camera.ts'

/** The widths of pictures for cards, galleries and wide screens in pixels, with the WebP quality for each. */
const sizes = [
  { width: 352, quality: 72 },
  { width: 704, quality: 68 },
  { width: 1056, quality: 62 },
] as const
/**
 * The qualities at which AVIF looks as close to the drawing (SSIM) as WebP at the qualities above, in a third fewer
 * bytes.
 */
const avifSizes = [
  { width: 352, quality: 49 },
  { width: 704, quality: 43 },
] as const
const AVIF = { effort: 3, chromaSubsampling: '4:2:0' } as const

export type Rendered = { bytes: number; tint: string }

/**
 * Renders a drawing once, and writes it in every width and format. Returns the number of bytes, and the picture's tint.
 */
export async function renderPicture(svg: string, folder: string, name: string): Promise<Rendered> {
  const raster = await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).removeAlpha().raw().toBuffer()
  const input = { raw: { width: WIDTH, height: HEIGHT, channels: 3 as const } }
  const scaledTo = (width: number) => sharp(raster, input).resize(width)
  const write = async (file: string, encoded: Promise<Buffer>) => {
    const picture = await encoded
    await writeFile(path.join(folder, file), picture)
    return picture.length
  }
  const written = await Promise.all([
    ...sizes.map(({ width, quality }) => {
      const options = { quality, effort: 6, smartSubsample: true }
      return write(`${name}-${width}.webp`, scaledTo(width).webp(options).toBuffer())
    }),
    ...avifSizes.map(({ width, quality }) =>
      write(
        `${name}-${width}.avif`,
        scaledTo(width)
          .avif({ quality, ...AVIF })
          .toBuffer(),
      ),
    ),
  ])
  const halves = await sharp(raster, input).resize(1, 2, { fit: 'fill' }).raw().toBuffer()
  return { bytes: written.reduce((sum, bytes) => sum + bytes, 0), tint: tintOf(halves) }
}

/** Returns the names of the files that `renderPicture` writes. */
export const filesOf = (name: string) => [
  ...sizes.map(({ width }) => `${name}-${width}.webp`),
  ...avifSizes.map(({ width }) => `${name}-${width}.avif`),
]
