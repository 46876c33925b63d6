import { addDays, weekdayName, type IstDate } from '../kernel/ist.ts'
import type { Paise } from '../kernel/paise.ts'
import type { StatementLine } from './statement-line.ts'

export const TRANSFER_KINDS = ['settlement', 'payout', 'payout_return', 'refund'] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]

/** One of our bank transfers, known by its UTR. Incoming amounts are positive, as on the statement. */
export type OurTransfer = {
  kind: TransferKind
  /** the id of the settlement, the payout or the refund */
  id: string
  /** its UTR in the form that `tokensOf` returns */
  token: string
  paise: Paise
  /**
   * whether it is in our books; a settlement that waits for its second person is not, nor is a payout that the bank
   * returned without our noticing
   */
  isBooked: boolean
  /** whether another line of a statement already matches it */
  isTaken: boolean
}

/** How a line of the statement differs from our books. */
export const BANK_DIFFERENCES = [
  /** we have no transfer with this UTR */
  'unknown',
  'other_amount',
  /** another line has already matched the transfer */
  'doubled',
  /** we know the transfer, but it is not in our books yet */
  'not_booked',
] as const
export type BankDifference = (typeof BANK_DIFFERENCES)[number]

/** `difference` is null if the line matches `ours`. */
export type Judged = { difference: BankDifference | null; ours: OurTransfer | null }

const MIN_TOKEN = 6

/**
 * Returns the words of a line that may be a UTR: its whole reference, and each word of its reference and description
 * that contains a digit.
 */
export function tokensOf({ reference, description }: Pick<StatementLine, 'reference' | 'description'>): string[] {
  const words = `${reference} ${description}`.toUpperCase().split(/[^A-Z0-9]+/)
  const whole = reference.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const tokens = [whole, ...words].map((word) => word.replace(/^0+/, ''))
  return [...new Set(tokens)].filter((token) => token.length >= MIN_TOKEN && /\d/.test(token)).toSorted()
}

const isOneWay = (one: Paise, other: Paise) => one > 0 === other > 0

/** Compares a line with our transfers that have one of the UTRs in the line. The database matches by the same rule. */
function judge(paise: Paise, named: readonly OurTransfer[], isTaken: (one: OurTransfer) => boolean): Judged {
  const same = named.filter((one) => one.paise === paise)
  const free = same.find((one) => one.isBooked && !isTaken(one))
  if (free) return { difference: null, ours: free }
  const waiting = same.find(({ isBooked }) => !isBooked)
  if (waiting) return { difference: 'not_booked', ours: waiting }
  const [taken] = same
  if (taken) return { difference: 'doubled', ours: taken }
  const nearest = named.find((one) => isOneWay(one.paise, paise)) ?? named[0]
  return nearest ? { difference: 'other_amount', ours: nearest } : { difference: 'unknown', ours: null }
}

type Judgeable = Pick<StatementLine, 'reference' | 'description' | 'paise'>

/** Compares lines with our transfers in order. Once a line matches a transfer, later lines cannot match it. */
export function judgeLines<Line extends Judgeable>(
  lines: readonly Line[],
  ours: readonly OurTransfer[],
): { line: Line; judged: Judged }[] {
  const byToken = Map.groupBy(ours, ({ token }) => token)
  const taken = new Set(ours.filter(({ isTaken }) => isTaken))
  return lines.map((line) => {
    const named = tokensOf(line).flatMap((token) => byToken.get(token) ?? [])
    const judged = judge(line.paise, named, (one) => taken.has(one))
    if (judged.difference === null && judged.ours) taken.add(judged.ours)
    return { line, judged }
  })
}

/**
 * The number of working days that a bank may take to show a transfer on a statement. Bank holidays are not considered.
 */
const SHOWN_WITHIN_WORKING_DAYS = 3

const isWeekend = (day: IstDate) => ['Saturday', 'Sunday'].includes(weekdayName(day))

/** Returns the last day whose transfers must all appear on a statement that ends on `until`. */
export function lastDayShown(until: IstDate): IstDate {
  let day = until
  for (let left = SHOWN_WITHIN_WORKING_DAYS; left > 0;) {
    day = addDays(day, -1)
    if (!isWeekend(day)) left -= 1
  }
  return day
}

/** Why an unmatched line is nevertheless correct. The first two kinds are posted. */
export const EXPLANATIONS = ['charges', 'interest', 'booked_otherwise', 'outside_books'] as const
export type Explanation = (typeof EXPLANATIONS)[number]

/** Whether an explanation fits the amount: interest is never negative. */
export const canExplain = (explanation: Explanation, paise: Paise): boolean => explanation !== 'interest' || paise > 0

/**
 * An `open` line matches nothing, and nobody has explained it. A `waiting` line needs a second person's confirmation.
 */
export const BANK_LINE_STATES = ['open', 'waiting', 'matched', 'explained'] as const
export type BankLineState = (typeof BANK_LINE_STATES)[number]
