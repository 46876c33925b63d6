import type { ErrorCode } from './errors.ts'

/**
 * The caller's role towards the requested resource. `signed-out` carries an expired token; `invited`, `partner` and
 * `uninvited` are somebody whose phone the owner of a booking invited: not yet answered, accepted, taken back.
 */
export const ROLES = ['visitor', 'signed-out', 'stranger', 'owner', 'invited', 'partner', 'uninvited'] as const
export type Role = (typeof ROLES)[number]

/** Who may make a call. Those with `booking` concern the booking that the call names. */
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

/** Somebody else's resource and a missing one get the same refusal (decisions, "API conventions"). */
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

/**
 * The one table "may I?" (specification §6). Gateways are not in it, they sign their reports; the local tools exist
 * only on a local machine.
 */
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
