import type { Refund } from '#contract/bookings.ts'
import { formatRupees, type Rupees } from '#domain/kernel/money.ts'
import { REFUND_BEGAN, REFUND_PARTS, sendingPart, sentPart, type RefundCause } from '#words/bookings/refunds.ts'

/** `words`: how much is refunded, what for, and whether it has been sent. */
export type RefundPart = { id: string; words: string; reference: string | null }

/** Combines a booking's refunds into one timeline. */
export type RefundStory = {
  total: Rupees
  because: string
  isSent: boolean
  /** when the last refund should have arrived */
  dueBy: string
  /** an entry for each refund, oldest first */
  parts: RefundPart[]
}

const causeOf = ({ cause }: Refund): RefundCause => cause ?? 'unnamed'
const sum = (refunds: readonly Refund[]): Rupees => refunds.reduce((total, { amount }) => total + amount, 0)

function partOf({ id, amount, cause, status, reference }: Refund): RefundPart {
  const words = REFUND_PARTS[cause ?? 'unnamed'](formatRupees(amount))
  return { id, words: status === 'processed' ? sentPart(words) : sendingPart(words), reference }
}

/**
 * Tells the story of a booking's refunds; undefined if there are none. Leaves out refunds that a bank returned to us.
 */
export function refundStory(refunds: readonly Refund[]): RefundStory | undefined {
  const going = refunds.filter(({ status }) => status !== 'failed')
  const newest = going.at(-1)
  if (!newest) return undefined
  return {
    total: sum(going),
    because: REFUND_BEGAN[causeOf(newest)],
    isSent: going.every(({ status }) => status === 'processed'),
    dueBy: going
      .map(({ dueBy }) => dueBy)
      .reduce((late, dueBy) => (Date.parse(dueBy) > Date.parse(late) ? dueBy : late)),
    parts: going.map(partOf),
  }
}
