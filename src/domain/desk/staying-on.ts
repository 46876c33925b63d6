import { addMinutes, minutesBetween } from '../kernel/ist.ts'

/**
 * For how many hours ahead a room stays blocked while overdue guests are still in it. Later stays are sold as usual.
 */
export const STAYING_ON_HOURS = 3

/**
 * How many minutes after the check-out time the desk is asked to confirm that the room is empty. The room's next
 * booking is moved at the same time.
 */
export const CHECK_OUT_QUESTION_MINUTES = 15
/** How many minutes after the answer 'still here' the desk is asked again. */
export const QUESTION_REPEAT_MINUTES = 60
/** How long the desk may leave the question unanswered before the office calls the hotel. */
export const SILENT_MINUTES = 30

/**
 * Guests who are checked in, with their check-out time and the time when the desk last said that they are still in the
 * room.
 */
export type CheckedInGuests = { leavesAt: Date; saidStillHereAt: Date | null }

/** Whether these checked-in guests have stayed longer than they booked. */
export const isStayingOn = ({ leavesAt }: Pick<CheckedInGuests, 'leavesAt'>, now: Date): boolean => now >= leavesAt

/** Calculates when the desk is asked to confirm that the room is empty. */
const checkOutQuestionAt = ({ leavesAt, saidStillHereAt }: CheckedInGuests): Date =>
  saidStillHereAt
    ? addMinutes(saidStillHereAt, QUESTION_REPEAT_MINUTES)
    : addMinutes(leavesAt, CHECK_OUT_QUESTION_MINUTES)

/** How long guests may stay free of charge after their check-out time. */
export const UNPAID_MINUTES = 15

/**
 * Calculates the extra hours that overdue guests owe now. After the free minutes, each started hour is charged in full.
 */
export const hoursStayedOn = ({ leavesAt }: Pick<CheckedInGuests, 'leavesAt'>, now: Date): number =>
  Math.max(0, Math.ceil((minutesBetween(leavesAt, now) - UNPAID_MINUTES) / 60))

/** Whether the desk must answer the check-out question now. */
export const isCheckOutQuestionDue = (staying: CheckedInGuests, now: Date): boolean =>
  now >= checkOutQuestionAt(staying)

/** Whether the office should call the hotel now, because the desk has not answered in time. */
export const isDeskSilent = (staying: CheckedInGuests, now: Date): boolean =>
  now >= addMinutes(checkOutQuestionAt(staying), SILENT_MINUTES)
