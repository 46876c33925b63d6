import { addMinutes } from '../kernel/ist.ts'

/** A hotel says within this time that it has seen a new booking (desk-and-office, "Messages to the hotel"). */
export const SEEN_WITHIN_MINUTES = 20
/** It has to be seen this long before the check-in, however late it was booked. */
export const SEEN_BEFORE_CHECKIN_MINUTES = 120
/** Nobody sees a message sooner than it can be read. */
export const SHORTEST_WAIT_MINUTES = 5
/** Minutes from the reminder until the office calls. */
export const CALL_AFTER_MINUTES = 10
/** Guests arrive within the hour: told once, and not for a booking that was made in that very hour. */
export const ARRIVAL_MINUTES = 60

const earlier = (one: Date, other: Date) => (one < other ? one : other)
const later = (one: Date, other: Date) => (one > other ? one : other)

/** When a booking should have been seen by its hotel, which is then asked again. */
export function seenDue(toldAt: Date, checkin: Date): Date {
  const wanted = earlier(addMinutes(toldAt, SEEN_WITHIN_MINUTES), addMinutes(checkin, -SEEN_BEFORE_CHECKIN_MINUTES))
  return later(wanted, addMinutes(toldAt, SHORTEST_WAIT_MINUTES))
}

/** When the office calls a hotel that did not react to the reminder. */
export const callDue = (askedAgainAt: Date): Date => addMinutes(askedAgainAt, CALL_AFTER_MINUTES)

/** Whether this stay's arrival gets a notice of its own. A booking of the last hour was announced with its time. */
export const needsArrivalNotice = (toldAt: Date, checkin: Date): boolean =>
  addMinutes(toldAt, ARRIVAL_MINUTES) < checkin
