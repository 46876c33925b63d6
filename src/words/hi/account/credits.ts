import type { CreditEntry } from '#contract/rewards.ts'
import { formatRupees } from '#domain/kernel/money.ts'

export function creditReason({ kind, note, bookingShortId }: Pick<CreditEntry, 'kind' | 'note' | 'bookingShortId'>) {
  const reasons: Record<CreditEntry['kind'], string> = {
    signup: 'साइन-अप करने पर',
    spent: bookingShortId ? `खर्च हुआ, बुकिंग ${bookingShortId}` : 'खर्च हुआ',
    returned: bookingShortId ? `वापस आया, बुकिंग ${bookingShortId}` : 'वापस आया',
    referral_reward: 'आपके बुलाए दोस्त ने स्टे किया',
    adjustment: note ?? 'हमने बदला',
    compensation: 'उस होटल से, जिसने आपको रूम नहीं दिया',
  }
  return reasons[kind]
}

export const signedRupees = (amount: number): string => `${amount < 0 ? '−' : '+'} ${formatRupees(Math.abs(amount))}`
