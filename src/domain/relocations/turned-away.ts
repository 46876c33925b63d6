import type { StaffRole } from '../desk/staff.ts'
import { addMinutes } from '../kernel/ist.ts'
import type { Period } from '../kernel/period.ts'

/** Guests may be turned away from when they may arrive, until long after they should have (desk-and-office, "Refused at the desk"). */
const BEFORE_CHECKIN_MINUTES = 60
const AFTER_CHECKIN_MINUTES = 180

/** From when until when guests can say that their hotel turns them away; never after their stay. */
export function turnedAwayWindow({ start, end }: Period): { from: Date; until: Date } {
  const latest = addMinutes(start, AFTER_CHECKIN_MINUTES)
  return { from: addMinutes(start, -BEFORE_CHECKIN_MINUTES), until: latest < end ? latest : end }
}

export function isTurnedAwayTime(period: Period, now: Date): boolean {
  const { from, until } = turnedAwayWindow(period)
  return now >= from && now < until
}

/** A desk says it before the guests stand at its door; until the end of their stay it is still better than silence. */
export const isCannotTakeTime = ({ end }: Period, now: Date): boolean => now < end

/** A receptionist may say "cannot take" only this many hours before check-in. Earlier than that, only a manager may. */
export const RECEPTION_HOURS = 24

export const canReportCannotTake = (role: StaffRole, { start }: Pick<Period, 'start'>, now: Date): boolean =>
  role === 'manager' || start <= addMinutes(now, RECEPTION_HOURS * 60)

/** Another hotel is of use until the time that was booked is over; extra hours do not come along. */
export const isMoveTime = ({ end }: Period, now: Date): boolean => now < end

/**
 * When all money goes back by itself to guests that a hotel cannot take and who have chosen nothing: they did not stay
 * there, whatever they did instead.
 */
export const moneyBackDue = (period: Period): Date => turnedAwayWindow(period).until
