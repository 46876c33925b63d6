import type { BookingStatus } from '../bookings/booking-status.ts'
import { addMinutes } from '../kernel/ist.ts'
import type { Period } from '../kernel/period.ts'

/** What of a guest a desk sees for some hours only; the first name, the code and what is due it sees all the time. */
export const GUEST_DETAILS = ['names', 'phone', 'identity'] as const
export type GuestDetail = (typeof GUEST_DETAILS)[number]

/** All of it opens at the same moment. */
export const DESK_SEES_FROM_HOURS = 3
/** Hours after check-out in which the desk may still call, for example about a forgotten charger. */
export const DESK_CALLS_AFTER_HOURS = 2

export type DeskStay = {
  status: BookingStatus
  checkin: Date
  /** the end that the guests booked, paid for or agreed to: hours that only the desk wrote are not in it (decision 0065) */
  leaves: Date
  /** when the desk marked that they left; null until then */
  leftAt: Date | null
}

const HOURS_AFTER: Record<GuestDetail, number> = {
  names: DESK_CALLS_AFTER_HOURS,
  phone: DESK_CALLS_AFTER_HOURS,
  identity: 0,
}

/** The check-out as it came: who left early has checked out, who stays too long is no longer expected. */
const checkoutOf = ({ leaves, leftAt }: DeskStay): Date => (leftAt && leftAt < leaves ? leftAt : leaves)

/**
 * From when until when a desk sees this of a stay (desk-and-office, "What a hotel may see, and until when"). The end
 * does not belong to it. After it the desk has the guest register, which the law asks for, and nothing else.
 */
export const deskWindow = (sight: GuestDetail, stay: DeskStay): Period => ({
  start: addMinutes(stay.checkin, -DESK_SEES_FROM_HOURS * 60),
  end: addMinutes(checkoutOf(stay), HOURS_AFTER[sight] * 60),
})

/** May the desk see this now? Never of a booking that does not stand. */
export function deskSees(sight: GuestDetail, stay: DeskStay, now: Date): boolean {
  const { start, end } = deskWindow(sight, stay)
  return stay.status === 'completed' && now >= start && now < end
}
