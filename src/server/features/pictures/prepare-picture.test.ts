import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { faultsOf, SAME_UP_TO } from '#domain/pictures/photo-faults.ts'
import { bitsApart } from '#domain/pictures/photo-measures.ts'
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

test('a hotel’s picture gets AVIF versions, and the colours of its upper and lower half', async () => {
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

test('guests’ uploaded pictures get no AVIF version and no second crop', async () => {
  const { avif, whole } = await prepared(await photo('jpeg', 1600, 800), 'review')
  expect([avif, whole]).toEqual([[], undefined])
})

test.each([
  ['upright', 1200, 2400, [800, 1600], [1056, 564]],
  ['wide', 4000, 1000, [1600, 400], [1056, 564]],
  ['as large as the cut', 1056, 564, [1056, 564], [1056, 564]],
  ['small', 640, 480, [640, 480], [640, 342]],
])('a hotel’s photo that is %s is stored both whole and cropped', async (_name, width, height, whole, cut) => {
  const hotels = await prepared(await photo('jpeg', width, height), 'hotel')
  const sizeOf = async (bytes: Buffer | undefined) => {
    const { width, height, format } = await sharp(bytes).metadata()
    return [width, height, format]
  }
  expect(await sizeOf(hotels.whole?.bytes)).toEqual([...whole, 'webp'])
  expect(hotels.whole?.measures).toMatchObject({ width: whole[0], height: whole[1] })
  expect(await sizeOf(hotels.bytes)).toEqual([...cut, 'webp'])
  expect([hotels.width, hotels.height]).toEqual(cut)
  const light = await Promise.all(hotels.avif.map(async ({ bytes }) => (await sharp(bytes).metadata()).width))
  expect(light).toEqual([352, Math.min(704, width)])
})

test('a hotel’s photo that lies on its side is turned upright and cropped', async () => {
  const lying = await sharp(await photo('jpeg', 1600, 800))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { whole, width, height } = await prepared(lying, 'hotel')
  expect(whole?.measures).toMatchObject({ width: 800, height: 1600 })
  expect([width, height]).toEqual([800, 427])
})

/** Draws a room as a camera sees it: a bed against a wall, with the grain of a sensor. */
const room = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
      <rect width="1600" height="1200" fill="#b9a98c"/><rect y="900" width="1600" height="300" fill="#5b4633"/>
      <rect x="120" y="120" width="420" height="360" fill="#cfe4f2"/><rect x="700" y="560" width="760" height="420" fill="#f4f1ea"/>
      <rect x="760" y="500" width="260" height="120" fill="#fff"/><rect x="1130" y="500" width="260" height="120" fill="#fff"/>
      ${Array.from({ length: 40 }, (_line, n) => `<rect x="${n * 40}" y="0" width="6" height="900" fill="#9c8a6b"/>`).join('')}
    </svg>`),
  )

test.each([
  ['in good light', (drawn: Sharp) => drawn, []],
  ['in the dark', (drawn: Sharp) => drawn.linear(0.25, 0), ['dark']],
  ['out of focus', (drawn: Sharp) => drawn.blur(12), ['blurred']],
  ['from an old phone', (drawn: Sharp) => drawn.resize(640), ['small']],
] as const)('the server measures a photo that was taken %s', async (_name, taken, faults) => {
  const { whole } = await prepared(await taken(room()).jpeg().toBuffer(), 'hotel')
  expect(whole && faultsOf(whole.measures)).toEqual(faults)
})

test('a photo saved again in another size is recognised as the same, but its mirror image is not', async () => {
  const printOf = async (picture: Sharp) => {
    const { whole } = await prepared(await picture.toBuffer(), 'hotel')
    return whole?.measures.fingerprint ?? ''
  }
  const once = await printOf(room().jpeg({ quality: 95 }))
  const [again, mirrored] = [
    await printOf(room().resize(900).webp({ quality: 50 })),
    await printOf(room().flop().png()),
  ]
  expect(bitsApart(once, again)).toBeLessThanOrEqual(SAME_UP_TO)
  expect(bitsApart(once, mirrored)).toBeGreaterThan(SAME_UP_TO)
})

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
