import { awaitedPeriod } from '#domain/bookings/awaited-period.ts'
import { failedListedUntil } from '#domain/bookings/holds.ts'
import { changeDeadline } from '#domain/bookings/change-window.ts'
import { hoursAnswerUntil } from '#domain/desk/added-hours.ts'
import { turnedAwayWindow } from '#domain/relocations/turned-away.ts'
import type { ListedBooking } from './booking-rows.ts'
import { changeTermsOf } from './move-booking.ts'
import { welcomeMoments } from './welcome-facts.ts'

/** Lists when the list, the actions or the open payments of a booking change without a write to the database. */
const momentsOf = (row: ListedBooking): Date[] =>
  [
    row.next_change,
    row.checkin_at,
    ...Object.values(turnedAwayWindow(awaitedPeriod({ start: row.checkin_at, end: row.leaves_at }, row.booked_at))),
    changeDeadline(changeTermsOf(row)),
    row.leaves_at,
    hoursAnswerUntil(row.leaves_at),
    row.hold_expires_at,
    failedListedUntil(row.created_at),
    ...welcomeMoments(row),
    row.extension?.hold_expires_at,
    row.modification?.hold_expires_at,
  ].flatMap((moment) => (moment ? [new Date(moment)] : []))

const NEVER = new Date(8_640_000_000_000_000)

/**
 * Returns when this list becomes outdated without a write to the database. For an empty list that is the end of the
 * guest's next stay or hold, which `nextChange` finds.
 */
export async function listExpiresAt(
  rows: readonly ListedBooking[],
  now: Date,
  nextChange: () => Promise<Date | null>,
): Promise<Date> {
  if (rows.length === 0) return (await nextChange()) ?? NEVER
  const ahead = rows.flatMap(momentsOf).filter((moment) => moment > now)
  return ahead.reduce((first, moment) => (moment < first ? moment : first), NEVER)
}
