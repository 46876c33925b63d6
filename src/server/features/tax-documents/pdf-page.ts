import PdfKit from 'pdfkit'
import { formatPaise, type Paise } from '#domain/kernel/paise.ts'

export const MARGIN = 48
export const WIDTH = 595 - 2 * MARGIN
export const SMALL = 9
export const INK = '#1f1a1c'
export const SOFT = '#5d5458'

/** The standard PDF fonts have no rupee sign, so each column's heading names the currency. */
export const plain = (amount: Paise): string => formatPaise(amount).replace('₹', '').replace('−', '-')

export type Pdf = InstanceType<typeof PdfKit>
export type Cell = { text: string; width: number; align?: 'left' | 'right' }

export function drawRow(pdf: Pdf, cells: readonly Cell[], font: 'Helvetica' | 'Helvetica-Bold' = 'Helvetica'): void {
  const top = pdf.y
  let left = MARGIN
  let bottom = top
  for (const { text, width, align = 'left' } of cells) {
    pdf.font(font).fontSize(SMALL).fillColor(INK)
    pdf.text(text, left, top, { width: width - 6, align })
    bottom = Math.max(bottom, pdf.y)
    left += width
  }
  pdf.x = MARGIN
  pdf.y = bottom + 3
}

export function drawRule(pdf: Pdf): void {
  pdf
    .moveTo(MARGIN, pdf.y + 2)
    .lineTo(MARGIN + WIDTH, pdf.y + 2)
    .lineWidth(0.5)
    .strokeColor(SOFT)
    .stroke()
  pdf.y += 8
}

export const columns = (what: string, sac: string, rate: string, amount: string): Cell[] => [
  { text: what, width: WIDTH - 240 },
  { text: sac, width: 70 },
  { text: rate, width: 60, align: 'right' },
  { text: amount, width: 110, align: 'right' },
]

/** Draws an A4 page. `title` contains nothing about a stay, because a list of files may show it. */
export function drawPage(title: string, dated: Date, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = new PdfKit({ size: 'A4', margin: MARGIN, lang: 'en-IN', info: { Title: title, CreationDate: dated } })
  const parts: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  draw(pdf)
  pdf.end()
  return whole
}
