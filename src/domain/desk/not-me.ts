import { addMinutes } from '../kernel/ist.ts'

/**
 * Changes that we report to staff by text. The link 'Not me' lets them say that they did not make the change (decision
 * 0060).
 */
export const NOTICE_KINDS = ['post', 'pairing', 'passkey'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** For how many hours the link in the text works. It works once. */
export const NOT_ME_HOURS = 72
export const notMeExpiry = (toldAt: Date): Date => addMinutes(toldAt, NOT_ME_HOURS * 60)

export type NotMeState = 'open' | 'used' | 'over'

export function notMeState({ usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date }, now: Date): NotMeState {
  if (usedAt) return 'used'
  return now < expiresAt ? 'open' : 'over'
}

export type NotMeOutcome = 'ended' | 'office_told'

/**
 * Returns what happens when somebody taps 'Not me': the job, the pairing or the passkey ends. The last manager of a
 * hotel keeps the job, and we alert the office instead.
 */
export const notMeOutcome = (kind: NoticeKind, { isLastManager }: { isLastManager: boolean }): NotMeOutcome =>
  kind === 'post' && isLastManager ? 'office_told' : 'ended'

/**
 * For a day after staff disowned a passkey, an OTP alone cannot add another. Otherwise a thief with the SIM could
 * disown the owner's passkey and add a new one.
 */
export const PASSKEY_WAIT_HOURS = 24
export const isPasskeyHeldBack = (disownedAt: Date | null, now: Date): boolean =>
  disownedAt !== null && now < addMinutes(disownedAt, PASSKEY_WAIT_HOURS * 60)
