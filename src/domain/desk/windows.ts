import type { BookingStatus } from '../bookings/booking-status.ts'
import { addMinutes } from '../kernel/ist.ts'
import type { Period } from '../kernel/period.ts'

/** Guest details that a desk sees for some hours only; it always sees the first name, the code and the amount due. */
export const GUEST_DETAILS = ['names', 'phone', 'identity'] as const
export type GuestDetail = (typeof GUEST_DETAILS)[number]

/** All details become visible together, this long before check-in. */
export const DESK_SEES_FROM_HOURS = 3
/** Hours after check-out in which the desk may still call, for example about a forgotten charger. */
export const DESK_CALLS_AFTER_HOURS = 2

export type DeskStay = {
  status: BookingStatus
  checkin: Date
  /** the end that the guests booked, paid for or agreed to, without hours that only the desk added (decision 0065) */
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
 * Returns the check-out that counts for the desk's view: the actual one of guests who left early, the booked one of
 * guests who stay too long.
 */
const checkoutOf = ({ leaves, leftAt }: DeskStay): Date => (leftAt && leftAt < leaves ? leftAt : leaves)

/**
 * Returns the period in which a desk sees this detail of a stay (desk-and-office, "What a hotel may see, and until
 * when"), excluding its end. Afterwards the desk has only the guest register that the law requires.
 */
export const deskWindow = (sight: GuestDetail, stay: DeskStay): Period => ({
  start: addMinutes(stay.checkin, -DESK_SEES_FROM_HOURS * 60),
  end: addMinutes(checkoutOf(stay), HOURS_AFTER[sight] * 60),
})

/** Whether the desk may see this now; never for a booking that is not confirmed. */
export function deskSees(sight: GuestDetail, stay: DeskStay, now: Date): boolean {
  const { start, end } = deskWindow(sight, stay)
  return stay.status === 'completed' && now >= start && now < end
}
