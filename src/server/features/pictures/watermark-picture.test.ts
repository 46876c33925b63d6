import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { letterPath } from './watermark-letters.ts'
import { watermarkPicture } from './watermark-picture.ts'

const WORDS = 'SUNITA P. 5 DEC 8:52 PM'

const flat = (tone: number, width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: { r: tone, g: tone, b: tone } } })
    .webp({ lossless: true })
    .toBuffer()

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().greyscale().raw().toBuffer()

/** The share of points that the mark has changed, in each ninth of the picture. */
async function changedShares(tone: number): Promise<number[]> {
  const pixels = await pixelsOf(await watermarkPicture(await flat(tone), WORDS))
  return Array.from({ length: 9 }, (_none, ninth) => {
    const [left, top] = [(ninth % 3) * 200, Math.floor(ninth / 3) * 133]
    let changed = 0
    for (let y = top; y < top + 133; y += 1)
      for (let x = left; x < left + 200; x += 1) if (Math.abs((pixels[y * 600 + x] ?? 0) - tone) > 12) changed += 1
    return changed / (133 * 200)
  })
}

describe('watermarks across a picture', () => {
  test.each([0, 90, 128, 200, 255])('the watermark crosses every part of a picture with tone %d', async (tone) => {
    for (const share of await changedShares(tone)) expect(share).toBeGreaterThan(0.01)
  })

  test('the watermark leaves most of the picture visible', async () => {
    for (const share of await changedShares(128)) expect(share).toBeLessThan(0.35)
  })

  test('different words give a different watermark', async () => {
    const picture = await flat(128)
    const [one, other] = await Promise.all(
      [WORDS, 'SUNITA P. 5 DEC 8:53 PM'].map((words) => watermarkPicture(picture, words)),
    )
    expect(await pixelsOf(one as Buffer)).not.toEqual(await pixelsOf(other as Buffer))
  })

  test('the watermark fits a small picture, and a large picture is shrunk', async () => {
    const sizeOf = async (width: number, height: number) =>
      sharp(await watermarkPicture(await flat(128, width, height), WORDS)).metadata()
    expect(await sizeOf(80, 40)).toMatchObject({ format: 'webp', width: 80, height: 40 })
    expect(await sizeOf(2000, 1000)).toMatchObject({ width: 1400, height: 700 })
  })

  test('the watermark can draw every letter it may need', () => {
    const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.:-'")
    expect(letters.filter((letter) => letterPath(letter).path === '')).toEqual([])
    expect(letterPath(' ').path).toBe('')
    expect(new Set(letters.map((letter) => letterPath(letter).path)).size).toBe(letters.length)
  })
})
