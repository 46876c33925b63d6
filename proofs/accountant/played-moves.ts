/** Lists the money and credit that move between guests, the gateway and Uncle, in whole rupees. */
import { share } from './paise.ts'
import { postingOf, transfer, type Entry } from './ledger.ts'
import type { PlayedKind } from './played-plan.ts'
import { billOf, type Facts } from './stay.ts'

/**
 * `compensated` is the credit that a hotel owes guests it turned away. Every refund is made on the day on which it is
 * requested.
 */
export type Move = {
  on: string
  what: 'credit given' | 'credit spent' | 'credit returned' | 'paid' | 'refunded' | 'compensated'
  rupees: number
}

const rupeesOf = (amount: bigint): number => Number(amount / 100n)

const hoursOf = (facts: Facts): number => facts.hours.reduce((sum, { value, tax }) => sum + value + tax, 0)

/** Returns what the guests pay online, extra hours included, in rupees. */
export const paidOnlineOf = (facts: Facts): number => rupeesOf(billOf(facts).guest) - facts.credits - facts.dueAtDesk

/** Lists the credit and the payments of a new booking. Extra hours are paid separately. */
export function movesOfBooking(on: string, facts: Facts): Move[] {
  const { credits } = facts
  const moves: Move[] = [
    { on, what: 'credit given', rupees: credits },
    { on, what: 'credit spent', rupees: credits },
    { on, what: 'paid', rupees: paidOnlineOf(facts) - hoursOf(facts) },
    { on, what: 'paid', rupees: hoursOf(facts) },
  ]
  return moves.filter(({ rupees }) => rupees !== 0)
}

/** Lists the payment or refund when the guests change the time of their stay. */
export function movesOfChange(on: string, before: Facts, after: Facts): Move[] {
  const difference = paidOnlineOf(after) - paidOnlineOf(before)
  if (difference === 0) return []
  return [{ on, what: difference > 0 ? 'paid' : 'refunded', rupees: Math.abs(difference) }]
}

/** Lists the refunds and credits after the stay, for example for guests who moved to a cheaper room. */
export function movesAfterStay(kind: PlayedKind, facts: Facts, on: string): Move[] {
  if (kind === 'not taken')
    return [
      { on, what: 'refunded', rupees: paidOnlineOf(facts) },
      { on, what: 'compensated', rupees: compensationOf(rupeesOf(billOf(facts).guest)) },
    ]
  const rest = restOf(facts)
  return rest > 0 ? [{ on, what: 'refunded', rupees: rest }] : []
}

/** Returns, in rupees, the price difference to a cheaper room that has not been refunded yet. */
export const restOf = ({ moved }: Facts): number =>
  moved === null ? 0 : Math.max(0, moved.worth - moved.cost - (moved.restBack ?? 0))

/** 20 % of the bill before credit, from ₹99 to ₹1,000 (decision 0098, question 31). */
export const compensationOf = (bill: number): number =>
  Math.min(1000, Math.max(99, Number(share(BigInt(bill), 20n, 100n))))

/** Posts the movements of money and credit for a booking at this hotel. */
export function entriesOfMove({ on, what, rupees }: Move, { of, hotel }: { of: string; hotel: string }): Entry[] {
  const amount = BigInt(rupees) * 100n
  const posting = { on, of }
  if (what === 'credit given') return transfer(posting, 'credits_given', 'guest_credits', amount)
  if (what === 'credit spent') return transfer(posting, 'guest_credits', 'guest_money', amount)
  if (what === 'credit returned') return transfer(posting, 'guest_money', 'guest_credits', amount)
  if (what === 'paid') return transfer(posting, 'gateway', 'guest_money', amount)
  if (what === 'compensated')
    return [
      ...transfer(posting, 'credits_given', 'guest_credits', amount),
      ...transfer(posting, { hotel }, 'credits_given', amount),
    ]
  return postingOf(posting, [
    ['guest_money', amount],
    ['refunds_owed', -amount],
    ['refunds_owed', amount],
    ['gateway', -amount],
  ])
}
