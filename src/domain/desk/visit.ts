import { addMinutes, minutesBetween } from '../kernel/ist.ts'
import type { Period } from '../kernel/period.ts'
import { accept, refuse, unreachable, type Result } from '../kernel/result.ts'
import type { BookingStatus } from '../bookings/booking-status.ts'

/**
 * The state of a confirmed booking at the desk: its guests are expected, are in their room, have left, or never came.
 */
export const VISIT_STATUSES = ['expected', 'here', 'left', 'no_show'] as const
export type VisitStatus = (typeof VISIT_STATUSES)[number]

export const VISIT_EVENTS = ['arrive', 'take_arrival_back', 'leave', 'take_leaving_back', 'no_show', 'object'] as const
export type VisitEvent = (typeof VISIT_EVENTS)[number]

/**
 * Every allowed transition of a visit, which a database trigger enforces too. Only a guest's objection returns a
 * no-show to expected; the office then decides. Guests who arrive after all are checked in.
 */
const MOVES: Record<VisitStatus, Partial<Record<VisitEvent, VisitStatus>>> = {
  expected: { arrive: 'here', no_show: 'no_show' },
  here: { leave: 'left', take_arrival_back: 'expected' },
  left: { take_leaving_back: 'here' },
  no_show: { arrive: 'here', object: 'no_show' },
}

/** How early guests may arrive, if the hotel has the room ready. */
export const EARLY_HOURS = 3
/** How long the desk may undo a wrong tap. */
export const TAKE_BACK_MINUTES = 15
/**
 * How late guests must be before the desk may record a no-show. In a slot of up to three hours, half that time is
 * enough.
 */
const NO_SHOW_MINUTES = 60
const NO_SHOW_MINUTES_OF_SHORT = 30
const SHORT_SLOT_HOURS = 3
/** How long a guest may dispute a no-show. */
export const OBJECTION_HOURS = 24

/** Returns the time from which the desk may report a no-show (desk-and-office, "One booking"). */
export function noShowFrom({ start, end }: Period): Date {
  const isShort = minutesBetween(start, end) <= SHORT_SLOT_HOURS * 60
  return addMinutes(start, isShort ? NO_SHOW_MINUTES_OF_SHORT : NO_SHOW_MINUTES)
}

export type Visit = {
  status: VisitStatus
  arrivedAt: Date | null
  leftAt: Date | null
  noShowAt: Date | null
  objectedAt: Date | null
}

export const NOT_ARRIVED: Visit = {
  status: 'expected',
  arrivedAt: null,
  leftAt: null,
  noShowAt: null,
  objectedAt: null,
}

/** A booking on which the desk acts. `period` includes paid extra hours. */
export type VisitedBooking = {
  status: BookingStatus
  period: Period
  visit: Visit
  /** whether the guests were turned away or the hotel cannot take them; nobody may then report a no-show */
  hasCase: boolean
  /** whether one of the desk's devices scanned the voucher during the stay, which proves that somebody came */
  isScanned: boolean
}

export type VisitRefusal = 'SCANNED' | 'ILLEGAL_MOVE' | 'TOO_EARLY' | 'TOO_LATE' | 'BOOKING_CANCELLED'

const isWithin = (from: Date | null, minutes: number, now: Date) => from !== null && now <= addMinutes(from, minutes)

/** Returns why an allowed transition is too early or too late at this moment; undefined if it is neither. */
function untimely(event: VisitEvent, { period, visit }: VisitedBooking, now: Date): VisitRefusal | undefined {
  switch (event) {
    case 'arrive':
      if (now < addMinutes(period.start, -EARLY_HOURS * 60)) return 'TOO_EARLY'
      return now < period.end ? undefined : 'TOO_LATE'
    case 'no_show':
      return now < noShowFrom(period) ? 'TOO_EARLY' : undefined
    case 'take_arrival_back':
      return isWithin(visit.arrivedAt, TAKE_BACK_MINUTES, now) ? undefined : 'TOO_LATE'
    case 'take_leaving_back':
      return isWithin(visit.leftAt, TAKE_BACK_MINUTES, now) ? undefined : 'TOO_LATE'
    case 'object':
      if (visit.objectedAt) return 'ILLEGAL_MOVE'
      return isWithin(visit.noShowAt, OBJECTION_HOURS * 60, now) ? undefined : 'TOO_LATE'
    case 'leave':
      return undefined
    default:
      return unreachable(event)
  }
}

/** Returns the status after this event, or why the event is not possible now. */
export function moveVisit(booking: VisitedBooking, event: VisitEvent, now: Date): Result<VisitStatus, VisitRefusal> {
  if (booking.status === 'cancelled') return refuse('BOOKING_CANCELLED')
  if (booking.hasCase && event === 'no_show') return refuse('ILLEGAL_MOVE')
  if (booking.isScanned && event === 'no_show') return refuse('SCANNED')
  const next = booking.status === 'completed' ? MOVES[booking.visit.status][event] : undefined
  if (!next) return refuse('ILLEGAL_MOVE')
  const why = untimely(event, booking, now)
  return why ? refuse(why) : accept(next)
}

/** Lists what the desk may do with a booking now, in the order of its buttons. */
export const visitEvents = (booking: VisitedBooking, now: Date): VisitEvent[] =>
  VISIT_EVENTS.filter((event) => event !== 'object' && moveVisit(booking, event, now).ok)

/**
 * How far back an offline entry can be dated, which is about the length of a shift. An older entry is dated this far
 * back, and an entry from the future is dated now.
 */
export const MAX_ENTRY_AGE_HOURS = 12

export function enteredAt(said: Date | undefined, now: Date): Date {
  if (!said || said > now) return now
  const earliest = addMinutes(now, -MAX_ENTRY_AGE_HOURS * 60)
  return said < earliest ? earliest : said
}
