import { istDateOf, minutesBetween, type IstDate } from '../kernel/ist.ts'
import type { Period } from '../kernel/period.ts'
import type { VisitStatus } from './visit.ts'

/**
 * A day's lists at the desk. `gone` has guests who left, no-shows, and guests whose stay is over without any entry by
 * the desk.
 */
export const DAY_LISTS = ['arriving', 'here', 'leaving', 'gone'] as const
export type DayList = (typeof DAY_LISTS)[number]

/** A confirmed booking in a day's lists. `period` includes paid extra hours. */
export type DayEntry = { period: Period; visit: VisitStatus }

/**
 * Returns the list that shows a booking on a day; undefined if none does. Today's lists follow the desk's entries.
 * Guests who checked in stay listed until check-out, even when overdue, and expected guests stay in 'arriving' until
 * their stay is over. The lists of other days follow only the booked time.
 */
export function dayList({ period, visit }: DayEntry, date: IstDate, now: Date): DayList | undefined {
  const [first, last] = [istDateOf(period.start), istDateOf(period.end)]
  const isToday = date === istDateOf(now)
  if (isToday && visit === 'here') return last <= date ? 'leaving' : 'here'
  if (date < first || date > last) return undefined
  if (!isToday) return first === date ? 'arriving' : last === date ? 'leaving' : 'here'
  if (visit === 'left' || visit === 'no_show') return 'gone'
  return now < period.end ? 'arriving' : 'gone'
}

/**
 * Why guests may move or get a refund: either they report that the desk turned them away, or the hotel cannot take
 * them.
 */
export type OpenCase = 'turned_away' | 'cannot_take'

/** The possible statuses of a booking in the desk's lists. */
export const DESK_STATUSES = [
  'turned_away',
  'cannot_take',
  'new',
  'late',
  'superfast',
  'expected',
  'here',
  'leaving',
  'overdue',
  'left',
  'no_show',
  'objected',
  'nobody_marked',
] as const
export type DeskStatus = (typeof DESK_STATUSES)[number]

/**
 * How many minutes late guests must be before the desk's list shows them as late. Until then they may be in the lift.
 */
const LATE_MINUTES = 15
/** How many minutes before the end of a stay the desk's list announces the check-out: 'In 8 min'. */
const LEAVING_SOON_MINUTES = 60

export type DeskStatusFacts = DayEntry & {
  isSeen: boolean
  isSuperfast: boolean
  hasObjected: boolean
  openCase: OpenCase | null
}

/** Picks the status of this booking that matters most to a receptionist now. */
export function deskStatus(facts: DeskStatusFacts, now: Date): DeskStatus {
  const { period, visit, isSeen, isSuperfast, hasObjected, openCase } = facts
  if (openCase && now < period.end && visit !== 'left') return openCase
  if (visit === 'no_show') return hasObjected ? 'objected' : 'no_show'
  if (visit === 'left') return 'left'
  if (visit === 'here') {
    if (now >= period.end) return 'overdue'
    return minutesBetween(now, period.end) <= LEAVING_SOON_MINUTES ? 'leaving' : 'here'
  }
  if (now >= period.end) return 'nobody_marked'
  if (!isSeen) return 'new'
  if (minutesBetween(period.start, now) >= LATE_MINUTES) return 'late'
  return isSuperfast ? 'superfast' : 'expected'
}
