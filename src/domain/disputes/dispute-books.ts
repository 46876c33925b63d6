import type { Paise } from '../kernel/paise.ts'
import { balanced, type Entry } from '../ledger/accounts.ts'
import type { DisputedMoney } from './dispute-state.ts'

/** The facts of a dispute that affect the books. All amounts belong to the booking of the disputed payment. */
export type DisputedPayment = {
  money: DisputedMoney
  paise: Paise
  guestId: string | null
  /** refunds that were owed but not sent; the bank has now paid them */
  owedRefunds: Paise
  /** the guest's money for the stay, including the money with which the stay was settled earlier */
  held: Paise
  /** whether the desk checked the guests in and also scanned their voucher or got their confirmation */
  isAttended: boolean
}

/** Who bears a lost dispute. */
export type LostShares = { refunds: Paise; guest: Paise; ours: Paise }

/**
 * Divides a lost dispute. It first covers refunds that we owed the guest anyway. If nobody came, it then takes the
 * guest's own money, so that the hotel is not paid for it. The rest is our cost, because an attended stay stays paid
 * (decision 0093).
 */
export function lostShares({ paise, owedRefunds, held, isAttended }: DisputedPayment): LostShares {
  const refunds = Math.min(paise, owedRefunds)
  const guest = isAttended ? 0 : Math.min(paise - refunds, Math.max(0, held))
  return { refunds, guest, ours: paise - refunds - guest }
}

/**
 * Returns what should have been posted for a dispute by now. Refunds that a lost dispute has paid are posted
 * separately, and those postings take their money out of `disputed`.
 */
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

/** Picks the owed refunds that a lost dispute covers, oldest first. Never splits a refund. */
export function refundsPaidBy<Refund extends { paise: Paise }>(paise: Paise, owed: readonly Refund[]): Refund[] {
  let left = paise
  return owed.filter((refund) => {
    if (refund.paise > left) return false
    left -= refund.paise
    return true
  })
}

/**
 * Returns, in whole rupees and never below zero, how much of a payment can still be refunded. A guest whose bank took
 * the money already has it. `lost` is the sum of lost disputes without the refunds that they paid.
 */
export const refundableOf = ({ paid, refunded, lost }: { paid: Paise; refunded: Paise; lost: Paise }): Paise =>
  Math.max(0, Math.floor((paid - refunded - lost) / 100) * 100)
