import { addMinutes } from '../kernel/ist.ts'

/** Support helps and puts right within limits; admin also sets limits and grants roles (desk-and-office, "Who"). */
export const OPERATOR_ROLES = ['support', 'admin'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

export const OFFICE_SESSION_HOURS = 8

export const officeSessionExpiry = (now: Date): Date => addMinutes(now, OFFICE_SESSION_HOURS * 60)

/** What a session at the office may do: nothing but show its passkey until it did, and a new admin confirms nothing. */
export type OfficeAccess = OperatorRole | 'new-admin' | 'unproven'

/** A local machine offers passkeys and does not ask for them, so that a newcomer gets in (desk-and-office, "Who"). */
export const officeAccess = (
  role: OperatorRole,
  { isLocal, hasShownPasskey, isNew }: { isLocal: boolean; hasShownPasskey: boolean; isNew: boolean },
): OfficeAccess => {
  if (!isLocal && !hasShownPasskey) return 'unproven'
  return role === 'admin' && isNew ? 'new-admin' : role
}

export const MAX_OPERATOR_NAME = 80

/** A reason is a sentence, not a full stop. */
export const MIN_REASON = 4
export const MAX_REASON = 200

/** Spaces, and characters that nobody sees: zero-width ones, fillers, marks of direction, the blank of Braille. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu

/** A reason is read by somebody: only what they see counts. The database counts alike (`visible_length`). */
export const isReason = (text: string): boolean => Array.from(text.replaceAll(UNSEEN, '')).length >= MIN_REASON
