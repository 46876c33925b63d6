import { describe, expect, test } from 'vitest'
import { BLURRED_UNDER, DARK_UNDER, faultsOf, sameAs, SAME_UP_TO } from './photo-faults.ts'
import { bitsApart, brightnessOf, fingerprintOf, sharpnessOf } from './photo-measures.ts'

/** Draws a small grey picture. */
const drawn = (width: number, height: number, at: (x: number, y: number) => number) =>
  Uint8Array.from({ length: width * height }, (_pixel, index) => at(index % width, Math.floor(index / width)))

const plain = (grey: number) => drawn(6, 6, () => grey)
const chessboard = drawn(6, 6, (x, y) => ((x + y) % 2) * 200)
const slope = drawn(6, 6, (x) => x * 40)
const oneDot = drawn(3, 3, (x, y) => (x === 1 && y === 1 ? 100 : 0))

test.each([
  ['a black picture', plain(0), 0, 0],
  ['a white picture', plain(255), 255, 0],
  ['a slope, which has no edge', slope, 100, 0],
  ['a chessboard, which is all edges', chessboard, 100, 640_000],
  ['a single dot, which has one point to measure', oneDot, 11, 0],
])('the server measures brightness and sharpness of %s', (_name, grey, brightness, sharpness) =>
  expect([brightnessOf(grey), sharpnessOf(grey, grey === oneDot ? 3 : 6)]).toEqual([brightness, sharpness]),
)

test('a picture under three pixels wide has no sharpness', () =>
  expect(
    sharpnessOf(
      drawn(2, 9, (x) => x * 255),
      2,
    ),
  ).toBe(0))

describe('fingerprints of photos', () => {
  const falling = drawn(9, 8, (x) => 200 - x * 20)
  const rising = drawn(9, 8, (x) => x * 20)
  const fallingBut = drawn(9, 8, (x, y) => (x === 0 && y === 7 ? 0 : 200 - x * 20))

  test('a fingerprint has a bit for each pixel that is brighter than its right neighbour', () => {
    expect([falling, rising, fallingBut].map((grey) => fingerprintOf(grey, 9))).toEqual([
      'ffffffffffffffff',
      '0000000000000000',
      'ffffffffffffff7f',
    ])
    expect(
      fingerprintOf(
        drawn(9, 8, (x) => (x > 7 ? 0 : x)),
        9,
      ),
    ).toBe('0101010101010101')
  })

  test('a difference of one grey level, which encoding leaves in a plain wall, sets no bit', () => {
    expect(
      fingerprintOf(
        drawn(9, 8, (x) => 100 - x),
        9,
      ),
    ).toBe('0000000000000000')
    expect(
      fingerprintOf(
        drawn(9, 8, (x) => 100 - 2 * x),
        9,
      ),
    ).toBe('ffffffffffffffff')
  })

  test('a picture in a different size and brightness has the same fingerprint', () =>
    expect(
      fingerprintOf(
        drawn(90, 48, (x) => 240 - 2 * x),
        90,
      ),
    ).toBe(fingerprintOf(falling, 9)))

  test('a fingerprint has its full length even for a picture of a few pixels', () =>
    expect(fingerprintOf(Uint8Array.of(9), 1)).toHaveLength(16))

  test.each([
    ['ffffffffffffffff', '0000000000000000', 64],
    ['ffffffffffffffff', 'ffffffffffffff7f', 1],
    ['8000000000000001', '8000000000000001', 0],
  ])('the fingerprints %s and %s differ in %i bits', (one, other, bits) => expect(bitsApart(one, other)).toBe(bits))
})

test.each([
  ['a good photo', {}, []],
  ['the darkest good one', { brightness: DARK_UNDER }, []],
  ['a dark one', { brightness: DARK_UNDER - 1 }, ['dark']],
  ['a dark one without edges', { brightness: DARK_UNDER - 1, sharpness: 0 }, ['dark']],
  ['the softest good one', { sharpness: BLURRED_UNDER }, []],
  ['a blurred one', { sharpness: BLURRED_UNDER - 1 }, ['blurred']],
  ['the smallest good one', { width: 1056, height: 564 }, []],
  ['a portrait as phones send it', { width: 900, height: 1600 }, []],
  ['a small one', { width: 1056, height: 563 }, ['small']],
  ['a small one out of focus', { width: 640, height: 480, sharpness: 0 }, ['blurred', 'small']],
])('the photo check finds the right faults in %s', (_name, measured, faults) => {
  const good = { width: 1600, height: 1200, brightness: 120, sharpness: 300, fingerprint: '0'.repeat(16) }
  expect(faultsOf({ ...good, ...measured })).toEqual(faults)
})

describe('photos that look alike', () => {
  const bits = (count: number) => ((1n << BigInt(count)) - 1n).toString(16).padStart(16, '0')
  const album = [
    { name: 'old', fingerprint: null },
    { name: 'first', fingerprint: bits(0) },
    { name: 'near', fingerprint: bits(SAME_UP_TO) },
    { name: 'far', fingerprint: bits(2 * SAME_UP_TO + 1) },
  ]

  test.each([
    ['old', undefined],
    ['first', undefined],
    ['near', 'first'],
    ['far', undefined],
  ])('the photo %s looks the same as %s', (name, same) => {
    const photo = album.find((each) => each.name === name)
    expect(photo && sameAs(album, photo)?.name).toBe(same)
  })
})
