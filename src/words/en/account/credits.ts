import type { CreditEntry } from '#contract/rewards.ts'
import { formatRupees } from '#domain/kernel/money.ts'

const ofBooking = (shortId: string | null) => (shortId ? `, booking ${shortId}` : '')

/** Describes changes of the credit to the guest. */
export function creditReason({ kind, note, bookingShortId }: Pick<CreditEntry, 'kind' | 'note' | 'bookingShortId'>) {
  const reasons: Record<CreditEntry['kind'], string> = {
    signup: 'For signing up',
    spent: `Spent${ofBooking(bookingShortId)}`,
    returned: `Returned${ofBooking(bookingShortId)}`,
    referral_reward: 'A friend you invited stayed',
    adjustment: note ?? 'Adjusted by us',
  }
  return reasons[kind]
}

/** '+ ₹100', '− ₹40' */
export const signedRupees = (amount: number): string => `${amount < 0 ? '−' : '+'} ${formatRupees(Math.abs(amount))}`
