import type { CreditEntry } from '#contract/rewards.ts'
import { formatRupees } from '#domain/kernel/money.ts'

export function creditReason({ kind, note, bookingShortId }: Pick<CreditEntry, 'kind' | 'note' | 'bookingShortId'>) {
  const reasons: Record<CreditEntry['kind'], string> = {
    signup: 'சைன்-அப் செய்ததற்கு',
    spent: bookingShortId ? `பயன்படுத்தியது, புக்கிங் ${bookingShortId}` : 'பயன்படுத்தியது',
    returned: bookingShortId ? `திரும்ப வந்தது, புக்கிங் ${bookingShortId}` : 'திரும்ப வந்தது',
    referral_reward: 'நீங்கள் அழைத்த நண்பர் தங்கினார்',
    adjustment: note ?? 'நாங்கள் சரிசெய்தது',
    compensation: 'உங்களுக்கு அறை தராத ஹோட்டலிடமிருந்து',
  }
  return reasons[kind]
}

export const signedRupees = (amount: number): string => `${amount < 0 ? '−' : '+'} ${formatRupees(Math.abs(amount))}`
