import { addMinutes } from '../kernel/ist.ts'

/** What somebody at a desk is told by text, and may say was not them (decision 0060). */
export const NOTICE_KINDS = ['post', 'pairing', 'passkey'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** The link in the text counts so long, and once. */
export const NOT_ME_HOURS = 72
export const notMeExpiry = (toldAt: Date): Date => addMinutes(toldAt, NOT_ME_HOURS * 60)

export type NotMeState = 'open' | 'used' | 'over'

export function notMeState({ usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date }, now: Date): NotMeState {
  if (usedAt) return 'used'
  return now < expiresAt ? 'open' : 'over'
}

export type NotMeOutcome = 'ended' | 'office_told'

/** A hotel never loses its last manager by a link: the office looks instead. */
export const notMeOutcome = (kind: NoticeKind, { isLastManager }: { isLastManager: boolean }): NotMeOutcome =>
  kind === 'post' && isLastManager ? 'office_told' : 'ended'

/**
 * After a passkey was disowned, an OTP makes no first passkey for a day: a stolen SIM would otherwise take the place of
 * its owner with this very link.
 */
export const PASSKEY_WAIT_HOURS = 24
export const isPasskeyHeldBack = (disownedAt: Date | null, now: Date): boolean =>
  disownedAt !== null && now < addMinutes(disownedAt, PASSKEY_WAIT_HOURS * 60)
