import { paiseOfText, plainWords } from '../kernel/money-text.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import type { Paise } from './accounts.ts'

/** Banks take customer references of up to 20 characters. */
const REFERENCE_LENGTH = 20

/** Returns the reference of a payout in a bank file: the first 20 digits of its id. */
export const payoutReference = (id: string): string => id.replaceAll('-', '').slice(0, REFERENCE_LENGTH).toUpperCase()

/** The bank's answer to one payment in our file. */
export type AnswerLine = {
  /** the line of the file, counting from 1 */
  line: number
  reference: string
  status: string
  amount: string
  utr: string
  remark: string
}

/** Column headings that banks use, in lower case without punctuation. The first heading of each column is our own. */
const HEADINGS = {
  reference: ['reference', 'customer reference', 'customer reference number', 'customer ref no', 'client reference'],
  status: ['status', 'transaction status', 'payment status'],
  amount: ['amount', 'transaction amount', 'payment amount'],
  utr: ['utr', 'utr number', 'utr no', 'bank reference', 'bank reference number'],
  remark: ['remark', 'remarks', 'reason', 'rejection reason', 'status description'],
} as const
type Column = keyof typeof HEADINGS
const REQUIRED = ['reference', 'status', 'amount', 'utr'] as const satisfies Column[]

/**
 * Reads the table that a bank returns: a line of headings, then a line for each payment. If it is refused, returns the
 * first missing required column, or 'lines' if nothing follows the headings.
 */
export function readBankAnswer(rows: readonly (readonly string[])[]): Result<AnswerLine[], Column | 'lines'> {
  const [headings = [], ...lines] = rows
  const names = headings.map(plainWords)
  const columnOf = (column: Column) => names.findIndex((name) => HEADINGS[column].some((known) => known === name))
  const missing = REQUIRED.find((column) => columnOf(column) === -1)
  if (missing) return refuse(missing)
  if (lines.length === 0) return refuse('lines')
  const cell = (row: readonly string[], column: Column) => row[columnOf(column)]?.trim() ?? ''
  return accept(
    lines.map((row, index) => ({
      line: index + 2,
      reference: cell(row, 'reference'),
      status: cell(row, 'status'),
      amount: cell(row, 'amount'),
      utr: cell(row, 'utr').toUpperCase(),
      remark: cell(row, 'remark'),
    })),
  )
}

const PAID = new Set(['paid', 'success', 'successful', 'processed', 'completed', 'credited', 'settled'])
const REFUSED = new Set(['failed', 'failure', 'rejected', 'reject', 'refused', 'returned', 'reversed', 'cancelled'])
const UTR = /^[A-Z0-9/-]{6,40}$/
/** Why a line of the bank's answer is ignored. */
export const ANSWER_FAULTS = [
  /** no payout that was sent to the bank in this run has this reference */
  'unknown_reference',
  /** the file answers this payout more than once, so all of these lines are ignored */
  'answered_twice',
  /** the bank's amount differs from the amount that we ordered */
  'other_amount',
  /** the status is neither paid nor refused, such as 'pending' */
  'unclear_status',
  /** paid, but without the bank's own reference (UTR) */
  'no_utr',
  /** another payout in the file or in our books already has this UTR */
  'utr_used',
  /** the bank now says the opposite of what we recorded */
  'differs_from_record',
] as const
type AnswerFault = (typeof ANSWER_FAULTS)[number]

export type OrderedPayout = {
  id: string
  amount: Paise
  /** what we recorded earlier: the bank's reference, or that the bank refused the payout */
  utr: string | null
  isRefused: boolean
}

export type BankAnswer = {
  paid: { id: string; utr: string }[]
  refused: { id: string; remark: string }[]
  /** the number of lines that repeat what we recorded */
  known: number
  faults: { line: number; reference: string; fault: AnswerFault }[]
  /** payouts for which the file gives no clear answer */
  open: string[]
}

type Outcome = { paid: string } | { refused: string } | 'known' | { fault: AnswerFault }

function outcomeOf({ status, amount, utr, remark }: AnswerLine, payout: OrderedPayout): Outcome {
  const word = plainWords(status)
  const [isPaid, isRefused] = [PAID.has(word), REFUSED.has(word)]
  if (!isPaid && !isRefused) return { fault: 'unclear_status' }
  if (paiseOfText(amount) !== payout.amount) return { fault: 'other_amount' }
  if (isPaid && !UTR.test(utr)) return { fault: 'no_utr' }
  if (payout.utr !== null)
    return isPaid && payout.utr.toUpperCase() === utr ? 'known' : { fault: 'differs_from_record' }
  if (payout.isRefused) return isRefused ? 'known' : { fault: 'differs_from_record' }
  return isPaid ? { paid: utr } : { refused: remark || status }
}

/**
 * Compares the bank's answer with the payouts that were sent to it. Ignores lines that do not match, and uses all
 * others. `usedUtrs` are the UTRs of payouts in other runs.
 */
export function matchBankAnswer(
  lines: readonly AnswerLine[],
  payouts: readonly OrderedPayout[],
  usedUtrs: ReadonlySet<string> = new Set(),
): BankAnswer {
  const byReference = new Map(payouts.map((payout) => [payoutReference(payout.id), payout]))
  const utrs = new Set([...usedUtrs].map((utr) => utr.toUpperCase()))
  const answer: BankAnswer = { paid: [], refused: [], known: 0, faults: [], open: [] }
  const times = new Map<string, number>()
  for (const { reference } of lines)
    times.set(payoutReference(reference), (times.get(payoutReference(reference)) ?? 0) + 1)
  const answered = new Set<string>()
  for (const line of lines) {
    const reference = payoutReference(line.reference)
    const payout = byReference.get(reference)
    const outcome = ((): Outcome => {
      if (!payout) return { fault: 'unknown_reference' }
      if ((times.get(reference) ?? 0) > 1) return { fault: 'answered_twice' }
      const found = outcomeOf(line, payout)
      return typeof found === 'object' && 'paid' in found && utrs.has(found.paid) ? { fault: 'utr_used' } : found
    })()
    if (outcome !== 'known' && 'fault' in outcome) {
      answer.faults.push({ line: line.line, reference: line.reference, fault: outcome.fault })
      continue
    }
    if (!payout) continue
    answered.add(payout.id)
    if (outcome === 'known') answer.known += 1
    else if ('paid' in outcome) {
      utrs.add(outcome.paid)
      answer.paid.push({ id: payout.id, utr: outcome.paid })
    } else answer.refused.push({ id: payout.id, remark: outcome.refused })
  }
  answer.open = payouts
    .filter(({ id, utr, isRefused }) => utr === null && !isRefused && !answered.has(id))
    .map(({ id }) => id)
  return answer
}
