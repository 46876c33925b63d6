import type { BookingStatus } from '../bookings/booking-status.ts'
import { addMinutes } from '../kernel/ist.ts'
import type { Period } from '../kernel/period.ts'

/**
 * Details of guests that a desk sees only for a few hours. It always sees the first name, the code and the amount due.
 */
export const GUEST_DETAILS = ['names', 'phone', 'identity'] as const
export type GuestDetail = (typeof GUEST_DETAILS)[number]

/** How long before check-in all details become visible at the same time. */
export const DESK_SEES_FROM_HOURS = 3
/** How many hours after check-out the desk may still call, for example about a forgotten charger. */
export const DESK_CALLS_AFTER_HOURS = 2

export type DeskStay = {
  status: BookingStatus
  checkin: Date
  /**
   * the end that the guests booked, paid for or agreed to; hours that only the desk added are not included (decision
   * 0065)
   */
  leaves: Date
  /** when the desk checked them out; null until then */
  leftAt: Date | null
}

const HOURS_AFTER: Record<GuestDetail, number> = {
  names: DESK_CALLS_AFTER_HOURS,
  phone: DESK_CALLS_AFTER_HOURS,
  identity: 0,
}

/**
 * Returns the check-out on which the desk's view depends: the actual one if guests left early, or the booked one if
 * they stay too long.
 */
const checkoutOf = ({ leaves, leftAt }: DeskStay): Date => (leftAt && leftAt < leaves ? leftAt : leaves)

/**
 * Returns the period, excluding its end, in which a desk sees this detail of a stay (desk-and-office, "What a hotel may
 * see, and until when"). Afterwards the desk has only the guest register, which the law requires.
 */
export const deskWindow = (sight: GuestDetail, stay: DeskStay): Period => ({
  start: addMinutes(stay.checkin, -DESK_SEES_FROM_HOURS * 60),
  end: addMinutes(checkoutOf(stay), HOURS_AFTER[sight] * 60),
})

/** Whether the desk may see this detail now. It never may without a confirmed booking. */
export function deskSees(sight: GuestDetail, stay: DeskStay, now: Date): boolean {
  const { start, end } = deskWindow(sight, stay)
  return stay.status === 'completed' && now >= start && now < end
}
