import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { TOKEN_CHARACTERS } from '#domain/vouchers/voucher-claims.ts'
import { codePath } from './code-path.ts'

/** Paints the path as an SVG would, and reads it as a camera would. */
function readPath({ path, side }: { path: string; side: number }, scale = 4): string {
  const pixels = side * scale
  const data = new Uint8Array(pixels * pixels * 4).fill(255)
  for (const [, left, top, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let y = Number(top) * scale; y < (Number(top) + 1) * scale; y += 1)
      for (let x = Number(left) * scale; x < (Number(left) + Number(width)) * scale; x += 1)
        data.set([0, 0, 0, 255], (y * pixels + x) * 4)
  return decodeQR({ width: pixels, height: pixels, data })
}

/** Contains lower-case letters, as a token does, because a code of capitals alone needs less room. */
const AS_LONG_AS_A_TOKEN = 'aZ'.repeat(TOKEN_CHARACTERS / 2)

test.each([AS_LONG_AS_A_TOKEN, 'short', 'aZ09-_'.repeat(20)])('the drawn code of %s can be read back', (text) =>
  expect(readPath(codePath(text))).toBe(text),
)

test('the drawn code has four white modules around it, and a voucher’s token fits version 7', () => {
  const { path, side } = codePath(AS_LONG_AS_A_TOKEN)
  expect(side).toBe(45 + 8)
  const pieces = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...numbers]) => numbers.map(Number))
  expect(Math.min(...pieces.flatMap(([left = 0, top = 0]) => [left, top]))).toBe(4)
  expect(Math.max(...pieces.map(([left = 0, , width = 0]) => left + width))).toBe(side - 4)
})
