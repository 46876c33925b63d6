import type { Paise } from '../kernel/paise.ts'
import { balanced, type Entry } from '../ledger/accounts.ts'
import type { DisputedMoney } from './dispute-state.ts'

/** What a dispute means for the books. All amounts are of its payment's booking. */
export type DisputedPayment = {
  money: DisputedMoney
  paise: Paise
  guestId: string | null
  /** refunds that were owed and not sent: the bank has paid them now */
  owedRefunds: Paise
  /** the guest's money for the stay, also what the stay was settled with */
  held: Paise
  /** greeted, and scanned or confirmed */
  isAttended: boolean
}

/** Who bears a lost dispute. */
export type LostShares = { refunds: Paise; guest: Paise; ours: Paise }

/**
 * Divides a lost dispute: first refunds that we owed the guest anyway, then the guest's own money if nobody came, so that
 * the hotel is not paid for it. What remains is our cost: an attended stay stays paid (decision 0093).
 */
export function lostShares({ paise, owedRefunds, held, isAttended }: DisputedPayment): LostShares {
  const refunds = Math.min(paise, owedRefunds)
  const guest = isAttended ? 0 : Math.min(paise - refunds, Math.max(0, held))
  return { refunds, guest, ours: paise - refunds - guest }
}

/** Returns what a dispute should have posted by now. Refunds that it pays leave `disputed` by their own postings. */
export function entriesOfDispute(dispute: DisputedPayment): Entry[] {
  const { money, paise, guestId } = dispute
  if (money === 'ours') return []
  if (money === 'held')
    return balanced([
      { account: 'gateway', paise: -paise },
      { account: 'disputed', paise },
    ])
  const { refunds, guest, ours } = lostShares(dispute)
  return balanced([
    { account: 'gateway', paise: -paise },
    { account: 'disputed', paise: refunds },
    { account: 'guest_money', paise: guest, ...(guestId === null ? {} : { guestId }) },
    { account: 'dispute_losses', paise: ours },
  ])
}

/** Picks the owed refunds that a lost dispute covers: whole refunds only, oldest first. */
export function refundsPaidBy<Refund extends { paise: Paise }>(paise: Paise, owed: readonly Refund[]): Refund[] {
  let left = paise
  return owed.filter((refund) => {
    if (refund.paise > left) return false
    left -= refund.paise
    return true
  })
}

/**
 * What can still go back of a payment: a guest whose bank took the money has it already. Whole rupees, never below zero.
 * `lost`: disputes that were lost, without the refunds that they paid.
 */
export const refundableOf = ({ paid, refunded, lost }: { paid: Paise; refunded: Paise; lost: Paise }): Paise =>
  Math.max(0, Math.floor((paid - refunded - lost) / 100) * 100)
