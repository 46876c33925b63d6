import PdfKit from 'pdfkit'
import type { TaxDocument } from '#contract/tax-documents.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatPaise, type Paise } from '#domain/kernel/paise.ts'
import { SITE } from '#domain/site.ts'
import {
  DOCUMENT_TITLES,
  factsOf,
  footNotes,
  partiesOf,
  receivedWords,
  sumsShown,
} from '#domain/tax-documents/document-words.ts'

const MARGIN = 48
const WIDTH = 595 - 2 * MARGIN
const SMALL = 9
const INK = '#1f1a1c'
const SOFT = '#5d5458'

/** The standard PDF fonts have no rupee sign, so the head of each column names the currency. */
const plain = (amount: Paise): string => formatPaise(amount).replace('₹', '').replace('−', '-')

type Pdf = InstanceType<typeof PdfKit>
type Cell = { text: string; width: number; align?: 'left' | 'right' }

function drawRow(pdf: Pdf, cells: readonly Cell[], font: 'Helvetica' | 'Helvetica-Bold' = 'Helvetica'): void {
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

function drawRule(pdf: Pdf): void {
  pdf
    .moveTo(MARGIN, pdf.y + 2)
    .lineTo(MARGIN + WIDTH, pdf.y + 2)
    .lineWidth(0.5)
    .strokeColor(SOFT)
    .stroke()
  pdf.y += 8
}

function drawHead(pdf: Pdf, document: TaxDocument): void {
  pdf.font('Helvetica-Bold').fontSize(18).fillColor(INK).text(DOCUMENT_TITLES[document.kind], MARGIN, MARGIN)
  pdf.font('Helvetica').fontSize(SMALL).fillColor(SOFT).text('Original for the guest')
  pdf.y += 10
  for (const [name, value] of factsOf(document)) {
    drawRow(pdf, [
      { text: name, width: 110 },
      { text: value, width: WIDTH - 110 },
    ])
  }
  pdf.y += 8
}

function drawParties(pdf: Pdf, document: TaxDocument): void {
  const parties = partiesOf(document)
  const width = WIDTH / parties.length
  drawRow(
    pdf,
    parties.map(({ heading }) => ({ text: heading, width })),
    'Helvetica-Bold',
  )
  drawRow(
    pdf,
    parties.map(({ lines }) => ({ text: lines.join('\n'), width })),
  )
  pdf.y += 10
}

const columns = (what: string, sac: string, rate: string, amount: string): Cell[] => [
  { text: what, width: WIDTH - 240 },
  { text: sac, width: 70 },
  { text: rate, width: 60, align: 'right' },
  { text: amount, width: 110, align: 'right' },
]

function drawLines(pdf: Pdf, { lines }: TaxDocument): void {
  drawRow(pdf, columns('What', 'SAC', 'GST', 'Amount in INR'), 'Helvetica-Bold')
  drawRule(pdf)
  for (const { what, sac, percent, value } of lines) {
    drawRow(pdf, columns(what, sac, percent === null ? 'two rates' : `${percent}%`, plain(value)))
  }
  drawRule(pdf)
}

function drawSums(pdf: Pdf, document: TaxDocument): void {
  for (const [name, amount] of sumsShown(document)) drawRow(pdf, columns('', '', name, plain(amount)))
  drawRow(pdf, columns('', '', 'Total', plain(document.total)), 'Helvetica-Bold')
  pdf.y += 6
  pdf.font('Helvetica').fontSize(SMALL).fillColor(INK).text(`${document.inWords}.`, MARGIN, pdf.y, { width: WIDTH })
  pdf.y += 8
}

function drawFoot(pdf: Pdf, document: TaxDocument): void {
  for (const one of document.received) {
    const when = one.at === null ? '' : `, ${formatIstMoment(new Date(one.at))}`
    drawRow(pdf, [{ text: `${receivedWords(one)}: INR ${plain(one.amount)}${when}`, width: WIDTH }])
  }
  pdf.y += 8
  const words = [...footNotes(document), `Questions: ${SITE.careEmail}, ${SITE.supportPhone}`]
  pdf.font('Helvetica').fontSize(SMALL).fillColor(SOFT).text(words.join('\n'), MARGIN, pdf.y, { width: WIDTH })
}

/** Renders a document as an A4 page, with the same words as its page on the site. */
export function renderTaxDocument(document: TaxDocument): Promise<Buffer> {
  const pdf = new PdfKit({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-IN',
    // Contains nothing about the stay, because a list of files may show it.
    info: { Title: document.number, CreationDate: new Date(document.issuedAt) },
  })
  const parts: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  for (const draw of [drawHead, drawParties, drawLines, drawSums, drawFoot]) draw(pdf, document)
  pdf.end()
  return whole
}
