import type { BasisPoints } from '../kernel/money.ts'
import { paiseShare, type Paise } from '../kernel/paise.ts'
import type { LineKind, ReportLine } from './report-line.ts'

/** How a line of the report differs from our books. */
export const DIFFERENCES = [
  /** we have no such payment, refund or dispute */
  'unknown',
  /** another line already has the payment or refund that this line names, so the gateway counted it twice */
  'twice',
  'other_amount',
  /** the fee is neither the agreed rate nor zero */
  'other_fee',
  /** the GST is not 18 % of the fee */
  'other_tax',
  /** an adjustment that does not belong to any dispute */
  'unexplained',
] as const
type DifferenceKind = (typeof DIFFERENCES)[number]

/** `paise` is the amount in the line minus the amount in our books, which is `expected`. */
export type Difference = { kind: DifferenceKind; paise: Paise; expected: Paise | null }

/** Our own payment, refund or dispute, signed as in the report: refunds and lost disputes are negative. */
export type RecordedMovement = { kind: LineKind; id: string; reference: string | null; paise: Paise }

type Matchable = Pick<ReportLine, 'kind' | 'reference' | 'amount' | 'fee' | 'tax' | 'dispute' | 'ours'>

/** GST on the gateway's fee, SAC 997158. */
const GST_ON_FEE: BasisPoints = 1800
const BASIS = 10_000
/** Allows for the gateway's own rounding of fee and GST. */
const ROUNDING: Paise = 1

const differs = (one: Paise, other: Paise) => Math.abs(one - other) > ROUNDING

const keyOf = (kind: LineKind, reference: string) => `${kind} ${reference}`

/** Our payments, refunds and disputes, by the gateway's reference and by our own id. */
export type OurBooks = {
  byReference: ReadonlyMap<string, RecordedMovement>
  byId: ReadonlyMap<string, RecordedMovement>
}

export const indexed = (ours: readonly RecordedMovement[]): OurBooks => ({
  byReference: new Map(ours.flatMap((one) => (one.reference === null ? [] : [[keyOf(one.kind, one.reference), one]]))),
  byId: new Map(ours.map((one) => [keyOf(one.kind, one.id), one])),
})

/** Finds a line's payment or refund by the gateway's reference, and an adjustment by its dispute. */
export function findOurs(
  { kind, reference, dispute }: Matchable,
  { byReference }: OurBooks,
): RecordedMovement | undefined {
  const key = kind === 'adjustment' ? dispute : reference
  return key === null ? undefined : byReference.get(keyOf(kind, key))
}

/** The sign of an adjustment says whether a dispute takes its amount or returns it because we won. */
const isSameAmount = ({ kind, amount }: Matchable, { paise }: RecordedMovement) =>
  kind === 'adjustment' ? Math.abs(amount) === Math.abs(paise) : amount === paise

function differenceOfAmount(line: Matchable, books: OurBooks): Difference | undefined {
  const { kind, amount, dispute, ours } = line
  if (kind === 'adjustment' && dispute === null) return { kind: 'unexplained', paise: amount, expected: null }
  const known = findOurs(line, books)
  if (!known) {
    const isTwice = ours !== null && books.byId.has(keyOf(kind, ours))
    return { kind: isTwice ? 'twice' : 'unknown', paise: amount, expected: null }
  }
  if (isSameAmount(line, known)) return undefined
  return { kind: 'other_amount', paise: amount - known.paise, expected: known.paise }
}

/**
 * Compares a line with our books. `feeRate` is the rate that we agreed with the gateway, in hundredths of a percent. A
 * payment without a fee is not a difference, because some methods are free.
 */
export function differencesOf(line: Matchable, books: OurBooks, feeRate: BasisPoints): Difference[] {
  const { kind, amount, fee, tax } = line
  const found: Difference[] = []
  const ofAmount = differenceOfAmount(line, books)
  if (ofAmount) found.push(ofAmount)
  const expected = kind === 'payment' ? paiseShare(amount, feeRate, BASIS) : 0
  if (fee > 0 && differs(fee, expected)) found.push({ kind: 'other_fee', paise: expected - fee, expected })
  const gst = paiseShare(fee, GST_ON_FEE, BASIS)
  if (differs(tax, gst)) found.push({ kind: 'other_tax', paise: gst - tax, expected: gst })
  return found
}

/**
 * Whether the report uses a different unit from our books. It does if every payment that we know is a hundred times
 * ours, or a hundredth of it.
 */
export function isOtherUnit(lines: readonly Matchable[], books: OurBooks): boolean {
  const pairs = lines.flatMap((line) => {
    const known = line.kind === 'payment' ? findOurs(line, books) : undefined
    return known ? [{ theirs: line.amount, ours: known.paise }] : []
  })
  return (
    pairs.length > 0 &&
    (pairs.every(({ theirs, ours }) => theirs === ours * 100) ||
      pairs.every(({ theirs, ours }) => ours === theirs * 100))
  )
}

/**
 * A payment that the gateway has not settled after this long is missing. The gateway settles two working days later, or
 * more around a long weekend.
 */
export const SETTLED_WITHIN_DAYS = 5

/** The sums of a settlement according to its report and according to the books. `net` is what arrived at our bank. */
export type SettlementSums = { payments: Paise; refunds: Paise; adjustments: Paise; fee: Paise; tax: Paise; net: Paise }

export function sumsOfLines(lines: readonly Pick<ReportLine, 'kind' | 'amount' | 'fee' | 'tax'>[]): SettlementSums {
  const sum = (of: (line: Pick<ReportLine, 'kind' | 'amount' | 'fee' | 'tax'>) => Paise) =>
    lines.reduce((total, line) => total + of(line), 0)
  const ofKind = (kind: LineKind) => sum((line) => (line.kind === kind ? line.amount : 0))
  const [fee, tax] = [sum((line) => line.fee), sum((line) => line.tax)]
  return {
    payments: ofKind('payment'),
    refunds: ofKind('refund'),
    adjustments: ofKind('adjustment'),
    fee,
    tax,
    net: sum(({ amount }) => amount) - fee - tax,
  }
}
