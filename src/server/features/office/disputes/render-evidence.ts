import type { OfficeDispute } from '#contract/office-disputes.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { SITE } from '#domain/site.ts'
import { entries } from '../../../../words/en/office/timeline.ts'
import {
  drawPage,
  drawRow,
  drawRule,
  INK,
  MARGIN,
  plain,
  SMALL,
  SOFT,
  WIDTH,
  type Pdf,
} from '../../tax-documents/pdf-page.ts'
import type { EvidenceFacts } from './read-evidence.ts'

/** A year without any events, so that dates always include the year. */
const ALWAYS_WITH_YEAR = new Date(0)
const momentWords = (iso: string) => formatIstMoment(new Date(iso), ALWAYS_WITH_YEAR)

/** The standard PDF fonts contain only Western letters. */
const printable = (text: string) =>
  text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d]/gu, '?')

const PROOFS: ReadonlySet<string> = new Set(['booking', 'money', 'desk', 'messages'])
/** Leaves out who opened an ID and what the office did, because neither proves the stay or concerns the bank. */
const isProof = ({ group, what }: OfficeDispute['timeline'][number]) => PROOFS.has(group) && what !== 'id_opened'

function drawFacts(pdf: Pdf, title: string, facts: readonly (readonly [string, string])[]): void {
  pdf.font('Helvetica-Bold').fontSize(12).fillColor(INK).text(title, MARGIN)
  pdf.y += 2
  drawRule(pdf)
  for (const [name, value] of facts)
    drawRow(pdf, [
      { text: name, width: 150 },
      { text: printable(value), width: WIDTH - 150 },
    ])
  pdf.y += 10
}

const yesNo = (is: boolean) => (is ? 'Yes' : 'No')

function drawTimeline(pdf: Pdf, { timeline }: OfficeDispute): void {
  pdf.font('Helvetica-Bold').fontSize(12).fillColor(INK).text('Time line of the booking, from our records', MARGIN)
  pdf.y += 2
  drawRule(pdf)
  const known: Partial<Record<string, string>> = entries
  for (const { at, what, amount, reference } of timeline.filter(isProof).toReversed()) {
    if (pdf.y > 760) pdf.addPage()
    const words = [known[what] ?? what.replaceAll('_', ' '), amount === null ? '' : `INR ${amount}`, reference ?? '']
    drawRow(pdf, [
      { text: momentWords(at), width: 150 },
      { text: printable(words.filter(Boolean).join(', ')), width: WIDTH - 150 },
    ])
  }
}

/**
 * Draws the proof of a stay for the guest's bank: what was booked, paid and done. It says whether IDs were compared,
 * but shows no picture, ID number or phone of a guest.
 */
export function renderEvidence(dispute: OfficeDispute, facts: EvidenceFacts, now: Date): Promise<Buffer> {
  const { reference, paise, payment, booking, guest, hotel, city, reason } = dispute
  return drawPage('Proof of service', now, (pdf) => {
    pdf.font('Helvetica-Bold').fontSize(18).fillColor(INK).text('Proof of service', MARGIN, MARGIN)
    pdf
      .font('Helvetica')
      .fontSize(SMALL)
      .fillColor(SOFT)
      .text(printable(`${SITE.legalName}, ${SITE.address}`))
    pdf.y += 10
    drawFacts(pdf, 'The dispute', [
      ['Dispute', reference],
      ['Payment', payment.reference],
      ['Amount disputed', `INR ${plain(paise)}`],
      ['Reason given', reason ?? 'none'],
      ...(payment.paise === null ? [] : ([['Amount paid', `INR ${plain(payment.paise)}`]] as const)),
      ...(payment.paid_at === null ? [] : ([['Paid', momentWords(payment.paid_at)]] as const)),
      ['Refunded before', `INR ${plain(payment.refunded)}`],
    ])
    drawFacts(pdf, 'The booking', [
      ['Booking', booking?.code ?? 'unknown'],
      ['Name on the booking', guest ?? 'unknown'],
      ['Hotel', [hotel, city].filter(Boolean).join(', ')],
      ['Check-in', facts.checkin === null ? '' : momentWords(facts.checkin)],
      ['Check-out', facts.checkout === null ? '' : momentWords(facts.checkout)],
      ['Invoices', facts.invoices.join(', ') || 'none'],
    ])
    drawFacts(pdf, 'The stay', [
      ['Greeted at the desk', facts.arrived === null ? 'No' : momentWords(facts.arrived)],
      ['Voucher scanned there', facts.scanned === null ? 'No' : momentWords(facts.scanned)],
      ['Guests confirmed the stay', yesNo(facts.isConfirmed)],
      ['Original IDs compared', facts.compared === null ? 'No' : momentWords(facts.compared)],
      ['Entries in the register', String(facts.registered)],
      ['Left', facts.left === null ? 'Not noted' : momentWords(facts.left)],
    ])
    drawTimeline(pdf, dispute)
  })
}
