import type { TaxDocument } from '#contract/tax-documents.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { SITE } from '#domain/site.ts'
import {
  DOCUMENT_TITLES,
  factsOf,
  footNotes,
  partiesOf,
  receivedWords,
  sumsShown,
} from '#domain/tax-documents/document-words.ts'
import { drawSignedCode } from './draw-code.ts'
import { columns, drawPage, drawRow, drawRule, INK, MARGIN, plain, SMALL, SOFT, WIDTH, type Pdf } from './pdf-page.ts'

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

/**
 * Renders a document as an A4 page, with the same words as on the site. `signedQr`: the portal's QR code of a
 * registered e-invoice.
 */
export const renderTaxDocument = (document: TaxDocument, signedQr: string | null): Promise<Buffer> =>
  drawPage(document.number, new Date(document.issuedAt), (pdf) => {
    for (const draw of [drawHead, drawParties, drawLines, drawSums, drawFoot]) draw(pdf, document)
    drawSignedCode(pdf, signedQr)
  })
