import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { HEIGHT, WIDTH } from './canvas/camera.ts'

/** Widths in pixels that cards, galleries and wide screens ask for, and how hard each is squeezed. */
const sizes = [
  { width: 352, quality: 72 },
  { width: 704, quality: 68 },
  { width: 1056, quality: 62 },
] as const

/** Rasterises a drawing once and writes it in every width; answers the bytes written. */
export async function renderPicture(svg: string, folder: string, name: string) {
  const raster = await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).removeAlpha().raw().toBuffer()
  const input = { raw: { width: WIDTH, height: HEIGHT, channels: 3 as const } }
  const written = await Promise.all(
    sizes.map(async ({ width, quality }) => {
      const options = { quality, effort: 6, smartSubsample: true }
      const picture = await sharp(raster, input).resize(width).webp(options).toBuffer()
      await writeFile(path.join(folder, `${name}-${width}.webp`), picture)
      return picture.length
    }),
  )
  return written.reduce((sum, bytes) => sum + bytes, 0)
}

/** The files `renderPicture` writes for a name. */
export const filesOf = (name: string) => sizes.map(({ width }) => `${name}-${width}.webp`)
