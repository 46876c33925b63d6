import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { heroPicture } from './hero-picture.ts'

/** The size of a shared link's preview on social networks, in pixels. */
const SIZE = { width: 1200, height: 630 }
const MARK = { size: 132, margin: 48 }

/**
 * Draws the start page's room with our logo on it. It has no text, so that it needs no font and reveals nothing on a
 * screen that others see.
 */
export async function drawSharePicture(publicFolder: string): Promise<number> {
  const room = await sharp(Buffer.from(heroPicture().svg))
    .resize({ ...SIZE, fit: 'cover', position: 'centre' })
    .removeAlpha()
    .toBuffer()
  const mark = await sharp(await readFile(path.join(publicFolder, 'favicon.svg')), { density: 72 * 8 })
    .resize(MARK.size, MARK.size)
    .png()
    .toBuffer()
  const picture = await sharp(room)
    .composite([{ input: mark, left: MARK.margin, top: SIZE.height - MARK.size - MARK.margin }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
  await writeFile(path.join(publicFolder, 'share.jpg'), picture)
  return picture.length
}
