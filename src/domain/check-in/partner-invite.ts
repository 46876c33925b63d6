import { addMinutes } from '../kernel/ist.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'

export const PARTNER_STATUSES = ['invited', 'accepted', 'cancelled', 'declined'] as const
export type PartnerStatus = (typeof PARTNER_STATUSES)[number]

/**
 * `invite` is the first invite or goes to the number on record. `invite_another` goes to a different number. The owner
 * invites and withdraws, the invited person accepts or declines (specification §4 "Partner flow", §6).
 */
export const PARTNER_EVENTS = ['invite', 'invite_another', 'accept', 'decline', 'take_back'] as const
export type PartnerEvent = (typeof PARTNER_EVENTS)[number]

export type PartnerRefusal = 'PARTNER_ALREADY_INVITED' | 'INVITE_OVER'

/** Every allowed transition of an invite. `none` means that nobody has been invited to this booking yet. */
const MOVES: Record<PartnerStatus | 'none', Partial<Record<PartnerEvent, PartnerStatus>>> = {
  none: { invite: 'invited' },
  invited: { invite: 'invited', accept: 'accepted', decline: 'declined', take_back: 'cancelled' },
  accepted: { invite: 'accepted', accept: 'accepted', decline: 'declined', take_back: 'cancelled' },
  cancelled: { invite: 'invited', invite_another: 'invited', take_back: 'cancelled' },
  declined: { invite: 'invited', invite_another: 'invited', decline: 'declined', take_back: 'declined' },
}

/**
 * Returns the next state of an invite. A booking has one invited person at a time, and an ended invite can no longer be
 * answered.
 */
export function movePartner(
  status: PartnerStatus | 'none',
  event: PartnerEvent,
): Result<PartnerStatus, PartnerRefusal> {
  const next = MOVES[status][event]
  if (next) return accept(next)
  return refuse(event === 'invite_another' ? 'PARTNER_ALREADY_INVITED' : 'INVITE_OVER')
}

/** The shortest time between two texts to the same number, whatever has happened to the invite in between. */
const INVITE_RESEND_MINUTES = 10

export const canResendText = (lastTextedAt: Date, now: Date): boolean =>
  now >= addMinutes(lastTextedAt, INVITE_RESEND_MINUTES)

/**
 * How many texts may be sent, because they go to people who did not ask for them. The first two limits refuse the
 * owner. The third covers all owners together. It stores the invite without sending it, so that owners learn nothing
 * about each other.
 */
export const INVITE_LIMITS = { ofBooking: 5, ofOwnerADay: 10, ofPhoneADay: 5 } as const
