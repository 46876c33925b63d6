import type { CreditEntry } from '#contract/rewards.ts'
import { formatRupees } from '#domain/kernel/money.ts'

/** Describes changes in a guest's credit. */
export function creditReason({ kind, note, bookingShortId }: Pick<CreditEntry, 'kind' | 'note' | 'bookingShortId'>) {
  const reasons: Record<CreditEntry['kind'], string> = {
    signup: 'For signing up',
    spent: bookingShortId ? `Spent, booking ${bookingShortId}` : 'Spent',
    returned: bookingShortId ? `Returned, booking ${bookingShortId}` : 'Returned',
    referral_reward: 'A friend you invited stayed',
    adjustment: note ?? 'Adjusted by us',
    compensation: 'From the hotel that did not take you',
  }
  return reasons[kind]
}

/** '+ ₹100', '− ₹40' */
export const signedRupees = (amount: number): string => `${amount < 0 ? '−' : '+'} ${formatRupees(Math.abs(amount))}`
