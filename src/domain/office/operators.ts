import { addMinutes } from '../kernel/ist.ts'

/**
 * Support helps guests and makes corrections within limits. An admin also sets limits and grants roles
 * (desk-and-office, "Who").
 */
export const OPERATOR_ROLES = ['support', 'admin'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

export const OFFICE_SESSION_HOURS = 8

export const officeSessionExpiry = (now: Date): Date => addMinutes(now, OFFICE_SESSION_HOURS * 60)

/**
 * What an office session may do. Until its passkey is used, the session can only be used to use or create a passkey. A
 * new admin cannot confirm anything.
 */
export type OfficeAccess = OperatorRole | 'new-admin' | 'unproven'

/**
 * Returns the access of a session. A local machine offers passkeys without requiring them, so that newcomers can sign
 * in (desk-and-office, "Who").
 */
export const officeAccess = (
  role: OperatorRole,
  { isLocal, hasShownPasskey, isNew }: { isLocal: boolean; hasShownPasskey: boolean; isNew: boolean },
): OfficeAccess => {
  if (!isLocal && !hasShownPasskey) return 'unproven'
  return role === 'admin' && isNew ? 'new-admin' : role
}

export const MAX_OPERATOR_NAME = 80

/** The minimum number of characters in a reason, so that a full stop is not accepted as one. */
export const MIN_REASON = 4
export const MAX_REASON = 200

/** Spaces and invisible characters, such as zero-width characters, fillers, direction marks and the Braille blank. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu

/**
 * Whether a reason is long enough, counting only visible characters. The database counts in the same way
 * (`visible_length`).
 */
export const isReason = (text: string): boolean => Array.from(text.replaceAll(UNSEEN, '')).length >= MIN_REASON
