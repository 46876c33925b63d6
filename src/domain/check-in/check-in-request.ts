import type { PartnerStatus } from './partner-invite.ts'

export type CheckInStatus = 'created' | 'confirmed'

/**
 * A superfast check-in is confirmed once everybody who has to show an ID is known: a guest who stays alone at once,
 * otherwise when the invited partner has accepted (specification §1, §4). It falls back when that partner leaves.
 */
export const checkInStatus = (guests: number, partner: PartnerStatus | 'none'): CheckInStatus =>
  guests === 1 || partner === 'accepted' ? 'confirmed' : 'created'
