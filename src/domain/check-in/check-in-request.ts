import type { PartnerStatus } from './partner-invite.ts'

export type CheckInStatus = 'created' | 'confirmed'

/**
 * A superfast check-in is confirmed once we know everybody who has to show an ID: at once for a guest staying alone,
 * otherwise when the invited partner accepts (specification §1, §4). It is unconfirmed again when that partner leaves.
 */
export const checkInStatus = (guests: number, partner: PartnerStatus | 'none'): CheckInStatus =>
  guests === 1 || partner === 'accepted' ? 'confirmed' : 'created'
