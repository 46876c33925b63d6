import type { OfficeSettlement } from '#contract/office-settlements.ts'
import { plural } from '../plural.ts'

type Line = OfficeSettlement['lines'][number]
type Difference = Line['differences'][number]['kind']

export const settlements = 'Settlements'
export const settlementOf = (day: string) => `Settlement of ${day}`
export const aSettlement = 'Settlement'
export const whatComesHere = 'What the gateway paid to our bank, line by line of its report. Two admins post it.'
export const none = 'No report has been read yet.'
export const readReport = 'Read a report'

export const settlement = 'Settlement'
export const payments = 'Payments'
export const refunds = 'Refunds'
export const adjustments = 'Adjustments'
export const fees = 'Fees'
export const gstOnFees = 'GST on fees'
export const toOurBank = 'To our bank'
export const state = 'State'
export const states = { proposed: 'Waits for a second person', confirmed: 'In the books' }
export const waits = 'Waits'
export const intoTheBooks = 'Into the books'
export const lineCount = (count: number) => `${count} ${plural(count, 'line', 'lines')}`
export const differ = (count: number) => `${count} ${plural(count, 'differs', 'differ')}`
export const allMatch = 'All match'
export const linesAndDifferences = (lines: number, different: number) =>
  `${lineCount(lines)}, ${lines - different} match, ${different} ${plural(different, 'differs', 'differ')}`
export const differencesFirst = 'Differences first'
export const fromFile = (reference: string, utr: string, file: string) => `${reference}, UTR ${utr}, from ${file}`

export const line = 'Line of the report'
export const amount = 'Amount'
export const fee = 'Fee'
export const gstOnFee = 'GST on fee'
export const inOurBooks = 'In our books'
export const kinds: Record<Line['kind'], string> = { payment: 'Payment', refund: 'Refund', adjustment: 'Adjustment' }
export const noBooking = 'no booking'
export const matches = 'Matches'
/** A difference and its amount. */
export const differences: Record<Difference, (paise: string, expected: string) => string> = {
  unknown: () => 'Not in our books',
  twice: () => 'A second time',
  other_amount: (_paise, expected) => `Ours: ${expected}`,
  other_fee: (_paise, expected) => `Fee agreed: ${expected}`,
  other_tax: (_paise, expected) => `GST at 18%: ${expected}`,
  unexplained: () => 'Without a reason',
}
/** What the office should do about a difference. */
export const whatToDo: Record<Difference, string> = {
  unknown:
    'Find the payment at the gateway. If a guest paid, refund it there; if it is another account’s, ask the gateway.',
  twice:
    'The guest paid twice, or was refunded twice. Refund the second payment at the gateway, or ask for the refund back.',
  other_amount: 'Compare it at the gateway with the booking. Its support corrects a wrong line.',
  other_fee: 'Compare it with the contract. Ask the gateway for the difference, or propose the new rate under Rates.',
  other_tax: 'Ask the gateway for a corrected tax invoice, or the input credit is refused.',
  unexplained: 'Ask the gateway what it is for. It stays open in our account with it.',
}
export const toDo = 'What to do'

export const missing = 'In no settlement'
export const missingWords = (count: number, amount: string) =>
  `${count} ${plural(count, 'payment or refund', 'payments and refunds')} of ours, ${amount}, should have been settled by now. Ask the gateway, or read the report that is missing.`
export const booking = 'Booking'
export const when = 'When'
export const gatewayId = 'Gateway’s id'
export const firstHundred = 'The first hundred'

export const confirm = 'Confirm'
export const drop = 'Drop it'
export const confirmSettlement = 'Post the settlement'
export const postIt = (amount: string) => `Post ${amount}`
export const compareWithBank = (name: string, utr: string, amount: string) =>
  `${name} proposed it. Compare it with our bank’s statement: ${amount} under the UTR ${utr}. It counts for good.`
export const openDifferences = (count: number) =>
  `${count} ${plural(count, 'line differs', 'lines differ')} from our books. Posted, the difference stays open in our account with the gateway until somebody settles it.`
export const dropSettlement = 'Drop the settlement'
export const canBeReadAgain = 'Nothing was posted. Its report can be read again.'
export const proposedBy = (name: string, moment: string, reason: string) => `${name}, ${moment}: ${reason}`
export const confirmedBy = (name: string, moment: string, reason: string, second: string) =>
  `${name}, ${moment}: ${reason}. Confirmed by ${second}`

export const whichReport =
  'The gateway’s settlement report as CSV (Razorpay: Reports, Settlement recon). Nothing is proposed before you have seen what it says, and nothing is posted until another admin confirms it.'
export const report = 'The report'
export const chooseReport = 'Choose the report.'
export const nothingNew = 'Nothing in this report is new.'
export const propose = (count: number) => `Propose ${count} ${plural(count, 'settlement', 'settlements')}`
export const newOnes = 'New'
export const knownAlready = 'Read before'
export const notSettledYet = 'Not settled yet'
export const settlementCount = (count: number) => `${count} ${plural(count, 'settlement', 'settlements')}`
export const plannedSettlement = (day: string, reference: string, amount: string) => `${day}, ${reference}: ${amount}`
export const changesNothing = (count: number) =>
  `This file changes nothing. ${count === 100 ? 'Its first 100 faults' : plural(count, 'Its fault', `Its ${count} faults`)}:`
export const differingLines = (count: number) =>
  `${count} ${plural(count, 'line differs', 'lines differ')} from our books:`
export const differingLine = (kind: string, reference: string, amount: string, words: string) =>
  `${kind} ${reference}, ${amount}: ${words}`
