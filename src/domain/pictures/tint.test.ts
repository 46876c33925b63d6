import { describe, expect, test } from 'vitest'
import { tintBackground, tintOf } from './tint.ts'

test('a tint contains two colours, the upper half’s first', () =>
  expect(tintOf(Uint8Array.of(200, 212, 224, 0, 15, 107))).toBe('c8d4e0-000f6b'))

test.each([[0], [3], [8]])('a tint requires at least two pixels, so %i bytes are refused', (count) =>
  expect(() => tintOf(new Uint8Array(count))).toThrow('two pixels'),
)

describe('tint backgrounds', () => {
  test.each([
    ['c8d4e0-8a7f6b', 'linear-gradient(#c8d4e0,#8a7f6b)'],
    [undefined, undefined],
    ['', undefined],
    ['c8d4e0', undefined],
    ['C8D4E0-8A7F6B', undefined],
    ['c8d4e0-8a7f6b)url(//elsewhere', undefined],
  ])('the tint %s becomes a background', (tint, background) => expect(tintBackground(tint)).toBe(background))
})
