import { addMinutes } from '../kernel/ist.ts'

/** Desk greets guests; manager also sets prices, rooms and staff (desk-and-office, "Who"). */
export const STAFF_ROLES = ['desk', 'manager'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** A device stays signed in for a shift. */
export const DESK_SESSION_HOURS = 12

export const deskSessionExpiry = (now: Date): Date => addMinutes(now, DESK_SESSION_HOURS * 60)

/** A manager shows a code, and a shared phone signs in with it. */
export const PAIRING_DIGITS = 6
export const PAIRING_MINUTES = 10

export const pairingExpiry = (now: Date): Date => addMinutes(now, PAIRING_MINUTES)

/**
 * As what somebody acts on a device: a manager only after their passkey, else as the desk they may be as well. A local
 * machine offers passkeys and does not ask for them, so that a newcomer gets in (desk-and-office, "Who").
 */
export const actsAs = (
  role: StaffRole,
  { isLocal, hasShownPasskey }: { isLocal: boolean; hasShownPasskey: boolean },
): StaffRole => (role === 'manager' && (isLocal || hasShownPasskey) ? 'manager' : 'desk')

export const MAX_STAFF = 50
export const MAX_STAFF_NAME = 80
