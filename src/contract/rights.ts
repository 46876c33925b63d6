import { isInScope, type KeyScope } from '#domain/hotel-keys/hotel-key.ts'
import type { ErrorCode } from './errors.ts'

/**
 * The caller's role towards the requested resource. `signed-out` has an expired token. A booking's owner invites a
 * phone number: its holder is `invited` before answering, `partner` after accepting, and `uninvited` once the
 * invitation has ended.
 */
const GUEST_ROLES = ['visitor', 'signed-out', 'stranger', 'owner', 'invited', 'partner', 'uninvited'] as const
type GuestRole = (typeof GUEST_ROLES)[number]

/**
 * Hotel staff who are signed in at their desk, either at the requested booking's hotel or at another. Their session is
 * not a guest's, even if the phone is the same. `paired` is a device that a code signed in, even for a manager.
 * `invited-staff` is a colleague who has not accepted the job (decision 0060), and `cleaner` one who sees only the
 * rooms to clean (decision 0076).
 */
const STAFF_ROLES = ['desk', 'manager', 'other-desk', 'other-manager', 'paired', 'cleaner', 'invited-staff'] as const
type StaffRole = (typeof STAFF_ROLES)[number]

/**
 * Operators of Uncle, signed in at the office. `new-admin` became an admin less than 48 hours ago. `unproven` has not
 * used a passkey on this device yet.
 */
const OFFICE_ROLES = ['support', 'admin', 'new-admin', 'unproven'] as const
type OfficeRole = (typeof OFFICE_ROLES)[number]

export const ROLES = [...GUEST_ROLES, ...STAFF_ROLES, ...OFFICE_ROLES] as const
export type Role = (typeof ROLES)[number]

/**
 * Who may make a call. Rights with `booking` concern the booking that the call names. Rights with `desk` need a session
 * of a hotel's staff, and concern the session's own hotel. `desk-door` also works before the job is accepted, and
 * `desk-cleaning` also for a cleaner. Rights with `office` need an operator's session.
 */
export const RIGHTS_KINDS = [
  'anyone',
  'signed-in',
  'owner',
  'booking-owner',
  'booking-party',
  'booking-invited',
  'desk-door',
  'desk-cleaning',
  'desk',
  'desk-manager',
  'desk-booking',
  'office-door',
  'office',
  'office-admin',
  'office-second',
  'gateway',
  'local',
] as const
export type Rights = (typeof RIGHTS_KINDS)[number]

/** Rights that need a session of a hotel's staff. */
export type DeskRights = Extract<Rights, `desk${string}`>

export const isForStaff = (rights: Rights): rights is DeskRights => rights.startsWith('desk')

/** Rights that need a session of an operator. */
export type OfficeRights = Extract<Rights, `office${string}`>

export const isForOffice = (rights: Rights): rights is OfficeRights => rights.startsWith('office')

/** A missing resource and another guest's resource are refused in the same way (decisions, "API conventions"). */
export type Permission =
  | 'allowed'
  | Extract<
      ErrorCode,
      | 'NO_SESSION'
      | 'NOT_FOUND'
      | 'MANAGERS_ONLY'
      | 'NOT_FOR_CLEANERS'
      | 'POST_NOT_ACCEPTED'
      | 'ADMINS_ONLY'
      | 'ADMIN_TOO_NEW'
      | 'PASSKEY_NEEDED'
      | 'OUTSIDE_SCOPE'
    >

const everybody = (permission: Permission): Record<Role, Permission> => ({
  ...guests(permission),
  ...staff(permission),
  ...operators(permission),
})

const guests = (permission: Permission): Record<GuestRole, Permission> => ({
  visitor: permission,
  'signed-out': permission,
  stranger: permission,
  owner: permission,
  invited: permission,
  partner: permission,
  uninvited: permission,
})

const staff = (permission: Permission): Record<StaffRole, Permission> => ({
  desk: permission,
  manager: permission,
  'other-desk': permission,
  'other-manager': permission,
  paired: permission,
  cleaner: permission,
  'invited-staff': permission,
})

const operators = (permission: Permission): Record<OfficeRole, Permission> => ({
  support: permission,
  admin: permission,
  'new-admin': permission,
  unproven: permission,
})

/** Before they accept the job, staff see nothing of a hotel. Cleaners see only the rooms to clean. */
const acceptedStaff = (permission: Permission): Record<StaffRole, Permission> => ({
  ...staff(permission),
  cleaner: 'NOT_FOR_CLEANERS',
  'invited-staff': 'POST_NOT_ACCEPTED',
})

/**
 * Refuses every role. Each row below adds the roles that it allows, so that a guest's session never opens the desk or
 * the office, and a staff session never opens a guest's account.
 */
const nobody = everybody('NO_SESSION')

/** Rights of guests' calls, all of which need a guest's session. */
const signedIn = (permission: Permission): Record<Role, Permission> => ({
  ...nobody,
  ...guests(permission),
  visitor: 'NO_SESSION',
  'signed-out': 'NO_SESSION',
})

/**
 * The only table of rights (specification §6; `desk-and-office`, "Who"). Payment gateways are not in it, because they
 * sign their reports. Nor are the local tools, which exist only on a local machine.
 */
export const RIGHTS: Record<Rights, Record<Role, Permission>> = {
  anyone: everybody('allowed'),
  'signed-in': signedIn('allowed'),
  owner: { ...signedIn('NOT_FOUND'), owner: 'allowed' },
  'booking-owner': { ...signedIn('NOT_FOUND'), owner: 'allowed' },
  'booking-party': { ...signedIn('NOT_FOUND'), owner: 'allowed', invited: 'allowed', partner: 'allowed' },
  'booking-invited': { ...signedIn('NOT_FOUND'), invited: 'allowed', partner: 'allowed' },
  'desk-door': { ...nobody, ...staff('allowed') },
  'desk-cleaning': { ...nobody, ...acceptedStaff('allowed'), cleaner: 'allowed' },
  desk: { ...nobody, ...acceptedStaff('allowed') },
  'desk-manager': {
    ...nobody,
    ...acceptedStaff('MANAGERS_ONLY'),
    manager: 'allowed',
    'other-manager': 'allowed',
  },
  'desk-booking': { ...nobody, ...acceptedStaff('NOT_FOUND'), desk: 'allowed', manager: 'allowed', paired: 'allowed' },
  'office-door': { ...nobody, ...operators('allowed') },
  office: { ...nobody, ...operators('allowed'), unproven: 'PASSKEY_NEEDED' },
  'office-admin': { ...nobody, ...operators('allowed'), support: 'ADMINS_ONLY', unproven: 'PASSKEY_NEEDED' },
  // Rights for confirming or rejecting a colleague's proposal.
  'office-second': {
    ...nobody,
    support: 'ADMINS_ONLY',
    admin: 'allowed',
    'new-admin': 'ADMIN_TOO_NEW',
    unproven: 'PASSKEY_NEEDED',
  },
  gateway: everybody('allowed'),
  local: everybody('allowed'),
}

/**
 * Whether an API key may make a call that requires a session. It may if it has the call's scope, whatever rights a
 * person would need.
 */
export const permissionOfKey = (keyScope: KeyScope | undefined, scopes: readonly KeyScope[]): Permission =>
  isInScope(keyScope, scopes) ? 'allowed' : 'OUTSIDE_SCOPE'
