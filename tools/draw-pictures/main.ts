/**
 * Draws the demo catalogue's pictures: the pool that hotels share, the home page's hero, one picture per city, and the
 * preview of shared links.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cityPictures } from './cities/city-pictures.ts'
import { drawHotelPictures, type PictureKind } from './draw-hotel-pictures.ts'
import { heroPicture } from './hero-picture.ts'
import { poolPlan } from './pool-plan.ts'
import { filesOf, renderPicture } from './render-picture.ts'
import { drawSharePicture } from './share-picture.ts'

const root = path.join(import.meta.dirname, '../..')
const publicFolder = path.join(root, 'public')
const poolFolder = path.join(publicFolder, 'pictures/pool')
const poolIndex = path.join(root, 'src/db/picture-pool/picture-pool.json')

interface Rendering {
  name: string
  kind: string
  alt: string
  svg: string
}

/** Names a picture within its set. */
const part = (kind: PictureKind) => (kind === 'room-angle' ? 'angle' : kind)

function* renderingsOfSets() {
  for (const { id, seed, view, starBand, stars } of poolPlan()) {
    const pictures = drawHotelPictures(seed, { stars, view }).map(({ kind, alt, svg }): Rendering => ({
      name: `${id}-${part(kind)}`,
      kind: part(kind),
      alt,
      svg,
    }))
    yield { set: { id, view, starBand }, pictures }
  }
}

async function removeOthers(names: readonly string[]) {
  const wanted = new Set(names.flatMap(filesOf))
  const stale = (await readdir(poolFolder)).filter((file) => !wanted.has(file))
  await Promise.all(stale.map((file) => rm(path.join(poolFolder, file))))
}

async function drawPictures() {
  await Promise.all([mkdir(poolFolder, { recursive: true }), mkdir(path.dirname(poolIndex), { recursive: true })])
  const names: string[] = []
  let bytes = 0
  const render = async ({ name, kind, alt, svg }: Rendering) => {
    const rendered = await renderPicture(svg, poolFolder, name)
    bytes += rendered.bytes
    names.push(name)
    return { name, kind, alt, tint: rendered.tint }
  }
  bytes += await drawSharePicture(publicFolder)
  const hero = await render({ name: 'hero', kind: 'hero', ...heroPicture() })
  const cities = []
  for (const { city, ...drawing } of cityPictures()) {
    cities.push({ city, ...(await render({ name: `city-${city}`, kind: 'city', ...drawing })) })
  }
  const sets = []
  for (const { set, pictures } of renderingsOfSets()) {
    const rendered = []
    for (const picture of pictures) rendered.push(await render(picture))
    sets.push({ ...set, pictures: rendered })
    console.log(`${set.id}: ${rendered.length} pictures`)
  }
  await removeOthers(names)
  await writeFile(poolIndex, `${JSON.stringify({ hero, cities, sets }, null, 2)}\n`)
  console.log(`${names.length} pictures, ${(bytes / 1e6).toFixed(2)} MB`)
}

await drawPictures()
