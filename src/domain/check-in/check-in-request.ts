import type { PartnerStatus } from './partner-invite.ts'

export type CheckInStatus = 'created' | 'confirmed'

/**
 * Returns the status of superfast check-in. It is confirmed once we know everybody who must show an ID: immediately for
 * a guest staying alone, otherwise when the invited partner accepts (specification §1, §4). It becomes unconfirmed if
 * that partner leaves.
 */
export const checkInStatus = (guests: number, partner: PartnerStatus | 'none'): CheckInStatus =>
  guests === 1 || partner === 'accepted' ? 'confirmed' : 'created'
