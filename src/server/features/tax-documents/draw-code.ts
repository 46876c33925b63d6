import { encodeQR } from 'qr'
import { MARGIN, SMALL, SOFT, type Pdf } from './pdf-page.ts'

/** The quiet zone of white modules that cameras need. */
const QUIET_MODULES = 4

type Place = { left: number; top: number; side: number }

/** Draws a text as a square QR code of `side` points. Draws adjacent dark modules of a row in one piece. */
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

/** 2.4 inches: two for the code itself, the rest for its white edge. */
const CODE_SIDE = 2.4 * 72

/** Draws the portal's QR code of a registered e-invoice below everything else. Draws nothing for other documents. */
export function drawSignedCode(pdf: Pdf, signedQr: string | null): void {
  if (signedQr === null) return
  pdf.y += 8
  pdf.font('Helvetica').fontSize(SMALL).fillColor(SOFT).text('Signed by the invoice registration portal', MARGIN, pdf.y)
  drawCode(pdf, signedQr, { left: MARGIN, top: pdf.y, side: CODE_SIDE })
}
