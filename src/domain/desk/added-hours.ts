import { addMinutes } from '../kernel/ist.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import type { BookingStatus } from '../bookings/booking-status.ts'
import { OBJECTION_HOURS } from './visit.ts'

/**
 * The maximum number of hours that a desk may add to one booking in total. Hours that the guests refused are included.
 */
export const MAX_DESK_HOURS = 12

export const HOURS_ANSWERS = ['yes', 'no'] as const
export type HoursAnswer = (typeof HOURS_ANSWERS)[number]

/** Calculates how many more hours a desk may add to a booking after those already added. */
export const deskHoursLeft = (added: number): number => Math.max(0, MAX_DESK_HOURS - added)

/** Returns the deadline for the guests' answer, counted from the end that the desk entered. */
export const hoursAnswerUntil = (leaves: Date): Date => addMinutes(leaves, OBJECTION_HOURS * 60)

/** Hours that the desk added: when they end, and what the guests answered. */
export type AddedHours = { endsAt: Date; answer: HoursAnswer | null }

/**
 * Finds the added hours that the guests' answer settles (decision 0065). A yes settles the hours up to the end that the
 * guests were shown. A no settles all unanswered hours, because later hours depend on earlier ones. Repeating an answer
 * settles nothing.
 */
export function answeredHours<Hours extends AddedHours>(
  stay: { status: BookingStatus; leaves: Date; added: readonly Hours[] },
  { answer, until }: { answer: HoursAnswer; until: Date },
  now: Date,
): Result<Hours[], 'NOTHING_ADDED' | 'ALREADY_ANSWERED' | 'NOT_CONFIRMED' | 'TOO_LATE'> {
  if (stay.status !== 'completed') return refuse('NOT_CONFIRMED')
  const shown = stay.added.filter(({ endsAt }) => endsAt <= until)
  if (shown.length === 0) return refuse('NOTHING_ADDED')
  const waiting = (answer === 'yes' ? shown : stay.added).filter((hours) => hours.answer === null)
  if (shown.every((hours) => hours.answer !== null))
    return shown.at(-1)?.answer === answer ? accept([]) : refuse('ALREADY_ANSWERED')
  return now < hoursAnswerUntil(stay.leaves) ? accept(waiting) : refuse('TOO_LATE')
}
