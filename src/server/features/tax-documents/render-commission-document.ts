import { formatIstDate, formatIstMoment, istInstant } from '#domain/kernel/ist.ts'
import { lastDayOf, monthPeriod } from '#domain/ledger/month.ts'
import { SAC_COMMISSION } from '#domain/returns/commission-documents.ts'
import { SITE } from '#domain/site.ts'
import { amountInWords } from '#domain/tax-documents/amount-in-words.ts'
import { cancelledFacts } from '#domain/tax-documents/document-words.ts'
import type { Party } from '#domain/tax-documents/document-content.ts'
import { columns, drawPage, drawRow, drawRule, INK, MARGIN, plain, SMALL, SOFT, WIDTH, type Pdf } from './pdf-page.ts'
import { drawSignedCode } from './draw-code.ts'
import type { PrintedCommission } from './read-commission-documents.ts'

const TITLES = { commission_invoice: 'Tax invoice', commission_credit_note: 'Credit note' } as const

/** The year passed as the current one. No document was issued in it, so dates always include their year. */
const ALWAYS_WITH_YEAR = new Date(0)
const dayWords = (instant: Date) => formatIstDate(instant, ALWAYS_WITH_YEAR)

function registrationFacts({ e_invoice: registered, register_by: registerBy }: PrintedCommission): [string, string][] {
  if (registerBy !== null) return [['e-invoice', 'Not registered yet. The registered copy replaces this one.']]
  if (!registered) return []
  const at = formatIstMoment(new Date(registered.ack_at), ALWAYS_WITH_YEAR)
  return [
    ['IRN', registered.irn],
    ['Acknowledgement', `${registered.ack_no}, ${at}`],
    ...cancelledFacts(registered.cancelled_at),
  ]
}

function drawHead(pdf: Pdf, document: PrintedCommission): void {
  const { kind, number, month, corrects, placeOfSupply } = document
  pdf.font('Helvetica-Bold').fontSize(18).fillColor(INK).text(TITLES[kind], MARGIN, MARGIN)
  pdf.font('Helvetica').fontSize(SMALL).fillColor(SOFT).text('Original for the recipient')
  pdf.y += 10
  const last = istInstant(lastDayOf(month))
  const facts: [string, string][] = [
    ['Number', number],
    ['Date', dayWords(last)],
    ...(corrects.length > 0 ? [['Corrects', corrects.join(', ')] as [string, string]] : []),
    ['Stays', `${dayWords(monthPeriod(month).start)} to ${dayWords(last)}`],
    ['Place of supply', `${placeOfSupply.name} (${placeOfSupply.code})`],
    ...registrationFacts(document),
  ]
  for (const [name, value] of facts)
    drawRow(pdf, [
      { text: name, width: 110 },
      { text: value, width: WIDTH - 110 },
    ])
  pdf.y += 8
}

const partyText = ({ name, address, gstin }: Party): string =>
  [name, address, gstin === null ? 'Not registered for GST' : `GSTIN ${gstin}`].join('\n')

function drawParties(pdf: Pdf, { supplier, recipient }: PrintedCommission): void {
  const width = WIDTH / 2
  const row = (texts: [string, string], font: 'Helvetica' | 'Helvetica-Bold') =>
    drawRow(
      pdf,
      texts.map((text) => ({ text, width })),
      font,
    )
  row(['Supplier', 'Recipient'], 'Helvetica-Bold')
  row([partyText(supplier), partyText(recipient)], 'Helvetica')
  pdf.y += 10
}

function drawAmounts(pdf: Pdf, document: PrintedCommission): void {
  const { kind, percent, taxable_value: value, cgst, sgst, igst, total } = document
  const what = kind === 'commission_invoice' ? 'Commission on stays' : 'Commission taken back'
  drawRow(pdf, columns('What', 'SAC', 'GST', 'Amount in INR'), 'Helvetica-Bold')
  drawRule(pdf)
  drawRow(pdf, columns(what, SAC_COMMISSION, `${percent}%`, plain(value)))
  drawRule(pdf)
  const heads: [string, number][] =
    igst === 0
      ? [
          [`CGST ${percent / 2}%`, cgst],
          [`SGST ${percent / 2}%`, sgst],
        ]
      : [[`IGST ${percent}%`, igst]]
  for (const [name, amount] of heads) drawRow(pdf, columns('', '', name, plain(amount)))
  drawRow(pdf, columns('', '', 'Total', plain(total)), 'Helvetica-Bold')
  pdf.y += 6
  pdf
    .font('Helvetica')
    .fontSize(SMALL)
    .fillColor(INK)
    .text(`${amountInWords(total)}.`, MARGIN, pdf.y, { width: WIDTH })
  pdf.y += 8
}

function drawFoot(pdf: Pdf): void {
  const words = [
    'Settled with the hotel’s money on its statement of the month.',
    'Tax is not payable on reverse charge. This document was made by computer and needs no signature.',
    `Questions: ${SITE.careEmail}, ${SITE.supportPhone}`,
  ]
  pdf.font('Helvetica').fontSize(SMALL).fillColor(SOFT).text(words.join('\n'), MARGIN, pdf.y, { width: WIDTH })
}

/** Renders a commission invoice or its credit note as an A4 page. */
export const renderCommissionDocument = (document: PrintedCommission): Promise<Buffer> =>
  drawPage(document.number, istInstant(lastDayOf(document.month)), (pdf) => {
    drawHead(pdf, document)
    drawParties(pdf, document)
    drawAmounts(pdf, document)
    drawFoot(pdf)
    drawSignedCode(pdf, document.signedQr)
  })
