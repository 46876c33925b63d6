import type { ErrorCode } from './errors.ts'

/**
 * Who asks, as seen from the thing that is asked for. `signed-out` carries a token that no longer counts; `invited`,
 * `partner` and `uninvited` are somebody whose phone the owner of a booking invited: not yet answered, accepted, taken back.
 */
export const ROLES = ['visitor', 'signed-out', 'stranger', 'owner', 'invited', 'partner', 'uninvited'] as const
export type Role = (typeof ROLES)[number]

/** Who may make a call. Those with `booking` are about the booking that the call names. */
export const RIGHTS_KINDS = [
  'anyone',
  'signed-in',
  'owner',
  'booking-owner',
  'booking-party',
  'booking-invited',
  'gateway',
  'local',
] as const
export type Rights = (typeof RIGHTS_KINDS)[number]

/** Somebody else's thing and a missing thing are refused alike (decisions, "API conventions"). */
export type Permission = 'allowed' | Extract<ErrorCode, 'NO_SESSION' | 'NOT_FOUND'>

const everybody = (permission: Permission): Record<Role, Permission> => ({
  visitor: permission,
  'signed-out': permission,
  stranger: permission,
  owner: permission,
  invited: permission,
  partner: permission,
  uninvited: permission,
})

const noSession = { visitor: 'NO_SESSION', 'signed-out': 'NO_SESSION' } as const

/** The one table "may I?" (specification §6). A gateway shows its signature instead, the local tools exist on no other machine. */
export const RIGHTS: Record<Rights, Record<Role, Permission>> = {
  anyone: everybody('allowed'),
  'signed-in': { ...everybody('allowed'), ...noSession },
  owner: { ...everybody('NOT_FOUND'), ...noSession, owner: 'allowed' },
  'booking-owner': { ...everybody('NOT_FOUND'), ...noSession, owner: 'allowed' },
  'booking-party': {
    ...everybody('NOT_FOUND'),
    ...noSession,
    owner: 'allowed',
    invited: 'allowed',
    partner: 'allowed',
  },
  'booking-invited': { ...everybody('NOT_FOUND'), ...noSession, invited: 'allowed', partner: 'allowed' },
  gateway: everybody('allowed'),
  local: everybody('allowed'),
}
