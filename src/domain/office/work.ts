import { HELP_KINDS } from '../hotel-help/help-case.ts'
import { addMinutes } from '../kernel/ist.ts'

/** The kinds of work for one case of guests whose hotel did not take them. */
const OF_HOTEL_CASES = ['refused', 'dispute', 'dearer_room'] as const
/** Messages and calls for help have separate references. */
const OF_TICKETS = ['complaint', 'report', ...HELP_KINDS] as const
/** A late refund is still the same piece of work if it then fails. */
const OF_REFUNDS = ['refund_failed', 'refund_late'] as const

type Work = { kind: string; id: string; booking: { code: string } | null }

const isOneOf = (kinds: readonly string[], kind: string) => kinds.includes(kind)

/** Returns the reference of the case page for this work; undefined if it has no page. */
export function caseOfWork({ kind, id, booking }: Work): string | undefined {
  if (isOneOf(OF_TICKETS, kind)) return id
  return booking && isOneOf(OF_HOTEL_CASES, kind) ? hotelCaseRef(booking.code) : undefined
}

/** The letter for cases between guests and a hotel. Tickets have other letters (`issue-ticket.ts`). */
const HOTEL_CASE = 'H-'

export const hotelCaseRef = (bookingCode: string): string => HOTEL_CASE + bookingCode

/** Returns the code of the booking that the case is about; undefined for a ticket. */
export const codeOfHotelCase = (ref: string): string | undefined =>
  ref.startsWith(HOTEL_CASE) ? ref.slice(HOTEL_CASE.length) : undefined

/**
 * Returns a key that stays the same while the kind of work changes. A refusal by a hotel, a dispute about the money and
 * a request for a dearer room are one case.
 */
export function workKeyOf(work: Work): string {
  const ref = caseOfWork(work)
  if (ref !== undefined) return caseKey(ref)
  return `${isOneOf(OF_REFUNDS, work.kind) ? 'refund' : work.kind}:${work.id}`
}

export const caseKey = (ref: string): string => `case:${ref}`

/** Work that ends with a telephone call, so an operator has to mark it as done. */
const ENDED_BY_HAND = ['not_me'] as const
export const isEndedByHand = (kind: string): boolean => isOneOf(ENDED_BY_HAND, kind)

export const MAX_WORK_NOTE = 2000
/** The longest time, a month, for which work can be snoozed if no law and no stay sets its due time. */
const MAX_SNOOZE_DAYS = 31
/** How long work can be snoozed if it is overdue or due sooner than this. */
export const OVERDUE_SNOOZE_MINUTES = 30

/**
 * Returns the latest moment until which work can be snoozed. It is the due time that a law or a stay sets, or a limit
 * if there is none or it is overdue.
 */
export function latestSnooze({ due }: { due: Date | null }, now: Date): Date {
  if (due === null) return addMinutes(now, MAX_SNOOZE_DAYS * 24 * 60)
  const soon = addMinutes(now, OVERDUE_SNOOZE_MINUTES)
  return due > soon ? due : soon
}

/** Whether work can be snoozed until this moment. */
export const canSnooze = (until: Date, work: { due: Date | null }, now: Date): boolean =>
  until > now && until <= latestSnooze(work, now)
