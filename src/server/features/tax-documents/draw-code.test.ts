import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { drawCode } from './draw-code.ts'

/** Paints the drawing, and reads it as a camera would. */
function readDrawn(text: string): string {
  const pixels = 800
  const data = new Uint8Array(pixels * pixels * 4).fill(255)
  const pdf = {
    rect: (left: number, top: number, width: number, height: number) => {
      for (let y = Math.round(top); y < Math.round(top + height); y += 1)
        for (let x = Math.round(left); x < Math.round(left + width); x += 1)
          data.set([0, 0, 0, 255], (y * pixels + x) * 4)
      return pdf
    },
    fill: () => pdf,
  } as unknown as Parameters<typeof drawCode>[0]
  drawCode(pdf, text, { left: 10, top: 10, side: 780 })
  return decodeQR({ width: pixels, height: pixels, data })
}

test.each([
  ['a stand-in’s', 'aZ09-_.'.repeat(119)],
  ['a portal’s', 'aZ09-_.'.repeat(170)],
])('the drawn code of %s signed text can be read back', (_, text) => expect(readDrawn(text)).toBe(text))
