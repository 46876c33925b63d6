import { addMinutes } from '../kernel/ist.ts'

/** Guests that a hotel did not take: one case, whatever it waits for. */
const OF_HOTEL_CASES = ['refused', 'dispute', 'dearer_room'] as const
/** Messages of people, which have a ticket. */
const OF_TICKETS = ['complaint'] as const
/** A refund that fails after it was late is the same work. */
const OF_REFUNDS = ['refund_failed', 'refund_late'] as const

type Work = { kind: string; id: string; booking: { code: string } | null }

const isOneOf = (kinds: readonly string[], kind: string) => kinds.includes(kind)

/** The reference of the case page that shows this work; undefined if it has none. */
export function caseOfWork({ kind, id, booking }: Work): string | undefined {
  if (isOneOf(OF_TICKETS, kind)) return id
  return booking && isOneOf(OF_HOTEL_CASES, kind) ? hotelCaseRef(booking.code) : undefined
}

/** The letter of cases between guests and a hotel. Tickets have letters of their own (`issue-ticket.ts`). */
const HOTEL_CASE = 'H-'

export const hotelCaseRef = (bookingCode: string): string => HOTEL_CASE + bookingCode

/** The code of the booking whose case this is; undefined for a ticket. */
export const codeOfHotelCase = (ref: string): string | undefined =>
  ref.startsWith(HOTEL_CASE) ? ref.slice(HOTEL_CASE.length) : undefined

/**
 * Identifies a piece of work while its kind changes: guests that a hotel refused, a dispute about their money and a
 * dearer room that they want are one case.
 */
export function workKeyOf(work: Work): string {
  const ref = caseOfWork(work)
  if (ref !== undefined) return caseKey(ref)
  return `${isOneOf(OF_REFUNDS, work.kind) ? 'refund' : work.kind}:${work.id}`
}

export const caseKey = (ref: string): string => `case:${ref}`

/** Work that a telephone call ends, so somebody says by hand that it is done. */
const ENDED_BY_HAND = ['not_me'] as const
export const isEndedByHand = (kind: string): boolean => isOneOf(ENDED_BY_HAND, kind)

export const MAX_WORK_NOTE = 2000
/** Work without a due time leaves the list for at most a month. */
export const MAX_SNOOZE_DAYS = 31
/** Overdue work, and work that is due earlier than that, comes back after this time. */
export const OVERDUE_SNOOZE_MINUTES = 30

/** The latest moment until which this work may be out of the list: never longer than the time it is due. */
export function latestSnooze({ due }: { due: Date | null }, now: Date): Date {
  if (due === null) return addMinutes(now, MAX_SNOOZE_DAYS * 24 * 60)
  const soon = addMinutes(now, OVERDUE_SNOOZE_MINUTES)
  return due > soon ? due : soon
}

/** Whether work may be out of the list until this moment. */
export const canSnooze = (until: Date, work: { due: Date | null }, now: Date): boolean =>
  until > now && until <= latestSnooze(work, now)
