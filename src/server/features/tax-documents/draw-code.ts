import { encodeQR } from 'qr'
import type { Pdf } from './pdf-page.ts'

/** The quiet zone of white modules that cameras need. */
const QUIET_MODULES = 4

/** Draws a text as a QR code, its top left corner at `left` and `top`, `side` points wide. */
export function drawCode(
  pdf: Pdf,
  text: string,
  { left, top, side }: { left: number; top: number; side: number },
): void {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET_MODULES })
  const module = side / rows.length
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) if (isDark) pdf.rect(left + x * module, top + y * module, module, module)
  pdf.fill('#000000')
}
