import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { TreatedKind } from '#domain/pictures/picture-kind.ts'
import { noise, photo, RED } from '#tests/pictures.ts'
import { picturePreparer } from './prepare-picture.ts'

const BLUE = { r: 0, g: 0, b: 255 }
const solid = (background: object, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } })

async function prepared(original: Buffer, kind: TreatedKind = 'identity') {
  const result = await picturePreparer().prepare(original, kind)
  if (!result.ok) throw new Error(result.refusal)
  return result.value
}

test('an animated picture keeps its first frame', async () => {
  const frames = [await solid(RED).png().toBuffer(), await solid(BLUE).png().toBuffer()]
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [90, 90] })
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  const { bytes, width, height } = await prepared(moving)
  expect([width, height]).toEqual([40, 30])
  expect((await sharp(bytes).metadata()).pages).toBeUndefined()
  const [red = 0, , blue = 255] = await sharp(bytes).raw().toBuffer()
  expect(red).toBeGreaterThan(blue)
})

test.each([
  ['grey', () => solid(RED).greyscale().png().toBuffer()],
  ['16 bits deep', () => solid(RED).toColourspace('rgb16').png().toBuffer()],
  ['made for printing', () => solid(RED).toColourspace('cmyk').jpeg().toBuffer()],
  ['see-through', () => solid(RED).ensureAlpha(0.5).png().toBuffer()],
  ['with colours of its own', () => solid(RED).withIccProfile('p3').jpeg().toBuffer()],
])('a picture that is %s comes out in screen colours', async (_name, original) => {
  const { bytes } = await prepared(await original())
  const kept = await sharp(bytes).metadata()
  expect(kept).toMatchObject({ format: 'webp', space: 'srgb' })
  expect(kept.icc).toBeUndefined()
})

test('a picture shrinks to the size of its kind and never grows', async () => {
  const large = await photo('jpeg', 2400, 1200)
  const sizeOf = async (kind: 'identity' | 'profile' | 'review') => {
    const { width, height, variants } = await prepared(large, kind)
    return [width, height, ...variants.map((variant) => variant.width)]
  }
  expect(await sizeOf('identity')).toEqual([2000, 1000])
  expect(await sizeOf('profile')).toEqual([800, 400])
  expect(await sizeOf('review')).toEqual([1600, 800, 352, 704, 1056])
  const small = await prepared(await photo('jpeg', 352, 200), 'review')
  expect([small.width, small.variants]).toEqual([352, []])
})

test('a hotel’s picture comes as AVIF too, and with the colours of its halves', async () => {
  const halves = await sharp({ create: { width: 1056, height: 564, channels: 3, background: RED } })
    .composite([{ input: await solid(BLUE, 1056, 282).png().toBuffer(), top: 282, left: 0 }])
    .png()
    .toBuffer()
  const { avif, variants, tint } = await prepared(halves, 'hotel')
  expect(avif.map(({ width }) => width)).toEqual([352, 704])
  for (const { width, bytes } of avif) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width })
    expect(variants.find((variant) => variant.width === width)).toBeDefined()
  }
  const [upper, lower] = tint.split('-').map((colour) => Number.parseInt(colour, 16))
  const isRed = (colour = 0) => colour >> 16 > (colour & 0xff)
  expect([isRed(upper), isRed(lower)]).toEqual([true, false])
})

test('pictures of guests get no AVIF version', async () =>
  expect((await prepared(await photo('jpeg', 1600, 800), 'review')).avif).toEqual([]))

test('the preparer decodes two pictures together, lets twenty wait, and refuses the next', async () => {
  const preparer = picturePreparer()
  const original = await noise(300, 200)
  const all = Array.from({ length: 30 }, () => preparer.prepare(original, 'profile'))
  expect(preparer.isBusy()).toBe(true)
  const results = await Promise.all(all)
  expect(results.filter(({ ok }) => ok)).toHaveLength(22)
  expect(results.slice(22).map((result) => !result.ok && result.refusal)).toEqual(Array(8).fill('OVERLOADED'))
  expect(preparer.isBusy()).toBe(false)
})
