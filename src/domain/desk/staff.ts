import { addMinutes } from '../kernel/ist.ts'

/**
 * Staff at the desk greet guests. A manager also sets prices, rooms and staff (desk-and-office, "Who"). A cleaner sees
 * only the rooms to clean (decision 0076).
 */
export const STAFF_ROLES = ['desk', 'manager', 'cleaner'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Who can appear in the desk's logs: staff, and the hotel's programs, which use an API key (decision 0110). */
export const ACTOR_ROLES = [...STAFF_ROLES, 'key'] as const
export type ActorRole = (typeof ACTOR_ROLES)[number]

/** How long a device stays signed in, which is about the length of a shift. */
export const DESK_SESSION_HOURS = 12

export const deskSessionExpiry = (now: Date): Date => addMinutes(now, DESK_SESSION_HOURS * 60)

/**
 * Returns the role in which somebody acts on a device. A manager counts as desk staff until they use their passkey. A
 * local machine offers passkeys without requiring them, so that newcomers can sign in (desk-and-office, "Who"). A
 * device paired by a code always requires them, because the code proves nothing about the colleague (decision 0060).
 */
export const actsAs = (
  role: StaffRole,
  { isLocal, isPaired, hasShownPasskey }: { isLocal: boolean; isPaired: boolean; hasShownPasskey: boolean },
): StaffRole => {
  if (role !== 'manager') return role
  return hasShownPasskey || (isLocal && !isPaired) ? 'manager' : 'desk'
}

/**
 * The maximum number of invitations that one phone gets by text in 24 hours. The colleague sees further invitations
 * only after signing in.
 */
export const MAX_INVITES_PER_DAY = 3
export const sendsInvite = (toldInDay: number): boolean => toldInDay < MAX_INVITES_PER_DAY

export const MAX_STAFF = 50
export const MAX_STAFF_NAME = 80
