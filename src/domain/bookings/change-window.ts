import { addMinutes } from '../kernel/ist.ts'

/** How long before check-in a booking can still be modified or cancelled (specification §5, §9). */
export const CHANGE_WINDOW_HOURS = 24

/** Whether a booking can still be changed; exactly 24 hours ahead is too late. */
export const canChange = (checkin: Date, now: Date): boolean => now < changeDeadline(checkin)

export const changeDeadline = (checkin: Date): Date => addMinutes(checkin, -CHANGE_WINDOW_HOURS * 60)
