import type { Refund } from '#contract/bookings.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import * as t from '#words/bookings/booking.ts'

type Cause = NonNullable<Refund['cause']> | 'unnamed'

/**
 * `done`: what led to the refund, the first step of the timeline. `of`: what the money was for, shown if a booking has
 * several refunds.
 */
const CAUSE_WORDS: Record<Cause, { done: string; of: string }> = {
  cancelled: { done: t.bookingCancelled, of: 'for the cancelled booking' },
  changed: { done: t.changedToCheaperTime, of: 'for the cheaper time' },
  hours_cancelled: { done: t.extraHoursCancelled, of: 'for the extra hours' },
  too_late: { done: t.yourPaymentReachedUsToo, of: 'for the late payment' },
  turned_away: { done: t.hotelCouldNotTakeYou, of: 'for the room you did not get' },
  moved: { done: t.youHaveAnotherHotel, of: 'for the extra hours at the first hotel' },
  cheaper_room: { done: t.yourOtherRoomCostsLess, of: 'for the cheaper room' },
  goodwill: { done: t.refundFromUs, of: 'from us' },
  unnamed: { done: t.refundStarted, of: 'refunded' },
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
