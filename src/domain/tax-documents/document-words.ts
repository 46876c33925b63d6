import { formatIstDate, formatIstMoment } from '../kernel/ist.ts'
import { formatPaise, type Paise } from '../kernel/paise.ts'
import { SITE } from '../site.ts'
import type { DocumentContent, Party, ReceivedPayment, Recipient } from './document-content.ts'
import type { DocumentKind } from './document-number.ts'

/** The totals of a document in paise. `rounding` is the difference from a bill in whole rupees. */
export type DocumentSums = { taxableValue: Paise; cgst: Paise; sgst: Paise; igst: Paise; rounding: Paise; total: Paise }

/** A document as the page and the PDF show it. */
export type ShownDocument = DocumentContent &
  DocumentSums & {
    kind: DocumentKind
    number: string
    issuedAt: string
    e_invoice: { irn: string; ack_no: string; ack_at: string; cancelled_at: string | null } | null
  }

export const DOCUMENT_TITLES: Record<DocumentKind, string> = { invoice: 'Tax invoice', credit_note: 'Credit note' }

/** A year in which no document was issued. Every date is compared with it, and therefore shows its year. */
const ALWAYS_WITH_YEAR = new Date(0)

const moment = (iso: string) => formatIstMoment(new Date(iso), ALWAYS_WITH_YEAR)

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`

function recipientFact({ name, address, gstin }: Recipient): [name: string, value: string] {
  return gstin ? ['Company', `${name}, ${address}, GSTIN ${gstin}`] : ['Guest', `${name}, ${address}`]
}

/** Says that the portal cancelled the IRN, and when. Returns nothing if it was not cancelled. */
export const cancelledFacts = (cancelledAt: string | null): [name: string, value: string][] =>
  cancelledAt === null ? [] : [['IRN cancelled', `${moment(cancelledAt)}. This document is void.`]]

const registrationFacts = ({ e_invoice: registered }: ShownDocument): [name: string, value: string][] =>
  registered
    ? [
        ['IRN', registered.irn],
        ['Acknowledgement', `${registered.ack_no}, ${moment(registered.ack_at)}`],
        ...cancelledFacts(registered.cancelled_at),
      ]
    : []

/** Lists the names and values shown above the lines. */
export function factsOf(document: ShownDocument): [name: string, value: string][] {
  const { stay, placeOfSupply, recipient, corrects } = document
  return [
    ['Number', document.number],
    ['Date', formatIstDate(new Date(document.issuedAt), ALWAYS_WITH_YEAR)],
    ...(corrects.length > 0 ? [['Corrects', corrects.join(', ')] as [string, string]] : []),
    ['Booking', document.booking],
    ['Stay', `${moment(stay.from)} to ${moment(stay.until)}`],
    ['Guests', `${stay.guests}, ${count(stay.rooms, 'room')}`],
    ...(recipient ? [recipientFact(recipient)] : []),
    ['Place of supply', `${placeOfSupply.name} (${placeOfSupply.code})`],
    ...registrationFacts(document),
  ]
}

const linesOf = ({ name, address, gstin }: Party): string[] => [
  name,
  address,
  ...(gstin === null ? [] : [`GSTIN ${gstin}`]),
]

/** Lists the supplier of the stay and, if different, the hotel that let the room. */
export function partiesOf({ supplier, letBy }: DocumentContent): { heading: string; lines: string[] }[] {
  if (!letBy) return [{ heading: 'Supplier', lines: linesOf(supplier) }]
  return [
    { heading: 'Supplier', lines: linesOf(supplier) },
    { heading: 'Room let by', lines: linesOf(letBy) },
  ]
}

/** Formats the rate divided by `share`, such as "2.5%". The text is empty if the lines have different rates. */
const rateOf = ({ lines }: ShownDocument, share: 1 | 2): string => {
  const [rate, ...others] = new Set(lines.map(({ percent }) => percent))
  return others.length === 0 && typeof rate === 'number' ? ` ${rate / share}%` : ''
}

/** Lists the amounts above the total: the taxable value, CGST and SGST or IGST, and the rounding unless it is zero. */
export function sumsShown(document: ShownDocument): [name: string, amount: Paise][] {
  const { taxableValue, cgst, sgst, igst, rounding } = document
  const heads: [string, Paise][] =
    igst === 0
      ? [
          [`CGST${rateOf(document, 2)}`, cgst],
          [`SGST${rateOf(document, 2)}`, sgst],
        ]
      : [[`IGST${rateOf(document, 1)}`, igst]]
  return [
    ['Taxable value', taxableValue],
    ...heads,
    ...(rounding === 0 ? [] : [['Rounded', rounding] as [string, Paise]]),
  ]
}

const METHODS: Record<string, string> = {
  upi: 'UPI',
  card: 'card',
  netbanking: 'net banking',
  wallet: 'wallet',
  cash: 'cash',
}

/** Describes a payment, such as 'Paid at the desk by UPI, receipt LC-2214'. */
export function receivedWords({ by, method, receipt }: ReceivedPayment): string {
  if (by === 'credit') return 'Paid with credit'
  if (by === 'uncle') return 'Paid by Uncle'
  const how = method === null ? '' : ` by ${METHODS[method] ?? method}`
  return `${by === 'online' ? 'Paid online' : 'Paid at the desk'}${how}${receipt === null ? '' : `, receipt ${receipt}`}`
}

export const receivedAmount = ({ amount, at }: ReceivedPayment): string =>
  at === null ? formatPaise(amount) : `${formatPaise(amount)}, ${moment(at)}`

/** Lists the notes that the law requires at the bottom of a document. */
export const footNotes = ({ isSuppliedByUs }: DocumentContent): string[] => [
  isSuppliedByUs
    ? 'The hotel is not registered for GST: the supplier named here pays its tax (section 9(5) of the CGST Act).'
    : `Issued for the supplier by ${SITE.legalName}.`,
  'Tax is not payable on reverse charge. This document was made by computer and needs no signature.',
]
