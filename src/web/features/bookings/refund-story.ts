import type { Refund } from '#contract/bookings.ts'
import { formatRupees, type Rupees } from '#domain/kernel/money.ts'
import { REFUND_BEGAN, REFUND_PARTS, sentPart, type RefundCause } from '#words/bookings/refunds.ts'

/** `words`: how much, and what for. */
export type RefundPart = { words: string; amount: Rupees; isSent: boolean; references: string[] }

/** Combines a booking's refunds into one timeline. */
export type RefundStory = {
  total: Rupees
  because: string
  isSent: boolean
  /** when the last refund should have arrived */
  dueBy: string
  /** one entry per cause and state */
  parts: RefundPart[]
}

const causeOf = ({ cause }: Refund): RefundCause => cause ?? 'unnamed'
const sum = (refunds: readonly Refund[]): Rupees => refunds.reduce((total, { amount }) => total + amount, 0)

function partOf(refunds: readonly [Refund, ...Refund[]]): RefundPart {
  const amount = sum(refunds)
  const isSent = refunds[0].status === 'processed'
  const words = REFUND_PARTS[causeOf(refunds[0])](formatRupees(amount))
  return {
    words: isSent ? sentPart(words) : words,
    amount,
    isSent,
    references: refunds.flatMap(({ reference }) => (reference ? [reference] : [])),
  }
}

/** Undefined if the booking has no refund. Leaves out refunds that a bank returned. */
export function refundStory(refunds: readonly Refund[]): RefundStory | undefined {
  const going = refunds.filter(({ status }) => status !== 'failed')
  const newest = going.at(-1)
  if (!newest) return undefined
  const groups = new Map<string, [Refund, ...Refund[]]>()
  for (const refund of going) {
    const key = `${causeOf(refund)} ${refund.status}`
    groups.set(key, [...(groups.get(key) ?? []), refund] as [Refund, ...Refund[]])
  }
  return {
    total: sum(going),
    because: REFUND_BEGAN[causeOf(newest)],
    isSent: going.every(({ status }) => status === 'processed'),
    dueBy: going
      .map(({ dueBy }) => dueBy)
      .reduce((late, dueBy) => (Date.parse(dueBy) > Date.parse(late) ? dueBy : late)),
    parts: [...groups.values()].map(partOf),
  }
}
