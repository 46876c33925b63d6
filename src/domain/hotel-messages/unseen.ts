import { addMinutes, minutesBetween } from '../kernel/ist.ts'
import { afterAnsweringMinutes, isAnsweringTime } from './answering-hours.ts'

/** If this many bookings in a row were not seen in time, probably nobody at the hotel is reading our messages. */
export const UNSEEN_IN_A_ROW = 3
/** Only stays that begin within this many hours are considered, because later stays do not affect today's sales. */
export const UNSEEN_HOURS_AHEAD = 24

/** A confirmed booking that nobody at the hotel has seen, although the message about it was delivered. */
export type UnseenBooking = {
  toldAt: Date
  /** when the hotel should have seen it if the night's hours were included */
  dueAt: Date
  checkin: Date
}

/** Returns when a hotel's time to see a booking ran out. The minutes between 11 PM and 8 AM do not count. */
export const missedAt = ({ toldAt, dueAt }: Pick<UnseenBooking, 'toldAt' | 'dueAt'>): Date =>
  afterAnsweringMinutes(toldAt, minutesBetween(toldAt, dueAt))

/**
 * Counts how many consecutive bookings that begin soon a hotel has not seen in time. `answeredAt` is when somebody at
 * the hotel last showed that they read our messages, which ends the row; null if never.
 */
const missedInARow = (bookings: readonly UnseenBooking[], answeredAt: Date | null, now: Date): number =>
  bookings.filter((booking) => {
    const missed = missedAt(booking)
    const isSoon = booking.checkin <= addMinutes(now, UNSEEN_HOURS_AHEAD * 60)
    return isSoon && missed <= now && (answeredAt === null || missed > answeredAt)
  }).length

/** Whether the hotel's sales stop for today. They never stop between 11 PM and 8 AM. */
export const hasMissedTooMany = (bookings: readonly UnseenBooking[], answeredAt: Date | null, now: Date): boolean =>
  isAnsweringTime(now) && missedInARow(bookings, answeredAt, now) >= UNSEEN_IN_A_ROW
