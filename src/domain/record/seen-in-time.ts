import { missedAt } from '../hotel-messages/unseen.ts'

/** A booking about which a hotel was notified. */
export type ToldBooking = { toldAt: Date; dueAt: Date; seenAt: Date | null; cancelledAt: Date | null }

/**
 * Counts the bookings that hotels had to see by a deadline in this period, and those that they saw in time. A booking
 * that was cancelled by then without being seen is not counted.
 */
export function countSeenInTime(told: readonly ToldBooking[], { from, until }: { from: Date; until: Date }) {
  const count = { of: 0, well: 0 }
  for (const { toldAt, dueAt, seenAt, cancelledAt } of told) {
    const deadline = missedAt({ toldAt, dueAt })
    if (deadline < from || deadline >= until) continue
    const isSeen = seenAt !== null && seenAt <= deadline
    if (!isSeen && cancelledAt !== null && cancelledAt <= deadline) continue
    count.of += 1
    if (isSeen) count.well += 1
  }
  return count
}
