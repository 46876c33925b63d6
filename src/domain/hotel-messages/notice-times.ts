import { addMinutes } from '../kernel/ist.ts'

/** How soon a hotel should confirm that it has seen a new booking (desk-and-office, "Messages to the hotel"). */
export const SEEN_WITHIN_MINUTES = 20
/** How long before check-in a booking should be seen, even if it was made late. */
const SEEN_BEFORE_CHECKIN_MINUTES = 120
/** The shortest time that we allow a hotel for reading a message. */
const SHORTEST_WAIT_MINUTES = 5
/** How many minutes after the reminder the office calls the hotel. */
export const CALL_AFTER_MINUTES = 10
/**
 * How long before check-in a hotel gets the arrival notice. For a booking made later than that, there is no arrival
 * notice.
 */
export const ARRIVAL_MINUTES = 60

const earlier = (one: Date, other: Date) => (one < other ? one : other)
const later = (one: Date, other: Date) => (one > other ? one : other)

/** Returns when a hotel should have seen a booking. After that it gets a reminder. */
export function seenDue(toldAt: Date, checkin: Date): Date {
  const wanted = earlier(addMinutes(toldAt, SEEN_WITHIN_MINUTES), addMinutes(checkin, -SEEN_BEFORE_CHECKIN_MINUTES))
  return later(wanted, addMinutes(toldAt, SHORTEST_WAIT_MINUTES))
}

/** Returns when the office calls a hotel that did not react to the reminder. */
export const callDue = (askedAgainAt: Date): Date => addMinutes(askedAgainAt, CALL_AFTER_MINUTES)

/**
 * Whether this stay needs an arrival notice. A stay booked in the last hour does not, because its booking notice
 * already gave the time.
 */
export const needsArrivalNotice = (toldAt: Date, checkin: Date): boolean =>
  addMinutes(toldAt, ARRIVAL_MINUTES) < checkin
