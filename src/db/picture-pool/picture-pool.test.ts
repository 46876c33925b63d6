import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AVIF_WIDTHS, HOTEL_WIDTHS } from '#domain/pictures/picture-sizes.ts'
import { TINT } from '#domain/pictures/tint.ts'
import { cityPictures, heroPicture, pictureSets } from './picture-pool.ts'

const POOL = join(import.meta.dirname, '../../../public/pictures/pool')
const pictures = [heroPicture, ...cityPictures, ...pictureSets.flatMap((set) => set.pictures)]
const sizeOf = (file: string) => statSync(join(POOL, file)).size

test('every picture of the pool exists in all widths and formats, with its tint', () => {
  expect(pictures.length).toBeGreaterThan(200)
  const files = ({ name }: { name: string }) => [
    ...HOTEL_WIDTHS.map((width) => `${name}-${width}.webp`),
    ...AVIF_WIDTHS.map((width) => `${name}-${width}.avif`),
  ]
  expect(pictures.flatMap(files).filter((file) => !existsSync(join(POOL, file)))).toEqual([])
  expect(pictures.filter(({ tint }) => !TINT.test(tint))).toEqual([])
})

test('the pool’s AVIF files are at least a quarter smaller than its WebP files', () => {
  for (const width of AVIF_WIDTHS) {
    const sum = (ending: string) =>
      pictures.reduce((bytes, { name }) => bytes + sizeOf(`${name}-${width}.${ending}`), 0)
    expect(sum('avif') / sum('webp')).toBeLessThan(0.75)
  }
})
