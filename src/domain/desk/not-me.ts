import { addMinutes } from '../kernel/ist.ts'

/** What staff are notified of by text and may report as not done by them (decision 0060). */
export const NOTICE_KINDS = ['post', 'pairing', 'passkey'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** How many hours the link in the text works. It works once. */
export const NOT_ME_HOURS = 72
export const notMeExpiry = (toldAt: Date): Date => addMinutes(toldAt, NOT_ME_HOURS * 60)

export type NotMeState = 'open' | 'used' | 'over'

export function notMeState({ usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date }, now: Date): NotMeState {
  if (usedAt) return 'used'
  return now < expiresAt ? 'open' : 'over'
}

export type NotMeOutcome = 'ended' | 'office_told'

/** Returns what a link does. It never removes a hotel's last manager; instead it alerts the office. */
export const notMeOutcome = (kind: NoticeKind, { isLastManager }: { isLastManager: boolean }): NotMeOutcome =>
  kind === 'post' && isLastManager ? 'office_told' : 'ended'

/**
 * For a day after a passkey was disowned, an OTP alone cannot add one. Otherwise a thief with the SIM could use this link to
 * replace the owner's passkey with their own.
 */
export const PASSKEY_WAIT_HOURS = 24
export const isPasskeyHeldBack = (disownedAt: Date | null, now: Date): boolean =>
  disownedAt !== null && now < addMinutes(disownedAt, PASSKEY_WAIT_HOURS * 60)
