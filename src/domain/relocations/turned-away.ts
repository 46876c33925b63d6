import type { StaffRole } from '../desk/staff.ts'
import { addMinutes } from '../kernel/ist.ts'
import type { Period } from '../kernel/period.ts'

/**
 * Guests can report that they were turned away from an hour before check-in until three hours after it
 * (desk-and-office, "Refused at the desk").
 */
const BEFORE_CHECKIN_MINUTES = 60
const AFTER_CHECKIN_MINUTES = 180

/**
 * Returns the period in which guests can report that their hotel turns them away. It ends with their stay at the
 * latest.
 */
export function turnedAwayWindow({ start, end }: Period): { from: Date; until: Date } {
  const latest = addMinutes(start, AFTER_CHECKIN_MINUTES)
  return { from: addMinutes(start, -BEFORE_CHECKIN_MINUTES), until: latest < end ? latest : end }
}

export function canReportTurnedAway(period: Period, now: Date): boolean {
  const { from, until } = turnedAwayWindow(period)
  return now >= from && now < until
}

/**
 * Whether the desk may still report that it cannot take guests. It may until the end of their stay, because a late
 * report is better than none.
 */
export const isCannotTakeTime = ({ end }: Period, now: Date): boolean => now < end

/**
 * The earliest time, in hours before check-in, at which a receptionist may report "cannot take". Before that, only a
 * manager may.
 */
export const RECEPTION_HOURS = 24

export const canReportCannotTake = (role: StaffRole, { start }: Pick<Period, 'start'>, now: Date): boolean =>
  role === 'manager' || start <= addMinutes(now, RECEPTION_HOURS * 60)

/**
 * Whether guests may still move to a different hotel. They may until the end of the booked time. Extra hours are not
 * moved.
 */
export const isMoveTime = ({ end }: Period, now: Date): boolean => now < end

/**
 * Returns when we refund guests in full without asking. This happens if their hotel cannot take them and they have
 * chosen nothing.
 */
export const moneyBackDue = (period: Period): Date => turnedAwayWindow(period).until
