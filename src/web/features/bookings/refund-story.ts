import type { Refund } from '#contract/bookings.ts'
import type { Rupees } from '#domain/kernel/money.ts'

type Cause = NonNullable<Refund['cause']> | 'unnamed'

/**
 * `done`: what led to the refund, the first step of the timeline. `of`: what the money was for, shown if a booking has
 * several refunds.
 */
const CAUSE_WORDS: Record<Cause, { done: string; of: string }> = {
  cancelled: { done: 'Booking cancelled', of: 'for the cancelled booking' },
  changed: { done: 'Changed to a cheaper time', of: 'for the cheaper time' },
  hours_cancelled: { done: 'Extra hours cancelled', of: 'for the extra hours' },
  too_late: { done: 'Your payment reached us too late', of: 'for the late payment' },
  turned_away: { done: 'The hotel could not take you', of: 'for the room you did not get' },
  moved: { done: 'You have another hotel', of: 'for the extra hours at the first hotel' },
  cheaper_room: { done: 'Your other room costs less', of: 'for the cheaper room' },
  goodwill: { done: 'Refund from us', of: 'from us' },
  unnamed: { done: 'Refund started', of: 'refunded' },
}

export type RefundPart = { of: string; amount: Rupees; isSent: boolean; references: string[] }

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

const causeOf = ({ cause }: Refund): Cause => cause ?? 'unnamed'
const sum = (refunds: readonly Refund[]): Rupees => refunds.reduce((total, { amount }) => total + amount, 0)

function partOf(refunds: readonly [Refund, ...Refund[]]): RefundPart {
  return {
    of: CAUSE_WORDS[causeOf(refunds[0])].of,
    amount: sum(refunds),
    isSent: refunds[0].status === 'processed',
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
    because: CAUSE_WORDS[causeOf(newest)].done,
    isSent: going.every(({ status }) => status === 'processed'),
    dueBy: going
      .map(({ dueBy }) => dueBy)
      .reduce((late, dueBy) => (Date.parse(dueBy) > Date.parse(late) ? dueBy : late)),
    parts: [...groups.values()].map(partOf),
  }
}
