import { addMinutes } from '../kernel/ist.ts'

/** A booking can be modified or cancelled only until this long before its check-in (specification §5, §9). */
export const CHANGE_WINDOW_HOURS = 24

/** The last moment is not included: exactly 24 hours ahead is too late. */
export const canChange = (checkin: Date, now: Date): boolean => now < changeDeadline(checkin)

export const changeDeadline = (checkin: Date): Date => addMinutes(checkin, -CHANGE_WINDOW_HOURS * 60)
