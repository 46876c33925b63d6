import { describe, expect, test } from 'vitest'
import { formatOf } from './picture-format.ts'
import { isIdentityExpired } from './picture-lifetime.ts'

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)))

const box = (size: number, ...brands: [string, ...string[]]) => {
  const [major, ...compatible] = brands
  return bytesOf([0, 0, 0, size], 'ftyp', major, [0, 0, 0, 0], ...compatible, 'more bytes of the file')
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const REST = 'the rest of the file'

describe('file formats', () => {
  test.each([
    ['JPEG', bytesOf([0xff, 0xd8, 0xff, 0xe0], REST), 'jpeg'],
    ['PNG', bytesOf(PNG, REST), 'png'],
    ['WebP', bytesOf('RIFF', [1, 2, 3, 4], 'WEBPVP8 ', REST), 'webp'],
    ['AVIF', box(28, 'avif', 'mif1', 'miaf'), 'avif'],
    ['AVIF behind a general brand', box(24, 'mif1', 'miaf', 'avif'), 'avif'],
    ['an AVIF sequence', box(20, 'avis', 'msf1'), 'avif'],
    ['HEIC', box(24, 'heic', 'mif1', 'heic'), undefined],
    ['a film', box(24, 'isom', 'mp41', 'mp42'), undefined],
    ['a brand that stands behind its box', box(20, 'heic', 'mif1', 'avif'), undefined],
    ['GIF', bytesOf('GIF89a', REST), undefined],
    ['SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
    ['PDF', bytesOf('%PDF-1.7', REST), undefined],
    ['HTML', bytesOf('<!doctype html><title>hello</title>'), undefined],
    ['TIFF', bytesOf('II*', [0, 8, 0, 0, 0], REST), undefined],
    ['a sound in the same wrapping as WebP', bytesOf('RIFF', [1, 2, 3, 4], 'WAVEfmt ', REST), undefined],
    ['a PNG whose line ends were changed', bytesOf([0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a], REST), undefined],
    ['only the first bytes of a JPEG', bytesOf([0xff, 0xd8, 0xff]), undefined],
    ['nothing', bytesOf(), undefined],
  ])('a picture’s format is recognised by its first bytes: %s', (_name, bytes, format) =>
    expect(formatOf(bytes)).toBe(format),
  )
})

describe('identity images', () => {
  const day = (date: string) => new Date(`2026-${date}T10:00:00+05:30`)
  test.each([
    ['without a stay, 30 days after the upload', { up: day('10-01'), ends: null }, day('10-31'), true],
    ['without a stay, a moment earlier', { up: day('10-01'), ends: null }, new Date(+day('10-31') - 1), false],
    ['30 days after the stay', { up: day('09-01'), ends: day('10-01') }, day('10-31'), true],
    ['a moment earlier', { up: day('09-01'), ends: day('10-01') }, new Date(+day('10-31') - 1), false],
    ['with a stay to come', { up: day('01-01'), ends: day('12-24') }, day('10-31'), false],
    ['during a stay', { up: day('01-01'), ends: day('11-01') }, day('10-31'), false],
    ['uploaded again after an old stay', { up: day('10-20'), ends: day('03-01') }, day('10-31'), false],
    ['uploaded again long ago after an old stay', { up: day('09-20'), ends: day('03-01') }, day('10-31'), true],
  ])('an identity image is due for erasure or not: %s', (_name, { up, ends }, now, isDue) => {
    expect(isIdentityExpired({ uploadedAt: up, lastStayEnds: ends }, 30, now)).toBe(isDue)
  })

  test('an identity image is kept for the configured number of days', () => {
    const facts = { uploadedAt: day('10-01'), lastStayEnds: null }
    expect(isIdentityExpired(facts, 7, day('10-08'))).toBe(true)
    expect(isIdentityExpired(facts, 8, day('10-08'))).toBe(false)
  })
})
