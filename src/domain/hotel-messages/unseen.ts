import { addMinutes, minutesBetween } from '../kernel/ist.ts'
import { afterAnsweringMinutes, isAnsweringTime } from './answering-hours.ts'

/** So many bookings in a row not seen in time, and nobody at the hotel can be reading. */
export const UNSEEN_IN_A_ROW = 3
/** Only what begins within so many hours has anything to do with today's sales. */
export const UNSEEN_HOURS_AHEAD = 24

/** A booking that stands and that nobody at the hotel has seen, of a message that was delivered. */
export type UnseenBooking = {
  toldAt: Date
  /** when it should have been seen, were it day */
  dueAt: Date
  checkin: Date
}

/** When a booking was not seen in time: the minutes of the night do not count. */
export const missedAt = ({ toldAt, dueAt }: UnseenBooking): Date =>
  afterAnsweringMinutes(toldAt, minutesBetween(toldAt, dueAt))

/**
 * The bookings that a hotel has missed in a row, which begin soon. `answeredAt`: when somebody there last showed that
 * they read, which begins a new row; null: never.
 */
export const missedInARow = (bookings: readonly UnseenBooking[], answeredAt: Date | null, now: Date): number =>
  bookings.filter((booking) => {
    const missed = missedAt(booking)
    const isSoon = booking.checkin <= addMinutes(now, UNSEEN_HOURS_AHEAD * 60)
    return isSoon && missed <= now && (answeredAt === null || missed > answeredAt)
  }).length

/** Does the hotel stop selling for today? Never between 11 PM and 8 AM. */
export const hasMissedTooMany = (bookings: readonly UnseenBooking[], answeredAt: Date | null, now: Date): boolean =>
  isAnsweringTime(now) && missedInARow(bookings, answeredAt, now) >= UNSEEN_IN_A_ROW
