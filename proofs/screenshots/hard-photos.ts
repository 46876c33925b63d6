import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

type Size = { width: number; height: number }

/** Draws a room in the size of a photo. A different hue gives a different picture. */
const room = ({ width, height }: Size, hue: number): Sharp =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 96 64" preserveAspectRatio="xMidYMid slice">
      <rect x="-99" y="-199" width="299" height="299" fill="hsl(${hue} 35% 80%)"/>
      <rect x="-99" y="44" width="299" height="199" fill="hsl(${hue} 25% 45%)"/>
      <rect x="62" y="8" width="22" height="20" fill="hsl(200 60% 85%)" stroke="#fff" stroke-width="2"/>
      <rect x="10" y="30" width="46" height="18" rx="2" fill="hsl(${(hue + 40) % 360} 50% 55%)"/>
      <rect x="12" y="26" width="14" height="8" rx="2" fill="#fff"/><rect x="30" y="26" width="14" height="8" rx="2" fill="#fff"/>
      <circle cx="76" cy="52" r="5" fill="hsl(${(hue + 180) % 360} 50% 40%)"/></svg>`),
  )

/** Adds the noise of a cheap phone's photo at night. */
async function noisy(size: Size, hue: number): Promise<Sharp> {
  const noise = await sharp({
    create: { ...size, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .png()
    .toBuffer()
  return sharp(
    await room(size, hue)
      .composite([{ input: noise, blend: 'overlay' }])
      .png()
      .toBuffer(),
  )
}

const PHOTO = { width: 1600, height: 1067 }
const rooms = (count: number, size: Size = PHOTO) => Array.from({ length: count }, (_, at) => room(size, 30 + at * 55))

/** Photos like those that hotels send, by the hotel's id in the imported file. */
async function hardPhotos(): Promise<Record<string, Sharp[]>> {
  return {
    NOISE: await Promise.all([10, 60, 110, 160, 210, 260].map((hue) => noisy(PHOTO, hue))),
    PORTRAIT: [room({ width: 1080, height: 2400 }, 20), room({ width: 1200, height: 1600 }, 140)],
    DARK: rooms(3).map((photo) => photo.linear(0.12, 0)),
    HUGE: rooms(4, { width: 6000, height: 4000 }),
    SMALL: rooms(3, { width: 640, height: 480 }),
    ONE: rooms(1),
    TWO: rooms(2),
    NONE: [],
  }
}

/** Writes the photos into a folder under the names that the import expects: 'NOISE-1.jpg'. */
export async function writeHardPhotos(folder: string): Promise<void> {
  for (const [id, photos] of Object.entries(await hardPhotos()))
    for (const [at, photo] of photos.entries())
      await writeFile(join(folder, `${id}-${at + 1}.jpg`), await photo.jpeg({ quality: 80 }).toBuffer())
}
