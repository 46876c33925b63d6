import { encodeQR } from 'qr'
import type { Pdf } from './pdf-page.ts'

/** The quiet zone of white modules that cameras need. */
const QUIET_MODULES = 4

type Place = { left: number; top: number; side: number }

/** Draws a text as a QR code of `side` points, adjacent dark modules of a row in one piece. */
export function drawCode(pdf: Pick<Pdf, 'rect' | 'fill'>, text: string, { left, top, side }: Place): void {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET_MODULES })
  const module = side / rows.length
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      const from = x
      while (row[x]) x += 1
      if (x > from) pdf.rect(left + from * module, top + y * module, (x - from) * module, module)
    }
  }
  pdf.fill('#000000')
}
