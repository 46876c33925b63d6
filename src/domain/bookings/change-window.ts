import { addMinutes } from '../kernel/ist.ts'

/** The last moment to modify or cancel a booking is this long before check-in (specification §5, §9). */
export const CHANGE_WINDOW_HOURS = 24

/** Exclusive: exactly 24 hours ahead is too late. */
export const canChange = (checkin: Date, now: Date): boolean => now < changeDeadline(checkin)

export const changeDeadline = (checkin: Date): Date => addMinutes(checkin, -CHANGE_WINDOW_HOURS * 60)
